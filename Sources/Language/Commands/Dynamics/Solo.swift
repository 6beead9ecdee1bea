import Execution

enum SoloCommand {
  struct Clauses: CommandClauses {
    let behaviors = Subject("BEHAVIORS", .behaviors, "behaviors to keep on")
  }

  static let declaration = CommandDeclaration(
    "solo", "Turns all other behaviors off", .dynamics, Clauses(),
    examples: ["solo g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g", "collision on red bounds"],
    .change { (call) throws(Failure) in
      let kept = call.behaviors(try call[\.behaviors])
      for entry in call.world.objects.behaviors {
        let isKept = kept.contains {
          $0 === entry.behavior || $0.isAmongAncestors(of: entry.behavior)
            || entry.behavior.isAmongAncestors(of: $0)
        }
        try call.setMuted(entry.behavior, !isKept)
      }
    })
}
