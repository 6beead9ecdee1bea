import MotionGeometry

/// The inside of closed outlines, by the even-odd rule.
package enum EvenOdd {
  /// Where an edge crosses a horizontal line; nil if it does not. The edge is half open, so that a
  /// corner on the line counts once.
  package static func crossing(
    of start: (x: Double, y: Double), _ end: (x: Double, y: Double), at y: Double
  ) -> Double? {
    guard (start.y <= y) != (end.y <= y) else { return nil }
    return start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
  }

  /// Returns the parts of a horizontal line inside an outline. Ends that are NaN come from edges
  /// that are practically flat.
  package static func spans(
    of places: [(x: Double, y: Double)], at y: Double
  ) -> [(first: Double, last: Double)] {
    var crossings: [Double] = []
    guard var start = places.last else { return [] }
    for end in places {
      if let x = crossing(of: start, end, at: y) { crossings.append(x) }
      start = end
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2).map {
      (crossings[$0], crossings[$0 + 1])
    }
  }
}

extension Point {
  /// Whether a closed outline goes around it, by the even-odd rule.
  public func isInside(_ outline: [Point]) -> Bool {
    guard var start = outline.last else { return false }
    var isInside = false
    for end in outline {
      if let edge = EvenOdd.crossing(of: (start.x, start.y), (end.x, end.y), at: y), x < edge {
        isInside.toggle()
      }
      start = end
    }
    return isInside
  }
}

extension Area {
  package func contains(_ point: Point) -> Bool {
    switch self {
    case .everything: true
    case .polygon(let points): point.isInside(points)
    case .inverse(let area): !area.contains(point)
    case .union(let parts): parts.contains { $0.contains(point) }
    case .intersection(let parts): parts.allSatisfy { $0.contains(point) }
    }
  }
}
