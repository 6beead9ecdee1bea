import Dynamics

extension DynamicBehavior {
  /// The sets that it is part of, the nearest first.
  var ancestors: [DynamicBehavior] {
    var found: [DynamicBehavior] = []
    while let set = (found.last ?? self).parent { found.append(set) }
    return found
  }

  /// Whether it stands above another in the tree.
  package func isAmongAncestors(of other: DynamicBehavior) -> Bool {
    other.ancestors.contains { $0 === self }
  }
}
