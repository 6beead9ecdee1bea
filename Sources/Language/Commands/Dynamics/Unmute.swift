import Execution

enum UnmuteCommand {
  struct Clauses: CommandClauses {
    let behaviors = Subject(optional: "BEHAVIORS", .behaviors, "behaviors to turn on")
  }

  static let declaration = CommandDeclaration(
    "unmute", "Turns behaviors on again: those named, or all", .dynamics, Clauses(),
    examples: ["mute g; unmute", "mute g; unmute g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    .change { (call) throws(Failure) in
      let named = try call[\.behaviors].map(call.behaviors)
      for behavior in named ?? call.world.objects.behaviors.map(\.behavior) {
        try call.setMuted(behavior, false)
      }
    })
}
