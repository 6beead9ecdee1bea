import Execution
import MotionCurves
import UIKitMotion
import Values

enum AnimatorCommand {
  struct Clauses: PacedClauses {
    let name = Subject("NAME", .name, "name of the animator")
    let over = AnimationClauses.over
    let curve = AnimationClauses.curve
    let spring = SpringClauses()
    let scrubsLinearly = Clause(
      "scrubsLinearly", .boolean,
      "whether a fraction set by hand moves linearly instead of along the curve",
      default: true)
    let pausesOnCompletion = Clause(
      "pausesOnCompletion", .boolean, "whether it stays active at its end, without notification",
      default: false)
  }

  static let declaration = CommandDeclaration(
    "animator", "Makes an animation that you can pause and move by hand: UIViewPropertyAnimator",
    .animation,
    Clauses(),
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
      "A new animator does nothing yet. Its block runs once, when it first starts, pauses or gets "
        + "a fraction. From then on, the model has the new values.",
      "`start`, `pause`, `reverse` and `continue` control it. `stop` leaves everything as it is "
        + "on screen, and `finish` then chooses an end. `dim.fractionComplete = 0.4` moves it by "
        + "hand.",
      "Its state is inactive, active or stopped. Only `dim.fractionComplete` can be set.",
      "In `then`, `event.position` is end, start or current, and `event.finished` is on if it is "
        + "end.",
      "While moved by hand, it is linear, to follow a finger. When it continues, it returns to the "
        + "curve at the point with the same progress.",
      "When it is reversed, its fraction counts from its end: 1 - f. Nested blocks follow it.",
      "Once it is over, `animator` can make another one with the same name.",
    ],
    roles: .makesSubject,
    .change { (call) throws(Failure) in
      let name = try call[\.name]
      let duration = try call[\.over]
      let options = AnimationOptions(
        duration: duration, curve: try call.pace(call[part: \.spring], duration: duration))
      let (scrubs, pauses) = (try call[\.scrubsLinearly], try call[\.pausesOnCompletion])
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
