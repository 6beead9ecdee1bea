import Dynamics

extension DynamicBehavior {
  /// Whether it stands above another in the tree.
  package func isAmongAncestors(of other: DynamicBehavior) -> Bool {
    var current = other.parent
    while let set = current {
      if set === self { return true }
      current = set.parent
    }
    return false
  }
}
