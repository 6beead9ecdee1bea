import Diagnostics
import Execution
import Language
import Staging
import Values

enum TransitionCommand {
  static let name = Subject("NAME", .name, "its name, for `with`; other things may have it too")
  static let over = Clause(
    "over", .time, "how long it takes: transitionDuration", default: 0.5, also: ["duration"])

  static let declaration = CommandDeclaration(
    "transition",
    "makes a way to go from screen to screen: UIViewControllerAnimatedTransitioning", .screens,
    subject: name, clauses: [over], block: .required,
    examples: [
      "transition drop over 500ms { to.frame = offset(to.finalFrame, 0, -568); add to; "
        + "animate over duration damping 0.6 { to.frame = to.finalFrame } then { complete } }",
      "transition cut { add to; complete not cancelled }",
    ],
    after: ScreenCommand.scene,
    notes: [
      "In its block `from`, `to` and `container` are views, `duration` is its time, `operation` is "
        + "present, dismiss, push, pop or select, and `cancelled` says whether it was called off.",
      "`from` is in the container already; `add to` puts the other screen there.",
      "`from.initialFrame` and `to.finalFrame` fill the stage.",
      "`complete` ends it, once: forgotten, UIKit would take no more touches.",
      "While a finger leads it, what `animate` and `keyframes` do in it is led evenly, whatever "
        + "their curves.",
    ],
    .change { (call) throws(Failure) in
      let (name, duration) = (try call[name], try call[over])
      guard let block = call.block else { return }
      let isNew = call.inspector.transitionDefinition(named: name.text) == nil
      guard !isNew || call.inspector.transitionNames.count < Limits.behaviors else {
        throw call.fail(.tooMany("transitions", Limits.behaviors))
      }
      let text = call.span.joined(to: block.span).text
      let definition = TransitionDefinition(
        name: name.text, duration: duration, block: block, scope: call.evaluator.scope, text: text)
      call.change { $0.transitions.set(name.text, to: definition) }
    })
}
