import MotionCurves
import MotionGeometry

/// An event on the stage, as names and numbers.
public struct StageEvent: Hashable, Sendable {
  /// The frame at which it was emitted.
  public let frame: Int
  /// The kind of the event, with its details.
  public let kind: Kind

  /// The time in seconds on the stage's clock.
  public var time: Double { Stage.time(ofFrame: frame) }

  /// The kind of an event, with its details.
  public enum Kind: Hashable, Sendable {
    /// Two things touch each other.
    case contact(Contact)
    /// Two things touch each other no longer.
    case contactEnded(Contact)
    /// All dynamic items have come to rest.
    case rest
    /// Dynamics is moving again.
    case resume
    /// The keyboard moves, or has arrived.
    indirect case keyboard(Keyboard)
    /// The tilt changed to this value.
    case tilt(Vector)
    /// The animations of a block have ended, or were stopped.
    case animationEnded(AnimationEnd)
    /// A finger goes down, moves, or is lifted.
    indirect case touch(Touch)
    /// A gesture recognizer has changed its state.
    indirect case gesture(Gesture)
    /// A scroll view tells its delegate something.
    indirect case scroll(Scroll)
    /// An event of the client's own, from `Stage.emitCustom`, whose name and number only the
    /// client understands.
    case custom(name: String, number: Int)
    /// A key was pressed, by its name.
    case key(String)
    /// The text size changed, like `UIContentSizeCategory.didChangeNotification`.
    case textSizeChanged(TextSizeChange)
    /// A screen appears or disappears.
    case screen(Appearance)
    /// A transition between screens has ended.
    case transitionEnded(TransitionEnd)
  }

  /// A change of the text size.
  public struct TextSizeChange: Hashable, Sendable {
    /// The new category.
    public let category: TextSizeCategory
    /// The old category.
    public let old: TextSizeCategory
  }

  /// The begin or end of a contact between two objects.
  public struct Contact: Hashable, Sendable {
    /// The name of the collision behavior.
    public let behavior: String
    /// The name of the view.
    public let item: String
    /// The other object in contact.
    public let other: Other
    /// The contact point in stage coordinates; nil at the end of a contact.
    public let point: Point?

    /// The other object in a contact, by its name.
    public enum Other: Hashable, Sendable {
      /// The name of another item.
      case item(String)
      /// The name of a boundary.
      case boundary(String)
      /// An edge of the stage.
      case bounds
    }
  }

  /// The contents of UIKit's keyboard notifications.
  public struct Keyboard: Hashable, Sendable {
    /// The notification, as UIKit names it.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The keyboard's notifications, as UIKit names them.
      case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide

      /// Whether it comes before the motion.
      package var isBefore: Bool {
        self == .willChangeFrame || self == .willShow || self == .willHide
      }
    }

    /// The notification.
    public let phase: Phase
    /// The frame before, in stage coordinates.
    public let frameBegin: Rect
    /// The frame after, in stage coordinates.
    public let frameEnd: Rect
    /// The requested duration in seconds. A curve with its own duration ignores it.
    public let duration: Double
    /// The curve of the motion.
    public let curve: Curve

    /// The height of the end frame, in points.
    public var height: Double { frameEnd.size.height }

    /// The options with which UIKit runs a handler of this notification, so that its changes move
    /// along with the keyboard.
    public var animation: AnimationOptions {
      AnimationOptions(duration: duration, curve: curve)
    }
  }

  /// The end of an animation, as in its completion.
  public struct AnimationEnd: Hashable, Sendable {
    /// The id of the animation.
    public let id: AnimationID
    /// The names of the views it animated, in the order it changed them.
    public let views: [String]
    /// False if it was stopped, replaced or lost its views.
    public let finished: Bool
    /// The end position of a property animator; nil for other animations.
    public let position: PropertyAnimator.Position?

    init(
      id: AnimationID, views: [String], finished: Bool, position: PropertyAnimator.Position? = nil
    ) {
      self.id = id
      self.views = views
      self.finished = finished
      self.position = position
    }
  }

  /// An appearance callback of a screen.
  public struct Appearance: Hashable, Sendable {
    /// The callback.
    public let phase: AppearancePhase
    /// The name of the screen.
    public let screen: String
    /// The transition's name; nil for the window's root, which appears at once.
    public let transition: String?
  }

  /// The end of a transition, as in its coordinator's completion.
  public struct TransitionEnd: Hashable, Sendable {
    /// The number of the transition, counted from 1.
    public let number: Int
    /// The name it was started by.
    public let name: String
    /// The operation.
    public let operation: Passage.Operation
    /// The screen visible before.
    public let from: String
    /// The screen to become visible.
    public let to: String
    /// False if it was cancelled.
    public let isCompleted: Bool
  }
}
