import Execution
import Values

enum BackCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "number of frames")
  }

  static let verb = "back"
  static let declaration = declare(
    "Goes back one or more frames", .time, Clauses(),
    examples: ["run 1s; back 10", "run 1s; back"],
    notes: ["The result is exact: the session is replayed up to that frame."],
    roles: [.goesBackInRun], also: ["rewind"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .back(frames: call[\.count] ?? 1)
  }
}

enum GotoCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let time = Subject("TIME", .time, "time to go to")
  }

  static let verb = "goto"
  static let declaration = declare(
    "Goes to an earlier or later time", .time, Clauses(),
    examples: ["run 2s; goto 1.5s", "goto 3s"],
    notes: ["Lines typed at a later time are removed; `undo` brings them back."],
    roles: [.goesBackInRun])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .goto(seconds: call[\.time])
  }
}
