import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

enum AddCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to move, or view or group for a behavior")
    let parent = Clause(
      "to", .object, "new parent, or behavior",
      else: "in a transition's block, the container")
  }

  static let verb = "add"
  static let declaration = declare(
    "Puts a view into another one, in front, or into a behavior: addSubview, addItem", .stage,
    Clauses(), examples: ["add badge to card", "add badge to g"],
    after: scene + ["gravity on card as g"],
    notes: [
      "A behavior takes a view from the next frame on. An attachment and a snap keep their views.",
      "`gravity on [] as g` makes a behavior without views.",
      "Its frame keeps its numbers, now in the new parent's coordinates.",
      "In a transition's block, `add to` puts the new screen into the container.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (participant, receiver) = (call[\.view], call[\.parent])
    if let receiver, let name = behavior(receiver, call) {
      return try call.add(participant, toBehavior: name)
    }
    guard case .view(let view) = participant else {
      throw call.fail(
        .wrongKind(
          "add", takes: "a view", found: "a group", of: participant.name, sample: nil),
        at: call.subjectPlace)
    }
    let given = try receiver.map { (name) throws(Failure) in try parent(name, call) }
    let context = call.ownTransition
    guard let parent = given ?? context?.container else {
      throw call.fail(.missingClause("to", verb: "add", sample: "card"))
    }
    if call.inspector.screenTree.isScreen(view.name), view !== context?.to, view !== context?.from {
      throw call.fail(.screens(.isScreen(view.name)), at: call.subjectPlace)
    }
    if context?.leavesAlone(view) == true { return }
    let stage = call.stage
    try call.attempt { try stage.add(view, to: parent) }
  }

  private static func behavior(_ receiver: Expression, _ call: Change<Clauses>) -> String? {
    guard case .name(let name) = receiver.kind,
      case .object(.behavior(let found))? = call.expressions[name]
    else { return nil }
    return found
  }

  /// A misspelled name may be that of a behavior as well.
  private static func parent(_ receiver: Expression, _ call: Change<Clauses>) throws(Failure)
    -> View
  {
    guard case .name(let name) = receiver.kind, call.expressions[name] == nil else {
      return try call.expressions.view(receiver, "to")
    }
    throw call.fail(
      .unknownView(
        name, nearest: Vocabulary(call.expressions.objectNames).nearest(to: name),
        known: call.inspector.views.map(\.name)),
      at: receiver.span)
  }

  /// The setup for examples.
  static let scene = [
    "view card frame (0, 0, 200, 200)", "view badge frame (10, 10, 20, 20)",
  ]
}
