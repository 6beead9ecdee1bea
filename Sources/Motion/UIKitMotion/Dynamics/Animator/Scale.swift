import MotionGeometry

/// The conversion between UIKit's points and Box2D's metres: 100 points are 1 m.
///
/// UIKit multiplies by a `float` in both directions, so a position loses digits on its way through
/// the world: (1.25, 2.5) returns as (1.24999988, 2.49999976). Rounding at the same places
/// reproduces its numbers.
enum Scale {
  static func meters(_ points: Double) -> Float { Float(Double(0.01 as Float) * points) }

  static func points(_ meters: Float) -> Double { Double(100 * meters) }

  static func meters(_ point: Point) -> SIMD2<Float> { SIMD2(meters(point.x), meters(point.y)) }

  static func meters(_ vector: Vector) -> SIMD2<Float> {
    SIMD2(meters(vector.dx), meters(vector.dy))
  }

  static func point(_ meters: SIMD2<Float>) -> Point { Point(points(meters.x), points(meters.y)) }

  static func vector(_ meters: SIMD2<Float>) -> Vector {
    Vector(points(meters.x), points(meters.y))
  }
}

/// UIKit's rounding of values written to views; other items get them unrounded.
struct PixelGrid: Equatable {
  /// The pixels per point.
  let scale: Double

  /// Rounds to the nearest pixel.
  func round(_ point: Point) -> Point { Point(round(point.x), round(point.y)) }

  /// Rounds to the nearest 5000th of a radian.
  func round(angle: Double) -> Double { (angle * 5000).rounded() / 5000 }

  private func round(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    return whole + (scale * (x - whole)).rounded() / scale
  }
}
