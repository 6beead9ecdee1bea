import MotionPlatform

/// An upright rectangle with rounded corners, each a quarter circle with its own radius.
package struct RoundedRect: Hashable, Sendable {
  /// The rectangle without its rounding.
  package let rect: Rect
  /// The radii of the corners, in the order of `Rect.corners`, in points.
  private let radii: [Double]

  /// Creates a rectangle with some corners rounded.
  ///
  /// - Parameter radius: in points, at most half of the shorter side, as in `CALayer.render(in:)`.
  ///   On a device's screen, larger radii give a diamond shape.
  package init(_ rect: Rect, radius: Double, _ corners: Corners = .all) {
    let order: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init(rect, radii: order.map { corners.contains($0) ? radius : 0 })
  }

  private init(_ rect: Rect, radii: [Double]) {
    let most = max(0, min(rect.size.width, rect.size.height) / 2)
    self.rect = rect
    self.radii = radii.map { min(max($0, 0), most) }
  }

  /// Returns the shape with its edge moved outward by a distance; a negative one moves it inward. A
  /// rectangle that is too small for that becomes empty.
  package func grown(by distance: Double) -> RoundedRect {
    let sides = EdgeInsets(
      top: -distance, left: -distance, bottom: -distance, right: -distance)
    return RoundedRect(rect.inset(by: sides), radii: radii.map { $0 + distance })
  }

  /// Whether its area is empty.
  package var isEmpty: Bool { rect.size.width <= 0 || rect.size.height <= 0 }

  /// The points of a polygon that approximates its edge for drawing, clockwise on screen from the
  /// end of the top left corner. The points of a symmetric shape are symmetric too.
  package var outline: [Point] {
    let inward = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
    return zip(rect.corners.indices, rect.corners).flatMap { (index, corner) -> [Point] in
      let radius = radii[index]
      guard radius > 0 else { return [corner] }
      let (x, y) = inward[index]
      let arc = Self.quarter.map { part in
        Point(corner.x + x * radius * (1 - part.x), corner.y + y * radius * (1 - part.y))
      }
      // Along the edge, every other corner starts where its neighbours end.
      return index.isMultiple(of: 2) ? arc : arc.reversed()
    }
  }

  /// A quarter of a circle of radius 1, from the side to the top: a polygon with an error of at
  /// most 1/800 of the radius.
  private static let quarter: [Point] = (0...16).map { step in
    // Computed from both ends alike, so that the arc stays symmetric despite rounding.
    func sine(_ step: Int) -> Double {
      step <= 8
        ? sin(Double(step) * .pi / 32)
        : cos(Double(16 - step) * .pi / 32)
    }
    return Point(sine(16 - step), sine(step))
  }
}
