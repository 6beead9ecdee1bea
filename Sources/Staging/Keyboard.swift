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

  /// Whether the layout guide ends at the bottom safe area while the keyboard is away, as it does
  /// unless an app says otherwise; else at the stage's foot.
  public internal(set) var guideUsesSafeArea = true

  /// Where it is, or will be when its motion is over, in stage coordinates; below the stage's
  /// foot while hidden.
  public var frame: Rect { Rect(0, top, moment.size.width, height) }

  /// What is on screen.
  public var presentationFrame: Rect {
    Rect(0, presentationTop, moment.size.width, presentationHeight)
  }

  /// Where UIKit's `keyboardLayoutGuide` is: what the keyboard covers, or the bottom safe area while
  /// that is more. Like all layout it is at its end at once, and its presentation follows.
  public var guideFrame: Rect { guide(top: guideTop) }

  /// What views tied to the guide show.
  public var guidePresentationFrame: Rect { guide(top: guidePresentationTop) }

  /// Whether it is on its way up, down or to another height.
  public var isMoving: Bool { !motions.isEmpty }

  var top: Double { moment.size.height - (isShown ? height : 0) }
  var presentationTop: Double { shown(top, \.topOffset) }
  var presentationHeight: Double { shown(height, \.heightOffset) }

  var guideTop: Double {
    min(top, moment.size.height - (guideUsesSafeArea ? moment.safeAreaBottom : 0))
  }
  var guidePresentationTop: Double { shown(guideTop, \.guideOffset) }

  private func guide(top: Double) -> Rect {
    Rect(0, top, moment.size.width, max(0, moment.size.height - top))
  }

  private func shown(_ value: Double, _ offset: KeyPath<KeyboardMotion, Double>) -> Double {
    motions.reduce(value) {
      $0 + $1[keyPath: offset] * (1 - $1.timing.progress(at: moment.frame))
    }
  }
}

/// A way of the keyboard up or down; like all geometry, ways that overlap add up.
struct KeyboardMotion {
  /// What was less what is, in points.
  let topOffset: Double
  let heightOffset: Double
  let guideOffset: Double
  let timing: AnimationTiming
  /// What is told when it is over; nothing, when another way has taken its place.
  var endings: [StageEvent.Keyboard]
}
