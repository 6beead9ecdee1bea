import Execution
import Staging

enum PresentCommand {
  static let screen = Subject("SCREEN", .screen, "what is to be seen")
  static let with = TransitionClauses.with("slide")

  static let declaration = CommandDeclaration(
    "present", "shows a screen over the one that is seen: present(_:animated:)", .screens,
    subject: screen,
    clauses: [with, TransitionClauses.interactive, TransitionClauses.alongside], block: .optional,
    examples: [
      "present detail with bounce; run until rest", "present detail then { print event.completed }",
      "present detail with slide interactive; progress 40%; cancel",
      "present detail with slide interactive alongside { list.alpha = 0.5 }",
    ],
    after: ScreenCommand.scene,
    notes: TransitionClauses.notes + [
      "The screen covers the whole stage, so the one below goes: it is told `willDisappear` and "
        + "`didDisappear`.",
      "At its end the old screen is told first. Logs of devices do not agree on that: count on neither.",
      "While a transition runs UIKit takes no touches, and refuses another one.",
    ],
    .change { (call) throws(Failure) in
      let screen = try call[screen]
      try call.requireNoTransition()
      let passage = try call.passage(at: screen.span) { (tree) throws(ScreenProblem) in
        try tree.presenting(screen.name)
      }
      try call.run(passage, with: with, else: "slide")
    })
}
