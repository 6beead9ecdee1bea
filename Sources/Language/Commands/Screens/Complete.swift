import Execution
import Staging

enum CompleteCommand {
  struct Clauses: CommandClauses {
    let isCompleted = Subject(
      optional: "SWITCH", .boolean, "whether the transition completed; default `not cancelled`")
  }

  static let declaration = CommandDeclaration(
    "complete", "Ends the running transition: completeTransition(_:)", .screens, Clauses(),
    examples: [
      "transition cut over 0s { add to; complete }; present detail with cut",
      "transition cut over 0s { add to; complete not cancelled }; present detail with cut",
    ],
    after: ScreenCommand.scene,
    notes: [
      "It belongs in a transition's block, usually after `then`, and runs once.",
      "Elsewhere it also ends the transition, but no `then` in the transition's block runs.",
      "The remaining screen takes the container's place, both screens are notified, and the"
        + " container is removed.",
    ],
    .change { (call) throws(Failure) in
      let isCompleted = try call[\.isCompleted]
      let running = call.inspector.transition
      let own = call.evaluator.scope.enclosingTransition
      if let own, running?.number != own { throw call.fail(.completedTwice(name(of: own, call))) }
      let stays = running?.to.name ?? ""
      let world = call.world
      if own == nil { world.forgetWhatFollows() }
      let left = try call.screens { () throws(ScreenProblem) in
        try world.stage.completeTransition(isCompleted ?? (running?.isCancelled == false))
      }
      world.forgetRemovedViews()
      if left.isUnadded { try call.warn(.screenNotAdded(stays)) }
      try call.deliverEvents()
      try call.evaluator.report(left, call.span)
    })

  /// The name by which an ended transition was requested.
  private static func name(of number: Int, _ call: Change<Clauses>) -> String {
    for event in call.inspector.events.reversed() {
      if case .transitionEnded(let end) = event.kind, end.number == number { return end.name }
    }
    return "complete"
  }
}
