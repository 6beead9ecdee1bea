import Execution
import Values

enum StepCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "number of frames")
  }

  static let declaration = CommandDeclaration(
    "step", "Advances one or more frames", .time, Clauses(),
    examples: ["step", "step 10"],
    roles: .passesFrames,
    .change { (call) throws(Failure) in try call.pass(frames: try call[\.count] ?? 1) })
}
