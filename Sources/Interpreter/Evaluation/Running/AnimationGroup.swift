import UIKitMotion

/// Collects the animations of a group while its block runs.
package final class AnimationGroup {
  package private(set) var children: [AnimationPlan] = []

  package init() {}

  /// The number of animations, including those of nested groups.
  package private(set) var count = 0

  package func add(_ child: AnimationPlan) {
    children.append(child)
    count += child.count
  }
}
