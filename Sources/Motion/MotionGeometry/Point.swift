import MotionPlatform

/// A position in a view's coordinates, in points; x grows to the right and y grows downward.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// The origin of its coordinates.
  public static let zero = Point(0, 0)

  /// Creates a point, in points.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point, as Core Graphics labels it.
  public init(x: Double, y: Double) { self.init(x, y) }

  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the point that is moved by a vector.
  public static func + (point: Point, vector: Vector) -> Point {
    Point(point.x + vector.dx, point.y + vector.dy)
  }

  /// Returns the point that is moved against a vector.
  public static func - (point: Point, vector: Vector) -> Point {
    Point(point.x - vector.dx, point.y - vector.dy)
  }

  /// Returns the vector that leads from the start to the end.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(end.x - start.x, end.y - start.y)
  }
}

/// A displacement, velocity or force in the plane: UIKit's `CGVector`.
public struct Vector: Hashable, Sendable {
  /// The part along x, to the right.
  public var dx: Double
  /// The part along y, downward.
  public var dy: Double

  /// The vector without a length.
  public static let zero = Vector(0, 0)

  /// Creates a vector from its parts.
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector, as Core Graphics labels it.
  public init(dx: Double, dy: Double) { self.init(dx, dy) }

  /// Creates a vector of a length at an angle, in radians clockwise from the x axis on screen.
  public init(angle: Double, length: Double) {
    self.init(length * cos(angle), length * sin(angle))
  }

  /// The length, in the unit of its parts.
  public var length: Double { hypot(dx, dy) }

  /// The angle in radians from the x axis, clockwise on screen, in -π...π; 0 for the zero vector.
  public var angle: Double {
    // atan2 would distinguish the four signed zeros.
    dx == 0 && dy == 0 ? 0 : atan2(dy, dx)
  }

  /// Whether both parts are finite.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// Returns the sum of two vectors.
  public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }
  /// Returns the difference of two vectors.
  public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }
  /// Returns the vector of the same length in the opposite direction.
  public static prefix func - (a: Vector) -> Vector { Vector(-a.dx, -a.dy) }
  /// Returns the vector with its length multiplied.
  public static func * (a: Vector, factor: Double) -> Vector {
    Vector(a.dx * factor, a.dy * factor)
  }
}
