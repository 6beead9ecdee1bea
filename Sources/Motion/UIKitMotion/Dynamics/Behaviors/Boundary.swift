import MotionGeometry

/// A line with which items of a collision behavior collide, from both sides.
public struct Boundary: Hashable, Sendable {
  /// A name unique among the behavior's boundaries.
  public let name: String
  /// The points in reference coordinates, without repetitions.
  public let points: [Point]
  /// Whether the last point is joined to the first.
  public let closed: Bool

  /// The distance in points up to which two points count as one.
  static let grain = 0.01

  init(name: String, from start: Point, to end: Point) throws(DynamicsProblem) {
    try Self.check([start, end], of: name)
    guard Self.areApart(start, end) else { throw .boundaryWithoutLength(boundary: name) }
    self.name = name
    points = [start, end]
    closed = false
  }

  init(name: String, path: [Point]) throws(DynamicsProblem) {
    try Self.check(path, of: name)
    var distinct: [Point] = []
    for point in path {
      if let last = distinct.last, !Self.areApart(last, point) { continue }
      distinct.append(point)
    }
    while let first = distinct.first, let last = distinct.last, distinct.count > 1,
      !Self.areApart(first, last)
    {
      distinct.removeLast()
    }
    guard distinct.count >= 3 else {
      throw .pathTooShort(boundary: name, points: distinct.count)
    }
    self.name = name
    points = distinct
    closed = true
  }

  private static func check(_ points: [Point], of name: String) throws(DynamicsProblem) {
    for point in points {
      guard DynamicItem.coordinates.contains(point.x), DynamicItem.coordinates.contains(point.y)
      else { throw .invalidBoundary(boundary: name, point: point) }
    }
  }

  private static func areApart(_ a: Point, _ b: Point) -> Bool {
    (b - a).length > grain
  }
}

/// The body of a boundary in the world.
struct Barrier {
  let other: Contact.Other
  let body: Body

  /// Half the thickness of a boundary, in m: an item comes to rest about 1.8 points above it.
  private static let skin: Float = 0.02
  /// UIKit's values; a boundary has no properties of its own.
  private static let material = Material(friction: 0.2, restitution: 0.2)

  /// - Parameter tag: identifies the body in contacts; negative.
  init(
    _ points: [Point], closed: Bool, other: Contact.Other, tag: Int, world: PhysicsWorld,
    filter: Filter
  ) {
    var definition = Body.Definition()
    definition.material = Self.material
    definition.tag = tag
    self.other = other
    body = Body(in: world, definition)
    for (start, end) in zip(points, points.dropFirst()) { add(start, end) }
    if closed, let first = points.first, let last = points.last { add(last, first) }
    body.setFilter(filter)
  }

  private func add(_ start: Point, _ end: Point) {
    body.addSegment(from: Scale.meters(start), to: Scale.meters(end), skin: Self.skin)
  }
}
