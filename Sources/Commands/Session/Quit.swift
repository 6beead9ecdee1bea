import Execution

enum QuitCommand {
  static let declaration = CommandDeclaration(
    "quit", "ends the session; so do exit, :q and Ctrl-D", .session, examples: ["quit"],
    notes: [
      "At the prompt the session is kept: `sessions` lists it, `open NUMBER` goes on from it."
    ],
    isRecorded: false, .session { (_) throws(Failure) in .request(.quit) })
}
