import MotionCurves

extension Stage {
  /// Creates an animator that has not started.
  /// - Throws: `animatorIs(held)` if an animator of this name cannot be removed, and the errors of
  ///   `beginAnimation`.
  @discardableResult
  public func addAnimator(
    named name: String, _ options: AnimationOptions = AnimationOptions(),
    scrubsLinearly: Bool = true, pausesOnCompletion: Bool = false
  ) throws(StagingProblem) -> PropertyAnimator {
    let animator = try PropertyAnimator(
      name: name, options, scrubsLinearly: scrubsLinearly, pausesOnCompletion: pausesOnCompletion,
      moment: moment)
    if let known = propertyAnimator(named: name) { try remove(known) }
    propertyAnimators.append(animator)
    animatorsByName[name] = animator
    return animator
  }

  /// Returns the animator of a name.
  public func propertyAnimator(named name: String) -> PropertyAnimator? { animatorsByName[name] }

  /// Removes an animator.
  /// - Throws: `animatorIs` if it is active or stopped, which UIKit treats as a mistake.
  public func remove(_ animator: PropertyAnimator) throws(StagingProblem) {
    guard animator.state == .inactive else { throw trouble(animator, .held) }
    detach(animator)
  }

  /// Removes an animator in any state: its values stay at the model's.
  package func detach(_ animator: PropertyAnimator) {
    end(animator, .inactive)
    propertyAnimators.removeAll { $0 === animator }
    animatorsByName[animator.name] = nil
  }

  /// Opens an animator's block, which runs once: changes until `commitAnimation()` set the model at
  /// once, and the animator drives the presentation.
  /// - Throws: the errors of `beginAnimation`.
  @discardableResult
  public func begin(_ animator: PropertyAnimator) throws(StagingProblem) -> AnimationID {
    var options = animator.options
    options.duration = animator.duration
    var lead = AnimatorLead(
      curve: options.curve ?? AnimationOptions.standardCurve, duration: animator.duration,
      start: frame, axes: options.axes)
    if animator.isReversed { lead = lead.each { $0.course = .own(seconds: $0.duration) } }
    change(animator) {
      $0.state = .active
      $0.lead = lead
    }
    let animation = try makeAnimation(options, ledBy: animator)
    animator.id = animation.id
    openAnimations.append(animation)
    return animation.id
  }

  /// Opens a block of changes that join an animator which has begun, until `commitAnimation()`: they take the
  /// rest of its way, and it drives them like those of its own block.
  ///
  /// - Parameters:
  ///   - animator: the animator, which is on this stage.
  ///   - factor: the share of that rest, 0 … 1, before they begin.
  /// - Throws: `animatorIs`, `outOfRange`, and the errors of `beginAnimation`.
  @discardableResult
  public func beginAddition(
    to animator: PropertyAnimator, after factor: Double = 0
  ) throws(StagingProblem) -> AnimationID {
    try require(factor, in: 0...1, "the delay factor")
    try requireUsable(animator)
    let share = min(max(animator.moments.current.lead?.share(at: frame) ?? 0, 0), 1)
    var options = animator.options
    options.delay = (share + (1 - share) * factor) * animator.duration
    options.duration = animator.duration - options.delay
    let animation = try makeAnimation(options, ledBy: animator)
    openAnimations.append(animation)
    return animation.id
  }

  // MARK: Leading

  /// Starts an animator from the beginning, or resumes it.
  /// - Throws: `animatorIs`; its block must have run.
  public func start(_ animator: PropertyAnimator) throws(StagingProblem) {
    try requireUsable(animator)
    guard !animator.isRunning else { return }
    change(animator) { moment in
      let isReversed = moment.isReversed
      moment.lead = moment.lead?.moved(to: frame).each { lead in
        if case .held(let share) = lead.course {
          lead.course = .own(seconds: lead.seconds(at: share))
        }
        lead.rate = isReversed && lead.isOwn ? -1 : 1
      }
    }
    arrive()
  }

  /// Pauses an animator.
  public func pause(_ animator: PropertyAnimator) throws(StagingProblem) {
    try requireUsable(animator)
    change(animator) { $0.lead = $0.lead?.paused(at: frame) }
  }

  /// Sets the fraction of a paused animator, counted from the end that it comes from.
  public func setFraction(
    _ fraction: Double, of animator: PropertyAnimator
  ) throws(StagingProblem) {
    try require(fraction, in: 0...1, "`\(animator.name).fractionComplete`")
    try requireUsable(animator)
    guard !animator.isRunning else { throw trouble(animator, .running) }
    let scrubsLinearly = animator.scrubsLinearly
    change(animator) { moment in
      let share = moment.isReversed ? 1 - fraction : fraction
      moment.lead = moment.lead?.moved(to: frame).each {
        $0.course = scrubsLinearly ? .held(share: share) : .own(seconds: share * $0.duration)
      }
    }
  }

