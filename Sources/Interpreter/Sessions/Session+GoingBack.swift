import Diagnostics
import Evaluation
import Language
import Values

/// Places that a front end returns to, such as a lesson between two cells.
extension Session {
  /// The treatment of the lines typed since.
  public enum LinesSince {
    /// Keep them in the record, between a checkpoint of this name and a `restore`, so that a
    /// notebook does the same. Without a name, nothing is added, for lines that changed nothing.
    case keeping(checkpoint: String?)
    /// Drop them as if they had not been typed; Ctrl-C does not interrupt this.
    case dropping
  }

  /// The difference between the session and an earlier state.
  public enum Divergence: Hashable, Sendable {
    case none
    /// Values were shown, or settings for answers changed; the stage is the same.
    case looks
    case changes
  }

  /// The difference from a mark, by the statements since.
  public func distance(from mark: History) -> Divergence {
    guard world.stage.frame == mark.frame, branches.current == mark.branches.current,
      record.lines.starts(with: mark.record.lines)
    else { return .changes }
    if log.isSame(as: mark.log) { return .none }
    return log.onlyLooks(beyond: mark.log) ? .looks : .changes
  }

  /// Restores the stage of that time with a replay. Settings for answers stay, unless their lines
  /// are dropped.
  ///
  /// - Returns: The mistake or the interruption, if any; then nothing has changed.
  public func goBack(to mark: History, _ way: LinesSince) -> Diagnostic? {
    let fresh: World
    var hooks = hooks
    if case .dropping = way { hooks = hooks.withoutInterruption }
    do {
      let replay = Replay(mark.log, hooks: hooks, meter: meter)
      fresh = try replay.run(from: replayCache.popWorld(for: mark.log))
    } catch .failed(let diagnostic) {
      return diagnostic
    } catch {
      return Diagnostic(.interrupted, at: nil)
    }
    let isKept = record.lines.starts(with: mark.record.lines)
    var log = mark.log
    var settings: [Statement] = []
    switch way {
    case .keeping(let name) where isKept:
      if let name, !keepBetween(mark, name) {
        return Diagnostic(.tooManyCheckpoints(Limits.checkpoints), at: nil)
      }
      keepSettings(in: fresh, &log)
    case .keeping:
      // Lines undone since are restored as well; of the lines typed since, only settings stay.
      settings = self.log.settings(beyond: mark.log)
      drop(to: mark)
    case .dropping: drop(to: mark)
    }
    history.undone = []
    world = fresh
    history.log = log
    for statement in settings { _ = execute(statement, isMuted: true) }
    return nil
  }

  /// Drops the lines typed since from the record, with what they made beside the world.
  private func drop(to mark: History) {
    (history.record, history.undoSteps) = (mark.record, mark.undoSteps)
    (history.branches, history.traces) = (mark.branches, mark.traces)
  }

  /// Puts the lines typed since between a checkpoint and a `restore`.
  private func keepBetween(_ mark: History, _ name: String) -> Bool {
    let before = branches
    guard history.branches.keep(Branches.NamedLog(name: name, log: mark.log, frame: mark.frame))
    else {
      return false
    }
    let count = mark.record.items.count
    history.record.items.insert(item("checkpoint \(name);"), at: count)
    history.undoSteps.insert(.branched(before, after: mark.log.count), at: count)
    let left = switchBack(to: mark.branches.current)
    history.append(item("restore \(name);"), undo: .replaced(left, branches))
    return true
  }

  /// Leaves the current line of history for another one, if it is not that one. Returns the log of
  /// the line where the session is then.
  private func switchBack(to fork: String) -> StatementLog {
    guard fork != branches.current, let place = branches.fork(named: fork) else { return log }
    let step = History.UndoStep.replaced(log, branches)
    history.branches.enter(fork, leaving: log, world.stage.frame)
    history.append(item("switch \(fork);"), undo: step)
    return place.log
  }

  private func item(_ text: String) -> Record.Item {
    .statement(text: text, outputs: [], layout: layout)
  }
}
