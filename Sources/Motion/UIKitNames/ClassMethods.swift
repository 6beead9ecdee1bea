import UIKitMotion

/// What UIKit calls on a class, because an app has one screen. Here the compiler says what to write.

extension View {
  /// Not here: a stage animates.
  @available(
    *, unavailable, message: "write `try stage.animate(withDuration:…)`, on the stage of the views"
  )
  public static func animate(
    withDuration duration: Double, delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double = 1,
    initialSpringVelocity velocity: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Not here: a stage animates.
  @available(
    *, unavailable,
    message: "write `try stage.animate(springDuration:…)`, on the stage of the views"
  )
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Not here: a stage animates.
  @available(
    *, unavailable,
    message: "write `try stage.animateKeyframes(withDuration:…)`, on the stage of the views"
  )
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}

  /// Not here: a stage animates.
  @available(
    *, unavailable,
    message: "write `try stage.addKeyframe(withRelativeStartTime:…)`, on the stage of the views"
  )
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration length: Double, animations: () -> Void
  ) {}
}

extension ViewPropertyAnimator {
  /// Not here: an animator has a stage.
  @available(*, unavailable, message: "write `try ViewPropertyAnimator(duration:curve:on: stage)`")
  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) { fatalError("the compiler refuses every call") }

  /// Not here: an animator has a stage.
  @available(
    *, unavailable, message: "write `try ViewPropertyAnimator(duration:dampingRatio:on: stage)`"
  )
  public convenience init(
    duration: Double, dampingRatio: Double, animations: (() -> Void)? = nil
  ) { fatalError("the compiler refuses every call") }
}
