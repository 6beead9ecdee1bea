/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// Neither width nor height.
  public static let zero = Size(0, 0)

  /// Creates a size, in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size, as Core Graphics labels it.
  public init(width: Double, height: Double) { self.init(width, height) }

  /// Whether width and height are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

/// An upright rectangle: an origin at its top left and a size.
///
/// ```swift
/// let frame = Rect(10, 20, 100, 50)
/// print(frame.center)  // Point(x: 60.0, y: 45.0)
/// let insets = EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
/// print(frame.inset(by: insets).size)  // Size(width: 90.0, height: 40.0)
/// ```
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// The rectangle at the origin without a size.
  public static let zero = Rect(0, 0, 0, 0)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its left and top edges, its width and its height, in points.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Creates a rectangle, as Core Graphics labels it.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x, y, width, height)
  }

  /// Creates a rectangle around its middle.
  public init(center: Point, size: Size) {
    self.init(
      origin: Point(center.x - size.width / 2, center.y - size.height / 2), size: size)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var center: Point { Point(midX, midY) }
  /// Whether its place and its size are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The corners in order around the rectangle, from the top left, clockwise on screen.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Returns the rectangle with each side moved inward; negative insets move it outward.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX + insets.left, minY + insets.top,
      size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle inside layout margins; its width and height are at least 0.
  public func inside(margins: EdgeInsets) -> Rect {
    let inner = inset(by: margins)
    return Rect(
      inner.minX, inner.minY, max(0, inner.size.width), max(0, inner.size.height))
  }

  /// Returns whether a point is inside, like `CGRect.contains`: the right and bottom edges are
  /// outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether two rectangles share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
  }
}

/// The distances from the four sides of a rectangle, in points: UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top, in points.
  public var top: Double
  /// From the left, in points.
  public var left: Double
  /// From the bottom, in points.
  public var bottom: Double
  /// From the right, in points.
  public var right: Double

  /// No distance on any side.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from their four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
