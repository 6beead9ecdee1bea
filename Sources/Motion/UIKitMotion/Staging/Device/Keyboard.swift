import MotionCurves
import MotionGeometry

/// The keyboard at the bottom of the stage: its frame, its layout guide and its motions.
public final class Keyboard {
  /// In points: the keys of an iPhone without bars, in portrait.
  public static let defaultHeight = 216.0
  /// In seconds, as in the notifications; the motion itself uses its curve's own duration.
  public static let defaultDuration = 0.25

  /// Whether it is shown or moving up.
  public internal(set) var isShown = false
  /// The height in points, current, last or default; of the docked keyboard while it is undocked.
  public internal(set) var height = Keyboard.defaultHeight

  /// Where an iPad's keyboard is.
  public enum Placement: Hashable, Sendable {
    /// At the bottom of the stage, as wide as the stage.
    case docked
    /// In a frame of its own, whole or in two halves. It keeps its frame while it is hidden.
    case floating(Rect)
    /// In two halves, which share this frame.
    case split(Rect)
  }

  /// Where it is, or will be when it is shown again.
  public internal(set) var placement = Placement.docked

  /// The frame of an undocked keyboard while it is shown; nil for a docked one.
  public var undockedFrame: Rect? {
    switch placement {
    case .docked: nil
    case .floating(let frame), .split(let frame): frame
    }
  }

  var motions: [KeyboardMotion] = []
  /// How far a finger that drags a scroll view has pushed it down, in points.
  var push = 0.0
  private let moment: StageMoment

  init(moment: StageMoment) {
    self.moment = moment
  }

  /// Whether the layout guide of a hidden keyboard ends at the bottom safe area, UIKit's default,
  /// instead of at the bottom of the stage.
  public internal(set) var guideUsesSafeArea = true

  /// Whether the layout guide follows an undocked keyboard, which UIKit's does not by default:
  /// `followsUndockedKeyboard`.
  public internal(set) var guideFollowsUndockedKeyboard = false

  /// The frame at the end of its motion, in stage coordinates; below the stage while hidden.
  public var frame: Rect { Rect(left, top, width, frameHeight) }

  /// The frame on screen.
  public var presentationFrame: Rect {
    Rect(presentationLeft, presentationTop, presentationWidth, presentationHeight)
  }

  /// The frame of UIKit's `keyboardLayoutGuide`: the area the keyboard covers, or the bottom safe
  /// area if that is taller. Like all layout it is set at once, and its presentation follows.
  public var guideFrame: Rect {
    Self.guide(left: guideLeft, top: guideTop, width: guideWidth, bottom: guideBottom)
  }

  /// The guide's presentation, which views tied to it show.
  public var guidePresentationFrame: Rect {
    Self.guide(
      left: guidePresentationLeft, top: guidePresentationTop, width: guidePresentationWidth,
      bottom: guidePresentationBottom)
  }

  /// Whether it is moving up, down or to another height, or follows a finger.
  public var isMoving: Bool { !motions.isEmpty || push > 0 }

  var top: Double {
    isShown ? undockedFrame?.minY ?? moment.size.height - height : moment.size.height
  }
  var left: Double { undockedFrame?.minX ?? 0 }
  var width: Double { undockedFrame?.size.width ?? moment.size.width }
  var frameHeight: Double { undockedFrame?.size.height ?? height }
  var presentationTop: Double { shown(top, \.topOffset) + push }
  var presentationLeft: Double { shown(left, \.leftOffset) }
  var presentationWidth: Double { shown(width, \.widthOffset) }
  var presentationHeight: Double { shown(frameHeight, \.heightOffset) }

  /// The frame of the undocked keyboard that the guide follows; nil if it follows none.
  private var followedFrame: Rect? {
    guideFollowsUndockedKeyboard && isShown ? undockedFrame : nil
  }
  var guideTop: Double {
    followedFrame?.minY ?? min(placement == .docked ? top : moment.size.height, hiddenGuideTop)
  }
  var guideLeft: Double { followedFrame?.minX ?? 0 }
  var guideWidth: Double { followedFrame?.size.width ?? moment.size.width }
  var guideBottom: Double { followedFrame?.maxY ?? moment.size.height }
  var guidePresentationTop: Double { limited(shown(guideTop, \.guideOffset) + push) }
  var guidePresentationLeft: Double { shown(guideLeft, \.guideLeftOffset) }
  var guidePresentationWidth: Double { shown(guideWidth, \.guideWidthOffset) }
  var guidePresentationBottom: Double { shown(guideBottom, \.guideBottomOffset) }

  var hiddenGuideTop: Double {
    moment.size.height - (guideUsesSafeArea ? moment.safeAreaBottom : 0)
  }

  /// A guide at the bottom of the stage does not end below that of a hidden keyboard.
  func limited(_ top: Double) -> Double { followedFrame == nil ? min(top, hiddenGuideTop) : top }

  /// Returns the frame of a guide by its edges.
  package static func guide(
    left: Double, top: Double, width: Double, bottom: Double
  ) -> Rect {
    Rect(left, top, width, max(0, bottom - top))
  }

  private func shown(_ value: Double, _ offset: KeyPath<KeyboardMotion, Double>) -> Double {
    motions.reduce(value) {
      $0 + $1[keyPath: offset] * (1 - $1.timing.progress(at: moment.frame))
    }
  }
}

/// A motion of the keyboard up or down; like all geometry, overlapping motions add up.
struct KeyboardMotion {
  /// The old value minus the new one, in points.
  let topOffset: Double
  let leftOffset: Double
  let widthOffset: Double
  let heightOffset: Double
  let guideOffset: Double
  let guideLeftOffset: Double
  let guideWidthOffset: Double
  let guideBottomOffset: Double
  let timing: AnimationTiming
  /// The events reported at the end; none if another motion has replaced this one.
  var endings: [StageEvent.Keyboard]
}
