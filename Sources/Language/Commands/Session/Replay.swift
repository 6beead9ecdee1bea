import Execution

enum ReplayCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let live = Clause(flag: "live", "shows the stage in real time, where it is visible")
  }

  static let verb = "replay"
  static let declaration = declare(
    "Runs the session again from the start and shows its output", .time, Clauses(),
    examples: ["run 1s; replay", "run 1s; replay live"],
    notes: [
      "`replay live` shows the stage in real time, like `play`, but keys do not act on the stage."
    ],
    isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.replay(isLive: call[\.live]))
  }
}

enum CheckCommand: RequestCommand {
  static let verb = "check"
  static let declaration = declare(
    "Replays the session and compares each answer with the original one", .session, NoClauses(),
    examples: ["run 1s; check"], isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.check)
  }
}
