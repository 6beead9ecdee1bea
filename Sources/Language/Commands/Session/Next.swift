import Execution

enum NextCommand {
  static let declaration = CommandDeclaration(
    "next", "Runs the next cell of the lesson", .session, NoClauses(),
    examples: ["lesson fall; next"],
    notes: [
      "It first undoes your changes since the last cell, so that the cell's text is true."
    ],
    isRecorded: false,
    .session { (_) throws(Failure) in .request(.next) })
}
