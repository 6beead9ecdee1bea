import Curves
import Execution
import Staging
import Values

/// How a transition continues after the finger lets go.
struct LettingGo: CommandClauses {
  let speed = Clause(
    "speed", .number(.plain, 0.01...100), "speed of the rest of a transition: completionSpeed",
    default: 1)
  let curve = Clause(
    "curve", .curve, "timing of the rest: completionCurve",
    default: AnimationOptions.standardCurve)
}

enum CancelCommand {
  static let declaration = CommandDeclaration(
    "cancel", "Cancels an interactive transition, which returns to its start: cancel()", .screens,
    LettingGo(),
    examples: [
      "present detail interactive; progress 40%; cancel",
      "present detail interactive; progress 40%; cancel speed 2 curve easeOut; run until rest",
    ],
    after: ScreenCommand.scene,
    notes: [
      "The return takes progress times duration, divided by `speed`. Then everything is as it was"
        + " before the transition.",
      "`cancelled` becomes true, so `complete` reports the right outcome to the screens.",
    ],
    .change { (call) throws(Failure) in
      let (speed, curve) = (try call[\.speed], try call[\.curve])
      let world = call.world
      try call.screens { () throws(ScreenProblem) in
        try world.stage.cancelTransition(speed: speed, curve: curve)
      }
      _ = world.objects.transitionScope?.assign("cancelled", .boolean(true))
      try call.deliverEvents()
    })
}
