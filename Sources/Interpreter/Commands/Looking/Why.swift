import Answers
import Evaluation

enum WhyCommand: LookCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view or group")
  }

  static let verb = "why"
  static let declaration = declare(
    "Explains why a view moves, why it rests, or why it cannot be seen", .looking, Clauses(),
    examples: ["why red"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "run 10 frames"],
    notes: [
      "Each line gives one current reason. Forces are those of the next frame, like in `forces`."
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    guard let reasons = try call.reasons(for: call[\.view]) else { return }
    try call.emit(.reasons(reasons))
  }
}
