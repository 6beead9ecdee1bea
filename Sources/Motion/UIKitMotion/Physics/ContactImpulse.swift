internal import CMotionBox2D

/// The impulses between two touching bodies in a step.
struct ContactImpulse: Sendable {
  /// The tags of the two bodies, in Box2D's order.
  let tags: (first: Int, second: Int)
  /// The normal impulse on the second body, in N·s; the first one receives the opposite.
  let normal: SIMD2<Float>
  /// The friction impulse on the second body, in N·s.
  let friction: SIMD2<Float>
  /// How far apart the surfaces were before the step, in m; negative where they overlap.
  let separation: Float
  /// Whether it was solved by continuous collision, which ends a step early.
  let isContinuous: Bool

  init(_ impulse: mbContactImpulse) {
    tags = (Int(clamping: impulse.tagA), Int(clamping: impulse.tagB))
    normal = SIMD2(impulse.normal)
    friction = SIMD2(impulse.friction)
    separation = impulse.separation
    isContinuous = impulse.isContinuous
  }
}

extension PhysicsWorld {
  /// Turns the recording of contact impulses in steps on or off; it takes time.
  func setNotesImpulses(_ notes: Bool) { mbWorld_SetNotesImpulses(pointer, notes) }

  /// The contact impulses of the last step; for sleeping bodies, of the last one in which they were
  /// awake. A pair of bodies may have several, which add up.
  var contactImpulses: [ContactImpulse] {
    var count: Int32 = 0
    let impulses = mbWorld_GetContactImpulses(pointer, &count)
    return UnsafeBufferPointer(start: impulses, count: Int(clamping: count)).map(
      ContactImpulse.init)
  }
}