  /// Reverses an animator, running or not.
  public func reverse(_ animator: PropertyAnimator) throws(StagingProblem) {
    if animator.hasBegun { try requireUsable(animator) }
    change(animator) { moment in
      moment.isReversed.toggle()
      moment.lead = moment.lead?.turned(isReversed: moment.isReversed, at: frame)
    }
    arrive()
  }

  /// Continues a paused animator to its end, with another duration or along another curve.
  /// - Parameters:
  ///   - curve: nil for its own.
  ///   - duration: the remaining seconds; nil for what its own curve has left.
  ///   - animator: the animator, which is on this stage.
  public func `continue`(
    _ animator: PropertyAnimator, curve: Curve?, over duration: Double?
  ) throws(StagingProblem) {
    if let duration { try require(duration, in: 0...AnimationOptions.longest, "the duration") }
    guard animator.hasBegun else { throw trouble(animator, .idle) }
    try requireUsable(animator)
    guard !animator.isRunning else { throw trouble(animator, .running) }
    guard curve != nil || duration != nil else { return try start(animator) }
    guard curve?.ownDuration ?? 0 <= AnimationOptions.longest else {
      throw .endlessAnimator(name: animator.name)
    }
    change(animator) {
      $0.lead = $0.lead?.sentOn(
        isReversed: $0.isReversed, along: curve, over: duration, at: frame)
    }
    arrive()
  }

  /// Records a change of an animator and passes it to all its animations.
  func change(_ animator: PropertyAnimator, _ body: (inout PropertyAnimator.Moment) -> Void) {
    var moment = animator.moments.current
    body(&moment)
    animator.moments.note(moment, at: frame)
    for animation in animator.led {
      animation.timing.lead = moment.lead
      for view in animation.views { view.leadColors(of: animation) }
    }
    noteAnimating()
  }

  private func requireUsable(_ animator: PropertyAnimator) throws(StagingProblem) {
    if animator.state == .stopped { throw trouble(animator, .stopped) }
    if animator.isOver { throw trouble(animator, .over) }
    if !animator.hasBegun { throw trouble(animator, .idle) }
    if openAnimations.contains(where: { $0.animator === animator }) {
      throw trouble(animator, .opening)
    }
  }

  func trouble(
    _ animator: PropertyAnimator, _ trouble: StagingProblem.AnimatorTrouble
  ) -> StagingProblem {
    .animatorIs(name: animator.name, trouble)
  }
}

extension AnimatorLead {
  fileprivate var isOwn: Bool { if case .own = course { true } else { false } }

  fileprivate func paused(at frame: Int) -> AnimatorLead {
    moved(to: frame).each { $0.rate = 0 }
  }

  /// Reverses along its own curve; another curve runs back in proportion to the distance left.
  fileprivate func turned(isReversed: Bool, at frame: Int) -> AnimatorLead {
    moved(to: frame).each { lead in
      switch lead.course {
      case .own: lead.rate = -lead.rate
      case .held: break
      case .onward(_, _, let curve, _, _):
        let (share, aim) = (lead.share(at: frame), isReversed ? 0.0 : 1.0)
        let duration = curve.ownDuration ?? lead.duration * abs(aim - share)
        lead.course = .onward(from: share, to: aim, curve, duration: duration, seconds: 0)
      }
    }
  }

  fileprivate func sentOn(
    isReversed: Bool, along curve: Curve?, over duration: Double?, at frame: Int
  ) -> AnimatorLead {
    moved(to: frame).each { lead in
      let share = lead.share(at: frame)
      if case .held = lead.course { lead.course = .own(seconds: lead.seconds(at: share)) }
      lead.rate = isReversed && lead.isOwn ? -1 : 1
      let curve = curve ?? lead.curve
      lead.course = .onward(
        from: share, to: isReversed ? 0 : 1, curve,
        duration: curve.ownDuration ?? duration ?? lead.left, seconds: 0)
      lead.rate = 1
    }
  }
}

extension View {
  /// Passes an animation's new timing to its color fades; the log has the past.
  fileprivate func leadColors(of animation: RunningAnimation) {
    guard colorAnimations.contains(where: { $0.running === animation }) else { return }
    colorAnimations = colorAnimations.map { part in
      guard part.running === animation else { return part }
      var fade = part.fade
      fade.timing = animation.timing
      return ColorAnimation(running: animation, fade: fade)
    }
  }
}
