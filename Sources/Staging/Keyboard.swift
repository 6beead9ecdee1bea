import Curves
import Geometry

/// The keyboard at the stage's foot: where it is, where it will be, and what moves it.
public final class Keyboard {
  /// Points: the letters of an iPhone without bars, in portrait.
  public static let defaultHeight = 216.0
  /// Seconds, as the notifications tell; the motion itself keeps to its curve's own duration.
  public static let defaultDuration = 0.25

  /// Whether it is up, or on its way up.
  public internal(set) var isShown = false
  /// Points; of the keyboard that is shown, was shown last, or would be.
  public internal(set) var height = Keyboard.defaultHeight

  var motions: [KeyboardMotion] = []
  private let moment: StageMoment

  init(moment: StageMoment) {
    self.moment = moment
  }

  /// Where it is, or will be when its motion is over, in stage coordinates; below the stage's
  /// foot while hidden.
  public var frame: Rect { rect(top: top) }

  /// What is on screen.
  public var presentationFrame: Rect { rect(top: presentationTop) }

  /// Whether it is on its way up, down or to another height.
  public var isMoving: Bool { !motions.isEmpty }

  var top: Double { moment.size.height - (isShown ? height : 0) }

  var presentationTop: Double {
    var value = top
    for motion in motions {
      value += motion.offset * (1 - motion.timing.progress(at: moment.frame))
    }
    return value
  }

  func rect(top: Double) -> Rect { Rect(0, top, moment.size.width, height) }
}

/// A way of the keyboard up or down; like all geometry, ways that overlap add up.
struct KeyboardMotion {
  /// The old top less the new one, in points.
  let offset: Double
  let timing: AnimationTiming
  /// What is told when it is over; nothing, when another way has taken its place.
  var endings: [StageEvent.Keyboard]
}
