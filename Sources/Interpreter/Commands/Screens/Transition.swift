import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

enum TransitionCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name for `with`; other objects may share it")
    let over = Clause(
      "over", .time, "duration: transitionDuration", default: 0.5, also: ["duration"]
    )
  }

  static let verb = "transition"
  static let declaration = declare(
    "Defines an animation between screens: UIViewControllerAnimatedTransitioning", .screens,
    Clauses(), block: .required,
    examples: [
      "transition drop over 500ms { to.frame = offset(to.finalFrame, 0, -568); add to; "
        + "animate over duration damping 0.6 { to.frame = to.finalFrame } then { complete } }",
      "transition cut { add to; complete not cancelled }",
    ],
    after: ScreenCommand.scene,
    notes: [
      "In its block, `from`, `to` and `container` are views. `duration` is its duration, "
        + "`operation` is present, dismiss, push, pop or select, `presentationStyle` that of a "
        + "presentation, and `cancelled` is true if it was canceled.",
      "`from` is already in the container; `add to` puts the other screen there.",
      "`from.initialFrame` and `to.finalFrame` fill the stage, or are the `frame` of `present`.",
      "A screen that stays in the window below another one is not in the container, and `add` and"
        + " `sendToBack` leave it alone: UIKit has no view for it.",
      "`complete` ends it and must run once; without it, UIKit would ignore all further touches.",
      "While a finger drives the transition, its `animate` and `keyframes` follow the finger "
        + "linearly, whatever their curves.",
    ],
    roles: [.bindsItsBlock])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (name, duration) = (call[\.name], call[\.over])
    guard let block = call.block else { return }
    let isNew = call.inspector.transitionDefinition(named: name.text) == nil
    guard !isNew || call.inspector.transitionNames.count < Limits.behaviors else {
      throw call.fail(.tooMany("transitions", Limits.behaviors))
    }
    let text = call.span.joined(to: block.span).text
    let definition = TransitionDefinition(
      name: name.text, duration: duration, block: block, scope: call.evaluator.scope, text: text)
    call.change { $0.transitions.set(name.text, to: definition) }
  }
}
