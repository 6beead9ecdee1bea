import Execution
import Staging

enum FinishCommand {
  static let animator = Subject("ANIMATOR", .animator, "which")
  static let position = Clause(
    "at", .word(PropertyAnimator.Position.self), "where its values are then", default: .end)

  static let declaration = CommandDeclaration(
    "finish", "ends an animator that was stopped: finishAnimation(at:)", .animation,
    subject: animator, clauses: [position],
    examples: [
      "start dim; run 100ms; stop dim; finish dim at end",
      "pause dim; stop dim; finish dim at start",
    ],
    after: AnimatorCommand.scene,
    notes: ["Its `then` runs now. `at current` leaves the values where they were stopped."],
    .change { (call) throws(Failure) in
      let (animator, position) = (try call[animator], try call[position])
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in
        try stage.finish(animator, at: position)
      }
      try call.deliverEvents()
    })
}
