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
