import Evaluation

enum MuteCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let behaviors = Subject("BEHAVIORS", .behaviors, "behaviors to turn off")
  }

  static let verb = "mute"
  static let declaration = declare(
    "Turns behaviors off; they keep their place and properties", .dynamics, Clauses(),
    examples: ["mute g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    for behavior in call.behaviors(call[\.behaviors]) {
      try call.setMuted(behavior, true)
    }
  }
}

enum SoloCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let behaviors = Subject("BEHAVIORS", .behaviors, "behaviors to keep on")
  }

  static let verb = "solo"
  static let declaration = declare(
    "Turns all other behaviors off", .dynamics, Clauses(),
    examples: ["solo g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g", "collision on red bounds"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let kept = call.behaviors(call[\.behaviors])
    for entry in call.world.objects.behaviors {
      let isKept = kept.contains {
        $0 === entry.behavior || $0.isAmongAncestors(of: entry.behavior)
          || entry.behavior.isAmongAncestors(of: $0)
      }
      try call.setMuted(entry.behavior, !isKept)
    }
  }
}

enum UnmuteCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let behaviors = Subject(optional: "BEHAVIORS", .behaviors, "behaviors to turn on")
  }

  static let verb = "unmute"
  static let declaration = declare(
    "Turns behaviors on again: those named, or all", .dynamics, Clauses(),
    examples: ["mute g; unmute", "mute g; unmute g"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let named = call[\.behaviors].map(call.behaviors)
    for behavior in named ?? call.world.objects.behaviors.map(\.behavior) {
      try call.setMuted(behavior, false)
    }
  }
}
