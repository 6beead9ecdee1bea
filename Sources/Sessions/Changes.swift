import Execution

/// The changes of a session and those that were undone, beside the world that they lead to.
struct Changes {
  /// The log of the world, and what outlives the world.
  private(set) var log: StatementLog
  private(set) var traces: Traces
  private(set) var branches: Branches
  private(set) var record: Record
  private(set) var undoSteps: [Session.UndoStep?]
  private(set) var undone: [Undone]

  /// Takes back the last change, and the items of the record after it.
  /// - Parameter start: The first item of the record that may be taken back.
  /// - Returns: Its line; nil if there is none.
  mutating func undo(after start: Int) -> String? {
    guard let index = undoSteps.lastIndex(where: { $0 != nil }), index >= start,
      let step = undoSteps[index]
    else { return nil }
    let items = Array(record.items[index...])
    undone.append(
      Undone(items: items, step: step, log: log, traces: traces, branches: branches))
    log = log.before(step)
    switch step {
    case .added: break
    case .traced(let before, _): traces = before
    case .branched(let before, _), .replaced(_, let before): branches = before
    }
    record.items.removeSubrange(index...)
    undoSteps.removeSubrange(index...)
    return items[0].line
  }

  /// Restores what was undone last. Returns its line; nil if there is none.
  mutating func redo() -> String? {
    guard let next = undone.popLast() else { return nil }
    let again: Session.UndoStep
    switch next.step {
    case .added(let count):
      again = .added(after: log.count)
      log.append(next.log.entries(after: count))
    case .traced(_, let count):
      again = .traced(traces, after: log.count)
      log.append(next.log.entries(after: count))
    case .branched(_, let count):
      again = .branched(branches, after: log.count)
      log.append(next.log.entries(after: count))
    case .replaced:
      again = .replaced(log, branches)
      log = next.log
    }
    // Lines that only showed something changed none of these.
    (traces, branches) = (next.traces, next.branches)
    record.items += next.items
    undoSteps += [again] + Array(repeating: nil, count: next.items.count - 1)
    return next.items[0].line
  }

  /// What `undo` took back: a change, and the lines after it that only show something.
  struct Undone {
    let items: [Record.Item]
    let step: Session.UndoStep
    /// The log of the world, the traces, and the checkpoints and forks before the undo.
    let log: StatementLog
    let traces: Traces
    let branches: Branches
  }
}

extension StatementLog {
  /// The log to which `undo` of the last change goes.
  func before(_ step: Session.UndoStep) -> StatementLog {
    switch step {
    case .replaced(let before, _): return before
    case .added(let count), .traced(_, let count), .branched(_, let count):
      // The log also contains statements that only ask for a value, because they set `ans`.
      var earlier = self
      earlier.cut(to: count, stoppingAt: nil)
      return earlier
    }
  }
}
