import Geometry

/// What a touch meets, by its name.
public enum HitTarget: Hashable, Sendable {
  case view(String)
  /// The stage itself, UIKit's window, where no view answers.
  case stage
  /// The keyboard, which is a window of its own in front of all views.
  case keyboard
  /// The point is not on the stage.
  case nothing
}

/// UIKit's `hitTest(_:with:)`, told: who was asked in which order, what each one said, and whom a
/// touch would meet.
public struct HitWalk: Hashable, Sendable {
  /// Somebody who was asked.
  public struct Step: Hashable, Sendable {
    /// A view, the stage or the keyboard.
    public let asked: HitTarget
    /// The view it lies in; nil for what lies on the stage itself.
    public let parent: String?
    /// The point in its own coordinates; nil where it was passed over before the point counted.
    public internal(set) var point: Point?
    /// What it said.
    public internal(set) var verdict: Verdict
  }

  /// What somebody says who is asked for a point.
  public enum Verdict: Hashable, Sendable {
    /// It is passed over, whatever the point, and with it all that is in it.
    case refuses(HitRefusal)
    /// The point is outside, and so nothing in it is asked.
    /// - Parameter beyond: a view in it that the point would meet if the view did not end before.
    case outside(beyond: String?)
    /// The point is inside the bounds, but its insets make the area that is touched smaller.
    case outsideInsets
    /// The point is inside, and something in it answers.
    case subviewAnswers
    /// Nothing in it answers, and it lets the touch through.
    case passes
    /// Nothing in it answers, and it names another one.
    case hands(to: String)
    /// It answers itself.
    /// - Parameter isGrown: whether only its insets have let the point in.
    case answers(isGrown: Bool)
  }

  /// In the order in which they were asked: reverse pre-order, so what is in front comes first.
  public internal(set) var steps: [Step] = []
  /// Whom a touch meets.
  public internal(set) var answer = HitTarget.nothing
}

/// Why a view is passed over before the point counts.
public enum HitRefusal: Hashable, Sendable {
  case hidden
  case interactionOff
  /// UIKit keeps alpha as a `Float` and wants 0.01 at least. 0.01 itself becomes 0.0099999998 so.
  case transparent(alpha: Double)
  /// A block moves it that does not allow user interaction.
  case animating
  /// Its transform leaves nothing of it.
  case flat
  /// While a transition runs that no finger leads, the window takes no touches.
  case transition(String)
}
