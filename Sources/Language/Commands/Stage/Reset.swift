import Execution

enum ResetCommand: RequestCommand {
  static let verb = "reset"
  static let declaration = declare(
    "Starts over with an empty stage at t = 0", .stage, NoClauses(), examples: ["reset"],
    roles: [.goesBackInRun, .startsOver], also: ["restart"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .reset
  }
}
