import Answers
import Diagnostics
import Execution

/// What `undo` took back: a change, and the lines after it that only show something.
struct Undone {
  let items: [Record.Item]
  let step: Session.UndoStep?
  /// The log of the world, the traces, and the checkpoints and forks before the undo.
  let log: StatementLog
  let traces: Traces
  let branches: Branches

  /// Everything from an item of the record to the end, in its current state.
  init(from index: Int, of session: Session) {
    items = Array(session.record.items[index...])
    step = session.undoSteps[index]
    log = session.log
    traces = session.traces
    branches = session.branches
  }
}

extension Session {
  /// Restores what was undone last, as if it had never been undone.
  func redo(_ text: String, _ span: Span) -> Result {
    guard let next = undone.last, let step = next.step else {
      return failed(.nothingToRedo, text, span)
    }
    let again = backStep(like: step)
    do {
      switch step {
      case .added(let count), .traced(_, let count), .branched(_, let count):
        try run(next.log.entries.dropFirst(count))
      case .replaced:
        try enter(next.log, isFork: next.branches.current != branches.current)
      }
    } catch {
      return failure(error, text, span)
    }
    // Lines that only showed something changed none of these.
    (traces, branches) = (next.traces, next.branches)
    undone.removeLast()
    let index = record.items.count
    record.items += next.items
    undoSteps += [again] + Array(repeating: nil, count: next.items.count - 1)
    return finished(text, [.line("redone: \(record.lines[index])")])
  }

  /// The undo step for a change of this kind.
  private func backStep(like step: UndoStep) -> UndoStep {
    switch step {
    case .added: .added(after: log.count)
    case .replaced: .replaced(log, branches)
    case .traced: .traced(traces, after: log.count)
    case .branched: .branched(branches, after: log.count)
    }
  }

  /// Runs statements after those of the log. If they fail, the world is unchanged.
  private func run(_ entries: some Sequence<StatementLog.Entry>) throws(Failure) {
    var later = log
    later.append(entries)
    world.beginStatement()
    defer { world.traces = traces }
    do {
      let standby = Standby(world: world, log: log)
      world = try Replay(later, hooks: hooks, meter: meter).run(from: standby)
      log = later
    } catch {
      restore()
      throw error
    }
  }

  /// Opens a line of the record in the user's editor.
  func edit(_ number: Int?, _ text: String, _ span: Span) -> Result {
    guard let number else { return request(.edit(nil), text, span) }
    let lines = record.lines
    guard lines.indices.contains(number - 1) else {
      return failed(.noSuchLine(number, of: lines.count), text, span)
    }
    return request(.edit(lines[number - 1]), text, span)
  }
}
