import Execution

enum QuitCommand {
  static let declaration = CommandDeclaration(
    "quit", "Ends the session, like exit, :q and Ctrl-D", .session, NoClauses(), examples: ["quit"],
    notes: [
      "At the prompt, the session is kept: `sessions` lists it, and `open NUMBER` continues it."
    ],
    isRecorded: false, roles: .actsOutside, .session { (_) throws(Failure) in .request(.quit) })
}
