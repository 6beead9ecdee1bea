import MotionPlatform

/// An elliptical arc of a path as cubic Béziers, each of at most a quarter of a turn, as Core
/// Graphics draws arcs. Source of the center and the angles: SVG 1.1, appendix F.6.
struct PathArc {
  typealias Point = PathReader.Point

  let from: Point
  let to: Point
  /// Radii that are too small are enlarged until they reach the end; without any, the arc is a line.
  let radii: Point
  /// The angle of the first radius, in degrees.
  let rotation: Double
  let isLarge: Bool
  /// Whether it turns clockwise on screen.
  let isSweeping: Bool

  /// A Bézier's two handles and its end.
  struct Piece {
    let first: Point
    let second: Point
    let end: Point
  }

  /// The pieces; nil for an arc that is a straight line.
  var pieces: [Piece]? {
    let half = unrotated(0.5 * (from - to))
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else { return nil }
    // From here on, the ellipse is a unit circle.
    var (u, v) = (half.x / rx, half.y / ry)
    let reach = hypot(u, v)
    // So large a circle is straight, to the last digit.
    guard reach > 1e-12, reach.isFinite else { return nil }
    if reach > 1 { (rx, ry, u, v) = (rx * reach, ry * reach, u / reach, v / reach) }
    let square = min(u * u + v * v, 1)
    let side = (isLarge == isSweeping ? -1 : 1) * ((1 - square) / square).squareRoot()
    let center = Point(x: side * v, y: -side * u)
    let start = atan2(v - center.y, u - center.x)
    var turn = atan2(-v - center.y, -u - center.x) - start
    if isSweeping, turn < 0 { turn += 2 * .pi }
    if !isSweeping, turn > 0 { turn -= 2 * .pi }
    let circle = Circle(
      center: center, scale: Point(x: rx, y: ry), middle: 0.5 * (from + to), arc: self)
    return circle.pieces(from: start, turn: turn)
  }

  private struct Circle {
    let center: Point
    let scale: Point
    let middle: Point
    let arc: PathArc

    func pieces(from start: Double, turn: Double) -> [Piece] {
      let count = max(1, Int(clamping: (abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
      let step = turn / Double(count)
      let handle = 4.0 / 3 * tan(step / 4)
      return (0..<count).map { index in
        let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
        return Piece(
          first: point(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
          second: point(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
          end: index == count - 1 ? arc.to : point(cos(b), sin(b)))
      }
    }

    /// Returns a point from one of the unit circle around the origin.
    private func point(_ x: Double, _ y: Double) -> Point {
      arc.rotated(Point(x: scale.x * (center.x + x), y: scale.y * (center.y + y))) + middle
    }
  }

  private var angle: Double { rotation * .pi / 180 }

  private func rotated(_ point: Point) -> Point {
    let (c, s) = (cos(angle), sin(angle))
    return Point(x: c * point.x - s * point.y, y: s * point.x + c * point.y)
  }

  private func unrotated(_ point: Point) -> Point {
    let (c, s) = (cos(angle), sin(angle))
    return Point(x: c * point.x + s * point.y, y: c * point.y - s * point.x)
  }
}
