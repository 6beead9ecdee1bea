import Curves
import Geometry

extension Stage {
  /// The part at the stage's foot that the device's frame covers, in points: a home indicator's.
  public var safeAreaBottom: Double { moment.safeAreaBottom }

  /// Sets how much of the stage's foot the device's frame covers.
  public func setSafeAreaBottom(_ height: Double) throws(StagingProblem) {
    try require(height, in: 0...Channel.limit, "the bottom safe area")
    moment.safeAreaBottom = height
  }

  /// Whether the keyboard's layout guide ends at the bottom safe area while the keyboard is away.
  public func setGuideUsesSafeArea(_ uses: Bool) { keyboard.guideUsesSafeArea = uses }

  /// Brings the keyboard up, or to another height. The events that UIKit's notifications tell
  /// before the motion are returned for their handlers to run now; those after it come from
  /// `step()`, when this motion is over and no other has taken its place.
  ///
  /// - Parameters:
  ///   - height: in points; nil takes the last one, at first 216.
  ///   - duration: in seconds, for the events; the motion keeps to it where the curve has no
  ///     duration of its own.
  /// - Returns: `willChangeFrame`, `willShow`, and where nothing needs time also `didChangeFrame` and
  ///   `didShow`; none where the keyboard is there already.
  public func showKeyboard(
    height: Double? = nil, duration: Double = Keyboard.defaultDuration, curve: Curve = .keyboard
  ) throws(StagingProblem) -> [StageEvent] {
    let height = height ?? keyboard.height
    try require(height, in: 0...Channel.limit, "the keyboard's height")
    let options = AnimationOptions(duration: duration, curve: curve)
    try options.check()
    guard !keyboard.isShown || height != keyboard.height else { return [] }
    // Nobody sees what is below the foot, so it has its new height from the start.
    if !keyboard.isShown, !keyboard.isMoving { keyboard.height = height }
    return moveKeyboard(
      options, before: [.willChangeFrame, .willShow], after: [.didChangeFrame, .didShow]
    ) {
      keyboard.height = height
      keyboard.isShown = true
    }
  }

  /// Sends the keyboard down; see `showKeyboard`.
  public func hideKeyboard(
    duration: Double = Keyboard.defaultDuration, curve: Curve = .keyboard
  ) throws(StagingProblem) -> [StageEvent] {
    let options = AnimationOptions(duration: duration, curve: curve)
    try options.check()
    guard keyboard.isShown else { return [] }
    return moveKeyboard(
      options, before: [.willChangeFrame, .willHide], after: [.didChangeFrame, .didHide]
    ) {
      keyboard.isShown = false
    }
  }

  /// Changes the keyboard, and lets what is shown follow from where it stands.
  private func moveKeyboard(
    _ options: AnimationOptions, before: [StageEvent.Keyboard.Phase],
    after: [StageEvent.Keyboard.Phase], _ change: () -> Void
  ) -> [StageEvent] {
    let (begin, beginOfGuide) = (keyboard.frame, keyboard.guideTop)
    change()
    let end = keyboard.frame
    let timing = AnimationTiming(options, startFrame: frame)
    func event(_ phase: StageEvent.Keyboard.Phase) -> StageEvent.Keyboard {
      StageEvent.Keyboard(
        phase: phase, frameBegin: begin, frameEnd: end, duration: timing.askedDuration,
        curve: timing.curve)
    }
    // What was on its way there does not arrive.
    for index in keyboard.motions.indices { keyboard.motions[index].endings = [] }
    let endings = after.map(event)
    let told = before.map { log(.keyboard(event($0))) }
    guard !timing.isInstant else { return told + endings.map { log(.keyboard($0)) } }
    keyboard.motions.append(
      KeyboardMotion(
        topOffset: begin.minY - end.minY, heightOffset: begin.size.height - end.size.height,
        guideOffset: beginOfGuide - keyboard.guideTop, timing: timing, endings: endings))
    return told
  }

  func advanceKeyboard() {
    guard keyboard.isMoving else { return }
    for motion in keyboard.motions where motion.timing.endFrame <= frame {
      for ending in motion.endings { emit(.keyboard(ending)) }
    }
    keyboard.motions.removeAll { $0.timing.endFrame <= frame }
  }
}
