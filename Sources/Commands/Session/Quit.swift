import Execution

enum QuitCommand {
  static let declaration = CommandDeclaration(
    "quit", "ends the session; so do exit, :q and Ctrl-D", .session, examples: ["quit"],
    isRecorded: false, .session { (_) throws(Failure) in .request(.quit) })
}
