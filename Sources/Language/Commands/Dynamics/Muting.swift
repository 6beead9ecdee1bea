import Execution

enum MuteCommand {
  struct Clauses: CommandClauses {
    let behaviors = Subject("BEHAVIORS", .behaviors, "behaviors to turn off")
  }

  static let declaration = CommandDeclaration(
    "mute", "Turns behaviors off; they keep their place and properties", .dynamics, Clauses(),
    examples: ["mute g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    .change { (call) throws(Failure) in
      for behavior in call.behaviors(try call[\.behaviors]) {
        try call.setMuted(behavior, true)
      }
    })
}

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
