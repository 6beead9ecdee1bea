internal import CMotionBox2D

/// The position and the velocity of a body.
struct Motion: Hashable, Sendable {
  /// The position of the body's origin, in m.
  var position: SIMD2<Float>
  /// The unwrapped angle, in rad.
  var angle: Float
  /// The velocity in m/s.
  var linearVelocity: SIMD2<Float>
  /// The angular velocity in rad/s.
  var angularVelocity: Float
  /// Whether the body may move: static and sleeping bodies do not.
  var isAwake: Bool

  init(position: SIMD2<Float>, angle: Float = 0) {
    self.position = position
    self.angle = angle
    linearVelocity = .zero
    angularVelocity = 0
    isAwake = true
  }

  @inline(__always)
  init(_ motion: mbMotion) {
    position = SIMD2(motion.position)
    angle = motion.angle
    linearVelocity = SIMD2(motion.linearVelocity)
    angularVelocity = motion.angularVelocity
    isAwake = motion.isAwake
  }
}

extension SIMD2<Float> {
  @inline(__always)
  init(_ vector: mbVec2) { self.init(vector.x, vector.y) }
}

extension mbVec2 {
  @inline(__always)
  init(_ vector: SIMD2<Float>) { self.init(x: vector.x, y: vector.y) }
}
