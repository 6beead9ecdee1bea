import MotionCurves

/// Interactive transitions: driven by a gesture, then finished or cancelled.
extension Stage {
  /// Sets the progress of an interactive transition: `update(_:)`.
  public func setProgress(_ position: Double) throws(ScreenProblem) {
    let transition = try led("progress")
    lead(transition, .held(position))
  }

  /// Moves the gesture to a progress over time.
  public func moveProgress(
    to position: Double, over duration: Double, curve: Curve
  ) throws(ScreenProblem) {
    let transition = try led("progress")
    let start = transition.drive.position(at: frame) ?? 0
    lead(
      transition,
      .moving(
        .init(
          from: start, to: position, startFrame: frame, duration: curve.ownDuration ?? duration,
          curve: curve)))
  }

  /// Ends the gesture and finishes the transition in its remaining time, divided by the speed.
  /// Source: (1 − p) · duration / completionSpeed, documented.
  public func finishTransition(speed: Double, curve: Curve) throws(ScreenProblem) {
    let transition = try led("finish")
    lead(transition, .finishing(way(of: transition, to: 1, speed: speed, curve: curve)))
  }

  /// Ends the gesture and runs the transition back to its start. Source of the time, p · duration /
  /// completionSpeed: inferred.
  public func cancelTransition(speed: Double, curve: Curve) throws(ScreenProblem) {
    let transition = try led("cancel")
    transition.isCancelled = true
    lead(transition, .cancelling(way(of: transition, to: 0, speed: speed, curve: curve)))
  }

  /// Returns the motion of a transition from its current progress, once the gesture has ended.
  private func way(
    of transition: Transition, to end: Double, speed: Double, curve: Curve
  ) -> TransitionDrive.Way {
    let position = transition.drive.position(at: frame) ?? 0
    return .init(
      from: position, to: end, startFrame: frame,
      duration: abs(end - position) * transition.duration / speed, curve: curve)
  }

  private func led(_ asked: String) throws(ScreenProblem) -> Transition {
    guard let transition else { throw .noTransition(asked: asked) }
    guard transition.isInteractive else { throw .notInteractive(transition.name) }
    switch transition.drive {
    case .held, .moving: return transition
    case .finishing, .cancelling, .free:
      throw .isEnding(transition.name, isCancelled: transition.isCancelled)
    }
  }

  private func lead(_ transition: Transition, _ drive: TransitionDrive) {
    transition.drive = drive
    advanceTransition()
  }

  /// Updates a driven transition for the current frame, and ends its motion.
  func advanceTransition() {
    guard let transition, let position = transition.drive.position(at: frame) else { return }
    // This also records what moves outside of the container.
    setTime(of: transition, to: position * transition.duration)
    switch transition.drive {
    case .free, .held: break
    case .moving(let way): if way.isOver(at: frame) { transition.drive = .held(way.to) }
    case .finishing(let way): if way.isOver(at: frame) { release(transition, at: way.endTime) }
    case .cancelling(let way): if way.isOver(at: frame) { revert(transition) }
    }
    moment.isLed = transition.drive.isOnItsWay
  }

  /// Sets the container's layer time at speed 0, as UIKit drives its animations.
  func setTime(of transition: Transition, to time: Double) {
    var clock = LayerClock()
    clock.speed = 0
    clock.timeOffset = time
    note(clock, of: transition.container)
  }

  /// Finished: from now on the container's time runs by itself, for animations that last longer.
  private func release(_ transition: Transition, at time: Double) {
    transition.drive = .free
    var clock = LayerClock()
    clock.beginTime = time - transition.duration
    note(clock, of: transition.container)
  }

  /// Back at the start: all values are restored, and the animations end, unfinished.
  private func revert(_ transition: Transition) {
    transition.drive = .free
    revert(transition.changes)
    endAnimations(of: transition)
  }

  func endAnimations(of transition: Transition) {
    let own = runningAnimations.values.filter { transition.began($0.id) && $0.animator == nil }
    let inOrder = own.sorted { $0.id.number < $1.id.number }
    drop(inOrder)
    for animation in inOrder { reportEnd(of: animation, finished: false) }
    for view in animatedViews { dropLayerAnimations(of: view) { transition.began($0.id) } }
  }

  /// Returns whether a gesture drives an animation, so that it ends with its transition, whatever
  /// the progress.
  func isLed(_ id: AnimationID) -> Bool {
    guard let transition, transition.began(id) else { return false }
    return transition.drive.position(at: frame) != nil
  }
}
