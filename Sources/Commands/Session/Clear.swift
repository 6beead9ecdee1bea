import Execution

enum ClearCommand {
  static let declaration = CommandDeclaration(
    "clear", "clears the screen, and nothing else", .session, examples: ["clear"],
    notes: ["The stage stays as it is: `remove all` takes away what is on it."],
    isRecorded: false, .session { (_) throws(Failure) in .request(.clear) })
}
