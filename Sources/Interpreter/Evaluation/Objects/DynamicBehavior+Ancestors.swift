import UIKitMotion

extension DynamicBehavior {
  /// The sets that contain it, nearest first.
  var ancestors: [DynamicBehavior] {
    var found: [DynamicBehavior] = []
    while let set = (found.last ?? self).parent { found.append(set) }
    return found
  }

  /// Whether it is an ancestor of another behavior in the tree.
  package func isAmongAncestors(of other: DynamicBehavior) -> Bool {
    other.ancestors.contains { $0 === self }
  }
}
