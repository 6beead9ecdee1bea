import MotionGeometry

/// A shape as what pictures of points paint: drawings, films and moving pictures alike.
extension DisplayList.Shape {
  /// Outlines that are painted in one way.
  package struct Path {
    /// The classes by which a style sheet paints it.
    package let className: String
    package let rings: [[Point]]
    /// The color that fills it; nil for what the style sheet says.
    package var fill: Color?
    /// The color of its line; nil for what the style sheet says.
    package var stroke: String?
    package var isOpen = false
    package var isEvenOdd = false
    /// The figure of which it has the places; nil for an outline or a line.
    package var figure: Figure.Kind?
    /// The length of a rope.
    package var length = 0.0
  }

  package var paths: [Path] {
    switch kind {
    case .view: shadows + [body] + bars.map { Path(className: "bar", rings: [$0]) }
    case .border:
      [
        Path(
          className: "border", rings: [points] + (border?.inner.map { [$0] } ?? []),
          fill: border?.paint, isEvenOdd: true)
      ]
    case .trail:
      [
        Path(
          className: "trail" + line.className, rings: [points], stroke: line.stroke, isOpen: true)
      ]
    case .force, .attachment, .gravity, .sign, .acting: figures.map { path(of: $0) }
    case .region, .boundary, .model, .keyboard:
      [Path(className: kind.rawValue, rings: [points], isOpen: !isClosed)]
    }
  }

  private func path(of figure: Figure) -> Path {
    Path(
      className: "\(kind.rawValue) \(figure.kind.rawValue)", rings: [figure.points], isOpen: true,
      figure: figure.kind, length: figure.length)
  }

  /// The look of the line that it leaves; gray for a view that is gone.
  var line: (className: String, stroke: String?) { (color ?? .gone).line }

  private var shadows: [Path] {
    guard let shadow else { return [] }
    return [shadow.reach, shadow.core].flatMap(\.polygons).map {
      Path(className: "shadow", rings: [$0])
    }
  }

  private var body: Path {
    switch color {
    case .own(Paint.white): Path(className: "fill edge blank", rings: [points])
    case .own(let color): Path(className: "fill edge", rings: [points], fill: color)
    case let color:
      Path(className: "tint edge" + (color?.line.className ?? ""), rings: [points])
    }
  }

  /// The places that it marks with dots, with their radius and how strong they are.
  var dots: [(place: Point, radius: Double, opacity: Double)] {
    switch kind {
    case .trail: points.enumerated().map { ($1, 2, [0.35, 0.65, 1][age(ofPoint: $0)]) }
    case .force, .region, .attachment, .gravity, .sign, .acting, .boundary, .view, .border, .model,
      .keyboard:
      []
    }
  }
}
