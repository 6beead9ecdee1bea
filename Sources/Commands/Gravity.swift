import Answers
import Values
import Execution
import Dynamics
import Geometry

extension Commands {
  static let gravity = CommandDeclaration(
    "gravity", "pulls views in one direction: UIGravityBehavior", .dynamics,
    clauses: [
      .init("on", .views, "the views it pulls", isRequired: true),
      .init(
        "magnitude", .number(.plain, GravityBehavior.magnitudes),
        "how strong; 1 is 1000 pt/s²", default: "1"),
      .init(
        "angle", .number(.angle, GravityBehavior.magnitudes), "where to; 90deg is down",
        default: "90deg"),
      .init("direction", .point, "the same as a vector", default: "(0, 1)"),
    ],
    takesName: true,
    examples: ["gravity on red", "gravity on red magnitude 4 angle 90deg as g"],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "UIKit has one gravity per animator: of two, the one that was set last pulls all.",
      "Mass does not matter; `item red resistance 0` takes the air away.",
    ],
    .evaluation { (call) throws(Failure) in
      let items = try call.items("on")
      let behavior = GravityBehavior(
        name: try call.newName(), items: items)
      if let direction = try call.point("direction") {
        guard !call.has("angle"), !call.has("magnitude") else {
          throw call.fail(.eitherOr("direction", "angle and magnitude"))
        }
        behavior.gravityDirection = Vector(direction.x, direction.y)
      }
      let (magnitude, angle) = (try call.number("magnitude"), try call.number("angle"))
      if magnitude != nil || angle != nil {
        behavior.setAngle(angle ?? behavior.angle, magnitude: magnitude ?? behavior.magnitude)
      }
      let hasOther = call.world.objects.behaviors.contains { $0.behavior is GravityBehavior }
      try call.add(behavior)
      if hasOther { try call.warn(.secondGravity) }
    })
}
