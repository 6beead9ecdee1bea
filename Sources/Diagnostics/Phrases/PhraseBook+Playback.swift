/// Animations that are paused, stopped and turned back.
extension PhraseBook {
  static let playback =
    #"""
    pause VIEW animation at TIME => animate VIEW.center.x to 200 over 1s; run TIME; pause VIEW
    is finished false when animation is interrupted => animate over 1s { VIEW.alpha = 0 } then { print event.finished }; run 0.3s; stop VIEW
    completion block called with finished false => animate over 1s { VIEW.center.x += 100 } then { print event.finished }; run 200ms; stop VIEW
    VIEW is paused true => pause VIEW
    VIEW layer speed zero time offset converted time pause layer => pause VIEW
    animation play state paused => pause VIEW
    freeze frame => pause VIEW
    lottie pause => pause VIEW
    no loop => pause VIEW
    pause layer animation of VIEW => pause VIEW
    pause the animation of VIEW => pause VIEW
    stop => pause VIEW
    stop the clock => pause VIEW
    tl pause => pause VIEW
    pause => pause VIEW, OTHER
    pause all => pause VIEW, OTHER
    pause animation => pause VIEW, OTHER
    animation play state running => pause VIEW; resume VIEW
    VIEW is paused false => pause VIEW; run 0.5s; resume VIEW
    resume layer begin time since pause VIEW => pause VIEW; run 0.5s; resume VIEW
    VIEW layer remove all animations => stop VIEW
    VIEW pop remove all animations => stop VIEW
    VIEW remove all actions => stop VIEW
    VIEW stop all animations => stop VIEW
    VIEW stop animating => stop VIEW
    VIEW stop animation true => stop VIEW
    animation none => stop VIEW
    cancel animation VIEW => stop VIEW
    controller stop => stop VIEW
    freeze VIEW => stop VIEW
    gsap kill tweens of VIEW => stop VIEW
    kill VIEW => stop VIEW
    kill all tweens => stop VIEW
    stop animation VIEW => stop VIEW
    stop moving => stop VIEW
    tl kill => stop VIEW
    tween kill => stop VIEW
    kill all animations => stop VIEW, OTHER
    stop all => stop VIEW, OTHER
    stop everything => stop VIEW, OTHER
    stop the animation => stop VIEW, OTHER
    """#
}
