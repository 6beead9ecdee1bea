import Execution

enum SessionsCommand {
  static let declaration = CommandDeclaration(
    "sessions", "Lists the last twenty sessions, which `open` continues", .session, NoClauses(),
    examples: ["sessions"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.sessions) })
}
