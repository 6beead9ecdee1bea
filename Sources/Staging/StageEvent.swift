import Curves
import Geometry

/// Something that happened on the stage, as names and numbers.
public struct StageEvent: Hashable, Sendable {
  /// The frame at which it is known.
  public let frame: Int
  public let kind: Kind

  /// Seconds of the stage's clock.
  public var time: Double { Stage.time(ofFrame: frame) }

  public enum Kind: Hashable, Sendable {
    case contact(Contact)
    case contactEnded(Contact)
    /// Everything that dynamics moves has come to rest.
    case rest
    /// Dynamics moves again.
    case resume
    indirect case keyboard(Keyboard)
    /// The tilt changed, to this.
    case tilt(Vector)
    case animationEnded(AnimationEnd)
  }

  /// Two things that touch, or touch no more.
  public struct Contact: Hashable, Sendable {
    /// The name of the collision behavior.
    public let behavior: String
    /// The name of the view.
    public let item: String
    public let other: Other
    /// Where, in stage coordinates; nil at the end of a contact.
    public let point: Point?

    public enum Other: Hashable, Sendable {
      case item(String)
      case boundary(String)
      /// An edge of the stage.
      case bounds
    }
  }

  /// What UIKit's keyboard notifications carry.
  public struct Keyboard: Hashable, Sendable {
    public enum Phase: Hashable, Sendable, CaseIterable {
      case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide
    }

    public let phase: Phase
    /// In stage coordinates.
    public let frameBegin: Rect
    public let frameEnd: Rect
    /// Seconds, as asked for. A curve with its own duration does not keep to it.
    public let duration: Double
    public let curve: Curve

    public var height: Double { frameEnd.size.height }

    /// The animation in which UIKit runs a handler of this notification, so that what it sets
    /// moves along with the keyboard.
    public var animation: AnimationOptions {
      AnimationOptions(duration: duration, curve: curve)
    }
  }

  public struct AnimationEnd: Hashable, Sendable {
    public let id: AnimationID
    /// The names of the views it moved, in the order in which it touched them.
    public let views: [String]
    /// False where it was stopped, replaced, or lost its views.
    public let finished: Bool
  }
}
