import Evaluation
import MotionGeometry
import UIKitMotion
import Values

enum HitTestCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .view, "view that the test is for")
  }

  static let verb = "hitTest"
  static let declaration = declare(
    "Gives a view a hit test of its own: an override of hitTest(_:with:)", .device, Clauses(),
    block: .required,
    examples: [
      "hitTest on red { if contains(inset(red.bounds, 20, 20), point) { answer red } else { answer off } }",
      "hitTest on red { if point.x > 50 { answer badge } }; hit (60, 120)",
      "hitTest on red { answer off }; red.hitTest = off",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view badge frame (60, 20, 20, 20) in red"],
    notes: [
      "`point` is in the view's own coordinates. `answer VIEW` is the view that is hit, wherever it"
        + " is; `answer off` is nil. The block can contain only `if`, `let` and `answer`.",
      "Without an answer, UIKit's rule holds, as with `super.hitTest(point, with: event)`; `hit` says"
        + " `super` there.",
      "Like in UIKit, the block also replaces the checks: it runs for a hidden view, and for points"
        + " outside the view. It does not run if an ancestor is skipped.",
      "A view that was removed since is nil. A second `hitTest` on the view replaces the first;"
        + " `red.hitTest = off` removes it.",
    ],
    roles: [.bindsItsBlock], also: ["pointInside"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let view = call[\.on]
    guard let block = call.block else { return }
    try call.expressions.checkHitTest(block)
    let test = HitTestBlock(block, in: call.evaluator)
    let world = call.world
    // Run it once, so that a mistake is reported here and not at the first touch.
    _ = try test.result(for: view.bounds.center, in: world)
    try call.attempt { try world.setHitTest(test, of: view) }
  }
}

enum AnswerCommand: LookCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .expression, "view that is hit; `off` for none")
  }

  static let verb = "answer"
  static let declaration = declare(
    "Ends a view's own hit test with the view that is hit", .device, Clauses(),
    examples: [
      "hitTest on red { answer off }; hit (60, 60)",
      "hitTest on red { if point.y < 20 { answer badge } }; hit (60, 60)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "view badge frame (60, 20, 20, 20) in red"],
    notes: ["It belongs in the block of `hitTest`, which it ends: `return` in Swift."],
    roles: [.givesAnswer], also: ["return"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    throw call.fail(.answerOutside)
  }
}
