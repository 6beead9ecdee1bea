import Execution

enum SessionsCommand {
  static let declaration = CommandDeclaration(
    "sessions", "lists the last twenty sessions that were left, for `open NUMBER`", .session,
    examples: ["sessions"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.sessions) })
}
