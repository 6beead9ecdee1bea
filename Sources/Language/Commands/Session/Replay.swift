import Execution

enum ReplayCommand {
  struct Clauses: CommandClauses {
    let live = Clause(flag: "live", "shows the stage in real time, where it is visible")
  }

  static let declaration = CommandDeclaration(
    "replay", "Runs the session again from the start and shows its output", .time,
    Clauses(), examples: ["run 1s; replay", "run 1s; replay live"],
    notes: [
      "`replay live` shows the stage in real time, like `play`, but keys do not act on the stage."
    ],
    isRecorded: false,
    .session { (call) throws(Failure) in .request(.replay(isLive: try call[\.live])) })
}

enum CheckCommand {
  static let declaration = CommandDeclaration(
    "check", "Replays the session and compares each answer with the original one", .session,
    NoClauses(),
    examples: ["run 1s; check"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.check) })
}
