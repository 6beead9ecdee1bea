import MotionGeometry

extension PointNames.Outline {
  /// A shape's effect on names: views and the keyboard hide what is behind them, and no name covers
  /// a line that something hits or hangs on.
  package init(
    _ kind: DisplayList.Shape.Kind, named name: String, _ points: [Point], isClosed: Bool,
    isSeen: @escaping (Point) -> Bool
  ) {
    switch kind {
    case .view, .keyboard: self.init(name, points, isClosed: true, isSeen: isSeen)
    case .boundary, .attachment, .acting:
      self.init("", isClosed ? points + points.prefix(1) : points, isClosed: false)
    case .force, .region, .border, .model, .trail, .gravity, .sign:
      self.init("", [], isClosed: false)
    }
  }
}

extension DisplayList {
  /// The places of the names of its shapes, by their index.
  func names(in box: Rect) -> [Int: PointNames.Placed] {
    let clips = clips({ [$0] }, within: +)
    var names = PointNames.places(
      of: shapes.map { shape in
        let name = shape.label.map { $0.isText ? "" : $0.text } ?? ""
        let areas = (shape.mask.map { [$0] } ?? []) + (shape.clip.map { clips[$0] } ?? [])
        return PointNames.Outline(
          shape.kind, named: name, shape.points, isClosed: shape.isClosed
        ) { point in areas.allSatisfy { $0.contains(point) } }
      }, in: box)
    let arrows = shapes.indices.filter { shapes[$0].kind == .acting }
    let places = PlacedText.places(
      ofArrows: arrows.map { (shapes[$0].label?.text ?? "", shapes[$0].points) }, in: box,
      beside: names.values.map { PlacedText($0.text, at: $0.middle) })
    for (index, place) in zip(arrows, places) {
      names[index] = .init(text: shapes[index].label?.text ?? "", middle: place, isInside: false)
    }
    return names
  }
}
