import Curves
import Execution
import Staging
import Values

/// What a finger that lets go of a transition leaves it with.
enum LettingGo {
  static let speed = Clause(
    "speed", .number(.plain, 0.01...100), "of what is left of a transition: completionSpeed",
    default: 1)
  static let curve = Clause(
    "curve", .curve, "the pace of what is left: completionCurve",
    default: AnimationOptions.standardCurve)
}

enum CancelCommand {
  static let declaration = CommandDeclaration(
    "cancel", "lets go of a transition, which goes back to its start: cancel()", .screens,
    clauses: [LettingGo.speed, LettingGo.curve],
    examples: [
      "present detail interactive; progress 40%; cancel",
      "present detail interactive; progress 40%; cancel speed 2 curve easeOut; run until rest",
    ],
    after: ScreenCommand.scene,
    notes: [
      "It takes p of its time, through `speed`. Then all is as it was before the transition.",
      "`cancelled` is true from now on, so that `complete` tells the screens the truth.",
    ],
    .change { (call) throws(Failure) in
      let (speed, curve) = (try call[LettingGo.speed], try call[LettingGo.curve])
      let world = call.world
      try call.screens { () throws(ScreenProblem) in
        try world.stage.cancelTransition(speed: speed, curve: curve)
      }
      _ = world.objects.transitionScope?.assign("cancelled", .boolean(true))
      try call.deliverEvents()
    })
}
