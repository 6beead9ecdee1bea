import Answers
import Commands
import Diagnostics
import Execution
import Language
import Values

/// Commands that act on the session as a whole: going back and ahead, undo, notes.
extension Session {
  func perform(
    _ command: SessionCommand, _ statement: Statement, _ text: String, isMuted: Bool
  ) -> Result {
    switch command {
    case .title(let title): return note(.title(title), text)
    case .note(let note): return self.note(.note(note), text)
    case .history(let range):
      if let range, range.count == 1, hooks.editsLines() {
        return edit(range.lowerBound, text, statement.span)
      }
      return finished(text, [.text(history(range))], isJournaled: false)
    case .request(let request): return self.request(request, text, statement.span)
    case .reset:
      return replaceWorld(World(meter: meter), log: StatementLog(commands), text, showing: [])
    case .undo(let count): return undo(count, text, statement.span)
    case .sweep(let plan, let name):
      return sweep(plan, as: name, text, statement, isMuted: isMuted)
    case .redo(let count): return redo(count, text, statement.span)
    case .edit(let line): return edit(line, text, statement.span)
    case .trace(let trace, let name):
      return keep(trace, as: name, text, statement.span, isMuted: isMuted)
    case .load(let path, let place, let wishes, let name):
      return load(
        path, wishes, as: name, text, at: place ?? statement.span, isMuted: isMuted)
    case .fit(let plan): return fit(plan, text, statement, isMuted: isMuted)
    case .back(let frames):
      let now = world.stage.frame
      guard frames <= now else {
        return failed(.backBeforeStart(now), text, statement.span)
      }
      return go(to: now - frames, text, statement, isMuted: isMuted)
    case .goto(let seconds):
      return go(
        to: FrameTime.frames(in: seconds), text, statement, isMuted: isMuted)
    case .checkpoint(let name): return keepCheckpoint(name, text, isMuted: isMuted)
    case .restore(let name): return restoreCheckpoint(name, text, statement, isMuted: isMuted)
    case .fork(let name): return makeFork(name, text, isMuted: isMuted)
    case .enterFork(let name): return enterFork(name, text, statement, isMuted: isMuted)
    case .forks: return listBranches(text, isMuted: isMuted)
    }
  }

  /// What a command looks through, beside what it replays, in the unit of `Work.object`.
  func lookedThrough(by command: SessionCommand) -> Int {
    switch command {
    case .title, .note, .request, .trace, .load, .fit, .sweep, .undo, .redo: 0
    // They go over each line once, or let go of what it made.
    case .edit, .reset: log.count
    // Each becomes a line.
    case .history: Self.objectsOfLine * record.items.count
    case .forks:
      Self.objectsOfEntry
        * (branches.forks + branches.checkpoints).reduce(log.count) { $0 + $1.log.count }
    case .back, .goto, .checkpoint, .restore, .fork, .enterFork: Self.objectsOfEntry * log.count
    }
  }

  private static let objectsOfEntry = 20
  private static let objectsOfLine = 200

  func failed(_ mistake: Mistake, _ text: String, _ span: Span) -> Result {
    failure(Diagnostic(mistake, at: span), text)
  }

  /// The result of a statement whose replay failed.
  func failure(_ failure: Failure, _ text: String, _ span: Span) -> Result {
    if case .failed(let diagnostic) = failure {
      return self.failure(diagnostic.placed(at: span), text)
    }
    return failed(.interrupted, text, span)
  }

  func finished(_ text: String, _ outputs: [Output], isJournaled: Bool = true) -> Result {
    Result(text: text, outcome: .finished, outputs: outputs, isJournaled: isJournaled)
  }

  func request(_ request: Request, _ text: String, _ span: Span) -> Result {
    Result(text: text, outcome: .request(request, span), outputs: [], isJournaled: false)
  }

  private func note(_ item: Record.Item, _ text: String) -> Result {
    history.append(item, undo: .added(after: log.count))
    return finished(text, [])
  }

  private func history(_ range: ClosedRange<Int>?) -> [String] {
    let lines = record.lines
    let width = "\(lines.count)".count
    let margin = String(repeating: " ", count: width + 2)
    return lines.indices.filter { range?.contains($0 + 1) ?? true }.flatMap { index in
      lines[index].split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        ($0 == 0 ? "\(index + 1)".padded(left: width) + "  " : margin) + $1
      }
    }
  }

  /// Replaces the world with another one.
  /// - Parameter entered: The lines of history, if another one becomes the current line.
  func replaceWorld(
    _ fresh: World, log newLog: StatementLog, _ text: String, showing outputs: [Output],
    entering entered: Branches? = nil
  ) -> Result {
    let step = History.UndoStep.replaced(log, branches)
    var newLog = newLog
    if let problem = bringAlong(fresh, &newLog) { return failure(problem, text) }
    keepSettings(in: fresh, &newLog)
    replayCache.keep(world, log, isFork: entered != nil)
    world = fresh
    history.log = newLog
    if let entered { history.branches = entered }
    history.append(.statement(text: text, outputs: outputs, layout: layout), undo: step)
    return finished(text, outputs)
  }

  /// Sets a sweep's parameters again in a run that goes back to before they were set. Returns what
  /// went wrong, or nil.
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
    fresh.take(settings)
    log.append(
      .settings(settings), traces: traces, ending: StatementLog.Ending(frame: fresh.stage.frame))
  }

  private func go(
    to frame: Int, _ text: String, _ statement: Statement, isMuted: Bool
  ) -> Result {
    if frame >= world.stage.frame { return goAhead(to: frame, text, statement, isMuted: isMuted) }
    let replay = Replay(log, to: frame, hooks: hooks, meter: meter)
    do {
      let fresh = try replay.run(from: replayCache.take(for: log, upTo: frame))
      let outputs = isMuted ? [] : [Output.line(arrival(fresh, replay.log))]
      return replaceWorld(fresh, log: replay.log, text, showing: outputs)
    } catch {
      return failure(error, text, statement.span)
    }
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

  /// Goes ahead by running; the log records a run.
  private func goAhead(
    to frame: Int, _ text: String, _ statement: Statement, isMuted: Bool
  ) -> Result {
    let frames = frame - world.stage.frame
    guard frames > 0, let run = parsed("run \(frames) frames") else {
      let outputs = isMuted ? [] : [Output.line("t = \(FrameTime.text(world.stage.time))")]
      return finished(text, outputs, isJournaled: false)
    }
    return execute(run, isMuted: isMuted)
  }

  /// Keeps a trace outside the world and its log.
  private func keep(
    _ trace: Trace, as name: String, _ text: String, _ span: Span, isMuted: Bool
  ) -> Result {
    let before = traces
    do {
      try history.traces.keep(trace, as: name)
    } catch {
      return failed(error, text, span)
    }
    let (first, last) = trace.span
    let frames = FrameTime.text(frames: trace.values.count)
    let line = "\(name): \(trace.text) from \(first) to \(last), \(frames)"
    let outputs = isMuted ? [] : [Output.line(line)]
    history.append(
      .statement(text: text, outputs: outputs, layout: layout),
      undo: .traced(before, after: log.count))
    return finished(text, outputs)
  }
}
