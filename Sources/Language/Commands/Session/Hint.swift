import Execution

enum HintCommand {
  static let declaration = CommandDeclaration(
    "hint", "Unfolds a hidden part of a lesson, such as an answer", .session, NoClauses(),
    examples: ["lesson snap; hint"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.hint) })
}
