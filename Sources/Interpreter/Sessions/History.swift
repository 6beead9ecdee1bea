import Evaluation

/// The history of a session: what led to its world, and what outlives it. A value beside the one
/// live world, which a replay of the log makes again. `undo` and `redo` restore it together with
/// the world.
public struct History {
  /// The statements that created the world.
  var log: StatementLog
  /// The results that `trace` and `sweep` saved. Traces outlive the world, so they are not in its
  /// log: each statement of the log stores the traces with which it ran.
  var traces = Traces()
  /// Its checkpoints and forks, which also outlive the world.
  var branches: Branches
  /// The record for the notebook.
  public internal(set) var record = Record()
  /// How to undo each item of the record; nil for items that changed nothing.
  var undoSteps: [UndoStep?] = []
  /// The changes undone since the last change, the latest last.
  var undone: [Undone] = []
  /// Whether an opened notebook comes before the record's items.
  var hasNotebookBefore = false
  /// The number of the record's items when the session replaced another one: `undo` goes no further
  /// back, but returns to that session. Nil if it replaced none.
  var itemsOpened: Int?

  init(_ commands: CommandTable) {
    log = StatementLog(commands)
    branches = Branches(commands)
  }

  /// The frame of the world to which it leads.
  var frame: Int { log.entries.last?.ending.frame ?? 0 }

  enum UndoStep {
    /// The statement was added to the log after this number of others.
    case added(after: Int)
    /// The log was replaced, and maybe the line of history.
    case replaced(StatementLog, Branches)
    /// A trace was saved after this number of statements in the log; these are the traces before.
    case traced(Traces, after: Int)
    /// A checkpoint or a fork was created after this number of statements in the log; these are the
    /// branches before.
    case branched(Branches, after: Int)
  }

  /// The lines that `undo` removed: a change, and the lines after it that only show something.
  struct Undone {
    let items: [Record.Item]
    let step: UndoStep
    /// The log of the world, the traces, and the checkpoints and forks before the undo.
    let log: StatementLog
    let traces: Traces
    let branches: Branches
  }

  /// Adds an item to the record.
  mutating func append(_ item: Record.Item, undo: UndoStep?) {
    if undo != nil { undone = [] }
    record.items.append(item)
    undoSteps.append(undo)
  }

  /// Takes back the last change, and the items of the record after it.
  /// - Returns: Its line; nil if there is none.
  mutating func undo() -> String? {
    guard let index = undoSteps.lastIndex(where: { $0 != nil }), index >= itemsOpened ?? 0,
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
    let again: UndoStep
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
}

extension StatementLog {
  /// The log to which `undo` of the last change goes.
  func before(_ step: History.UndoStep) -> StatementLog {
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
