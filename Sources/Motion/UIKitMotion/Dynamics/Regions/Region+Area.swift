import MotionGeometry

extension Region {
  /// The region as polygons around its origin, for drawing.
  package var area: Area {
    var areas: [Area] = []
    for step in steps {
      switch step {
      case .everything: areas.append(.everything)
      case .circle(let radius):
        let box = Rect(center: .zero, size: Size(2 * radius, 2 * radius))
        areas.append(.polygon(RoundedRect(box, radius: radius).outline))
      case .rectangle(let halfWidth, let halfHeight):
        let size = Size(max(0, 2 * halfWidth), max(0, 2 * halfHeight))
        areas.append(.polygon(Rect(center: .zero, size: size).corners))
      case .not: if let last = areas.popLast() { areas.append(.inverse(last)) }
      case .or, .and:
        guard let second = areas.popLast(), let first = areas.popLast() else { continue }
        areas.append(step == .or ? .union([first, second]) : .intersection([first, second]))
      }
    }
    return areas.last ?? .inverse(.everything)
  }
}
