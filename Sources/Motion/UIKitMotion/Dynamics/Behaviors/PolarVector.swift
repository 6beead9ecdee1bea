import MotionGeometry
import MotionPlatform

/// A vector that keeps the angle and length from which it was created.
///
/// UIKit converts an angle to a vector with `float` sine and cosine, so π and 2 give (-2,
/// -1.74845553e-07).
struct PolarVector: Equatable {
  let vector: Vector
  /// The length, never negative.
  let length: Double
  /// The angle in radians, clockwise from the x axis on screen.
  let angle: Double

  init(_ vector: Vector) {
    self.vector = vector
    length = vector.length
    angle = vector.angle
  }

  /// A negative length points the other way; length 0 keeps the angle.
  init(angle: Double, length: Double) {
    let turn = Float(angle)
    vector =
      length == 0
      ? .zero : Vector(length * Double(cosf(turn)), length * Double(sinf(turn)))
    self.length = abs(length)
    self.angle = length < 0 ? vector.angle : angle
  }
}
