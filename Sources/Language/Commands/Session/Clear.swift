import Execution

enum ClearCommand: RequestCommand {
  static let verb = "clear"
  static let declaration = declare(
    "Clears the screen and nothing else", .session, NoClauses(), examples: ["clear"],
    notes: ["The stage does not change: `remove all` removes everything on it."],
    isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.clear)
  }
}
