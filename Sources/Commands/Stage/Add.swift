import Diagnostics
import Execution
import Staging

enum AddCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view to move")
    let parent = Clause(
      "to", .view, "new parent", else: "in a transition's block, the container")
  }

  static let declaration = CommandDeclaration(
    "add", "Puts a view into another one, in front: addSubview", .stage,
    Clauses(), examples: ["add badge to card"], after: scene,
    notes: [
      "Its frame keeps its numbers, now in the new parent's coordinates.",
      "In a transition's block, `add to` puts the new screen into the container.",
    ],
    .change { (call) throws(Failure) in
      let (view, given) = (try call[\.view], try call[\.parent])
      let context =
        call.evaluator.scope.enclosingTransition == nil ? nil : call.inspector.transition
      guard let parent = given ?? context?.container else {
        throw call.fail(.missingClause("to", verb: "add", sample: "card"))
      }
      if call.inspector.screenTree.isScreen(view.name), view !== context?.to, view !== context?.from
      {
        throw call.fail(.screens(.isScreen(view.name)), at: call.subjectPlace)
      }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.add(view, to: parent) }
    })

  /// The setup for examples.
  static let scene = [
    "view card frame (0, 0, 200, 200)", "view badge frame (10, 10, 20, 20)",
  ]
}
