import Execution
import Values

enum AnswerCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .expression, "view that is hit; `off` for none")
  }

  static let declaration = CommandDeclaration(
    "answer", "Ends a view's own hit test with the view that is hit", .device, Clauses(),
    examples: [
      "hitTest on red { answer off }; hit (60, 60)",
      "hitTest on red { if point.y < 20 { answer badge } }; hit (60, 60)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view badge frame (60, 20, 20, 20) in red"],
    notes: ["It belongs in the block of `hitTest`, which it ends: `return` in Swift."],
    also: ["return"],
    .look { (call) throws(Failure) in throw call.fail(.answerOutside) })
}
