extension Stage {
  /// Opens an animation block, as `UIView.animate` does: what is set until `commitAnimation()`
  /// changes the model at once and the presentation in time. Blocks nest; an inner one takes the
  /// outer one's duration and curve unless it has its own.
  ///
  /// - Throws: `notFinite` or `outOfRange` for a time or a count that is none.
  @discardableResult
  public func beginAnimation(
    _ options: AnimationOptions = AnimationOptions()
  ) throws(StagingProblem) -> AnimationID {
    let animation = try makeAnimation(options)
    openAnimations.append(animation)
    return animation.id
  }

  /// Closes the innermost block, and lets it run. A block that set nothing in motion ends here:
  /// its event is the next to be taken.
  ///
  /// - Returns: the block's id; nil where none was open.
  @discardableResult
  public func commitAnimation() -> AnimationID? {
    guard let animation = openAnimations.popLast() else { return nil }
    runningAnimations.append(animation)
    if animation.liveParts == 0 { end(animation, finished: true) }
    return animation.id
  }

  /// Whether an animation that was committed has not ended yet.
  public func isRunning(_ id: AnimationID) -> Bool {
    runningAnimations.contains { $0.id == id }
  }

  /// How many animations are on their way.
  public var runningAnimationCount: Int { runningAnimations.count }

  /// Whether anything but dynamics is on its way: an animation, the tilt or the keyboard.
  public var isAnimating: Bool { !runningAnimations.isEmpty || keyboard.isMoving }

  /// Whether anything is on its way: dynamics, an animation, the tilt or the keyboard.
  public var isMoving: Bool { animator.isRunning || isAnimating }

  /// Ends a view's animations where they stand: what is shown, effects aside, becomes the model.
  public func stopAnimations(of view: View) {
    guard isHere(view), view.isAnimating else { return }
    let stands = Channel.allCases.filter { channel in
      view.animations.contains { $0.channel == channel }
    }.map { ($0, view.animatedValue($0)) }
    dropParts(of: view) { _ in true }
    for (channel, value) in stands {
      // A curve may have overshot what the channel takes.
      let range = channel.range
      view.model[channel.rawValue] = min(max(value, range.lowerBound), range.upperBound)
    }
    tellAnimator(of: view)
  }

  func makeAnimation(_ options: AnimationOptions) throws(StagingProblem) -> RunningAnimation {
    try options.check()
    animationCount += 1
    let timing = AnimationTiming(
      options, inheriting: openAnimations.last?.timing, startFrame: frame)
    return RunningAnimation(id: AnimationID(number: animationCount), timing: timing)
  }

  /// Adds to the open block, if there is one, what it takes to bring a value to its new one; comes
  /// before the model is changed.
  func animate(_ view: View, _ channel: Channel, to value: Double, turnsShorterWay: Bool) {
    guard let animation = openAnimations.last, !animation.timing.isInstant else { return }
    guard channel.isGeometry else {
      return replace(view, channel, with: value, in: animation)
    }
    var offset = view.model[channel.rawValue] - value
    if turnsShorterWay, channel == .rotation { offset = shorterTurn(offset) }
    guard offset != 0 else { return }
    for index in view.animations.indices
    where view.animations[index].running === animation && view.animations[index].channel == channel
    {
      guard case .adds(let before) = view.animations[index].motion else { continue }
      view.animations[index].motion = .adds(offset: before + offset)
      return
    }
    add(.adds(offset: offset), to: view, channel, in: animation)
  }

  private func replace(
    _ view: View, _ channel: Channel, with value: Double, in animation: RunningAnimation
  ) {
    let shown = view.animatedValue(channel)
    dropParts(of: view) { $0.channel == channel }
    if shown != value { add(.replaces(from: shown, to: value), to: view, channel, in: animation) }
  }

  private func add(
    _ motion: ChannelAnimation.Motion, to view: View, _ channel: Channel,
    in animation: RunningAnimation
  ) {
    view.animations.append(
      ChannelAnimation(running: animation, channel: channel, motion: motion))
    animation.liveParts += 1
    animation.touch(view)
  }

  /// Removes parts of a view's animations; one that has no part left is over, unfinished.
  func dropParts(of view: View, where isDropped: (ChannelAnimation) -> Bool) {
    let dropped = view.animations.filter(isDropped)
    guard !dropped.isEmpty else { return }
    view.animations.removeAll(where: isDropped)
    for part in dropped { dropPart(of: part.running) }
  }

  func dropPart(of animation: RunningAnimation) {
    animation.liveParts -= 1
    let isCommitted = runningAnimations.contains { $0 === animation }
    if animation.liveParts == 0, isCommitted { end(animation, finished: false) }
  }

  /// Ends what has come to its end, the earliest first.
  func endAnimations() {
    guard runningAnimations.contains(where: { $0.timing.endFrame <= frame }) else { return }
    let ended = runningAnimations.filter { $0.timing.endFrame <= frame }
    let inOrder = ended.sorted {
      ($0.timing.endTime, $0.id.number) < ($1.timing.endTime, $1.id.number)
    }
    for animation in inOrder { end(animation, finished: true) }
  }

  private func end(_ animation: RunningAnimation, finished: Bool) {
    for view in animation.views { view.animations.removeAll { $0.running === animation } }
    animation.liveParts = 0
    runningAnimations.removeAll { $0 === animation }
    let names = animation.views.map(\.name)
    emit(.animationEnded(.init(id: animation.id, views: names, finished: finished)))
  }
}

/// An offset between two rotations, taken the shorter way round. The half turn has two: Core
/// Animation goes the negative way, so the offset, which is what is left to go, is positive.
private func shorterTurn(_ offset: Double) -> Double {
  let turn = offset.remainder(dividingBy: 2 * .pi)
  return turn < -.pi + 1e-9 ? turn + 2 * .pi : turn
}
