import Execution
import Staging

enum ReverseCommand {
  static let animator = Subject("ANIMATOR", .animator, "which")

  static let declaration = CommandDeclaration(
    "reverse", "turns an animator round: isReversed", .animation, subject: animator,
    examples: ["start dim; run 100ms; reverse dim"], after: AnimatorCommand.scene,
    notes: [
      "A running one goes back the way it came, from where it is and as fast; at the start the model "
        + "has its old values again.",
      "Before the first `start` it begins at the end.",
    ],
    .change { (call) throws(Failure) in
      let animator = try call[animator]
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.reverse(animator) }
      try call.deliverEvents()
    })
}
