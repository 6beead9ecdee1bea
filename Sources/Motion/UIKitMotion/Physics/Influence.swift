internal import CMotionBox2D

/// The effect of fields on a body during one step.
struct Influence: Hashable, Sendable {
  static let none = Influence()

  /// The force through the centre of mass, in N.
  var force = SIMD2<Float>.zero
  /// The velocity in m/s; used if `setsVelocity`.
  var velocity = SIMD2<Float>.zero
  /// Whether the body moves with `velocity`, whatever forces and gravity act; only resistance still
  /// slows it down.
  var setsVelocity = false

  init() {}
}

extension mbInfluence {
  @inline(__always)
  init(_ influence: Influence) {
    self.init(
      force: mbVec2(influence.force.bounded(to: Bounds.force)),
      velocity: mbVec2(influence.velocity.bounded(to: Bounds.rate)),
      setsVelocity: influence.setsVelocity)
  }
}
