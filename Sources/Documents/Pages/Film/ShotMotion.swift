import MotionGeometry
import MotionPlatform

/// How the points of one item move through a shot: not at all, as a rigid body, by a matrix, or
/// each by itself.
enum ShotMotion {
  case still
  /// The points around their middle in the first picture; for each picture the middle and the angle.
  case rigid([Point], [(x: Double, y: Double, angle: Double)])
  /// The points around their middle in the first picture; for each picture a matrix, as in SVG.
  case affine([Point], [[Double]])
  case free

  /// The largest error of a description, in points.
  private static let error = 0.005

  /// - Parameters:
  ///   - pictures: The points in each picture, equally many.
  ///   - isUpright: Whether nothing turns, so that each point moves by itself.
  init(_ pictures: [[Point]], isUpright: Bool) {
    guard let first = pictures.first, !first.isEmpty,
      pictures.contains(where: { Self.distance($0, first) > 0 })
    else {
      self = .still
      return
    }
    guard !isUpright else {
      self = .free
      return
    }
    let middle = Self.middle(of: first)
    let local = first.map { Point($0.x - middle.x, $0.y - middle.y) }
    self =
      Self.rigid(local, pictures) ?? Self.affine(local, pictures) ?? .free
  }

  private static func rigid(_ local: [Point], _ pictures: [[Point]]) -> ShotMotion? {
    var moves: [(x: Double, y: Double, angle: Double)] = []
    for points in pictures {
      let middle = middle(of: points)
      var (along, across) = (0.0, 0.0)
      for (from, to) in zip(local, points) {
        let (x, y) = (to.x - middle.x, to.y - middle.y)
        along += from.x * x + from.y * y
        across += from.x * y - from.y * x
      }
      var angle = atan2(across, along)
      // Angles go on beyond half a turn, so that their differences are small.
      if let last = moves.last?.angle { angle += 2 * .pi * ((last - angle) / (2 * .pi)).rounded() }
      let (cosine, sine) = (cos(angle), sin(angle))
      let matrix = [cosine, sine, -sine, cosine, middle.x, middle.y]
      guard distance(mapped(local, by: matrix), points) <= error else { return nil }
      moves.append((middle.x, middle.y, angle))
    }
    return .rigid(local, moves)
  }

  private static func affine(_ local: [Point], _ pictures: [[Point]]) -> ShotMotion? {
    let (xx, xy, yy) = local.reduce((0.0, 0.0, 0.0)) {
      ($0.0 + $1.x * $1.x, $0.1 + $1.x * $1.y, $0.2 + $1.y * $1.y)
    }
    let determinant = xx * yy - xy * xy
    guard determinant > 1e-6 else { return nil }
    var matrices: [[Double]] = []
    for points in pictures {
      let middle = middle(of: points)
      var (ax, ay, bx, by) = (0.0, 0.0, 0.0, 0.0)
      for (from, to) in zip(local, points) {
        let (x, y) = (to.x - middle.x, to.y - middle.y)
        ax += from.x * x
        ay += from.y * x
        bx += from.x * y
        by += from.y * y
      }
      let matrix = [
        (ax * yy - ay * xy) / determinant, (bx * yy - by * xy) / determinant,
        (ay * xx - ax * xy) / determinant, (by * xx - bx * xy) / determinant, middle.x, middle.y,
      ]
      guard distance(mapped(local, by: matrix), points) <= error else { return nil }
      matrices.append(matrix)
    }
    return .affine(local, matrices)
  }

  private static func middle(of points: [Point]) -> Point {
    let count = Double(points.count)
    return Point(
      points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
  }

  private static func mapped(_ points: [Point], by m: [Double]) -> [Point] {
    points.map { Point(m[0] * $0.x + m[2] * $0.y + m[4], m[1] * $0.x + m[3] * $0.y + m[5]) }
  }

  /// The largest distance along an axis.
  private static func distance(_ some: [Point], _ others: [Point]) -> Double {
    zip(some, others).reduce(0) { max($0, abs($1.0.x - $1.1.x), abs($1.0.y - $1.1.y)) }
  }
}
