extension Stage {
  /// Opens an animation block, as `UIView.animate` does: what is set until `commitAnimation()`
  /// changes the model at once and the presentation in time. Blocks nest; an inner one takes the
  /// outer one's duration, curve and options unless it overrides them.
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
    addCourses(of: animation)
    runningAnimations[animation.id] = animation
    if let animator = animation.animator {
      animator.led.append(animation)
    } else if animation.liveParts == 0 {
      end([animation], finished: true)
    }
    noteAnimating()
    return animation.id
  }

  /// Whether an animation that was committed has not ended yet.
  public func isRunning(_ id: AnimationID) -> Bool {
    runningAnimations[id] != nil
  }

  /// How many animations run: blocks, animators that have begun, and Core Animation's own.
  public var runningAnimationCount: Int {
    runningAnimations.count + views.reduce(0) { $0 + $1.layerAnimations.count }
  }

  /// What animations have to do in a frame: the blocks, the values that they move, and Core
  /// Animation's own.
  public var animationLoad: Int { runningAnimations.count + movedCount + layerAnimationCount }

  /// Whether anything but dynamics is on its way: an animation, the tilt or the keyboard.
  public var isAnimating: Bool { moment.isAnimating || moment.isLed || keyboard.isMoving }

  /// Whether anything is on its way: dynamics, an animation, the tilt, the keyboard or a finger.
  public var isMoving: Bool { moment.isMoving || keyboard.isMoving }

  /// Ends a view's animations where they stand: what is shown, effects aside, becomes the model.
  public func stopAnimations(of view: View) {
    guard isHere(view), view.isAnimating else { return }
    stopColors(of: view)
    settleEffects(of: view)
    let stands = Channel.allCases.filter { channel in
      view.animations.contains { $0.channel == channel }
        || view.layerAnimations.contains { $0.moves(channel) }
    }.map { ($0, view.animatedValue($0)) }
    dropParts(of: view) { _ in true }
    dropLayerAnimations(of: view) { _ in true }
    for (channel, value) in stands {
      // A curve may have overshot what the channel takes.
      let range = channel.range
      view.model[channel.rawValue] = min(max(value, range.lowerBound), range.upperBound)
    }
    tellAnimator(of: view)
  }

  /// - Parameter animator: whose own animation it is; one inside another's block goes along with it.
  func makeAnimation(
    _ options: AnimationOptions, ledBy animator: PropertyAnimator? = nil
  ) throws(StagingProblem) -> RunningAnimation {
    try options.check()
    guard openAnimations.count < Self.depthLimit else {
      throw .animationsNestedTooDeeply(limit: Self.depthLimit)
    }
    animationCount += 1
    let outer = animator == nil ? openAnimations.last : nil
    return RunningAnimation(
      id: AnimationID(number: animationCount),
      outer.map { options.nested(in: $0.options) } ?? paced(options),
      startFrame: frame, ledBy: animator ?? outer?.animator)
  }

  /// What a finger leads goes along with it evenly, whatever its own curve. Source: documents of
  /// `UIPercentDrivenInteractiveTransition.completionCurve`.
  private func paced(_ options: AnimationOptions) -> AnimationOptions {
    guard let transition, transition.isOpen, transition.isInteractive else { return options }
    var paced = options
    paced.duration = options.curve?.ownDuration ?? options.duration
    paced.curve = .linear
    return paced
  }

  /// What holds for the innermost block that is open, and so for blocks in it; nil where none is.
  public var enclosingAnimation: AnimationOptions? { openAnimations.last?.options }

  /// Adds to the open block, if there is one, what it takes to bring a value to its new one; comes
  /// before the model is changed.
  func animate(_ view: View, _ channel: Channel, to value: Double) {
    guard let animation = openAnimations.last, !animation.timing.isInstant else {
      if isReaiming, openAnimations.isEmpty { reaim(view, channel, to: value) }
      return
    }
    guard animation.keyframes == nil else {
      return noteKeyframe(view, channel, to: value, in: animation)
    }
    if channel.isGeometry, animation.options.isAdditive {
      addUp(view, channel, to: value, in: animation)
    } else {
      replace(view, channel, with: value, in: animation)
    }
  }

  /// UIKit's way with geometry since iOS 8.
  private func addUp(
    _ view: View, _ channel: Channel, to value: Double, in animation: RunningAnimation
  ) {
    let old = view.model[channel.rawValue]
    let offset = old - value
    guard offset != 0 else { return }
    letGoOn(view, channel) { $0 == old }
    for index in view.animations.indices
    where view.animations[index].channel == channel && view.animations[index].running === animation
    {
      guard case .adds(let before) = view.animations[index].motion else { continue }
      view.animations[index].motion = .adds(offset: before + offset)
      return
    }
    add(.adds(offset: offset), to: view, channel, in: animation)
  }

  /// Tells what stands in the model's place so that it goes on while the model moves to its new value.
  /// - Parameter leads: asked of each, in their order, whether where it leads the model is meant.
  func letGoOn(_ view: View, _ channel: Channel, where leads: (Double) -> Bool) {
    for index in view.animations.indices where view.animations[index].channel == channel {
      switch view.animations[index].motion {
      case .replaces(let from, let to):
        if leads(to) { view.animations[index].motion = .adds(offset: from - to) }
      case .follows(let motion):
        guard let base = motion.base, leads(base) else { continue }
        view.animations[index].motion = .follows(motion.added)
      case .adds, .turns: break
      }
    }
  }

  /// The way of all else, and of geometry until iOS 7.
  private func replace(
    _ view: View, _ channel: Channel, with value: Double, in animation: RunningAnimation
  ) {
    let from = start(of: view, channel, in: animation)
    dropParts(of: view) { $0.channel == channel }
    if from != value { add(.replaces(from: from, to: value), to: view, channel, in: animation) }
  }

  /// Where a value that replaces another's animation sets out. What a block has set before, it
  /// sets out with again.
  func start(
    of view: View, _ channel: Channel, in animation: RunningAnimation
  ) -> Double {
    for part in view.animations where part.running === animation && part.channel == channel {
      if case .replaces(let from, _) = part.motion { return from }
    }
    return animation.startsFromShown
      ? view.animatedValue(channel) : view.model[channel.rawValue]
  }

  func add(
    _ motion: ChannelAnimation.Motion, to view: View, _ channel: Channel,
    in animation: RunningAnimation
  ) {
    view.animations.append(
      ChannelAnimation(
        running: animation, channel: channel, motion: motion,
        ease: view.eases[.number(channel)], begin: view.layerTime))
    gainPart(of: animation)
    animation.touch(view)
  }

  func gainPart(of animation: RunningAnimation) {
    animation.liveParts += 1
    movedCount += 1
  }

  /// Refuses more values of a view in motion than it, or the stage, may have.
  func requireRoomToAnimate(_ view: View, _ count: Int) throws(StagingProblem) {
    guard view.animationCount + count <= Self.animationsOfViewLimit else {
      throw .tooManyAnimationsOfView(view: view.name, limit: Self.animationsOfViewLimit)
    }
    guard movedCount + layerAnimationCount + count <= Self.animationLimit else {
      throw .tooManyAnimations(limit: Self.animationLimit)
    }
  }
}

extension View {
  /// How many animations of its own it has, and values that blocks move.
  public var animationCount: Int {
    animations.count + colorAnimations.count + layerAnimations.reduce(0) { $0 + $1.plan.count }
  }
}
