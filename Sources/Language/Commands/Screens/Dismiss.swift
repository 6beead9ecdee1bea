import Execution
import Staging

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
