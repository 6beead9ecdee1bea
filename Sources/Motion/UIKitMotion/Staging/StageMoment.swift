import MotionGeometry

/// The state of the stage that views and the keyboard need to compute their presentation.
///
/// It is separate from the stage so that they need no reference back to it.
final class StageMoment {
  var frame = 0
  var size: Size
  /// The stage; nil for a view that is on none yet.
  weak var stage: Stage?
  /// The tilt, -1 … 1 on each axis; see `Stage.tilt`.
  var tilt = Vector.zero
  /// Whether motion effects are disabled; see `Stage.reducesMotion`.
  var reducesMotion = false
  /// The text size; see `Stage.textSize`.
  var textSize = TextSizeCategory.large
  /// The bottom safe area in points; see `Stage.safeAreaBottom`.
  var safeAreaBottom = 0.0
  /// The reference view's layout margins with their history.
  var layoutMarginLog = ChangeLog(EdgeInsets.viewMargins)
  var animator: DynamicAnimator
  /// Whether an animation or the tilt is running.
  var isAnimating = false
  /// Whether there is a touch on the stage.
  var isTouched = false
  /// Whether the content of a scroll view moves by itself.
  var isScrolling = false
  /// Whether an interactive transition is moving while its container's time is paused.
  var isLed = false
  /// Whether any view has, or has had, its own time.
  var hasOwnTimes = false

  /// Whether anything is moving, except the keyboard, which has its own `isMoving`.
  var isMoving: Bool { animator.isRunning || isAnimating || isTouched || isScrolling || isLed }

  /// The size of a pixel in points; 1 if the display does not say.
  var pixel: Double { 1 / (animator.pixelScale ?? 1) }

  init(size: Size) {
    self.size = size
    animator = DynamicAnimator(referenceBounds: Rect(origin: .zero, size: size))
  }
}
