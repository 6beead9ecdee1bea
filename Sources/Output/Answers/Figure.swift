import MotionGeometry

/// A sign of something that acts: a spring, an arrow, the foot of an anchor. It has one or two
/// places, and its kind says which lines stand for it there. The page's script draws the same lines.
public struct Figure: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// From the first place to the second.
    case rod, spring, rope, wire, arrow
    /// Around its place.
    case pin, weld, foot, center
  }

  public let kind: Kind
  public let points: [Point]
  /// The length of a rope.
  public var length: Double

  public init(_ kind: Kind, _ points: [Point], length: Double = 0) {
    (self.kind, self.points, self.length) = (kind, points, length)
  }

  /// Its lines; always as many of as many points.
  public var lines: [[Point]] { kind.lines(at: points, length: length) }
}

extension Figure.Kind {
  /// Whether it stands upright, however what it stands for is turned.
  package var isUpright: Bool {
    switch self {
    case .rod, .spring, .wire, .arrow: false
    case .rope, .pin, .weld, .foot, .center: true
    }
  }

  /// The lines of a figure with these places.
  package func lines(at points: [Point], length: Double) -> [[Point]] {
    guard let first = points.first, let last = points.last else { return [] }
    return switch self {
    case .rod, .wire: [[first, last]]
    case .spring: [Self.zigzag(first, last)]
    case .rope: [Self.hanging(first, last, length)]
    case .arrow: Self.arrow(first, last)
    case .pin: [Self.ring(first, 4)]
    case .center:
      [Self.ring(first, 5)] + [Vector(8, 0), Vector(0, 8)].map { [first - $0, first + $0] }
    case .weld: [[(-6.0, -4.0), (6, -4), (6, 4), (-6, 4), (-6, -4)].map { first + Vector($0, $1) }]
    case .foot:
      [[first - Vector(8, 0), first + Vector(8, 0)]]
        + [-6.0, -1, 4].map { [first + Vector($0, 0), first + Vector($0 - 4, 5)] }
    }
  }

  /// A spring of 10 teeth, 6 points to either side.
  private static func zigzag(_ first: Point, _ last: Point) -> [Point] {
    let way = last - first
    let side = way.length > 0 ? Vector(-way.dy, way.dx) * (6 / way.length) : Vector(6, 0)
    let teeth = (0..<20).map { index in
      first + way * (0.1 + 0.04 * (Double(index) + 0.5)) + side * (index.isMultiple(of: 2) ? 1 : -1)
    }
    return [first, first + way * 0.1] + teeth + [first + way * 0.9, last]
  }

  /// A rope: straight when it is taut, else a parabola of about its length.
  private static func hanging(_ first: Point, _ last: Point, _ length: Double) -> [Point] {
    let way = last - first
    let sag = max(3 * (length * length - way.length * way.length) / 16, 0).squareRoot()
    return (0...12).map { index in
      let share = Double(index) / 12
      return first + way * share + Vector(0, 4 * sag * share * (1 - share))
    }
  }

  private static func arrow(_ first: Point, _ last: Point) -> [[Point]] {
    let way = last - first
    let reach = min(6, 0.4 * way.length)
    let along = way.length > 0 ? way * (reach / way.length) : .zero
    let side = Vector(-along.dy, along.dx) * 0.6
    return [[first, last], [last - along + side, last, last - along - side]]
  }

  private static func ring(_ middle: Point, _ radius: Double) -> [Point] {
    (0...16).map { middle + Vector(angle: Double($0) * .pi / 8, length: radius) }
  }
}
