import Evaluation
import MotionCurves
import UIKitMotion
import Values

enum KeyframesCommand: ChangeCommand {
  struct Clauses: AnimatedClauses {
    let over = AnimationClauses.over
    let mode = Clause(
      "mode", .word(Keyframes.Mode.self), "interpolation between values", default: .linear,
      also: ["calculationMode"])
    let curve = AnimationClauses.curve
    let options = AnimationOptionClauses()
  }

  static let verb = "keyframes"
  static let declaration = declare(
    "Animates properties through several values: UIView.animateKeyframes", .animation, Clauses(),
    block: .required,
    examples: [
      "keyframes over 1s { at 0% for 50% { red.alpha = 0.2 }; at 50% for 50% { red.alpha = 1 } }",
      "keyframes over 2s mode cubic curve linear { at 0% for 25% { red.center = (200, 100) }; "
        + "at 25% for 75% { red.center = (160, 400) } } then { print event.finished }",
      "keyframes over 1s delay 100ms repeat forever autoreverse on { at 0% for 30% { red.scale = 2 } }",
      "keyframes over 1s additive off beginFromCurrentState on allowUserInteraction on "
        + "{ at 0% for 50% { red.center.x = 300 } }",
      "animate over 1s curve linear { keyframes over 2s repeat 2 overrideInheritedDuration on "
        + "overrideInheritedOptions on { at 20% for 50% { red.alpha = 0 } } }",
      "animate over 1s { keyframes over 1s curve linear overrideInheritedCurve on "
        + "{ at 20% for 50% { red.alpha = 0 } } }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "`at 20% for 30% { … }` starts at 20% of the duration and ends at 50%. `for 0%` sets the "
        + "value at once.",
      "UIKit applies an ease-in-out curve to the whole animation, which shifts the times. "
        + "`curve linear` keeps them as written.",
      "The modes are those of Core Animation: `paced` and `cubicPaced` move at an even speed and "
        + "ignore the times. A change outside every `at` takes the whole duration.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let options = try call.animationOptions()
    let (mode, block) = (call[\.mode], call.block)
    let stage = call.stage
    try call.attempt {
      try stage.beginKeyframes(options, mode: mode)
    }
    if let block { try call.evaluator.executeKeyframes(block) }
    try call.commitAnimation()
  }
}
