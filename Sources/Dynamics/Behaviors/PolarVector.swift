import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A vector that remembers the angle and length it was made from.
///
/// UIKit turns an angle into a vector with `float` sine and cosine, so that π and 2 give
/// (-2, -1.74845553e-07).
struct PolarVector: Equatable {
  let vector: Vector
  /// Never below 0.
  let length: Double
  /// In radians, clockwise from the x axis on screen.
  let angle: Double

  init(_ vector: Vector) {
    self.vector = vector
    length = vector.length
    angle = vector.angle
  }

  /// A negative length points the other way; with length 0, the angle is kept.
  init(angle: Double, length: Double) {
    let turn = Float(angle)
    vector =
      length == 0
      ? .zero : Vector(length * Double(cosf(turn)), length * Double(sinf(turn)))
    self.length = abs(length)
    self.angle = length < 0 ? vector.angle : angle
  }
}
