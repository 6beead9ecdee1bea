import MotionCurves
import MotionGeometry

extension Stage {
  /// The bottom safe area, in points: the home indicator's.
  public var safeAreaBottom: Double { moment.safeAreaBottom }

  /// Sets the bottom safe area, in points.
  public func setSafeAreaBottom(_ height: Double) throws(StagingProblem) {
    try require(height, in: 0...Channel.limit, "the bottom safe area")
    moment.safeAreaBottom = height
  }

  /// Sets whether the layout guide of a hidden keyboard ends at the bottom safe area.
  public func setGuideUsesSafeArea(_ uses: Bool) { keyboard.guideUsesSafeArea = uses }

  /// Sets whether the layout guide follows a keyboard that floats or is split.
  public func setGuideFollowsUndockedKeyboard(_ follows: Bool) {
    keyboard.guideFollowsUndockedKeyboard = follows
  }

  /// Shows the keyboard, or changes its height. The events of UIKit's notifications before the
  /// motion are returned, for their handlers to run now; those after it come from `step()`, unless
  /// another motion replaces this one.
  ///
  /// ```swift
  /// let stage = Stage()
  /// let events = try stage.showKeyboard(height: 216)
  /// print(events.count)  // 2
  /// print(stage.keyboard.frame.minY)  // 352.0
  /// ```
  ///
  /// - Parameters:
  ///   - height: in points; nil means the last one, initially 216.
  ///   - duration: in seconds, for the events; the motion uses it unless the curve has its own
  ///     duration.
  ///   - curve: how it moves; the keyboard's own by default.
  /// - Returns: `willChangeFrame`, `willShow` and, if the change is instant, `didChangeFrame` and
  ///   `didShow`; those of the frame alone for an undocked keyboard, which has a size of its own;
  ///   none if the keyboard is already shown at this height.
  public func showKeyboard(
    height: Double? = nil, duration: Double = Keyboard.defaultDuration, curve: Curve = .keyboard
  ) throws(StagingProblem) -> [StageEvent] {
    let height = height ?? keyboard.height
    try require(height, in: 0...Channel.limit, "the keyboard's height")
    let options = AnimationOptions(duration: duration, curve: curve)
    try options.check()
    if keyboard.placement != .docked {
      guard !keyboard.isShown else { return [] }
      return moveKeyboard(options, before: [.willChangeFrame], after: [.didChangeFrame]) {
        keyboard.isShown = true
      }
    }
    guard !keyboard.isShown || height != keyboard.height else { return [] }
    // A hidden keyboard is not visible, so it takes its new height at once.
    if !keyboard.isShown, !keyboard.isMoving { keyboard.height = height }
    return moveKeyboard(
      options, before: [.willChangeFrame, .willShow], after: [.didChangeFrame, .didShow]
    ) {
      keyboard.height = height
      keyboard.isShown = true
    }
  }

  /// Hides the keyboard; see `showKeyboard`.
  public func hideKeyboard(
    duration: Double = Keyboard.defaultDuration, curve: Curve = .keyboard
  ) throws(StagingProblem) -> [StageEvent] {
    let options = AnimationOptions(duration: duration, curve: curve)
    try options.check()
    guard keyboard.isShown else { return [] }
    let isDocked = keyboard.placement == .docked
    return moveKeyboard(
      options, before: isDocked ? [.willChangeFrame, .willHide] : [.willChangeFrame],
      after: isDocked ? [.didChangeFrame, .didHide] : [.didChangeFrame]
    ) {
      keyboard.isShown = false
    }
  }

