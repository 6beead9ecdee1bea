import MotionGeometry
import Text

/// The forces on a view or a group at one moment, as `forces` and `why` found them, for pictures of
/// that moment.
public struct ActingForces: Hashable, Sendable {
  /// One of them.
  public struct Force: Hashable, Sendable {
    /// The behavior, the touched object, or another cause such as friction.
    public let name: String
    /// In the unit of the answer.
    public let vector: Vector

    public init(_ name: String, _ vector: Vector) {
      self.name = name
      self.vector = vector
    }
  }

  /// The view or group.
  public let subject: String
  /// Seconds since the stage's start.
  public let time: Double
  /// Where they act: its center of mass.
  public let point: Point
  /// The unit in which the answer has them.
  public let unit: String
  public let all: [Force]

  public init(on subject: String, at point: Point, time: Double, unit: String, _ all: [Force]) {
    self.subject = subject
    self.point = point
    self.time = time
    self.unit = unit
    self.all = all
  }
}

extension Output {
  /// The forces that it tells of; nil for any other answer.
  public var acting: ActingForces? {
    switch self {
    case .table(let table): table.acting
    case .reasons(let reasons): reasons.acting
    default: nil
    }
  }
}

extension [ActingForces] {
  /// The length of the longest arrow, and the shortest that is drawn, in points.
  private static let (longest, shortest) = (72.0, 2.0)
  /// The length that the longest arrow has even if it leaves the stage.
  private static let least = 24.0
  /// The distance between arrows that point the same way, and the angle up to which they do.
  private static let (gap, sameWay) = (10.0, 0.3)

  /// The arrows of one moment, named by their cause and value. Forces of one unit have one scale.
  package func arrows(in size: Size) -> [DisplayList.Shape] {
    let seen = filter { Rect(origin: .zero, size: size).contains($0.point) }
    return seen.flatMap { acting in
      let scale = seen.filter { $0.unit == acting.unit }.scale(in: size)
      return acting.arrows(scale: scale, shortest: Self.shortest, Self.gap, Self.sameWay)
    }
  }

  /// Points a unit of force, so that arrows stay on the stage where there is room for them.
  private func scale(in size: Size) -> Double {
    let forces = flatMap { acting in acting.all.map { (acting.point, $0.vector) } }
    let most = forces.map(\.1.length).filter(\.isFinite).max() ?? 0
    guard most > 0 else { return 0 }
    let rooms = forces.filter { $0.1.length * Self.longest > most * Self.shortest }.map {
      Self.room(from: $0, along: $1, in: size)
    }
    return Swift.min(Self.longest / most, Swift.max(rooms.min() ?? 0, Self.least / most))
  }

  /// The factor with which a force reaches close to the edge of the stage.
  private static func room(from point: Point, along force: Vector, in size: Size) -> Double {
    let edge = 4.0
    let ways = [(point.x, force.dx, size.width), (point.y, force.dy, size.height)]
    let factors = ways.compactMap { place, part, end -> Double? in
      if part > 0 { return (end - edge - place) / part }
      return part < 0 ? (edge - place) / part : nil
    }
    return factors.min() ?? .infinity
  }
}

extension ActingForces {
  fileprivate func arrows(
    scale: Double, shortest: Double, _ gap: Double, _ sameWay: Double
  ) -> [DisplayList.Shape] {
    var ways: [Vector] = []
    return all.compactMap { force in
      let arrow = force.vector * scale
      guard arrow.isFinite, arrow.length >= shortest else { return nil }
      let way = arrow * (1 / arrow.length)
      let beside = ways.count { ($0 - way).length < sameWay }
      ways.append(way)
      let start = point + Vector(-way.dy, way.dx) * (gap * Double(beside))
      return shape(of: force, from: start, to: start + arrow)
    }
  }

  private func shape(of force: Force, from start: Point, to tip: Point) -> DisplayList.Shape {
    let value = NumberFormat(digits: 4).string(force.vector.length) + " " + unit
    let name = "\(force.name) on \(subject)"
    var shape = DisplayList.Shape(.acting, name, [start, tip], title: "\(name): \(value)")
    shape.isClosed = false
    shape.figures = [Figure(.arrow, [start, tip])]
    shape.label = .init(text: "\(force.name) \(value)", isText: false, corners: [start, tip])
    shape.label?.says = [force.name, value]
    return shape
  }
}
