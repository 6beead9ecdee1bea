import Execution
import Values

/// Worlds made anew from a log, from the start or from one that stands nearer.
extension Session {
  /// A world like the one that a log has made.
  func remade(_ log: StatementLog) throws(Failure) -> World {
    try Replay(log, hooks: hooks, meter: meter).run(from: standbys.take(for: log))
  }

  /// Takes the place of another log, which the session has left or leaves now.
  func enter(_ other: StatementLog) throws(Failure) {
    let fresh = try remade(other)
    standbys.keep(world, log)
    (world, log) = (fresh, other)
  }

  /// Makes the world as it was before a statement that changed it and then failed.
  func restore() {
    guard !world.takeBack() else { return }
    let replay = Replay(log, hooks: hooks.withoutInterruption, meter: meter)
    // What ran before runs again, and nothing less than all of it will do.
    let fresh = meter.unbounded { try? replay.run(from: standbys.take(for: log)) }
    if let fresh { world = fresh }
  }

  /// Leads worlds to where the next step may go back to, until somebody no longer waits.
  ///
  /// It makes those steps quick and changes nothing else, so it is for the time in which the person
  /// thinks.
  package func standBy(isInterrupted: @escaping () -> Bool) {
    standbys.lead(behind: world, log, steps: steps, isInterrupted: isInterrupted)
  }

  /// The log to which `undo` of the last change goes.
  func logBefore(_ step: UndoStep) -> StatementLog {
    switch step {
    case .replaced(let before, _): return before
    case .added(let count), .traced(_, let count), .branched(_, let count):
      // What only asks for a value is in the log too, with what it left in `ans`.
      var earlier = log
      earlier.cut(to: count, stoppingAt: nil)
      return earlier
    }
  }

  /// The logs to which `undo` and `redo` would go.
  private var steps: [StatementLog] {
    var steps: [StatementLog] = []
    if let step = undoSteps.last(where: { $0 != nil }) ?? nil { steps.append(logBefore(step)) }
    if let last = undone.last, case .replaced? = last.step { steps.append(last.log) }
    return steps
  }
}
