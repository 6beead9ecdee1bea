import Evaluation
import UIKitMotion

enum SelectCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let item = Subject("SCREEN", .screen, "tab to show")
    let on = Clause("on", .screen, "tab bar that contains it", else: "the visible one")
    let transition = TransitionClauses("none")
  }

  static let verb = "select"
  static let declaration = declare(
    "Shows another tab: selectedViewController", .screens, Clauses(), takesName: true,
    block: .optional,
    examples: [
      "select detail with fade; run until rest", "select detail on bar",
      "select detail with slide interruptible as lead; run 200ms; pause lead",
      "select detail with slide interactive alongside { list.alpha = 0.5 }; progress 50%",
    ],
    after: ScreenCommand.scene + ["tabs list, detail as bar"],
    notes: TransitionClauses.notes)

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (item, bar) = (call[\.item], call[\.on]?.name)
    try call.requireNoTransition()
    let passage = try call.passage(at: item.span) { (tree) throws(ScreenProblem) in
      try tree.selecting(item.name, on: bar)
    }
    try call[part: \.transition].run(passage)
  }
}
