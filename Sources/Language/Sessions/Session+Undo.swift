import Answers
import Diagnostics
import Execution

/// `undo` and `redo`. Several changes are taken back beside the world first, which costs nothing;
/// then the world is replayed once.
extension Session {
  func undo(_ count: Int, _ text: String, _ span: Span) -> Result {
    var earlier = history
    var line = ""
    for done in 0..<count {
      guard let taken = earlier.undo() else {
        if done == 0, count == 1 || history.itemsOpened == nil { return nothingToUndo(text, span) }
        return failed(.undoTooFar(max(1, done)), text, span)
      }
      line = taken
    }
    do {
      if !log.isSame(as: earlier.log) {
        try enter(earlier.log, isFork: earlier.branches.current != branches.current)
      }
    } catch {
      return failure(error, text, span)
    }
    history = earlier
    return finished(
      text, [.line(count == 1 ? "undone: \(line)" : "undone: \(count) changes, from: \(line)")])
  }

  private func nothingToUndo(_ text: String, _ span: Span) -> Result {
    if history.itemsOpened != nil { return request(.leaveOpened, text, span) }
    return failed(history.hasNotebookBefore ? .undoBeforeNotebook : .nothingToUndo, text, span)
  }

  /// Restores what was undone last, as if it had never been undone.
  func redo(_ count: Int, _ text: String, _ span: Span) -> Result {
    var later = history
    var line = ""
    for done in 0..<count {
      guard let restored = later.redo() else {
        return failed(done == 0 ? .nothingToRedo : .redoTooFar(done), text, span)
      }
      line = restored
    }
    do {
      if log.isBeginning(of: later.log) {
        try run(to: later.log)
      } else {
        try enter(later.log, isFork: later.branches.current != branches.current)
      }
    } catch {
      return failure(error, text, span)
    }
    history = later
    return finished(
      text, [.line(count == 1 ? "redone: \(line)" : "redone: \(count) changes, up to: \(line)")])
  }

  /// Runs the statements of a log that continues the current one. If they fail, the world is
  /// unchanged.
  private func run(to later: StatementLog) throws(Failure) {
    world.beginStatement()
    defer { world.traces = traces }
    do {
      let ready = ReadyWorld(world: world, log: log)
      world = try Replay(later, hooks: hooks, meter: meter).run(from: ready)
      history.log = later
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
