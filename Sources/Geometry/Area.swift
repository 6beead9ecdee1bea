/// A part of the plane that is made of polygons, joined as sets are: what a view lets be seen.
public indirect enum Area: Hashable, Sendable {
  case everything
  /// The inside of a closed outline, by the even-odd rule.
  case polygon([Point])
  case inverse(Area)
  /// What is in any of them.
  case union([Area])
  /// What is in all of them.
  case intersection([Area])

  /// The same part of the plane, every outline of it elsewhere.
  public func mapped(_ place: ([Point]) -> [Point]) -> Area {
    switch self {
    case .everything: .everything
    case .polygon(let points): .polygon(place(points))
    case .inverse(let area): .inverse(area.mapped(place))
    case .union(let parts): .union(parts.map { $0.mapped(place) })
    case .intersection(let parts): .intersection(parts.map { $0.mapped(place) })
    }
  }

  /// The outlines that it is made of, in the order in which they were joined.
  public var polygons: [[Point]] {
    switch self {
    case .everything: []
    case .polygon(let points): [points]
    case .inverse(let area): area.polygons
    case .union(let parts), .intersection(let parts): parts.flatMap(\.polygons)
    }
  }

  /// An upright rectangle that it lies in; nil where none can be told.
  public var box: Rect? {
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
  /// The smallest upright rectangle around some points; nil around none.
  public init?(around points: [Point]) {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    self.init(left, top, right - left, bottom - top)
  }

  /// What is in both; without width or height where they are apart.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
  }
}
