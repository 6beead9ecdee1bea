import Staging

/// Collects the animations of a group while its block runs.
package final class AnimationGroup {
  package private(set) var children: [AnimationPlan] = []

  package init() {}

  /// How many animations it holds, those of groups inside it counted.
  package var count: Int { children.reduce(0) { $0 + $1.count } }

  package func add(_ child: AnimationPlan) { children.append(child) }
}
