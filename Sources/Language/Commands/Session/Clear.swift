import Execution

enum ClearCommand {
  static let declaration = CommandDeclaration(
    "clear", "Clears the screen and nothing else", .session, NoClauses(), examples: ["clear"],
    notes: ["The stage does not change: `remove all` removes everything on it."],
    isRecorded: false, .session { (_) throws(Failure) in .request(.clear) })
}
