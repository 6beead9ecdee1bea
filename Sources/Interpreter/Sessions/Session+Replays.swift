import Evaluation
import Values

/// Worlds replayed from a log, from the start or from a nearer ready world.
extension Session {
  /// A new world with the state of a log.
  func remade(_ log: StatementLog) throws(Failure) -> World {
    try Replay(log, hooks: hooks, meter: meter).run(from: replayCache.popWorld(for: log))
  }

  /// Enters the state of another log.
  /// - Parameter isFork: Whether it belongs to another line of history.
  func enter(_ other: StatementLog, isFork: Bool) throws(Failure) {
    let fresh = try remade(other)
    replayCache.keep(world, log, isFork: isFork)
    (world, history.log) = (fresh, other)
  }

  /// Restores the world from before a statement that changed it and then failed.
  func restore() {
    guard !world.rollBack() else { return }
    let replay = Replay(log, hooks: hooks.withoutInterruption, meter: meter)
    // The earlier statements run again, and all of them must run.
    let fresh = meter.unbounded { try? replay.run(from: replayCache.popWorld(for: log)) }
    if let fresh { world = fresh }
  }

  /// Prepares worlds for likely steps back, until it is interrupted.
  ///
  /// It only makes those steps faster, so it is for the time while the user is thinking.
  package func prepareReplays(isInterrupted: @escaping () -> Bool) {
    replayCache.lead(behind: world, log, steps: steps, isInterrupted: isInterrupted)
  }

  /// The logs to which `undo` and `redo` would go.
  private var steps: [StatementLog] {
    var steps: [StatementLog] = []
    if let step = history.undoSteps.last(where: { $0 != nil }) ?? nil {
      steps.append(log.before(step))
    }
    if let last = history.undone.last, case .replaced = last.step { steps.append(last.log) }
    return steps
  }
}
