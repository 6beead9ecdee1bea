internal import CBox2D

/// What two touching bodies did to each other in a step.
public struct ContactImpulse: Sendable {
  /// The tags of the two bodies, in Box2D's order.
  public let tags: (first: Int, second: Int)
  /// What the second body got across the surfaces, and the first gave, in N·s.
  public let normal: SIMD2<Float>
  /// The same along the surfaces.
  public let friction: SIMD2<Float>

  init(_ impulse: mbContactImpulse) {
    tags = (Int(impulse.tagA), Int(impulse.tagB))
    normal = SIMD2(impulse.normal)
    friction = SIMD2(impulse.friction)
  }
}

extension PhysicsWorld {
  /// Lets steps note what contacts do, or no longer; it takes time.
  public func setNotesImpulses(_ notes: Bool) { mbWorld_SetNotesImpulses(pointer, notes) }

  /// What contacts did in the last step that noted it; where bodies sleep, in the last one in which
  /// they were awake. Several may be of one pair of bodies: their sum counts.
  public var contactImpulses: [ContactImpulse] {
    var count: Int32 = 0
    let impulses = mbWorld_GetContactImpulses(pointer, &count)
    return UnsafeBufferPointer(start: impulses, count: Int(count)).map(ContactImpulse.init)
  }
}
