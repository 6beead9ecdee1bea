import MotionGeometry

/// The object that a touch hits, by its name.
public enum HitTarget: Hashable, Sendable {
  /// The view of this name.
  case view(String)
  /// The stage itself, UIKit's window, if no view is hit.
  case stage
  /// The keyboard, a separate window in front of all views.
  case keyboard
  /// The point is not on the stage.
  case nothing
}

/// A record of UIKit's `hitTest(_:with:)`: the objects tested in order, the verdict of each, and
/// the one that is hit.
package struct HitWalk: Hashable, Sendable {
  /// The test of one object.
  package struct Step: Hashable, Sendable {
    /// The view, the stage or the keyboard.
    package let asked: HitTarget
    /// The view's parent; nil for a view directly on the stage.
    package let parent: String?
    /// The point in its own coordinates; nil if it was rejected before the point mattered.
    package internal(set) var point: Point?
    /// The verdict.
    package internal(set) var verdict: Verdict
    /// Whether its own hit test left the answer to UIKit.
    package internal(set) var leftToUIKit = false
  }

  /// The verdict of one object's test.
  package enum Verdict: Hashable, Sendable {
    /// It is rejected, whatever the point, with all its subviews.
    case refuses(HitRefusal)
    /// The point is outside, so its subviews are not tested.
    /// - Parameter beyond: a subview that the point would hit if the view did not end before it.
    case outside(beyond: String?)
    /// The point is inside the bounds, but outside the touch area that its insets reduce.
    case outsideInsets
    /// The point is inside, and a subview is hit.
    case subviewAnswers
    /// No subview is hit, and it passes the touch through.
    case passes
    /// No subview is hit, and it hands the touch to its hit target.
    case hands(to: String)
    /// Its own hit test answers a view, or nil.
    case overrides(to: String?)
    /// It is hit itself.
    /// - Parameter isGrown: whether the point is inside only because its insets enlarge the touch
    ///   area.
    case answers(isGrown: Bool)
  }

  /// The tests in order: reverse pre-order, so objects in front come first.
  package internal(set) var steps: [Step] = []
  /// The object that is hit.
  package internal(set) var answer = HitTarget.nothing
}

/// The reason why a view is rejected before the point matters.
package enum HitRefusal: Hashable, Sendable {
  case hidden
  case interactionOff
  /// UIKit stores alpha as a `Float` and requires at least 0.01. 0.01 itself becomes 0.0099999998.
  case transparent(alpha: Double)
  /// A block animates it without user interaction.
  case animating
  /// Its transform has no inverse.
  case flat
  /// During a transition that is not interactive, the window receives no touches.
  case transition(String)
}
