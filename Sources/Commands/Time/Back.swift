import Execution
import Values

enum BackCommand {
  static let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "how many frames")

  static let declaration = CommandDeclaration(
    "back", "goes back some frames", .time, subject: count,
    examples: ["run 1s; back 10", "run 1s; back"],
    notes: ["Exact: what was typed is replayed up to that frame."],
    also: ["rewind"],
    .session { (call) throws(Failure) in .back(frames: try call[count] ?? 1) })
}
