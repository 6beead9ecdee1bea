import Answers
import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension SnapBehavior: DescribedBehavior {
  static let command = "snap"
  var forceVerb: String? { "pulls" }
  var holdsItems: Bool { true }

  static let everyProperty: [Property<SnapBehavior>] = [
    Property(
      "snapPoint", .point, unit: "pt", .logged, "target point", get: { .point($0.snapPoint) },
      set: { snap, _, point in try snap.setSnapPoint(point) }),
    BehaviorNumber.damping.property,
  ]

  func drawAction(in scene: inout Scene) {
    guard isActing else { return }
    scene.signs.append(Scene.Sign(name, "snap", Figure(.center, [snapPoint])))
  }

  func idleness(_ reasons: IdleReasons) -> Reason? { reasons.emptyHold(of: self) }
}

extension BehaviorNumber where Behavior == SnapBehavior {
  package static let damping = BehaviorNumber(
    "damping", SnapBehavior.dampings, .plain, "damping of the swing: 0 swings most, 1 least",
    get: \.damping,
    set: { (snap, damping) throws(DynamicsProblem) in try snap.setDamping(damping) })
}
