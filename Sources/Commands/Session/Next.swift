import Execution

enum NextCommand {
  static let declaration = CommandDeclaration(
    "next", "runs the lesson's next cell", .session, examples: ["lesson fall; next"],
    notes: [
      "What you changed since the last cell is put back first, so that the cell says the truth."
    ],
    isRecorded: false,
    .session { (_) throws(Failure) in .request(.next) })
}
