import MotionGeometry

/// The collision shape of an item: `UIDynamicItemCollisionBoundsType`.
public enum CollisionBounds: Hashable, Sendable {
  /// The rectangle of the item's size.
  case rectangle
  /// The ellipse of the item's size; a true circle if the sides are equal.
  case ellipse
  /// A convex polygon with corners relative to the item's center, in points, in either orientation.
  case path([Point])

  /// The range of a path's coordinates, in points from the item's center.
  public static let reach: ClosedRange<Double> = -1e6...1e6
  /// The maximum number of corners of a path.
  public static let cornerLimit = 1024

  /// The reason why a path cannot be a collision shape.
  public enum Fault: String, Hashable, Sendable {
    /// A corner is out of range or not finite.
    case outOfReach
    /// The outline has more corners than `CollisionBounds.cornerLimit`.
    case tooManyCorners
    /// It has fewer than three distinct corners, or all are on a line.
    case noArea
    /// It turns both ways, or winds more than once.
    case notConvex
  }

  /// The fault of the shape; nil if it is valid.
  public var fault: Fault? {
    switch self {
    case .rectangle, .ellipse: return nil
    case .path(let corners):
      guard corners.count <= Self.cornerLimit else { return .tooManyCorners }
      guard
        corners.allSatisfy({ Self.reach.contains($0.x) && Self.reach.contains($0.y) })
      else { return .outOfReach }
      switch ConvexPolygon.make(corners) {
      case .success: return nil
      case .failure(let fault): return fault
      }
    }
  }
}

extension CollisionBounds.Fault: Error {}

/// A convex polygon: its corners turn clockwise on screen, once around, and enclose an area.
struct ConvexPolygon {
  let corners: [Point]

  /// The distance in points up to which two corners count as one.
  private static let grain = 0.01
  /// The minimum area, in square points.
  private static let leastArea = 0.01

  private init(corners: [Point]) {
    self.corners = corners
  }

  /// Creates a polygon: drops repeated corners and those on a straight side, and reverses the rest
  /// if needed.
  static func make(_ corners: [Point]) -> Result<ConvexPolygon, CollisionBounds.Fault> {
    var polygon = ConvexPolygon(corners: withoutRepetition(corners))
    guard polygon.corners.count >= 3, abs(polygon.area) >= leastArea else {
      return .failure(.noArea)
    }
    if polygon.area < 0 { polygon = ConvexPolygon(corners: polygon.corners.reversed()) }
    polygon = ConvexPolygon(corners: polygon.withoutStraightCorners())
    guard polygon.corners.count >= 3 else { return .failure(.noArea) }
    return polygon.isConvex ? .success(polygon) : .failure(.notConvex)
  }

  /// Returns a polygon that approximates the ellipse around the origin.
  static func ellipse(_ size: Size, corners count: Int) -> ConvexPolygon {
    ConvexPolygon(
      corners: (0..<count).map { index in
        let direction = Vector(angle: 2 * .pi * Double(index) / Double(count), length: 1)
        return Point(size.width / 2 * direction.dx, size.height / 2 * direction.dy)
      })
  }

  /// The area; positive if the corners turn clockwise on screen.
  var area: Double {
    guard let first = corners.first else { return 0 }
    return sides.reduce(0) { $0 + cross($1.0 - first, $1.1 - first) } / 2
  }

  /// The centroid of the area.
  var centroid: Point {
    guard let first = corners.first else { return .zero }
    var sum = Vector.zero
    for (a, b) in sides {
      let (u, v) = (a - first, b - first)
      sum = sum + (u + v) * (cross(u, v) / 6)
    }
    return first + sum * (1 / area)
  }

  /// The mean square distance of the area's points from its centroid: inertia divided by mass.
  var gyration: Double {
    let center = centroid
    var sum = 0.0
    for (a, b) in sides {
      let (u, v) = (a - center, b - center)
      sum += cross(u, v) * (dot(u, u) + dot(u, v) + dot(v, v)) / 12
    }
    return sum / area
  }

  /// Returns the polygon with each side moved inward; nil if a side would vanish.
  func inset(by distance: Double) -> ConvexPolygon? {
    let lines = sides.map { a, b -> (start: Point, along: Vector) in
      let along = (b - a) * (1 / (b - a).length)
      return (a + Vector(-along.dy, along.dx) * distance, along)
    }
    guard let last = lines.last else { return nil }
    let moved = zip([last] + lines.dropLast(), lines).map { before, line in
      let part = cross(line.start - before.start, line.along) / cross(before.along, line.along)
      return before.start + before.along * part
    }
    let polygon = ConvexPolygon(corners: moved)
    let keepsSides = zip(polygon.sides, lines).allSatisfy { side, line in
      dot(side.1 - side.0, line.along) > Self.grain
    }
    return keepsSides ? polygon : nil
  }

  private var sides: [(Point, Point)] {
    Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
  }

  /// Whether every corner turns the same way, and all of them together once around.
  private var isConvex: Bool {
    var turned = 0.0
    for (before, (a, b)) in zip(corners.suffix(1) + corners.dropLast(), sides) {
      let (u, v) = (a - before, b - a)
      guard cross(u, v) > 0 else { return false }
      turned += Vector(dot(u, v), cross(u, v)).angle
    }
    return turned < 3 * .pi
  }

  private func withoutStraightCorners() -> [Point] {
    var kept: [Point] = []
    for (index, (corner, next)) in sides.enumerated() {
      let before = kept.last ?? corners[(index + corners.count - 1) % corners.count]
      let (u, v) = (corner - before, next - corner)
      // Nearly straight (a sine of at most a millionth), and not a reversal.
      if abs(cross(u, v)) <= 1e-6 * u.length * v.length, dot(u, v) > 0 { continue }
      kept.append(corner)
    }
    return kept
  }

  private static func withoutRepetition(_ corners: [Point]) -> [Point] {
    var kept: [Point] = []
    for corner in corners {
      if let last = kept.last, (corner - last).length <= grain { continue }
      kept.append(corner)
    }
    while let first = kept.first, let last = kept.last, kept.count > 1,
      (first - last).length <= grain
    {
      kept.removeLast()
    }
    return kept
  }
}

private func cross(_ u: Vector, _ v: Vector) -> Double { u.dx * v.dy - u.dy * v.dx }
private func dot(_ u: Vector, _ v: Vector) -> Double { u.dx * v.dx + u.dy * v.dy }
