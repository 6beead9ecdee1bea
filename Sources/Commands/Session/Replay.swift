import Execution

enum ReplayCommand {
  static let live = Clause(flag: "live", "in real time, where the stage can be seen")

  static let declaration = CommandDeclaration(
    "replay", "runs the session again from its start, showing what it shows", .time,
    clauses: [live], examples: ["run 1s; replay", "run 1s; replay live"],
    notes: [
      "`replay live` shows the stage in real time, as `play` does; keys look on and no more."
    ],
    isRecorded: false,
    .session { (call) throws(Failure) in .request(.replay(isLive: try call[live])) })
}
