import Execution
import Staging

enum ParallaxCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .views, "views to move")
    let magnitude = Clause(
      required: "magnitude", .length, "distance each way; negative reverses it",
      also: ["amount", "strength"])
  }

  static let declaration = CommandDeclaration(
    "parallax", "Moves views against the tilt in both directions: UIMotionEffectGroup", .device,
    Clauses(), takesName: true,
    examples: ["parallax on lower magnitude 50"],
    after: ["view lower frame (-50, -50, 420, 668)"],
    .change { (call) throws(Failure) in
      let magnitude = try call[\.magnitude]
      try call.addEffect(to: try call[\.on]) { (name) throws(StagingProblem) in
        try .parallax(name: name, magnitude: magnitude)
      }
    })
}
