/// A part of the plane made of polygons by set operations, such as the visible part of a view.
package indirect enum Area: Hashable, Sendable {
  case everything
  /// The inside of a closed outline, by the even-odd rule.
  case polygon([Point])
  case inverse(Area)
  /// The union of areas.
  case union([Area])
  /// The intersection of areas.
  case intersection([Area])

  /// Returns the area with a mapping applied to each outline.
  package func mapped(_ place: ([Point]) -> [Point]) -> Area {
    switch self {
    case .everything: .everything
    case .polygon(let points): .polygon(place(points))
    case .inverse(let area): .inverse(area.mapped(place))
    case .union(let parts): .union(parts.map { $0.mapped(place) })
    case .intersection(let parts): .intersection(parts.map { $0.mapped(place) })
    }
  }

  /// The outlines, in the order in which they were combined.
  package var polygons: [[Point]] {
    switch self {
    case .everything: []
    case .polygon(let points): [points]
    case .inverse(let area): area.polygons
    case .union(let parts), .intersection(let parts): parts.flatMap(\.polygons)
    }
  }

  /// A bounding rectangle; nil if there is none or it is unknown.
  package var box: Rect? {
    switch self {
    case .everything, .inverse: nil
    case .polygon(let points): Rect(around: points)
    case .union(let parts):
      parts.dropFirst().reduce(parts.first?.box) { sum, part in
        if let sum, let box = part.box { sum.union(box) } else { nil }
      }
    case .intersection(let parts):
      parts.compactMap(\.box).reduce(nil) { common, box in common?.intersection(box) ?? box }
    }
  }
}

extension Rect {
  /// Creates the smallest upright rectangle around points; nil if there are none.
  package init?(around points: [Point]) {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    self.init(left, top, right - left, bottom - top)
  }

  /// Returns the intersection; its width or height is 0 if the two are disjoint.
  package func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
