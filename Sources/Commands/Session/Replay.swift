import Execution

enum ReplayCommand {
  static let declaration = CommandDeclaration(
    "replay", "runs the session again from its start, showing what it shows", .session,
    examples: ["run 1s; replay"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.replay) })
}
