import Execution
import Staging

enum StartCommand {
  static let animator = Subject("ANIMATOR", .animator, "which")

  static let declaration = CommandDeclaration(
    "start", "lets an animator run: startAnimation()", .animation, subject: animator,
    examples: ["start dim"], after: AnimatorCommand.scene,
    notes: [
      "From the beginning, or on from where it stands: what `pause dim` has held loses nothing."
    ],
    .change { (call) throws(Failure) in
      try call.lead(try call[animator]) { (stage, animator) throws(StagingProblem) in
        try stage.start(animator)
      }
    })
}

extension AnimatorCommand {
  /// A stage for examples.
  static let scene = [
    "view red frame (50, 50, 100, 100)", "animator dim over 300ms { red.alpha = 0 }",
  ]
}

extension Change {
  /// Runs an animator's block if it has not run, and then does something to the animator.
  func lead(
    _ animator: PropertyAnimator,
    _ body: (Stage, PropertyAnimator) throws(StagingProblem) -> Void
  ) throws(Failure) {
    // It may look for a place on its curve.
    try spend(.sample, 1_000)
    try evaluator.wake(animator, span)
    let stage = stage
    try staging { () throws(StagingProblem) in try body(stage, animator) }
    // It may have arrived at once.
    try deliverEvents()
  }
}
