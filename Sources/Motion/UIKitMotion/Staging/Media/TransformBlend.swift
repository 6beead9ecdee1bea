import MotionGeometry
import MotionPlatform

/// An interpolation between two 2D transforms: both are decomposed, and the parts are interpolated
/// linearly.
///
/// Source: CSS Transforms 1, §13 (two dimensions), which matches measurements of Core Animation: a
/// rotation takes the shorter way, a half turn from the identity is negative, and of a mirrored
/// plane the axis flips that its own direction indicates.
struct TransformBlend {
  /// The decomposition of the spec: `translation · rotation · remainder · scale`, for row vectors.
  private struct Parts {
    var angle = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    /// The y axis in the rotated frame, a unit vector: its x and y components.
    var lean = 0.0
    var upright = 1.0
    var move = Vector.zero

    init(_ matrix: AffineTransform) {
      move = Vector(matrix.tx, matrix.ty)
      scaleX = hypot(matrix.a, matrix.b)
      scaleY = hypot(matrix.c, matrix.d)
      if matrix.determinant < 0 {
        if matrix.a < matrix.d { scaleX = -scaleX } else { scaleY = -scaleY }
      }
      let y = scaleY == 0 ? nil : Vector(matrix.c / scaleY, matrix.d / scaleY)
      // An axis of length 0 takes the direction perpendicular to the other one.
      let x =
        scaleX == 0
        ? Vector(y?.dy ?? 1, -(y?.dx ?? 0)) : Vector(matrix.a / scaleX, matrix.b / scaleX)
      angle = atan2(x.dy, x.dx)
      if abs(angle) < 1e-12 { angle = 0 }
      if let y {
        lean = x.dx * y.dx + x.dy * y.dy
        upright = x.dx * y.dy - x.dy * y.dx
      }
    }

    /// Flips both axes and adds half a turn, which is the same transform.
    mutating func flip() {
      scaleX = -scaleX
      scaleY = -scaleY
      angle += angle < 0 ? .pi : -.pi
    }
  }

  private let from: Parts
  private let to: Parts
  /// The start angle and the angle of the whole rotation.
  private let start: Double
  private let turn: Double

  /// - Parameter from: its rotation, whole turns included, is the start of the interpolation.
  init(from first: TransformParts, to last: TransformParts) {
    var from = Parts(first.transform)
    let to = Parts(last.transform)
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) { from.flip() }
    let whole = 2 * Double.pi
    // Angle 0 counts as a whole turn, so that a half turn goes the negative way.
    var (a, b) = (from.angle == 0 ? whole : from.angle, to.angle == 0 ? whole : to.angle)
    if abs(a - b) > .pi + 1e-9 {
      if a > b { a -= whole } else { b -= whole }
    }
    turn = b - a
    start = from.angle + ((first.rotation - from.angle) / whole).rounded() * whole
    self.from = from
    self.to = to
  }

  /// Returns the parts at a progress, which may lie outside 0 … 1 if a curve overshoots.
  func callAsFunction(_ progress: Double) -> TransformParts {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    let scaleY = between(from.scaleY, to.scaleY)
    let upright = between(from.upright, to.upright)
    let lean = between(from.lean, to.lean)
    var parts = TransformParts()
    parts.rotation = start + turn * progress
    parts.scaleX = between(from.scaleX, to.scaleX)
    parts.scaleY = scaleY * upright
    parts.skew = upright == 0 ? 0 : lean / upright
    parts.translationX = between(from.move.dx, to.move.dx)
    parts.translationY = between(from.move.dy, to.move.dy)
    return parts
  }
}

extension TransformParts {
  /// The values in the order of `SpatialChannels`.
  var values: [Double] { [rotation, scaleX, scaleY, skew, translationX, translationY] }
}
