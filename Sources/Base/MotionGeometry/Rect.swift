/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public static let zero = Size(0, 0)

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  public var isFinite: Bool { width.isFinite && height.isFinite }
}

/// An upright rectangle: an origin at its top left and a size.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public static let zero = Rect(0, 0, 0, 0)

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  public init(center: Point, size: Size) {
    self.init(
      origin: Point(center.x - size.width / 2, center.y - size.height / 2), size: size)
  }

  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var center: Point { Point(midX, midY) }
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
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
