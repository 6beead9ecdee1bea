import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The way from one transform to another: both are taken apart, and the parts go straight.
///
/// Source: CSS Transforms 1, §13 (two dimensions), which is what was measured of Core Animation: a
/// turn takes the shorter way, a half turn from none the negative one, and of a mirrored plane the
/// axis flips whose own direction says so.
struct TransformBlend {
  /// Parts after the spec: `translation · rotation · remainder · scale`, rows as points go.
  private struct Parts {
    var angle = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    /// The y axis in the turned frame, a unit vector: leaning and upright part.
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
      // An axis without length has the direction that the other one leaves it.
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

    /// The same plane, with both axes flipped and half a turn.
    mutating func flip() {
      scaleX = -scaleX
      scaleY = -scaleY
      angle += angle < 0 ? .pi : -.pi
    }
  }

  private let from: Parts
  private let to: Parts
  /// Where the turn starts, and how far it goes.
  private let start: Double
  private let turn: Double

  /// - Parameter from: its turn is where the blend's begins, with the whole turns that it has.
  init(from first: TransformParts, to last: TransformParts) {
    var from = Parts(first.transform)
    let to = Parts(last.transform)
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) { from.flip() }
    let whole = 2 * Double.pi
    // Nothing counts as a whole turn, which sends a half turn the negative way.
    var (a, b) = (from.angle == 0 ? whole : from.angle, to.angle == 0 ? whole : to.angle)
    if abs(a - b) > .pi + 1e-9 {
      if a > b { a -= whole } else { b -= whole }
    }
    turn = b - a
    start = from.angle + ((first.rotation - from.angle) / whole).rounded() * whole
    self.from = from
    self.to = to
  }

  /// What a progress shows; it may lie outside 0...1, where a curve overshoots.
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
  /// As `SpatialChannels` has them.
  var values: [Double] { [rotation, scaleX, scaleY, skew, translationX, translationY] }
}
