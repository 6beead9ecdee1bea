import Execution

enum ResetCommand {
  static let declaration = CommandDeclaration(
    "reset", "an empty stage at t = 0", .stage, examples: ["reset"],
    .session { (_) throws(Failure) in .reset })
}
