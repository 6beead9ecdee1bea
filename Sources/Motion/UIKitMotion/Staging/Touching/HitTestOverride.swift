import MotionGeometry

/// The result of a view's own hit test, which overrides `hitTest(_:with:)`.
package enum HitTestResult: Hashable, Sendable {
  /// A view by its name, wherever it is; nil if it is not on the stage.
  case view(String)
  /// Nil: the view and its subviews are not hit.
  case nothing
  /// UIKit's own answer: `super.hitTest(_:with:)`.
  case standard
}

extension Stage {
  /// A closure that runs a view's own hit test for a point in the view's coordinates.
  package typealias HitTest = (View, Point) -> HitTestResult

  /// Makes a view use the stage's `hitTest`, or UIKit's own again.
  /// - Throws: `notOnStage`.
  package func setOverridesHitTest(
    _ overrides: Bool, of view: View
  ) throws(StagingProblem) {
    try setTouchRules(of: view) { $0.overridesHitTest = overrides }
  }
}
