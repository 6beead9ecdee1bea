import Execution
import Staging
import Values

enum StopCommand {
  struct Clauses: CommandClauses {
    let names = Subject("VIEWS", .viewsOrAnimators, "views or animators to stop")
    let withoutFinishing = Clause(
      "withoutFinishing", .boolean, "for an animator: whether it ends at once, without `then`",
      default: false)
  }

  static let declaration = CommandDeclaration(
    "stop", "Ends the animations of views where they are, or stops an animator", .animation,
    Clauses(),
    examples: [
      "stop red", "start dim; run 100ms; stop dim; finish dim at end",
      "start dim; run 100ms; stop dim withoutFinishing on",
    ],
    after: AnimatorCommand.scene + ["animate red.center.x to 300 over 3s"],
    notes: [
      "The values on screen become the model's values.",
      "An animator stays stopped until `finish dim at end`, `at start` or `at current`. With "
        + "`withoutFinishing on` it is over, and its `then` never runs.",
    ],
    .change { (call) throws(Failure) in
      let (names, ends) = (try call[\.names], try call[\.withoutFinishing])
      let stage = call.stage
      for name in names {
        switch name {
        case .view(let view): stage.stopAnimations(of: view)
        case .animator(let animator):
          try call.staging { () throws(StagingProblem) in
            try stage.stop(animator, finishes: !ends)
          }
          if ends, let id = animator.id { call.change { $0.continuations[id] = nil } }
        }
      }
      try call.deliverEvents()
    })
}
