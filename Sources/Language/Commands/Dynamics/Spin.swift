import Dynamics
import Execution

enum SpinCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to spin")
    let velocity = Clause(
      required: "velocity", .spin(-1e6...1e6), "angular velocity to add in rad/s, clockwise",
      also: ["speed"])
  }

  static let declaration = CommandDeclaration(
    "spin", "Adds an angular velocity to a view", .dynamics, Clauses(),
    examples: ["spin red velocity 3.14"],
    after: ["view red frame (50, 50, 100, 100)", "item red"],
    notes: ["The view must be in a behavior; dynamics moves no other views."],
    .change { (call) throws(Failure) in
      let velocity = try call[\.velocity]
      let item = try call.drivenItem(try call[\.view])
      try call.dynamics { () throws(DynamicsProblem) in
        try call.stage.animator.addAngularVelocity(velocity, to: item)
      }
    })
}
