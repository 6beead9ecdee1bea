import Curves
import Execution
import Staging
import Values

enum AnimatorCommand {
  static let name = Subject("NAME", .name, "its name")
  static let scrubsLinearly = Clause(
    "scrubsLinearly", .boolean,
    "whether a fraction that is set shows that share of the way, and not the curve's value there",
    default: true)
  static let pausesOnCompletion = Clause(
    "pausesOnCompletion", .boolean, "whether it stays active where it arrives, and tells nobody",
    default: false)

  static let declaration = CommandDeclaration(
    "animator", "makes an animation that can be held and moved by hand: UIViewPropertyAnimator",
    .animation, subject: name,
    clauses: [
      AnimationClauses.over, AnimationClauses.curve, AnimationClauses.damping,
      AnimationClauses.velocity, scrubsLinearly, pausesOnCompletion,
    ],
    block: .required,
    examples: [
      "animator dim over 300ms { red.alpha = 0 } then { print event.finished }",
      "animator dim over 1s { red.center.x = 300 }; dim.fractionComplete = 0.4",
      "animator dim over 1s damping 0.6 velocity 0 { red.center.x = 300 }; start dim",
      "animator dim over 1s curve easeIn scrubsLinearly off { red.center.x = 300 }",
      "animator dim over 1s pausesOnCompletion on { red.center.x = 300 }",
      "animator dim over 1s { keyframes over 1s { at 0% for 50% { red.alpha = 0 } } }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "It is made and does nothing. Its block runs once, when it first starts, is paused or gets a "
        + "fraction: the model has the new values from then on.",
      "`start`, `pause`, `reverse` and `continue` lead it; `stop` leaves everything as it is shown, "
        + "and `finish` then chooses an end. `dim.fractionComplete = 0.4` moves it by hand.",
      "Its state is inactive, active or stopped. Only `dim.fractionComplete` can be set.",
      "In `then`, `event.position` is end, start or current, and `event.finished` whether it is end.",
      "Moved by hand it goes straight, so that it follows a finger; the curve is back when it goes "
        + "on, at the place where it has come as far.",
      "Turned round, its fraction counts from its end: 1 - f. Blocks inside go along with it.",
      "Once it is over, `animator` may make another one of the same name.",
    ],
    .change { (call) throws(Failure) in
      let name = try call[name]
      let duration = try call[AnimationClauses.over]
      let options = AnimationOptions(
        duration: duration, curve: try AnimationClauses.pace(of: call, duration: duration))
      let (scrubs, pauses) = (try call[scrubsLinearly], try call[pausesOnCompletion])
      if call.inspector.animator(named: name.text) == nil { try call.requireFreeName(name) }
      guard call.inspector.animatorCount < Limits.behaviors else {
        throw call.fail(.tooMany("animators", Limits.behaviors))
      }
      guard let block = call.block else { return }
      let world = call.world
      try call.staging { () throws(StagingProblem) in
        try world.stage.addAnimator(
          named: name.text, options, scrubsLinearly: scrubs, pausesOnCompletion: pauses)
      }
      world.objects.animatorBlocks[name.text] = .init(
        block: block, then: call.thenBlock, scope: call.evaluator.scope)
    })
}
