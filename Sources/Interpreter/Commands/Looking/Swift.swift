import Evaluation
import Values

enum SwiftCommand: LookCommand {
  static let verb = "swift"
  static let declaration = declare(
    "Shows what Swift code means as lines of Motionbook", .looking, NoClauses(),
    block: .swift,
    examples: [
      "swift { UIView.animate(withDuration: 0.3) { self.red.alpha = 0 } }",
      "swift { let g = UIGravityBehavior(items: [red]); g.magnitude = 2 }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "It changes nothing: press Up at the prompt to edit and run the lines.",
      "It reads UIKit, Core Animation and SwiftUI, in Swift and in Objective-C, and names the "
        + "parts that it does not read.",
    ],
    isRecorded: false, roles: [.isForPrompt], also: ["objective-c", "uikit", "swiftui"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    guard let code = call.swift, let translation = try call.translation(of: code) else { return }
    try call.emit(.translation(translation))
  }
}
