import Curves
import Execution
import Staging
import Values

enum ContinueCommand {
  struct Clauses: CommandClauses {
    let animator = Subject("ANIMATOR", .animator, "animator to continue")
    let over = Clause(
      "over", .time, "remaining duration", else: "what its own curve has left",
      also: ["duration", "in", "for"])
    let factor = Clause(
      "durationFactor", .number(.plain, 0...1e3),
      "remaining duration, as a multiple of the animator's own; 0 has no effect")
    let curve = Clause("curve", .curve, "timing curve of the rest", else: "its own")
  }

  static let declaration = CommandDeclaration(
    "continue", "Continues a paused animator, optionally with another curve or duration",
    .animation, Clauses(),
    examples: [
      "start dim; run 100ms; pause dim; continue dim over 200ms curve easeOut",
      "dim.fractionComplete = 0.4; continue dim durationFactor 0.5",
    ],
    after: AnimatorCommand.scene,
    notes: [
      "The curve runs from the current position to the end. Without clauses, it is the same as "
        + "`start dim`.",
      "continueAnimation(withTimingParameters:durationFactor:) takes the factor. A spring lasts "
        + "as long as it needs.",
    ],
    .change { (call) throws(Failure) in
      let (animator, curve) = (try call[\.animator], try call[\.curve])
      var duration = try call[\.over]
      if let factor = try call[\.factor] {
        if let place = call.place(of: \.over) {
          throw call.fail(.eitherOr("`durationFactor`", "`over`"), at: place)
        }
        duration = factor > 0 ? factor * animator.duration : nil
      }
      try call.spend(.sample, 1_000)
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in
        try stage.continue(animator, curve: curve, over: duration)
      }
      try call.deliverEvents()
    })
}
