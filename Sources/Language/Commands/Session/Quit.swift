import Execution

enum QuitCommand: RequestCommand {
  static let verb = "quit"
  static let declaration = declare(
    "Ends the session, like exit, :q and Ctrl-D", .session, NoClauses(), examples: ["quit"],
    notes: [
      "At the prompt, the session is kept: `sessions` lists it, and `open NUMBER` continues it."
    ],
    isRecorded: false, roles: [.actsOutside])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.quit)
  }
}
