import Answers
import Diagnostics
import Evaluation
import Language

/// The rest of a statement that Ctrl-C has stopped.
extension Session {
  /// The result if the user pressed Ctrl-C between two statements: everything done so far stays.
  var interruption: Result {
    Result(text: "", outcome: .interrupted, outputs: [], isJournaled: false)
  }

  /// Keeps the frames of a stopped run; any other statement changes nothing.
  func interrupted(
    _ statement: Statement, _ control: RunControl, since startFrame: Int
  ) -> Result {
    restOfRun = rest(of: statement, control)
    // Inside a handler, the frame is incomplete, so the one before is the last complete one.
    let isWhole = !control.isInHandler
    let frames = world.stage.frame - startFrame - (isWhole ? 0 : 1)
    guard commands.roles(of: statement).contains(.passesFrames), frames > 0 else {
      restore()
      return failure(Diagnostic(.interrupted, at: nil), outputs: control.rest)
    }
    if !isWhole { restore() }
    guard let done = parsed("run \(FrameTime.text(frames: frames))") else {
      return failure(Diagnostic(.interrupted, at: nil), outputs: control.rest)
    }
    let isMuted = hooks.isRunContinued()
    let text = done.span.text + (isMuted ? ";" : "")
    if !isWhole {
      let again = RunControl(hooks: hooks.withoutInterruption)
      let evaluator = Evaluator(world: world, control: again, commands: commands)
      meter.unbounded { () -> Void in try? evaluator.execute(done, isMuted: false) }
    }
    let passed = isMuted ? [] : [Output.passed(PassedTime(frames: frames, time: world.stage.time))]
    // The recorded line differs from the typed one, so warnings about the typed one are dropped.
    let outputs = control.outputs.filter { !$0.isAbout(statement) }
    keep(done, text, isMuted: isMuted, outputs + passed)
    return Result(
      text: text, outcome: .interrupted, outputs: control.rest + passed, isJournaled: true)
  }

  /// The rest of a stopped run, as a line. A condition stays as it is.
  private func rest(of statement: Statement, _ control: RunControl) -> String? {
    guard canStop, case .command(let command) = statement.kind else { return nil }
    guard command.clauses.isEmpty, let end = control.endTime else { return statement.span.text }
    let frames = FrameTime.frames(in: end) - world.stage.frame
    return frames > 0 ? "run \(FrameTime.text(frames: frames))" : nil
  }
}
