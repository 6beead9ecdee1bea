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
    /// there, so that a notebook does the same. Without a name it stands alone, as looks may.
    case keeping(checkpoint: String?)
    /// It is gone, as if nobody had typed it; Ctrl-C does not come between.
    case dropping
  }

  /// How far the session is from where it was.
  public enum MarkedDistance: Hashable, Sendable {
    case none
    /// Values were asked for, or answers are written otherwise: of the stage, nothing is another.
    case looks
    case changes
  }

  /// How far it is from a mark, by the statements that made it.
  public func distance(from mark: Mark) -> MarkedDistance {
    guard world.stage.frame == mark.frame else { return .changes }
    if log.isSame(as: mark.log) { return .none }
    return log.onlyLooks(beyond: mark.log) ? .looks : .changes
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
      if let name, !keepBetween(mark, name) {
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
