import Curves
import Geometry
import Typography

/// Something that happened on the stage, as names and numbers.
public struct StageEvent: Hashable, Sendable {
  /// The frame at which it is known.
  public let frame: Int
  /// What happened.
  public let kind: Kind

  /// Seconds of the stage's clock.
  public var time: Double { Stage.time(ofFrame: frame) }

  /// What happened, with all that is told of it.
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
    indirect case touch(Touch)
    case tweakChanged(TweakChange)
    /// A key was pressed, by its name.
    case key(String)
    /// Text is to be of another size, as `UIContentSizeCategory.didChangeNotification` tells.
    case textSizeChanged(TextSizeChange)
    /// A screen comes or goes.
    case screen(Appearance)
    case transitionEnded(TransitionEnd)
  }

  /// A tweak that has another value now.
  public struct TweakChange: Hashable, Sendable {
    /// Category, collection and name, with `/` between.
    public let name: String
    /// Which of all changes it was, from 0: whoever keeps the tweaks has its values.
    public let number: Int

    /// A change by its tweak's name and its number.
    public init(name: String, number: Int) {
      self.name = name
      self.number = number
    }
  }

  /// Another text size.
  public struct TextSizeChange: Hashable, Sendable {
    /// What it is now.
    public let category: TextSizeCategory
    /// What it was.
    public let old: TextSizeCategory
  }

  /// Two things that touch, or touch no more.
  public struct Contact: Hashable, Sendable {
    /// The name of the collision behavior.
    public let behavior: String
    /// The name of the view.
    public let item: String
    /// What the view touches.
    public let other: Other
    /// Where, in stage coordinates; nil at the end of a contact.
    public let point: Point?

    /// What a view touches, by its name.
    public enum Other: Hashable, Sendable {
      case item(String)
      case boundary(String)
      /// An edge of the stage.
      case bounds
    }
  }

  /// What UIKit's keyboard notifications carry.
  public struct Keyboard: Hashable, Sendable {
    /// The notifications, as UIKit names them.
    public enum Phase: Hashable, Sendable, CaseIterable {
      case willChangeFrame, willShow, willHide, didChangeFrame, didShow, didHide
    }

    /// Which notification it is.
    public let phase: Phase
    /// In stage coordinates.
    public let frameBegin: Rect
    /// Where it will be, or is, in stage coordinates.
    public let frameEnd: Rect
    /// Seconds, as asked for. A curve with its own duration does not keep to it.
    public let duration: Double
    /// How it moves.
    public let curve: Curve

    /// Points, of the frame at the end.
    public var height: Double { frameEnd.size.height }

    /// The animation in which UIKit runs a handler of this notification, so that what it sets
    /// moves along with the keyboard.
    public var animation: AnimationOptions {
      AnimationOptions(duration: duration, curve: curve)
    }
  }

  /// The end of an animation, as its completion tells it.
  public struct AnimationEnd: Hashable, Sendable {
    /// Which animation it was.
    public let id: AnimationID
    /// The names of the views it moved, in the order in which it touched them.
    public let views: [String]
    /// False where it was stopped, replaced, or lost its views.
    public let finished: Bool
    /// Where an animator has left it; nil for what no animator led.
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

  /// What a screen is told of its coming and going.
  public struct Appearance: Hashable, Sendable {
    /// Which of the four it is.
    public let phase: AppearancePhase
    /// The name of the screen.
    public let screen: String
    /// The transition's name; nil for the window's root, which is there at once.
    public let transition: String?
  }

  /// The end of a transition, as its coordinator tells it.
  public struct TransitionEnd: Hashable, Sendable {
    /// Which transition it was, counted from 1.
    public let number: Int
    /// What it was asked for by.
    public let name: String
    /// What it did.
    public let operation: Passage.Operation
    /// The screen that was seen before.
    public let from: String
    /// The screen that was to be seen.
    public let to: String
    /// False where it was called off.
    public let isCompleted: Bool
  }
}
