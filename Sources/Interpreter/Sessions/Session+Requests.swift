import Answers
import Diagnostics
import Evaluation
import Language
import Values

/// The results of requests, and what several of them do.
extension Session {
  // MARK: Results

  /// - Parameter place: Where the mistake is; the whole statement if nil.
  func failed(_ mistake: Mistake, _ running: RunningStatement, at place: Span? = nil) -> Result {
    failure(Diagnostic(mistake, at: place ?? running.span), running.text)
  }

  /// The result of a statement whose replay failed.
  func failure(_ failure: Failure, _ running: RunningStatement) -> Result {
    if case .failed(let diagnostic) = failure {
      return self.failure(diagnostic.placed(at: running.span), running.text)
    }
    return failed(.interrupted, running)
  }

  func finished(
    _ running: RunningStatement, _ outputs: [Output], isJournaled: Bool = true
  ) -> Result {
    Result(text: running.text, outcome: .finished, outputs: outputs, isJournaled: isJournaled)
  }

  /// The result of a statement with a request to the workbook.
  func handedUp(
    _ request: any Request, _ running: RunningStatement, _ outputs: [Output] = []
  ) -> Result {
    Result(
      text: running.text, outcome: .finished, outputs: outputs, isJournaled: false,
      request: HandedUpRequest(request: request, span: running.span))
  }

  /// Records a statement that changed nothing in the world.
  func recorded(
    _ outputs: [Output], _ running: RunningStatement, undo: History.UndoStep?
  ) -> Result {
    let shown = running.shown(outputs)
    history.append(
      .statement(text: running.text, outputs: shown, layout: layout), undo: undo)
    return finished(running, shown)
  }

  // MARK: Another world

  /// Replaces the world with the one that a log makes.
  ///
  /// - Parameters:
  ///   - entered: The lines of history, if another of them becomes the current one.
  ///   - answer: The answer about the new world.
  func replaced(
    by log: StatementLog, _ running: RunningStatement, entering entered: Branches? = nil,
    answer: (World) -> Output
  ) -> Result {
    do {
      let fresh = try remade(log)
      return replaceWorld(
        fresh, log: log, running, showing: [answer(fresh)], entering: entered)
    } catch {
      return failure(error, running)
    }
  }

  /// Replaces the world with another one.
  ///
  /// - Parameter entered: The lines of history, if another of them becomes the current one.
  func replaceWorld(
    _ fresh: World, log newLog: StatementLog, _ running: RunningStatement,
    showing outputs: [Output],
    entering entered: Branches? = nil
  ) -> Result {
    let step = History.UndoStep.replaced(log, branches)
    var newLog = newLog
    if let problem = bringAlong(fresh, &newLog) {
      return failure(problem, running.text)
    }
    keepSettings(in: fresh, &newLog)
    replayCache.keep(world, log, isFork: entered != nil)
    world = fresh
    history.log = newLog
    if let entered { history.branches = entered }
    return recorded(outputs, running, undo: step)
  }

  /// Sets a sweep's parameters again in a run that goes back to before they were set. Returns the
  /// mistake if that fails.
  private func bringAlong(_ fresh: World, _ newLog: inout StatementLog) -> Diagnostic? {
    for entry in log.entries(after: newLog.count) where entry.isSwept {
      do {
        try entry.run(in: fresh, commands, hooks: hooks.withoutInterruption)
      } catch {
        if case .failed(let diagnostic) = error { return diagnostic }
      }
      newLog.append(
        entry.act, traces: entry.traces, ending: StatementLog.Ending(frame: fresh.stage.frame))
    }
    return nil
  }

  /// Keeps the settings for answers, because they are not part of what happened.
  func keepSettings(in fresh: World, _ log: inout StatementLog) {
    let settings = world.values.settings
    guard fresh.values.settings != settings else { return }
    fresh.apply(settings)
    log.append(
      .settings(settings), traces: traces, ending: StatementLog.Ending(frame: fresh.stage.frame))
  }

  /// The time after going back, and the number of lines that were removed.
  func arrival(_ fresh: World, _ kept: StatementLog) -> String {
    let when = kept.begins(log) ? "later" : "other"
    let note =
      switch log.lineCount(beyond: kept) {
      case 0: ""
      case 1: "; 1 \(when) line was removed (`undo` restores it)"
      case let count: "; \(count) \(when) lines were removed (`undo` restores them)"
      }
    return "t = \(FrameTime.text(fresh.stage.time))" + note
  }

  /// The price of a request that goes through the entries of the log.
  var pricedByEntries: Int { Self.objectsOfEntry * log.count }

  static let objectsOfEntry = 20
}
