import Curves
import Geometry

/// Transitions between screens: one at a time, from the container that comes to its going.
extension Stage {
  /// Begins a transition: makes the container in the place of the screen that is seen, puts that screen
  /// into it, and tells both screens. `open(_:_:)` follows.
  ///
  /// - Parameters:
  ///   - container: the name of the container's view.
  ///   - duration: in seconds.
  ///   - isInteractive: whether a finger leads it: the container's time stands at 0 then.
  /// - Returns: nil where one runs already; see `requireStill()`.
  /// - Throws: what `addView` throws.
  public func begin(
    _ passage: Passage, named name: String, in container: String, over duration: Double,
    isInteractive: Bool
  ) throws(StagingProblem) -> Transition? {
    guard transition == nil, let from = view(named: passage.from), let to = view(named: passage.to)
    else { return nil }
    let place = subviews.firstIndex { $0 === from } ?? subviews.count
    let container = try addView(named: container, frame: Rect(origin: .zero, size: size))
    move(container, into: nil, at: place)
    move(from, into: container)
    transitionCount += 1
    let new = Transition(
      number: transitionCount, name: name, passage: passage, from: from, to: to,
      container: container, duration: duration, isInteractive: isInteractive, startFrame: frame,
      animationsBefore: animationCount)
    transition = new
    if isInteractive { setTime(of: new, to: 0) } else { cancelTouches(of: from) }
    for (phase, screen) in passage.toldBefore { tell(phase, screen) }
    return new
  }

  /// Runs what a transition does at its start, and notes what it sets in motion and changes.
  public func open<Failure: Error>(
    _ transition: Transition, _ block: () throws(Failure) -> Void
  ) throws(Failure) {
    let memory = transition.isInteractive ? TransitionMemory(views) : nil
    try block()
    transition.isOpen = false
    transition.animationsAfter = animationCount
    if let memory { transition.changes = memory.changes }
  }

  /// What animations alongside a transition take from it: the pace of its first animation.
  public func paceAlongside(_ transition: Transition) -> AnimationOptions {
    let own = runningAnimations.values.filter { $0.id.number > transition.animationsBefore }
    let first = own.min { $0.id.number < $1.id.number }?.options
    return AnimationOptions(
      duration: first?.duration ?? transition.duration, curve: first?.curve)
  }

  /// What a transition is at; nil where none runs.
  public var transitionState: Transition.State? {
    guard let transition else { return nil }
    switch transition.drive {
    case .held(let position): return .held(position)
    case .moving(let way): return .held(way.position(at: frame))
    case .finishing(let way): return .finishing(way.position(at: frame))
    case .cancelling(let way): return .cancelling(way.position(at: frame))
    case .free: return isHanging(transition) ? .hanging : .running
    }
  }

  /// Views that its animations move, though they are not in its container.
  public func viewsOutside(_ transition: Transition) -> [View] {
    runningAnimations.values.filter { transition.began($0.id) }
      .sorted { $0.id.number < $1.id.number }.flatMap(\.views)
      .filter { !$0.isOf(transition.container) }
  }

  /// What a transition has left otherwise than it should.
  public struct Leftovers: Hashable, Sendable {
    /// A screen's property that is not as it was before.
    public struct Change: Hashable, Sendable {
      /// The screen.
      public let view: String
      /// `alpha` or `transform`.
      public let property: String
    }

    /// In the order of the screens.
    public var changes: [Change] = []
    /// Whether the screen that is seen now was never added to the container.
    public var isUnadded = false
  }

  /// Ends the transition that runs: `completeTransition(_:)`. The screen that stays takes the
  /// container's place, the other leaves the window, and both are told.
  public func completeTransition(_ isCompleted: Bool) throws(ScreenProblem) -> Leftovers {
    guard let transition else { throw .noTransition(asked: "complete") }
    let (stays, leaves) =
      isCompleted
      ? (transition.to, transition.from) : (transition.from, transition.to)
    var leftovers = Leftovers()
    leftovers.isUnadded = !stays.isInWindow
    if transition.isInteractive { endAnimations(of: transition) }
    dropAnimations(in: leaves)
    let place = subviews.firstIndex { $0 === transition.container } ?? subviews.count
    move(stays, into: nil, at: place)
    detach(leaves)
    remove(transition.container)
    if isCompleted { screens = transition.after }
    for look in transition.looks {
      leftovers.changes += look.changed.map { .init(view: look.view.name, property: $0) }
    }
    for (phase, screen) in transition.passage.toldAfter(isCompleted: isCompleted) {
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

  /// A layer that leaves the window loses its animations.
  private func dropAnimations(in view: View) {
    for member in view.family { dropAnimations(of: member) }
  }

  /// A transition whose time is over and that nothing moves any more, and that nobody has completed;
  /// each is given out once.
  public func takeHanging() -> Transition? {
    guard let transition, !transition.isHangTold, isHanging(transition) else { return nil }
    transition.isHangTold = true
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
