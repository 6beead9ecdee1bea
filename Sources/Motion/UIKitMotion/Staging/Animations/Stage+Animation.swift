extension Stage {
  /// Opens an animation block, like `UIView.animate`: changes until `commitAnimation()` set the
  /// model at once and animate the presentation. Blocks nest; an inner one inherits the outer one's
  /// duration, curve and options unless it overrides them.
  ///
  /// - Throws: `notFinite` or `outOfRange` for an invalid time or count.
  @discardableResult
  public func beginAnimation(
    _ options: AnimationOptions = AnimationOptions()
  ) throws(StagingProblem) -> AnimationID {
    let animation = try makeAnimation(options)
    openAnimations.append(animation)
    return animation.id
  }

  /// Closes the innermost block and runs its animation. A block without animated changes ends here:
  /// its event is the next to be taken.
  ///
  /// - Returns: the block's id; nil if none was open.
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

  /// Returns whether a committed animation has not ended yet.
  public func isRunning(_ id: AnimationID) -> Bool {
    runningAnimations[id] != nil
  }

  /// The number of running animations: blocks, animators that have begun and Core Animation
  /// animations.
  package var runningAnimationCount: Int {
    runningAnimations.count + views.reduce(0) { $0 + $1.layerAnimations.count }
  }

  /// The work of block animations in a frame: the number of blocks and of the values they animate.
  package var animationLoad: Int { runningAnimations.count + movedCount }

  /// Whether anything except dynamics is moving: an animation, a transition, the tilt or the
  /// keyboard.
  public var isAnimating: Bool { moment.isAnimating || moment.isLed || keyboard.isMoving }

  /// Whether anything is moving: dynamics, an animation, a transition, the tilt, the keyboard, a
  /// scroll view or a finger.
  public var isMoving: Bool { moment.isMoving || keyboard.isMoving }

  /// Stops a view's animations where they are: the presentation, without effects, becomes the
  /// model.
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
      // A curve may overshoot the channel's range.
      let range = channel.range
      view.model[channel.rawValue] = min(max(value, range.lowerBound), range.upperBound)
    }
    updateDynamicItem(of: view)
  }

  /// - Parameter animator: the animator whose own block it is; a block inside an animator's block
  ///   is driven by the outer one's.
  func makeAnimation(
    _ options: AnimationOptions, ledBy animator: PropertyAnimator? = nil
  ) throws(StagingProblem) -> RunningAnimation {
    try options.check()
    guard openAnimations.count < Self.depthLimit else {
      throw .animationsNestedTooDeeply(limit: Self.depthLimit)
    }
    let outer = animator == nil ? openAnimations.last : nil
    var leader = animator ?? outer?.animator
    if leader == nil { leader = try lead(ofNew: options) }
    animationCount += 1
    let id = AnimationID(number: animationCount)
    if let leader, leader.id == nil { leader.id = id }
    return RunningAnimation(
      id: id, outer.map { options.nested(in: $0.options) } ?? paced(options), startFrame: frame,
      ledBy: leader)
  }

  /// An interactive transition scrubs its animations linearly, whatever their curves. Source:
  /// documentation of `UIPercentDrivenInteractiveTransition.completionCurve`.
  private func paced(_ options: AnimationOptions) -> AnimationOptions {
    guard let transition, transition.isOpen, transition.isInteractive else { return options }
    var paced = options
    paced.duration = options.curve?.ownDuration ?? options.duration
    paced.curve = .linear
    return paced
  }

  /// The options of the innermost open block, which blocks in it inherit; nil if none is open.
  package var enclosingAnimation: AnimationOptions? { openAnimations.last?.options }

  /// Adds the animation of a value to the open block, if there is one. Call it before the model
  /// changes.
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

  /// UIKit's behaviour for geometry since iOS 8.
  private func addUp(
    _ view: View, _ channel: Channel, to value: Double, in animation: RunningAnimation
  ) {
    let old = view.model[channel.rawValue]
    let offset = old - value
    guard offset != 0 else { return }
    makeRelative(view, channel) { $0 == old }
    for index in view.animations.indices
    where view.animations[index].channel == channel && view.animations[index].running === animation
    {
      guard case .adds(let before) = view.animations[index].motion else { continue }
      view.animations[index].motion = .adds(offset: before + offset)
      log(
        .adds(offset), of: view, .number(channel), in: animation,
        along: view.animations[index].ease)
      return
    }
    add(.adds(offset: offset), to: view, channel, in: animation)
  }

  /// Makes motions that replace the model value relative to it, so that they continue while the
  /// model changes.
  /// - Parameter leads: called for each motion in order with its end value; whether to convert it.
  func makeRelative(_ view: View, _ channel: Channel, where leads: (Double) -> Bool) {
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

  /// UIKit's behaviour for all other properties, and for geometry up to iOS 7.
  private func replace(
    _ view: View, _ channel: Channel, with value: Double, in animation: RunningAnimation
  ) {
    let from = start(of: view, channel, in: animation)
    dropParts(of: view) { $0.channel == channel }
    if from != value { add(.replaces(from: from, to: value), to: view, channel, in: animation) }
  }

  /// Returns the start value of an animation that replaces another. A block that sets a value twice
  /// keeps its first start value.
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
    let ease = view.eases[.number(channel)]
    view.animations.append(
      ChannelAnimation(
        running: animation, channel: channel, motion: motion, ease: ease, begin: view.layerTime))
    log(.init(motion), of: view, .number(channel), in: animation, along: ease)
    gainPart(of: animation)
    animation.touch(view)
  }

  func gainPart(of animation: RunningAnimation) {
    animation.liveParts += 1
    movedCount += 1
  }

  /// Throws if more animated values would exceed the limit of a view or of the stage.
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
  /// The number of its Core Animation animations and of the values that blocks animate.
  package var animationCount: Int {
    animations.count + colorAnimations.count + layerAnimations.reduce(0) { $0 + $1.plan.count }
  }
}
