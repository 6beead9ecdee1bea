import Execution
import Staging

enum ViewCommand {
  static let name = Subject("NAME", .name, "its name")
  static let frame = Clause(
    required: "frame", .rect, "x, y, width, height in its parent's coordinates")
  static let color = Clause("color", .color, "its colour")
  static let parent = Clause(
    "in", .view, "the view it becomes a subview of",
    else: "the stage, or the screen whose block it is in")
  static let alpha = Clause(
    "alpha", .number(.plain, 0...1), "0 is clear, 1 is opaque", default: 1)

  static let declaration = CommandDeclaration(
    "view", "puts a view on the stage", .stage, subject: name,
    clauses: [frame, color, parent, alpha],
    examples: [
      "view red frame (50, 50, 100, 100) color red", "view veil frame (0, 0, 320, 568) alpha 0.5",
      "view card frame (0, 0, 320, 100); view badge frame (10, 10, 20, 20) in card",
    ],
    .change { (call) throws(Failure) in
      let (name, frame, alpha) = (try call[name], try call[frame], try call[alpha])
      let (color, parent) = (try call[color], try call[parent] ?? call.evaluator.enclosingScreen)
      try call.requireFreeName(name)
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in
        let view = try stage.addView(named: name.text, frame: frame, parent: parent)
        if let color { try stage.setAppearance(of: view) { $0.backgroundColor = color } }
        if call.has(ViewCommand.alpha) { try stage.set(alpha, .alpha, of: view) }
      }
    })
}
