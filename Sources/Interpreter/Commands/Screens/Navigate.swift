import Evaluation
import UIKitMotion
import Values

enum NavigateCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let to = Clause(
      "to", .screenOrRoot, "screen to push; after `back`, the screen to return to, or `root`"
    )
    let back = Clause(flag: "back", "pops the top screen")
    let on = Clause("on", .screen, "navigation stack to change", else: "the visible one")
    let transition = TransitionClauses("slide")
  }

  static let verb = "navigate"
  static let declaration = declare(
    "Pushes a screen onto a navigation stack, or goes back: pushViewController, popViewController",
    .screens, Clauses(), takesName: true, block: .optional,
    examples: [
      "navigate to detail with slide; run until rest; navigate back",
      "navigate to detail interruptible as lead; run 200ms; reverse lead",
      "navigate to detail with none; navigate back to root with fade",
      "navigate to detail with none; navigate back on nav interactive alongside { list.alpha = 1 }",
    ],
    after: ScreenCommand.scene + ["navigation list as nav"],
    notes: TransitionClauses.notes)

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (target, isBack) = (call[\.to], call[\.back])
    let navigation = call[\.on]?.name
    guard target != nil || isBack else {
      throw call.fail(.missingClause("to", verb: "navigate", sample: "detail"))
    }
    try call.requireNoTransition()
    let passage = try call.passage(at: target?.span) { (tree) throws(ScreenProblem) in
      guard isBack else { return try tree.pushing(target?.name ?? "", on: navigation) }
      return try tree.popping(to: place(target, tree), on: navigation)
    }
    try call[part: \.transition].run(passage)
  }

  private static func place(_ target: ScreenName?, _ tree: ScreenTree) -> ScreenTree.Target {
    guard let target else { return .previous }
    return tree[target.name] == nil ? .root : .screen(target.name)
  }
}
