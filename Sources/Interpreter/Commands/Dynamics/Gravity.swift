import Evaluation
import MotionGeometry
import UIKitMotion

enum GravityCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let on = Clause(required: "on", .participants, "views to pull")
    let magnitude = BehaviorNumber<GravityBehavior>.magnitude.clause(
      default: GravityBehavior(name: "").magnitude)
    let angle = BehaviorNumber<GravityBehavior>.angle.clause(
      default: GravityBehavior(name: "").angle)
    let direction = Clause(
      "direction", .point, "direction and magnitude as a vector", else: "(0, 1)",
      also: ["gravityDirection", "vector"])
  }

  static let verb = "gravity"
  static let declaration = declare(
    "Pulls views in one direction: UIGravityBehavior", .dynamics, Clauses(), takesName: true,
    examples: [
      "gravity on red", "gravity on red magnitude 4 angle 90deg as g",
      "gravity on red direction (0.5, 1)",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "UIKit has one gravity per animator: if there are two, the one set last pulls all views.",
      "Mass does not matter; `item red resistance 0` removes air resistance.",
    ],
    also: ["UIGravityBehavior"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (participants, direction) = (call[\.on], call[\.direction])
    let (magnitude, angle) = (call[\.magnitude], call[\.angle])
    if direction != nil, call.has(\.angle) || call.has(\.magnitude) {
      throw call.fail(.eitherOr("`direction`", "angle and magnitude"))
    }
    let name = try call.newName()
    let hasOther = call.inspector.hasBehavior(GravityBehavior.self)
    let behavior = GravityBehavior(name: name, items: try call.items(of: participants))
    if let direction {
      behavior.gravityDirection = Vector(direction.x, direction.y)
    } else if call.has(\.magnitude) || call.has(\.angle) {
      // If neither is written, the vector stays exactly (0, 1).
      try call.attempt { try behavior.setAngle(angle, magnitude: magnitude) }
    }
    try call.add(behavior)
    if hasOther { try call.warn(.secondGravity) }
    if Self.onEarth.contains(magnitude) { try call.note(.metricGravity) }
  }

  /// The acceleration of a fall on earth, in m/s².
  private static let onEarth = 9.7...9.9
}
