import MotionGeometry

/// Outlines outside which nothing is seen. An area is an intersection of some of these.
struct FilmClip {
  let rings: [[Point]]
  let isEvenOdd: Bool
  var isMask = false

  /// Corners far outside every stage.
  private static let far = [
    Point(-1e5, -1e5), Point(1e5, -1e5), Point(1e5, 1e5), Point(-1e5, 1e5),
  ]

  /// The clips of an area; none for everything.
  static func all(in area: Area) -> [FilmClip] {
    switch area {
    case .everything: []
    case .polygon(let points): [FilmClip(rings: [points], isEvenOdd: true)]
    case .intersection(let parts): parts.flatMap(all)
    case .union: [FilmClip(rings: area.polygons, isEvenOdd: false)]
    case .inverse(.inverse(let inner)): all(in: inner)
    case .inverse(.union(let parts)): parts.flatMap { all(in: .inverse($0)) }
    case .inverse(let inner): [FilmClip(rings: [far] + inner.polygons, isEvenOdd: true)]
    }
  }
}
