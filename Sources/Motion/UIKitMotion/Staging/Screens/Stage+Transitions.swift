import MotionCurves
import MotionGeometry

/// Transitions between screens, one at a time, from the container's creation to its removal.
///
/// `Passage` has the operations and the order of callbacks, `TransitionDrive` the time under a
/// finger, and a `PropertyAnimator` leads an interruptible transition.
extension Stage {
  /// Begins a transition: creates the container in the place of the visible screen, moves that
  /// screen into it, and calls back both screens. `open(_:_:)` follows.
  ///
  /// - Parameters:
  ///   - container: the name of the container's view.
  ///   - duration: in seconds.
  ///   - isInteractive: whether a gesture drives it: the container's time is then held at 0.
  ///   - leadName: the name of the property animator that leads it; nil for none.
  ///   - passage: from which screen to which, and by what.
  ///   - name: the name in events.
  /// - Returns: nil if one is already running; see `requireStill()`.
  /// - Throws: the errors of `addView`.
  public func begin(
    _ passage: Passage, named name: String, in container: String, over duration: Double,
    isInteractive: Bool, ledBy leadName: String? = nil
  ) throws(StagingProblem) -> Transition? {
    guard transition == nil, let from = view(named: passage.from), let to = view(named: passage.to)
    else { return nil }
    let container = try self.container(for: passage, from, named: container)
    transitionCount += 1
    let new = Transition(
      number: transitionCount, name: name, passage: passage, from: from, to: to,
      container: container, duration: duration, isInteractive: isInteractive, ledBy: leadName,
      startFrame: frame, animationsBefore: animationCount)
    transition = new
    if isInteractive { setTime(of: new, to: 0) } else { cancelTouches(of: from) }
    for (phase, screen) in passage.callbacksBefore { tell(phase, screen) }
    return new
  }

  /// Returns the view in which a passage takes place. That of a presentation that keeps the screen
  /// below stays above it until the dismissal; any other one takes the visible screen's place.
  private func container(
    for passage: Passage, _ from: View, named name: String
  ) throws(StagingProblem) -> View {
    if passage.keepsPresenter, passage.operation == .dismiss,
      let kept = screens.presentations.last?.container.flatMap({ view(named: $0) })
    {
      return kept
    }
    let (neighbor, host) = passage.keepsPresenter ? (from.outermost, nil) : (from, from.parent)
    let siblings = host?.subviews ?? subviews
    let place = siblings.firstIndex { $0 === neighbor } ?? siblings.count
    let container = try addView(named: name, frame: Rect(origin: .zero, size: size))
    move(container, into: host, at: passage.keepsPresenter ? place + 1 : place)
    if !passage.keepsPresenter { move(from, into: container) }
    return container
  }

  /// Runs a transition's animations block, and records the animations and changes made in it.
  package func open<Failure: Error>(
    _ transition: Transition, _ block: () throws(Failure) -> Void
  ) throws(Failure) {
    let isReversible = transition.isInteractive || transition.leadName != nil
    let memory = isReversible ? TransitionMemory(views) : nil
    try block()
    transition.isOpen = false
    transition.animationsAfter = animationCount
    if let memory { transition.changes = memory.changes }
    startLead(of: transition)
  }

  /// Returns the options of animations alongside a transition: those of its first animation.
  package func paceAlongside(_ transition: Transition) -> AnimationOptions {
    let own = runningAnimations.values.filter { $0.id.number > transition.animationsBefore }
    let first = own.min { $0.id.number < $1.id.number }?.options
    return AnimationOptions(
      duration: first?.duration ?? transition.duration, curve: first?.curve)
  }

  /// The state of the transition; nil if none is running.
  public var transitionState: Transition.State? {
    guard let transition else { return nil }
    switch transition.drive {
    case .held(let position): return .held(position)
    case .moving(let way): return .held(way.position(at: frame))
    case .finishing(let way): return .finishing(way.position(at: frame))
    case .cancelling(let way): return .cancelling(way.position(at: frame))
    case .free:
      if let lead = transition.lead, lead.state == .active, !lead.isRunning {
        return .held(lead.fractionComplete)
      }
      return isHanging(transition) ? .hanging : .running
    }
  }

