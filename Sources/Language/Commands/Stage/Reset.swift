import Execution

enum ResetCommand {
  static let declaration = CommandDeclaration(
    "reset", "Starts over with an empty stage at t = 0", .stage, NoClauses(), examples: ["reset"],
    roles: [.goesBackInRun, .startsOver], also: ["restart"],
    .session { (_) throws(Failure) in .reset })
}
