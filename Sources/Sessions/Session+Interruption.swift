import Commands
import Diagnostics
import Execution
import Language

/// What stays of a statement that Ctrl-C has stopped.
extension Session {
  /// That Ctrl-C came between two statements: what was done stays.
  var interruption: Result {
    Result(text: "", outcome: .interrupted, outputs: [], isJournaled: false)
  }

  /// A run that was stopped stays as far as it came; of anything else nothing stays.
  func interrupted(
    _ statement: Statement, _ control: RunControl, since startFrame: Int
  ) -> Result {
    // Inside a handler the frame is only half done, so the one before is the last whole one.
    let isWhole = !control.isInHandler
    let frames = world.stage.frame - startFrame - (isWhole ? 0 : 1)
    guard statement.isPassageOfTime, frames > 0 else {
      restore()
      return failure(Diagnostic(.interrupted, at: nil), outputs: control.rest)
    }
    if !isWhole { restore() }
    guard let done = parsed("run \(FrameTime.text(frames: frames))") else {
      return failure(Diagnostic(.interrupted, at: nil), outputs: control.rest)
    }
    let text = done.span.text
    if !isWhole {
      let again = RunControl(hooks: hooks.withoutInterruption)
      let evaluator = Evaluator(world: world, control: again, commands: Commands.known)
      meter.unbounded { () -> Void in try? evaluator.execute(done, isMuted: false) }
    }
    let told = "\(FrameTime.text(frames: frames)), t = \(FrameTime.text(world.stage.time))"
    // The line that is kept has nothing doubtful in it, whatever was typed.
    let outputs = control.outputs.filter { !$0.isAbout(statement) }
    keep(done, text, isMuted: false, outputs + [.line(told)])
    return Result(
      text: text, outcome: .interrupted, outputs: control.rest + [.line(told)], isJournaled: true)
  }
}
