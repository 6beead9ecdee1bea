internal import CMotionBox2D

/// The begin or end of the contact of two bodies.
struct ContactEvent: Sendable {
  /// Whether a contact begins or ends.
  enum Phase: Hashable, Sendable { case began, ended }

  let phase: Phase
  /// The tags of the two bodies, in Box2D's order.
  let tags: (first: Int, second: Int)
  /// For a begin, the manifold point with the largest normal impulse, in m.
  let point: SIMD2<Float>
  /// The impulse at `point`, in N·s; 0 if the contact does not push.
  let impulse: Float

  init(_ event: mbContactEvent) {
    phase = event.began ? .began : .ended
    tags = (Int(clamping: event.tagA), Int(clamping: event.tagB))
    point = SIMD2(event.point)
    impulse = event.impulse
  }
}