  /// Returns the views that the transition animates outside its container.
  package func viewsOutside(_ transition: Transition) -> [View] {
    runningAnimations.values.filter { transition.began($0.id) }
      .sorted { $0.id.number < $1.id.number }.flatMap(\.views)
      .filter { !$0.isOf(transition.container) }
  }

  /// Mistakes found at the end of a transition.
  public struct Leftovers {
    /// A screen's property that differs from before.
    public struct Change: Hashable, Sendable {
      /// The screen.
      public let view: String
      /// `alpha` or `transform`.
      public let property: String
    }

    /// Whether the screen now visible was never added to the container.
    public let isUnadded: Bool
    let looks: [TransitionLook]

    /// The properties that are changed now, in the order of the screens.
    public var changes: [Change] {
      looks.flatMap { look in look.changed.map { .init(view: look.view.name, property: $0) } }
    }
  }

  /// Completes the running transition: `completeTransition(_:)`. The screen that stays takes the
  /// container's place, the other one leaves the window, and both are called back. A presentation
  /// that keeps the screen below keeps its container, too.
  public func completeTransition(_ isCompleted: Bool) throws(ScreenProblem) -> Leftovers {
    guard let transition else { throw .noTransition(asked: "complete") }
    let (stays, leaves) =
      isCompleted
      ? (transition.to, transition.from) : (transition.from, transition.to)
    let leftovers = Leftovers(isUnadded: !stays.isInWindow, looks: transition.looks)
    if transition.isInteractive { endAnimations(of: transition) }
    if let lead = transition.lead, lead.state != .inactive { end(lead, .inactive) }
    if isCompleted { screens = transition.after }
    if transition.passage.keepsPresenter {
      settlePresentation(of: transition, isCompleted)
    } else {
      dropAnimations(in: leaves)
      let (container, host) = (transition.container, transition.container.parent)
      move(stays, into: host, at: (host?.subviews ?? subviews).firstIndex { $0 === container })
      detach(leaves)
      remove(container)
    }
    for (phase, screen) in transition.passage.callbacksAfter(isCompleted: isCompleted) {
      tell(phase, screen)
    }
    self.transition = nil
    moment.isLed = false
    noteAnimating()
    emit(
      .transitionEnded(
        .init(
          number: transition.number, name: transition.name, operation: transition.passage.operation,
          from: transition.from.name, to: transition.to.name, isCompleted: isCompleted)))
    return leftovers
  }

  /// Ends a transition over a screen that stays: the presented one stays in the container above it,
  /// or leaves with the container.
  private func settlePresentation(of transition: Transition, _ isCompleted: Bool) {
    let container = transition.container
    let isPresented = transition.passage.operation == .present
    let presented = isPresented ? transition.to : transition.from
    guard isPresented == isCompleted else {
      dropAnimations(in: presented)
      detach(presented)
      return remove(container)
    }
    if !presented.isOf(container) { move(presented, into: container) }
    // A finger had held its time.
    if transition.isInteractive { note(LayerClock(), of: container) }
    if isPresented {
      screens.presentations[screens.presentations.count - 1].container = container.name
    }
  }

  /// A layer that leaves the window loses its animations.
  private func dropAnimations(in view: View) {
    for member in view.family { dropAnimations(of: member) }
  }

  /// Returns the transition, once, if it is hanging: its time is over and nothing moves, but it has
  /// not been completed.
  package func removeStalledTransition() -> Transition? {
    guard let transition, !transition.isHangReported, isHanging(transition) else { return nil }
    transition.isHangReported = true
    return transition
  }

  private func isHanging(_ transition: Transition) -> Bool {
    guard case .free = transition.drive, !transition.isOpen else { return false }
    let end = transition.startFrame + AnimationTiming.frames(in: transition.duration)
    guard transition.isInteractive || frame > end else { return false }
    return !runningAnimations.keys.contains(where: transition.began)
      && !transition.container.family.contains(where: \.isAnimating)
  }
}
