import Evaluation
import UIKitMotion

enum BehaviorCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the behavior")
  }

  static let verb = "behavior"
  static let declaration = declare(
    "Combines several behaviors into one: a subclass of UIDynamicBehavior", .dynamics, Clauses(),
    block: .required,
    examples: ["behavior drop { gravity on red; collision on red bounds }"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: ["`mute drop`, `unmute drop` and `remove drop` act on everything in it."])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let name = call[\.name]
    try call.requireFreeName(name)
    let set = DynamicBehavior(name: name.text)
    try call.add(set)
    var inner = call.evaluator
    inner.enclosing = set
    if let block = call.block { try inner.execute(block) }
  }
}
