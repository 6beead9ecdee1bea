import Execution
import Staging

enum ReverseCommand {
  struct Clauses: CommandClauses {
    let animator = Subject("ANIMATOR", .animator, "animator to reverse")
  }

  static let declaration = CommandDeclaration(
    "reverse", "Reverses an animator: isReversed", .animation, Clauses(),
    examples: ["start dim; run 100ms; reverse dim"], after: AnimatorCommand.scene,
    notes: [
      "A running animator goes back the way it came, from its current position and at the same "
        + "speed. At the start, the model has its old values again.",
      "If reversed before the first `start`, it begins at the end.",
    ],
    .change { (call) throws(Failure) in
      let animator = try call[\.animator]
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.reverse(animator) }
      try call.deliverEvents()
    })
}
