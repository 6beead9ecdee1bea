/// The numbers that Box2D can handle: others fail an assertion that stops the process.
///
/// Every number that enters this target is bounded here. One that is not finite becomes the number
/// in the range nearest to zero; one outside is clamped.
enum Bounds {
  /// Positions and distances, in m: beyond that, a float's precision is coarser than the bodies.
  static let length: ClosedRange<Float> = -1e6...1e6
  /// Half extents of shapes, in m.
  static let extent: ClosedRange<Float> = 1e-5...1e5
  /// Angles in rad.
  static let angle: ClosedRange<Float> = -1e6...1e6
  /// Velocities and accelerations in m/s, rad/s and m/s²; a step itself moves a body at most 2 m
  /// and a quarter turn.
  static let rate: ClosedRange<Float> = -1e8...1e8
  /// Forces, torques and impulses, in N, N·m and N·s; the C side also bounds them in proportion to
  /// the mass.
  static let force: ClosedRange<Float> = -1e25...1e25
  /// Frequencies of springs, in Hz.
  static let frequency: ClosedRange<Float> = 0...1e4
  /// Masses in kg.
  static let mass: ClosedRange<Float> = 1e-12...1e15
  /// Moments of inertia in kg·m².
  static let inertia: ClosedRange<Float> = 1e-20...1e20
  /// Friction, restitution and damping ratios.
  static let coefficient: ClosedRange<Float> = 0...1e6
  /// Damping, in 1/s.
  static let damping: ClosedRange<Float> = 0...1e30
  /// Skins around shapes, in m.
  static let skin: ClosedRange<Float> = 0...1
  /// The length of a step, in s.
  static let timeStep: ClosedRange<Float> = 1e-6...1
  /// The shortest segment, in m.
  static let shortestSegment: Float = 1e-5
}

extension Float {
  func bounded(to range: ClosedRange<Float>) -> Float {
    let value: Float = isFinite ? self : 0
    return Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
  }
}

extension SIMD2<Float> {
  func bounded(to range: ClosedRange<Float>) -> SIMD2<Float> {
    SIMD2(x.bounded(to: range), y.bounded(to: range))
  }
}
