internal import CBox2D

extension Body {
  /// Lets a force, in N, act through the centre of mass, and a torque, in N·m, in every step until
  /// `World.clearForces`. Wakes a movable body; a fixed one feels nothing.
  public func apply(force: SIMD2<Float>, torque: Float = 0) {
    guard let pointer else { return }
    mbBody_ApplyForce(
      pointer, mbVec2(force.bounded(to: Bounds.force)), torque.bounded(to: Bounds.force))
  }

  /// Changes the velocity at once, by an impulse in N·s through the centre of mass and an angular
  /// one in N·m·s. Wakes a movable body; a fixed one feels nothing.
  public func apply(impulse: SIMD2<Float>, angularImpulse: Float = 0) {
    guard let pointer else { return }
    mbBody_ApplyImpulse(
      pointer, mbVec2(impulse.bounded(to: Bounds.force)),
      angularImpulse.bounded(to: Bounds.force))
  }
}
