import Execution

enum SessionsCommand {
  static let declaration = CommandDeclaration(
    "sessions", "lists the last twenty sessions, which `open` takes up", .session,
    examples: ["sessions"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.sessions) })
}
