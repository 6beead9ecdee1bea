import Answers
import Commands
import Execution
import Values
import Diagnostics
import Language
import Text

/// Commands that act on the session as a whole: going back and ahead, taking back, notes.
extension Session {
  func perform(
    _ command: SessionCommand, _ statement: Statement, _ text: String, isMuted: Bool
  ) -> Result {
    switch command {
    case .title(let title): return note(.title(title), text)
    case .note(let note): return self.note(.note(note), text)
    case .history(let range):
      return Result(
        text: text, outcome: .finished([.text(history(range))]), isJournaled: false)
    case .effect(let effect):
      return Result(text: text, outcome: .effect(effect, statement.span), isJournaled: false)
    case .reset:
      return replaceWorld(World(), log: StatementLog(), text, told: [])
    case .undo: return undo(text, statement.span)
    case .back(let frames):
      let now = world.stage.frame
      guard frames <= now else {
        return failed(.backBeforeStart(now), text, statement.span)
      }
      return go(to: now - frames, text, statement, isMuted: isMuted)
    case .goto(let seconds):
      return go(
        to: FrameTime.frames(in: seconds), text, statement, isMuted: isMuted)
    }
  }

  private func failed(_ mistake: Mistake, _ text: String, _ span: Span) -> Result {
    Result(
      text: text, outcome: .failed(Diagnostic(mistake, at: span)), isJournaled: false)
  }

  private func note(_ item: Record.Item, _ text: String) -> Result {
    add(item, undo: nil)
    return Result(text: text, outcome: .finished([]), isJournaled: true)
  }

  private func history(_ range: ClosedRange<Int>?) -> [String] {
    let lines = record.lines
    let width = "\(lines.count)".count
    return lines.indices.filter { range?.contains($0 + 1) ?? true }.map {
      "\($0 + 1)".padded(left: width) + "  " + lines[$0]
    }
  }

  /// Puts another world in the place of this one.
  private func replaceWorld(
    _ fresh: World, log newLog: StatementLog, _ text: String, told: [Output]
  ) -> Result {
    let before = log
    var newLog = newLog
    // How answers are written is not what happened: settings that were left behind come along.
    for entry in log.entries.dropFirst(newLog.entries.count) where entry.statement.isSetting {
      let control = RunControl(hooks: hooks.withoutInterruption, keepsOutputs: false)
      try? Evaluator(world: fresh, control: control, commands: Commands.known).execute(entry.statement, isMuted: true)
      newLog.append(entry.statement, isMuted: true)
    }
    world = fresh
    log = newLog
    add(
      .statement(text: text, output: rendered(told)), undo: .replaced(before))
    return Result(text: text, outcome: .finished(told), isJournaled: true)
  }

  private func go(
    to frame: Int, _ text: String, _ statement: Statement, isMuted: Bool
  ) -> Result {
    if frame >= world.stage.frame { return goAhead(to: frame, text, statement, isMuted: isMuted) }
    let replay = Replay(log, to: frame, hooks: hooks)
    switch replay.run() {
    case .done(let fresh):
      let told = isMuted ? [] : [Output.line(arrival(fresh, replay.log))]
      return replaceWorld(fresh, log: replay.log, text, told: told)
    case .interrupted:
      return failed(.interrupted, text, statement.span)
    case .failed(let diagnostic):
      return Result(text: text, outcome: .failed(diagnostic), isJournaled: false)
    }
  }

  /// Where going back has led, and how much of what was typed later is gone.
  private func arrival(_ fresh: World, _ kept: StatementLog) -> String {
    let gone = log.entries.dropFirst(kept.entries.count).filter {
      !$0.statement.isSetting && !$0.statement.isExpression
    }
    let note =
      switch gone.count {
      case 0: ""
      case 1: "; 1 later line is gone, `undo` brings it back"
      default: "; \(gone.count) later lines are gone, `undo` brings them back"
      }
    return "t = \(FrameTime.text(fresh.stage.time))" + note
  }

  /// Going ahead is running: in the log it stands as the run it is.
  private func goAhead(
    to frame: Int, _ text: String, _ statement: Statement, isMuted: Bool
  ) -> Result {
    let frames = frame - world.stage.frame
    guard frames > 0, let run = parsed("run \(frames) frames") else {
      let told = isMuted ? [] : [Output.line("t = \(FrameTime.text(world.stage.time))")]
      return Result(text: text, outcome: .finished(told), isJournaled: false)
    }
    return execute(run, isMuted: isMuted)
  }

  private func undo(_ text: String, _ span: Span) -> Result {
    guard let index = undoSteps.lastIndex(where: { $0 != nil }), let step = undoSteps[index] else {
      return failed(hasNotebookBefore ? .undoBeforeNotebook : .nothingToUndo, text, span)
    }
    var earlier = log
    switch step {
    case .added(let count): earlier.cut(to: count, stoppingAt: nil)
    case .replaced(let before): earlier = before
    }
    let replay = Replay(earlier, hooks: hooks)
    guard case .done(let fresh) = replay.run() else { return failed(.interrupted, text, span) }
    let undone = record.lines[index]
    world = fresh
    log = earlier
    record.items.removeSubrange(index...)
    undoSteps.removeSubrange(index...)
    return Result(
      text: text, outcome: .finished([.line("undone: \(undone)")]), isJournaled: true)
  }
}
