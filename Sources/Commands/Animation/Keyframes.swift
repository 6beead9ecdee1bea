import Curves
import Execution
import Staging
import Values

enum KeyframesCommand {
  static let mode = Clause(
    "mode", .word(Keyframes.Mode.self), "how it goes between them", default: .linear,
    also: ["calculationMode"])

  static let declaration = CommandDeclaration(
    "keyframes", "moves properties through several values: UIView.animateKeyframes", .animation,
    clauses: [AnimationClauses.over, mode] + AnimationClauses.withoutSpring, block: .required,
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
      "`at 20% for 30% { … }` sets out at 20% of the whole and arrives at 50%; `for 0%` sets at once.",
      "UIKit puts an ease-in-out around the whole, so that times are bent: `curve linear` keeps them "
        + "as they are written.",
      "The modes are Core Animation's: `paced` and `cubicPaced` go at an even speed, whatever the "
        + "times. What stands outside every `at` goes over the whole.",
    ],
    .change { (call) throws(Failure) in
      let options = try AnimationClauses.options(of: call)
      let (mode, block) = (try call[mode], call.block)
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in
        try stage.beginKeyframes(options, mode: mode)
      }
      if let block { try call.evaluator.executeKeyframes(block) }
      try call.commitAnimation()
    })
}
