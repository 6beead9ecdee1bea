import MotionPlatform

/// A position in a view's coordinates, in points; x grows to the right and y grows downward.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(0, 0)

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public var isFinite: Bool { x.isFinite && y.isFinite }

  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }

  public static func - (end: Point, start: Point) -> Vector {
    Vector(end.x - start.x, end.y - start.y)
  }
}

/// A displacement, velocity or force in the plane: UIKit's `CGVector`.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public static let zero = Vector(0, 0)

  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of a length at an angle, in radians clockwise from the x axis on screen.
  public init(angle: Double, length: Double) {
    self.init(length * cos(angle), length * sin(angle))
  }

  public var length: Double { hypot(dx, dy) }

  /// The angle in radians from the x axis, clockwise on screen, in -π...π; 0 for the zero vector.
  public var angle: Double {
    // atan2 would distinguish the four signed zeros.
    dx == 0 && dy == 0 ? 0 : atan2(dy, dx)
  }

  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }
  public static prefix func - (a: Vector) -> Vector { Vector(-a.dx, -a.dy) }
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(a.dx * factor, a.dy * factor)
  }
}
