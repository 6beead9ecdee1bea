import Dynamics
import Geometry
import Typography

/// What a view or the keyboard must know of its stage to tell what it shows now.
///
/// It stands apart from the stage so that they need no reference back to it.
final class StageMoment {
  var frame = 0
  var size: Size
  /// -1...1 each way; see `Stage.tilt`.
  var tilt = Vector.zero
  /// Whether motion effects do nothing; see `Stage.reducesMotion`.
  var reducesMotion = false
  /// How large text is to be; see `Stage.textSize`.
  var textSize = TextSizeCategory.large
  /// In points; see `Stage.safeAreaBottom`.
  var safeAreaBottom = 0.0
  var animator: DynamicAnimator
  /// Whether an animation, or the tilt, is on its way.
  var isAnimating = false
  /// Whether a finger touches the stage.
  var isTouched = false
  /// Whether a transition is led from one place to another while its container's time stands.
  var isLed = false
  /// Whether any view has, or had, a time that is not the stage's.
  var hasOwnTimes = false

  /// Whether anything is on its way but the keyboard, which tells so itself.
  var isMoving: Bool { animator.isRunning || isAnimating || isTouched || isLed }

  init(size: Size) {
    self.size = size
    animator = DynamicAnimator(referenceBounds: Rect(origin: .zero, size: size))
  }
}
