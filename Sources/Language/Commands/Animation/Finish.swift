import Execution
import Staging

enum FinishCommand {
  struct Clauses: CommandClauses {
    let animator = Subject(
      optional: "ANIMATOR", .animator, "stopped animator; default the interactive transition")
    let position = Clause(
      "at", .word(PropertyAnimator.Position.self), "final position of an animator",
      default: .end)
    let lettingGo = LettingGo()
  }

  static let declaration = CommandDeclaration(
    "finish",
    "Finishes a stopped animator or an interactive transition: finishAnimation(at:), finish()",
    .animation, Clauses(),
    examples: [
      "start dim; run 100ms; stop dim; finish dim at end",
      "pause dim; stop dim; finish dim at start",
      "present detail with slide interactive; progress 40%; finish speed 2 curve easeOut",
    ],
    after: AnimatorCommand.scene + ScreenCommand.scene,
    notes: [
      "An animator's `then` runs now. `at current` leaves its values where they stopped.",
      "At progress p, the rest of a transition, (1 - p) of its duration, runs at `speed`, along "
        + "`curve`.",
      "UIKit does not know the speed of the finger. An app derives `speed` from it.",
    ],
    .change { (call) throws(Failure) in
      guard let animator = try call[\.animator] else { return try finishTransition(call) }
      for place in [call.place(of: \.lettingGo.speed), call.place(of: \.lettingGo.curve)] {
        guard let place else { continue }
        throw call.fail(.clauseOfOtherKind(place.text, kind: "animator"), at: place)
      }
      let position = try call[\.position]
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in
        try stage.finish(animator, at: position)
      }
      try call.deliverEvents()
    })

  private static func finishTransition(_ call: Change<Clauses>) throws(Failure) {
    if let place = call.place(of: \.position) {
      throw call.fail(.clauseOfOtherKind("at", kind: "transition"), at: place)
    }
    let (speed, curve) = (try call[\.lettingGo.speed], try call[\.lettingGo.curve])
    let stage = call.stage
    try call.screens { () throws(ScreenProblem) in
      try stage.finishTransition(speed: speed, curve: curve)
    }
    try call.deliverEvents()
  }
}
