import MotionGeometry

/// A gesture recognizer of a view or of the stage. It receives the touches of its view and of the
/// view's subviews.
public struct GestureRecognizer: Hashable, Sendable {
  /// The gesture, after `UITapGestureRecognizer`, `UIPanGestureRecognizer` and
  /// `UILongPressGestureRecognizer`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The recognized gesture.
    case tap, pan, longPress
    /// `UIScrollView.panGestureRecognizer`, which every scroll view has. It has no action.
    case scroll
  }

  /// The movement in points at which a pan begins, and that a tap and a long press allow. UIKit
  /// documents it for the long press: `allowableMovement`.
  public static let movement = 10.0
  /// The time in seconds after which a long press begins: UIKit's default of
  /// `minimumPressDuration`.
  public static let pressDuration = 0.5
  /// The longest time in seconds of a tap, which UIKit does not document.
  public static let tapDuration = 0.75
  /// The longest time in seconds from the end of a tap to the beginning of the next one of the same
  /// gesture. UIKit does not document it; Apple's code sets it for a tap recognizer of its own.
  public static let tapInterval = 0.35
  /// The largest distance in points between two taps of the same gesture; known like `tapInterval`.
  public static let tapSeparation = 45.0

  /// The gesture.
  public let kind: Kind
  /// The name of its view; nil for the stage.
  public let view: String?
  /// The number of taps of a tap recognizer, 1 or more.
  public let numberOfTapsRequired: Int
  /// The time in seconds after which a long press begins, 0 or more.
  public let minimumPressDuration: Double

  /// Creates a recognizer of a view, or of the stage.
  public init(
    _ kind: Kind, of view: String?, numberOfTapsRequired: Int = 1,
    minimumPressDuration: Double = Self.pressDuration
  ) {
    self.kind = kind
    self.view = view
    self.numberOfTapsRequired = numberOfTapsRequired
    self.minimumPressDuration = minimumPressDuration
  }

  /// The recognizers that each recognizer waits for: it recognizes its gesture only once they have
  /// failed, like `require(toFail:)`.
  package typealias Requirements = [GestureRecognizer: Set<GestureRecognizer>]
}

extension StageEvent {
  /// An action of a gesture recognizer.
  public struct Gesture: Hashable, Sendable {
    /// The state of the recognizer. A tap, which is not continuous, only ends.
    public enum State: String, Hashable, Sendable, CaseIterable {
      /// The state of the gesture, as in `UIGestureRecognizer.State`.
      case began, changed, ended, cancelled
    }

    /// The recognizer.
    public let recognizer: GestureRecognizer
    /// The state.
    public let state: State
    /// The number of the finger.
    public let finger: Int
    /// The position in stage coordinates.
    public let point: Point
    /// The vector from the point where the finger came down.
    public let translation: Vector
    /// The velocity of the finger in points per second.
    public let velocity: Vector
  }
}
