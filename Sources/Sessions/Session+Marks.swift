import Commands
import Diagnostics
import Execution
import Language
import Values

/// Places that a front end comes back to, such as a lesson between two cells.
extension Session {
  /// Where the session stood, without its world: to come back there is a replay.
  public struct Mark {
    let log: StatementLog
    let frame: Int
    let record: Record
    let undoSteps: [UndoStep?]
  }

  /// Where the session stands now.
  public var mark: Mark {
    Mark(log: log, frame: world.stage.frame, record: record, undoSteps: undoSteps)
  }

  /// What becomes of what was typed since.
  public enum MarkedReturn {
    /// The record keeps it: a checkpoint of this name stands before it, and behind it what leads back
    /// there, so that a notebook does the same.
    case keeping(checkpoint: String)
    /// It is gone, as if nobody had typed it; Ctrl-C does not come between.
    case dropping
  }

  /// Whether the stage is as it was then, by the statements that made it.
  public func isAt(_ mark: Mark) -> Bool {
    log.isSame(as: mark.log) && world.stage.frame == mark.frame
  }

  /// Makes the stage as it was then, by a replay. How answers are written stays as it is.
  ///
  /// - Returns: What went wrong, or that Ctrl-C came; then nothing has changed.
  public func goBack(to mark: Mark, _ way: MarkedReturn) -> Diagnostic? {
    let fresh: World
    var hooks = hooks
    if case .dropping = way { hooks = hooks.withoutInterruption }
    do {
      let replay = Replay(mark.log, hooks: hooks, meter: meter)
      fresh = try replay.run(from: standbys.take(for: mark.log))
    } catch .failed(let diagnostic) {
      return diagnostic
    } catch {
      return Diagnostic(.interrupted, at: nil)
    }
    let isKept = record.lines.starts(with: mark.record.lines)
    if isKept, case .keeping(let name) = way {
      guard keepBetween(mark, name) else {
        return Diagnostic(.tooManyCheckpoints(Limits.checkpoints), at: nil)
      }
    } else {
      // What was taken back by `undo` since comes back with it.
      (record, undoSteps) = (mark.record, mark.undoSteps)
    }
    undone = []
    var log = mark.log
    keepSettings(in: fresh, &log)
    world = fresh
    self.log = log
    return nil
  }

  /// Puts what was typed since between a checkpoint and the way back to it.
  private func keepBetween(_ mark: Mark, _ name: String) -> Bool {
    let before = branches
    guard branches.keep(Branches.Place(name: name, log: mark.log, frame: mark.frame)) else {
      return false
    }
    let count = mark.record.items.count
    record.items.insert(item("checkpoint \(name);"), at: count)
    undoSteps.insert(.branched(before, after: mark.log.count), at: count)
    add(item("restore \(name);"), undo: .replaced(log, branches))
    return true
  }

  private func item(_ text: String) -> Record.Item {
    .statement(text: text, outputs: [], layout: layout)
  }
}
