internal import CBox2D

/// The first touch of two bodies, or the last.
public struct ContactEvent: Sendable {
  public enum Phase: Hashable, Sendable { case began, ended }

  public let phase: Phase
  /// The tags of the two bodies, in Box2D's order.
  public let tags: (first: Int, second: Int)
  /// Of a beginning: the manifold point with the largest normal impulse, in m.
  public let point: SIMD2<Float>
  /// The impulse at `point`, in N·s; 0 where the contact does not push.
  public let impulse: Float

  init(_ event: mbContactEvent) {
    phase = event.began ? .began : .ended
    tags = (Int(event.tagA), Int(event.tagB))
    point = SIMD2(event.point)
    impulse = event.impulse
  }
}
