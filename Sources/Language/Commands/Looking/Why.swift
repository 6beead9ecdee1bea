import Answers
import Execution

enum WhyCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view or group")
  }

  static let declaration = CommandDeclaration(
    "why", "Explains why a view moves, why it rests, or why it cannot be seen", .looking, Clauses(),
    examples: ["why red"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "run 10 frames"],
    notes: [
      "Each line gives one current reason. Forces are those of the next frame, like in `forces`."
    ],
    .look { (call) throws(Failure) in
      guard let reasons = try call.reasons(for: try call[\.view]) else { return }
      try call.emit(.reasons(reasons))
    })
}
