import Execution
import Values

enum StepCommand {
  static let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "how many frames")

  static let declaration = CommandDeclaration(
    "step", "lets one frame pass, or several", .time, subject: count,
    examples: ["step", "step 10"],
    .change { (call) throws(Failure) in try call.pass(frames: try call[count] ?? 1) })
}
