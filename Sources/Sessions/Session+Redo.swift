import Answers
import Diagnostics
import Execution

/// What `undo` took back: a change, and the looks that came behind it.
struct Undone {
  let items: [Record.Item]
  let step: Session.UndoStep?
  /// How the world was made, and the traces and places in the past that were there, before it was
  /// taken back.
  let log: StatementLog
  let traces: Traces
  let branches: Branches

  /// All from an item of the record on, as it is now.
  init(from index: Int, of session: Session) {
    items = Array(session.record.items[index...])
    step = session.undoSteps[index]
    log = session.log
    traces = session.traces
    branches = session.branches
  }
}

extension Session {
  /// Puts back what was taken back last: in the record it stands then as if it had never been gone.
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
        try enter(next.log)
      }
    } catch {
      return failure(error, text, span)
    }
    // What was looked at in between changed none of these.
    (traces, branches) = (next.traces, next.branches)
    undone.removeLast()
    let index = record.items.count
    record.items += next.items
    undoSteps += [again] + Array(repeating: nil, count: next.items.count - 1)
    return finished(text, [.line("redone: \(record.lines[index])")])
  }

  /// What leads back here from a change of a step's kind.
  private func backStep(like step: UndoStep) -> UndoStep {
    switch step {
    case .added: .added(after: log.count)
    case .replaced: .replaced(log, branches)
    case .traced: .traced(traces, after: log.count)
    case .branched: .branched(branches, after: log.count)
    }
  }

  /// Runs statements behind those of the log. Where they fail, the world stays as it was.
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

  /// Asks for the person's editor, with a line of the record.
  func edit(_ number: Int?, _ text: String, _ span: Span) -> Result {
    guard let number else { return request(.edit(nil), text, span) }
    let lines = record.lines
    guard lines.indices.contains(number - 1) else {
      return failed(.noSuchLine(number, of: lines.count), text, span)
    }
    return request(.edit(lines[number - 1]), text, span)
  }
}
