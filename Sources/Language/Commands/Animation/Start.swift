import Execution
import Staging

enum StartCommand {
  struct Clauses: CommandClauses {
    let animator = Subject("ANIMATOR", .animator, "animator to start")
  }

  static let declaration = CommandDeclaration(
    "start", "Starts or continues an animator: startAnimation()", .animation, Clauses(),
    examples: ["start dim"], after: AnimatorCommand.scene,
    notes: [
      "It runs from the beginning, or continues where `pause dim` stopped it. Nothing is lost."
    ],
    .change { (call) throws(Failure) in
      try call.lead(try call[\.animator]) { (stage, animator) throws(StagingProblem) in
        try stage.start(animator)
      }
    })
}

extension AnimatorCommand {
  /// The setup for examples.
  static let scene = [
    "view red frame (50, 50, 100, 100)", "animator dim over 300ms { red.alpha = 0 }",
  ]
}

extension Change {
  /// Runs an animator's block if it has not run yet, then acts on the animator.
  func lead(
    _ animator: PropertyAnimator,
    _ body: (Stage, PropertyAnimator) throws(StagingProblem) -> Void
  ) throws(Failure) {
    // It may search for a point on its curve.
    try spend(.sample, 1_000)
    try evaluator.wake(animator, span)
    let stage = stage
    try staging { () throws(StagingProblem) in try body(stage, animator) }
    // It may have ended at once.
    try deliverEvents()
  }
}
