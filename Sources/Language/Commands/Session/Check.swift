import Execution

enum CheckCommand {
  static let declaration = CommandDeclaration(
    "check", "Replays the session and compares each answer with the original one", .session,
    NoClauses(),
    examples: ["run 1s; check"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.check) })
}
