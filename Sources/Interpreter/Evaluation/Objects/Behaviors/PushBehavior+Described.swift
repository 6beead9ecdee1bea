import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension PushBehavior: DescribedBehavior {
  static let command = "push"
  var forceVerb: String? { "pushes" }

  static let everyProperty: [Property<PushBehavior>] =
    BehaviorNumber.all.map(\.property) + [
      Property(
        "pushDirection", .vector, .logged, "magnitude and angle as a vector",
        get: { .point($0.pushDirection) },
        set: { push, _, value in push.pushDirection = value }),
      Property(
        "active", .boolean, .watched, "whether it pushes; an instantaneous push turns itself off",
        get: { .boolean($0.isActive) },
        set: { push, _, value in push.isActive = value }
      ),
      Property(
        "mode", .word(PushBehavior.Mode.allCases.map(\.rawValue)), .constant,
        "continuous or instantaneous",
        get: { .string($0.mode.rawValue) }),
    ]

  var kindName: String? { "\(mode.rawValue) push" }
  var keepsAwake: Bool { mode == .continuous }

  /// An arrow at each of its items, of 30 points for a magnitude of 1.
  func drawAction(in scene: inout Scene) {
    let strength = pushDirection.length
    guard isActing, isActive, strength > 0 else { return }
    let arrow = pushDirection * (min(max(30 * strength, 12), 80) / strength)
    for item in items {
      let place = item.center + targetOffset(for: item)
      scene.signs.append(Scene.Sign(name, "push", Figure(.arrow, [place, place + arrow])))
    }
  }

  func idleness(_ reasons: IdleReasons) -> Reason? {
    if magnitude == 0 {
      return IdleReasons.reason(.weak, self, "pushes nothing: its magnitude is 0")
    }
    guard !isActive else { return reasons.overruled(self) }
    return mode == .instantaneous
      ? IdleReasons.reason(.inactive, self, "pushes once and has already done so")
      : IdleReasons.reason(.inactive, self, "is not active")
  }
}

extension BehaviorNumber where Behavior == PushBehavior {
  package static let magnitude = BehaviorNumber(
    "magnitude", PushBehavior.magnitudes, .plain,
    "strength; 1 accelerates 100x100 points by 100 pt/s²",
    also: ["strength", "force"], get: \.magnitude, set: { $0.magnitude = $1 })
  package static let angle = BehaviorNumber(
    "angle", PushBehavior.angles, .angle, unit: "rad", "direction of the push; 90deg is down",
    get: \.angle, set: { $0.angle = $1 })

  /// All of them, for the properties.
  package static let all = [magnitude, angle]
}
