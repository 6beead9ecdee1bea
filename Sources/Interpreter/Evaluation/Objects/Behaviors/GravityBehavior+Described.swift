import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension GravityBehavior: DescribedBehavior {
  static let command = "gravity"
  var forceVerb: String? { "pulls" }

  static let everyProperty: [Property<GravityBehavior>] =
    BehaviorNumber.all.map(\.property) + [
      Property(
        "gravityDirection", .vector, .logged, "magnitude and angle as a vector; (0, 1) is down",
        get: { .point(Point($0.gravityDirection.dx, $0.gravityDirection.dy)) },
        set: { gravity, _, vector in gravity.gravityDirection = vector })
    ]

  /// The direction repeats magnitude and angle.
  func facts(in tree: BehaviorTree) -> [Listing.Fact] {
    tree.facts(of: self, without: "gravityDirection")
  }

  /// An arrow in the corner, of 40 points for a magnitude of 1. Of several gravities one acts.
  func drawAction(in scene: inout Scene) {
    let strength = gravityDirection.length
    guard isActing, strength > 0, !items.isEmpty else { return }
    let arrow = gravityDirection * (min(max(40 * strength, 10), 90) / strength)
    let middle = Point(16 + abs(arrow.dx) / 2, 16 + abs(arrow.dy) / 2)
    let figure = Figure(.arrow, [middle - arrow * 0.5, middle + arrow * 0.5])
    scene.gravity = Scene.Sign(name, "gravity", figure)
  }

  func idleness(_ reasons: IdleReasons) -> Reason? {
    guard let ruler = reasons.animator.effectiveGravity else {
      return IdleReasons.reason(
        .overridden, self, "pulls nothing: gravity ended with the behavior that was removed")
    }
    if ruler !== self {
      return IdleReasons.reason(
        .overridden, self, "is overridden: \(ruler.name), the last one, sets all gravity", ruler)
    }
    return magnitude == 0
      ? IdleReasons.reason(.weak, self, "pulls nothing: its magnitude is 0")
      : reasons.overruled(self)
  }
}

extension BehaviorNumber where Behavior == GravityBehavior {
  package static let magnitude = BehaviorNumber(
    "magnitude", GravityBehavior.magnitudes, .plain, "strength; 1 is 1000 pt/s²",
    also: ["strength"],
    get: \.magnitude, set: { $0.magnitude = $1 })
  package static let angle = BehaviorNumber(
    "angle", GravityBehavior.magnitudes, .angle, unit: "rad",
    "direction of the pull; 90deg is down",
    get: \.angle, set: { $0.angle = $1 })

  /// All of them, for the properties.
  package static let all = [magnitude, angle]
}
