import Execution
import UIKitMotion

enum SelectCommand {
  struct Clauses: CommandClauses {
    let item = Subject("SCREEN", .screen, "tab to show")
    let on = Clause("on", .screen, "tab bar that contains it", else: "the visible one")
    let transition = TransitionClauses("none")
  }

  static let declaration = CommandDeclaration(
    "select", "Shows another tab: selectedViewController", .screens,
    Clauses(), takesName: true, block: .optional,
    examples: [
      "select detail with fade; run until rest", "select detail on bar",
      "select detail with slide interruptible as lead; run 200ms; pause lead",
      "select detail with slide interactive alongside { list.alpha = 0.5 }; progress 50%",
    ],
    after: ScreenCommand.scene + ["tabs list, detail as bar"],
    notes: TransitionClauses.notes,
    .change { (call) throws(Failure) in
      let (item, bar) = (try call[\.item], try call[\.on]?.name)
      try call.requireNoTransition()
      let passage = try call.passage(at: item.span) { (tree) throws(ScreenProblem) in
        try tree.selecting(item.name, on: bar)
      }
      try call[part: \.transition].run(passage)
    })
}