  /// Docks a shown keyboard, or takes it from the bottom of the stage. UIKit reports an undocked
  /// keyboard as hidden, and then only changes of its frame, until it docks and is shown again; the
  /// order of the notifications is not measured.
  ///
  /// - Parameter duration: in seconds, for the events; see `showKeyboard`.
  /// - Parameter placement: where it stands.
  /// - Parameter curve: how it moves.
  /// - Returns: The events before the motion; none if the keyboard is there already.
  public func placeKeyboard(
    _ placement: Keyboard.Placement, duration: Double = Keyboard.defaultDuration,
    curve: Curve = .keyboard
  ) throws(StagingProblem) -> [StageEvent] {
    let options = AnimationOptions(duration: duration, curve: curve)
    try options.check()
    switch placement {
    case .docked: break
    case .floating(let frame), .split(let frame):
      for number in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        try require(number, in: -Channel.limit...Channel.limit, "the keyboard's frame")
      }
    }
    guard keyboard.isShown else { throw .keyboardHidden }
    guard placement != keyboard.placement else { return [] }
    let (before, after): ([StageEvent.Keyboard.Phase], [StageEvent.Keyboard.Phase]) =
      switch (keyboard.placement, placement) {
      case (.docked, _): ([.willHide, .willChangeFrame], [.didChangeFrame])
      case (_, .docked): ([.willChangeFrame, .willShow], [.didChangeFrame, .didShow])
      default: ([.willChangeFrame], [.didChangeFrame])
      }
    return moveKeyboard(options, before: before, after: after) { keyboard.placement = placement }
  }

  /// Hides a docked keyboard, lets the stage change its size, and shows the keyboard again.
  ///
  /// Source: the order in a turn of a device is observed (cordova-plugin-native-keyboard #30). How
  /// long each part takes is not, so all of it happens at once, like the change of the size.
  func turnKeyboard(_ resize: () -> Void) -> [StageEvent] {
    guard keyboard.isShown, keyboard.placement == .docked else {
      resize()
      return []
    }
    keyboard.motions = []
    let atOnce = AnimationOptions(duration: 0, curve: .linear)
    let hidden = moveKeyboard(
      atOnce, before: [.willChangeFrame, .willHide], after: [.didChangeFrame, .didHide]
    ) { keyboard.isShown = false }
    resize()
    return hidden
      + moveKeyboard(
        atOnce, before: [.willChangeFrame, .willShow], after: [.didChangeFrame, .didShow]
      ) { keyboard.isShown = true }
  }

  /// Changes the keyboard and animates the presentation from its current value.
  private func moveKeyboard(
    _ options: AnimationOptions, before: [StageEvent.Keyboard.Phase],
    after: [StageEvent.Keyboard.Phase], _ change: () -> Void
  ) -> [StageEvent] {
    let guide = (
      left: keyboard.guideLeft, top: keyboard.limited(keyboard.guideTop + keyboard.push),
      width: keyboard.guideWidth, bottom: keyboard.guideBottom
    )
    let begin = Rect(
      keyboard.left, keyboard.top + keyboard.push, keyboard.width, keyboard.frameHeight)
    keyboard.push = 0
    change()
    let end = keyboard.frame
    let timing = AnimationTiming(options, startFrame: frame)
    func event(_ phase: StageEvent.Keyboard.Phase) -> StageEvent.Keyboard {
      StageEvent.Keyboard(
        phase: phase, frameBegin: begin, frameEnd: end, duration: timing.askedDuration,
        curve: timing.curve)
    }
    // A motion that is interrupted does not report its end.
    for index in keyboard.motions.indices { keyboard.motions[index].endings = [] }
    let endings = after.map(event)
    let willEvents = before.map { log(.keyboard(event($0))) }
    guard !timing.isInstant else { return willEvents + endings.map { log(.keyboard($0)) } }
    keyboard.motions.append(
      KeyboardMotion(
        topOffset: begin.minY - end.minY, leftOffset: begin.minX - end.minX,
        widthOffset: begin.size.width - end.size.width,
        heightOffset: begin.size.height - end.size.height,
        guideOffset: guide.top - keyboard.guideTop,
        guideLeftOffset: guide.left - keyboard.guideLeft,
        guideWidthOffset: guide.width - keyboard.guideWidth,
        guideBottomOffset: guide.bottom - keyboard.guideBottom, timing: timing, endings: endings))
    return willEvents
  }

  /// Hides the keyboard because a scroll view is dragged, and queues the events.
  func dismissKeyboard() {
    // The standard duration and curve are valid.
    guard let events = try? hideKeyboard() else { return }
    queue(events)
  }

  /// Lets a finger that drags a scroll view push the keyboard down, once it meets its upper edge. As
  /// observed, nothing is reported until the finger is lifted.
  func pushKeyboard(by finger: Point) {
    guard keyboard.isShown, keyboard.placement == .docked else { return }
    keyboard.push = min(max(finger.y - keyboard.top, 0), keyboard.height)
  }

  /// Ends the push: a finger that has moved down last hides the keyboard, and one that has moved up
  /// lets it come back, however long it rested since. UIKit's rule for a finger that has moved
  /// sideways last is not known; half of the height decides.
  func releaseKeyboard(_ lastMove: Vector) {
    guard keyboard.push > 0 else { return }
    let hides = lastMove.dy == 0 ? keyboard.push > keyboard.height / 2 : lastMove.dy > 0
    guard !hides else { return dismissKeyboard() }
    _ = moveKeyboard(
      AnimationOptions(duration: Keyboard.defaultDuration, curve: .keyboard), before: [], after: []
    ) {}
  }

  func advanceKeyboard() {
    guard !keyboard.motions.isEmpty else { return }
    for motion in keyboard.motions where motion.timing.endFrame <= frame {
      for ending in motion.endings { emit(.keyboard(ending)) }
    }
    keyboard.motions.removeAll { $0.timing.endFrame <= frame }
  }
}
