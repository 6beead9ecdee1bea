import Execution

enum HintCommand {
  static let declaration = CommandDeclaration(
    "hint", "unfolds what a lesson has folded away, such as an answer", .session,
    examples: ["lesson snap; hint"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.hint) })
}
