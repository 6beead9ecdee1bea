import Execution
import Values

enum BackCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "number of frames")
  }

  static let declaration = CommandDeclaration(
    "back", "Goes back one or more frames", .time, Clauses(),
    examples: ["run 1s; back 10", "run 1s; back"],
    notes: ["The result is exact: the session is replayed up to that frame."],
    roles: .goesBackInRun, also: ["rewind"],
    .session { (call) throws(Failure) in .back(frames: try call[\.count] ?? 1) })
}

enum GotoCommand {
  struct Clauses: CommandClauses {
    let time = Subject("TIME", .time, "time to go to")
  }

  static let declaration = CommandDeclaration(
    "goto", "Goes to an earlier or later time", .time, Clauses(),
    examples: ["run 2s; goto 1.5s", "goto 3s"],
    notes: ["Lines typed at a later time are removed; `undo` brings them back."],
    roles: .goesBackInRun,
    .session { (call) throws(Failure) in .goto(seconds: try call[\.time]) })
}
