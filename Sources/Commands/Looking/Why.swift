import Answers
import Execution

enum WhyCommand {
  static let view = Subject("VIEW", .participant, "a view, or a group")

  static let declaration = CommandDeclaration(
    "why", "says why a view moves, why it rests, or why nothing of it is seen", .looking,
    subject: view, examples: ["why red"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "run 10 frames"],
    notes: [
      "Each line is one reason, as it is now; what acts is that of the next frame, as in `forces`."
    ],
    .look { (call) throws(Failure) in
      guard let reasons = try call.reasons(for: try call[view]) else { return }
      try call.emit(.text(reasons))
    })
}
