import Curves
import Geometry

extension Stage {
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
    let oldTop = keyboard.top
    let begin = keyboard.isShown ? keyboard.frame : Rect(0, oldTop, size.width, height)
    keyboard.height = height
    keyboard.isShown = true
    return moveKeyboard(
      from: begin, options, before: [.willChangeFrame, .willShow],
      after: [.didChangeFrame, .didShow])
  }

  /// Sends the keyboard down; see `showKeyboard`.
  public func hideKeyboard(
    duration: Double = Keyboard.defaultDuration, curve: Curve = .keyboard
  ) throws(StagingProblem) -> [StageEvent] {
    let options = AnimationOptions(duration: duration, curve: curve)
    try options.check()
    guard keyboard.isShown else { return [] }
    let begin = keyboard.frame
    keyboard.isShown = false
    return moveKeyboard(
      from: begin, options, before: [.willChangeFrame, .willHide],
      after: [.didChangeFrame, .didHide])
  }

  private func moveKeyboard(
    from begin: Rect, _ options: AnimationOptions, before: [StageEvent.Keyboard.Phase],
    after: [StageEvent.Keyboard.Phase]
  ) -> [StageEvent] {
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
      KeyboardMotion(offset: begin.minY - end.minY, timing: timing, endings: endings))
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
