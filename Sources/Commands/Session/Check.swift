import Execution

enum CheckCommand {
  static let declaration = CommandDeclaration(
    "check", "replays the session and compares every answer with the one it gave", .session,
    examples: ["run 1s; check"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.check) })
}
