import Answers
import Diagnostics
import Evaluation
import Values

struct UndoCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .count(1...Limits.undone), "number of changes")
  }

  static let verb = "undo"
  static let declaration = declare(
    "Undoes the last change", .time, Clauses(),
    examples: ["run 1s; undo", "run 1s; step; undo 2"],
    notes: [
      "Repeat it to go back to the start; several changes at once take as long as one. Commands "
        + "that only show something, such as tables, are not changes; titles, notes and "
        + "predictions are."
    ],
    roles: [.isForPrompt], also: ["revert"])

  let changes: Int

  init(_ call: Look<Clauses>) throws(Failure) { changes = call[\.count] ?? 1 }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.undo(changes, running)
  }
}

struct RedoCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .count(1...Limits.undone), "number of changes")
  }

  static let verb = "redo"
  static let declaration = declare(
    "Restores what `undo` took back", .time, Clauses(),
    examples: ["run 1s; undo; redo", "run 1s; step; undo 2; redo 2"],
    notes: [
      "Repeat it to restore everything, until you change something else. Commands that only show "
        + "something change nothing."
    ], roles: [.isForPrompt])

  let changes: Int

  init(_ call: Look<Clauses>) throws(Failure) { changes = call[\.count] ?? 1 }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.redo(changes, running)
  }
}

/// `undo` and `redo`. Several changes are taken back beside the world first, which costs nothing;
/// then the world is replayed once.
extension Session {
  func undo(_ count: Int, _ running: RunningStatement) -> Result {
    var earlier = history
    var line = ""
    for done in 0..<count {
      guard let taken = earlier.undo() else {
        if done == 0, count == 1 || history.itemsOpened == nil { return nothingToUndo(running) }
        return failed(.undoTooFar(max(1, done)), running)
      }
      line = taken
    }
    do {
      if !log.isSame(as: earlier.log) {
        try enter(earlier.log, isFork: earlier.branches.current != branches.current)
      }
    } catch {
      return failure(error, running)
    }
    history = earlier
    return finished(
      running, [.line(count == 1 ? "undone: \(line)" : "undone: \(count) changes, from: \(line)")])
  }

  private func nothingToUndo(_ running: RunningStatement) -> Result {
    if history.itemsOpened != nil { return handedUp(LeaveOpenedRequest(), running) }
    return failed(history.hasNotebookBefore ? .undoBeforeNotebook : .nothingToUndo, running)
  }

  /// Restores what was undone last, as if it had never been undone.
  func redo(_ count: Int, _ running: RunningStatement) -> Result {
    var later = history
    var line = ""
    for done in 0..<count {
      guard let restored = later.redo() else {
        return failed(done == 0 ? .nothingToRedo : .redoTooFar(done), running)
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
      return failure(error, running)
    }
    history = later
    return finished(
      running, [.line(count == 1 ? "redone: \(line)" : "redone: \(count) changes, up to: \(line)")])
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
}
