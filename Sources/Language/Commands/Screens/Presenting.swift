import Execution
import UIKitMotion

enum PresentCommand {
  struct Clauses: CommandClauses {
    let screen = Subject("SCREEN", .screen, "screen to show")
    let transition = TransitionClauses(else: "the screen's own, or `slide`", "slide")
  }

  static let declaration = CommandDeclaration(
    "present", "Shows a screen over the visible one: present(_:animated:)", .screens,
    Clauses(), takesName: true, block: .optional,
    examples: [
      "present detail with bounce; run until rest", "present detail then { print event.completed }",
      "present detail with slide interactive; progress 40%; cancel",
      "present detail with slide interactive alongside { list.alpha = 0.5 }",
      "present detail interruptible as lead; run 200ms; reverse lead; run until rest",
    ],
    after: ScreenCommand.scene,
    notes: TransitionClauses.notes + [
      "The screen covers the whole stage, so the one below disappears: it receives `willDisappear` "
        + "and `didDisappear`.",
      "At the end, the old screen is notified first. Device logs disagree on this order, so do not "
        + "rely on it.",
      "While a transition runs, UIKit ignores touches and refuses another transition.",
    ],
    .change { (call) throws(Failure) in
      let screen = try call[\.screen]
      try call.requireNoTransition()
      let passage = try call.passage(at: screen.span) { (tree) throws(ScreenProblem) in
        try tree.presenting(screen.name)
      }
      let own = call.inspector.ownTransitions(ofController: screen.name)?.presenting
      try call[part: \.transition].run(passage, else: own)
    })
}

enum DismissCommand {
  static let declaration = CommandDeclaration(
    "dismiss", "Dismisses the screen presented last: dismiss(animated:)", .screens,
    TransitionClauses(else: "the screen's own, or `slide`", "slide"), takesName: true,
    block: .optional,
    examples: [
      "present detail with none; dismiss with shrink; run until rest",
      "present detail with none; dismiss interactive alongside { list.alpha = 1 }; progress 20%; cancel",
      "present detail with none; dismiss interruptible as lead; run 200ms; pause lead",
      "present detail with none; dismiss alongside { list.alpha = 1 } then { print \"gone\" }",
    ],
    after: ScreenCommand.scene, notes: TransitionClauses.notes,
    .change { (call) throws(Failure) in
      try call.requireNoTransition()
      let passage = try call.passage { (tree) throws(ScreenProblem) in try tree.dismissing() }
      let presented = call.inspector.screenTree.presented.last
      let own = presented.flatMap { call.inspector.ownTransitions(ofController: $0)?.dismissing }
      try call.run(passage, else: own)
    })
}
