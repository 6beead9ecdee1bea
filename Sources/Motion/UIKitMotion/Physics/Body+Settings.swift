internal import CMotionBox2D

extension Body {
  /// Sets the kind. A fixed body stands still; becoming fixed removes all velocity.
  func setKind(_ kind: Kind) {
    if let pointer { mbBody_SetType(pointer, Self.type(kind)) }
  }

  func setMass(_ mass: Mass) {
    guard let pointer else { return }
    mbBody_SetMass(pointer, mass.kilograms, mass.inertia, mbVec2(mass.center))
  }

  /// Sets the material, also of existing contacts.
  func setMaterial(_ material: Material) {
    if let pointer { mbBody_SetMaterial(pointer, material.friction, material.restitution) }
  }

  /// Sets the damping in 1/s: v ← v / (1 + h·damping) in every step of length h.
  func setDamping(linear: Float, angular: Float) {
    guard let pointer else { return }
    mbBody_SetDamping(
      pointer, linear.bounded(to: Bounds.damping), angular.bounded(to: Bounds.damping))
  }

  /// Sets whether contacts and torques can rotate the body; an existing angular velocity stays.
  func setTurns(_ turns: Bool) {
    if let pointer { mbBody_SetFixedRotation(pointer, !turns) }
  }

  /// Sets whether it cannot pass through other movable bodies, however fast.
  func setBullet(_ isBullet: Bool) {
    if let pointer { mbBody_SetBullet(pointer, isBullet) }
  }

  /// Sets the factor of the world's gravity.
  func setGravityScale(_ scale: Float) {
    if let pointer { mbBody_SetGravityScale(pointer, scale.bounded(to: Bounds.rate)) }
  }

  /// Sets which bodies it collides with: see `Filter`.
  func setFilter(_ filter: Filter) {
    if let pointer { mbBody_SetFilter(pointer, filter.category, filter.mask) }
  }

  func wake() {
    if let pointer { mbBody_Wake(pointer) }
  }

  /// Moves the body, and wakes it and the bodies it touches; its velocity stays.
  func place(at position: SIMD2<Float>, angle: Float) {
    guard let pointer else { return }
    mbBody_SetTransform(
      pointer, mbVec2(position.bounded(to: Bounds.length)), angle.bounded(to: Bounds.angle))
  }

  /// Sets both velocities, in m/s and rad/s, and wakes the body; no effect on a fixed body.
  func setVelocity(linear: SIMD2<Float>, angular: Float) {
    guard let pointer else { return }
    mbBody_SetVelocity(
      pointer, mbVec2(linear.bounded(to: Bounds.rate)), angular.bounded(to: Bounds.rate))
  }
}

extension Body {
  /// Applies a force, in N, through the centre of mass, and a torque, in N·m, in every step until
  /// `PhysicsWorld.clearForces`. Wakes a movable body; no effect on a fixed one.
  func apply(force: SIMD2<Float>, torque: Float = 0) {
    guard let pointer else { return }
    mbBody_ApplyForce(
      pointer, mbVec2(force.bounded(to: Bounds.force)), torque.bounded(to: Bounds.force))
  }

  /// Changes the velocity at once, by an impulse in N·s through the centre of mass and an angular
  /// one in N·m·s. Wakes a movable body; no effect on a fixed one.
  func apply(impulse: SIMD2<Float>, angularImpulse: Float = 0) {
    guard let pointer else { return }
    mbBody_ApplyImpulse(
      pointer, mbVec2(impulse.bounded(to: Bounds.force)),
      angularImpulse.bounded(to: Bounds.force))
  }
}
