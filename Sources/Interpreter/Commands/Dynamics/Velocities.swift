import Evaluation
import MotionGeometry
import UIKitMotion

enum FlingCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to fling")
    let velocity = Clause(
      required: "velocity", .point, "velocity to add in pt/s, to the right and down",
      also: ["speed"])
  }

  static let verb = "fling"
  static let declaration = declare(
    "Adds a velocity to a view, like the end of a pan", .dynamics, Clauses(),
    examples: ["fling red velocity (300, -200)"],
    after: ["view red frame (50, 50, 100, 100)", "item red"],
    notes: ["The view must be in a behavior; dynamics moves no other views."])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let point = call[\.velocity]
    let item = try call.drivenItem(call[\.view])
    let velocity = Vector(point.x, point.y)
    try call.attempt {
      try call.stage.animator.addLinearVelocity(velocity, to: item)
    }
    try DynamicsWarnings.warnOfTunnelling(item, velocity, call)
    try DynamicsWarnings.warnOfHardDrags(on: item, call)
  }
}

extension Change {
  /// The item of a view or group that a behavior moves.
  func drivenItem(_ participant: Participant) throws(Failure) -> DynamicItem {
    guard inspector.isHeld(participant) else {
      throw fail(.notInBehavior(participant.name), at: subjectPlace)
    }
    return try item(of: participant)
  }
}

enum SpinCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .participant, "view to spin")
    let velocity = Clause(
      required: "velocity", .spin(-1e6...1e6), "angular velocity to add in rad/s, clockwise",
      also: ["speed"])
  }

  static let verb = "spin"
  static let declaration = declare(
    "Adds an angular velocity to a view", .dynamics, Clauses(),
    examples: ["spin red velocity 3.14"],
    after: ["view red frame (50, 50, 100, 100)", "item red"],
    notes: ["The view must be in a behavior; dynamics moves no other views."])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let velocity = call[\.velocity]
    let item = try call.drivenItem(call[\.view])
    try call.attempt {
      try call.stage.animator.addAngularVelocity(velocity, to: item)
    }
  }
}
