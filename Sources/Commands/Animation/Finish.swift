import Execution
import Staging

enum FinishCommand {
  static let animator = Subject(
    optional: "ANIMATOR", .animator, "which; without it the transition that a finger leads")
  static let position = Clause(
    "at", .word(PropertyAnimator.Position.self), "where an animator's values are then",
    default: .end)

  static let declaration = CommandDeclaration(
    "finish",
    "ends an animator that was stopped, or lets go of a transition: finishAnimation(at:), finish()",
    .animation, subject: animator, clauses: [position, LettingGo.speed, LettingGo.curve],
    examples: [
      "start dim; run 100ms; stop dim; finish dim at end",
      "pause dim; stop dim; finish dim at start",
      "present detail with slide interactive; progress 40%; finish speed 2 curve easeOut",
    ],
    after: AnimatorCommand.scene + ScreenCommand.scene,
    notes: [
      "An animator's `then` runs now. `at current` leaves its values where they were stopped.",
      "Of a transition: what is left of it, (1 - p) of its time, passes at `speed`, along `curve`.",
      "UIKit is not told how fast the finger was: `speed` is what an app makes of that.",
    ],
    .change { (call) throws(Failure) in
      guard let animator = try call[animator] else { return try finishTransition(call) }
      for place in [call.place(of: LettingGo.speed), call.place(of: LettingGo.curve)] {
        guard let place else { continue }
        throw call.fail(.clauseOfOtherKind(place.text, kind: "animator"), at: place)
      }
      let position = try call[position]
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in
        try stage.finish(animator, at: position)
      }
      try call.deliverEvents()
    })

  private static func finishTransition(_ call: Change) throws(Failure) {
    if let place = call.place(of: position) {
      throw call.fail(.clauseOfOtherKind("at", kind: "transition"), at: place)
    }
    let (speed, curve) = (try call[LettingGo.speed], try call[LettingGo.curve])
    let stage = call.stage
    try call.screens { () throws(ScreenProblem) in
      try stage.finishTransition(speed: speed, curve: curve)
    }
    try call.deliverEvents()
  }
}
