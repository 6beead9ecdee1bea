import Answers
import MotionGeometry
import Text

/// One item of a picture.
struct StillItem {
  private let shape: FilmShape
  private let numbers: [Double]
  /// The beginning of the names of its clips.
  private let prefix: String
  private let layout: FilmLayout

  init(_ shape: FilmShape, _ numbers: [Double], prefix: String) {
    self.shape = shape
    self.numbers = numbers
    self.prefix = prefix
    layout = FilmLayout(shape)
  }

  /// - Parameters:
  ///   - name: Its name, if there is room for it.
  ///   - share: How much of its own opacity a faint one has; nil for one that is not faint.
  ///   - moving: The class of what moves it.
  ///   - changing: The paths that change by a class of their own.
  func draw(
    in svg: inout Markup, name: FilmName? = nil, faded share: Double? = nil,
    moving: String? = nil, changing: Set<Int> = []
  ) {
    for (index, clip) in shape.clips.enumerated() {
      svg.begin("clipPath", ["id": "\(prefix)\(index)"])
      svg.element(
        "path",
        [
          "d": Markup.path(through: rings(clip.rings, at: layout.clipPlaces[index])),
          "clip-rule": clip.isEvenOdd ? "evenodd" : "nonzero",
        ])
      svg.end()
    }
    // Its own masks hide parts of it, but not its name; the others hide both. All of them are where
    // the stage has them, so none is in what moves.
    let masks = shape.clips.indices.filter { moving == nil && shape.clips[$0].isMask }
    let others = shape.clips.indices.filter { !masks.contains($0) }
    begin(others, in: &svg)
    let movement = moving.map { " moving \($0)" } ?? ""
    let opacity = Markup.number(numbers[0] * (share ?? 1))
    svg.begin(
      "g",
      attributes: [("class", shape.kind.rawValue + movement + (share == nil ? "" : " ghost"))]
        + (opacity == "1" ? [] : [("opacity", opacity)]))
    begin(masks, in: &svg)
    for (index, path) in shape.paths.enumerated() {
      let outline = data(path, at: layout.pathPlaces[index])
      let className =
        path.className + (changing.contains(index) ? " moving \(prefix)p\(index)" : "")
      svg.element(
        "path",
        attributes: [("class", className), ("d", outline)]
          + (path.isEvenOdd ? [("fill-rule", "evenodd")] : [])
          + (fill(ofPath: index).map { [("fill", $0)] } ?? []))
    }
    for _ in masks { svg.end() }
    // A name is read even where its view is half seen through; what a view says itself fades with it.
    let isApart = name != nil && shape.label?.isText != true && moving == nil && opacity != "1"
    if !isApart { drawText(name, in: &svg) }
    svg.end()
    if isApart { drawText(name, in: &svg) }
    for _ in others { svg.end() }
  }

  private func begin(_ clips: [Int], in svg: inout Markup) {
    for index in clips { svg.begin("g", ["clip-path": "url(#\(prefix)\(index))"]) }
  }

  /// The outlines of its paths, as SVG's path data.
  var outlines: [String] {
    shape.paths.enumerated().map { index, path in
      data(path, at: layout.pathPlaces[index])
    }
  }

  /// The color of a path, as CSS writes it; nil for one that the style colors.
  func fill(ofPath path: Int) -> String? {
    shape.paths[path].hasColor ? color(at: layout.colorPlaces[path]) : nil
  }

  private func drawText(_ name: FilmName?, in svg: inout Markup) {
    let item = FilmItem(shape: shape, numbers: numbers)
    guard let box = item.box else { return }
    if let label = shape.label, label.isText {
      let start = Point(box.minX, box.center.y)
      svg.text(label.text, at: start, "label" + item.color.lettering, size: label.fontSize)
    } else if let name {
      if shape.kind == .acting { svg.plate(under: name.text, at: box.center + name.offset) }
      svg.text(name.text, at: box.center + name.offset, "name" + name.lettering)
    }
  }

  private func data(_ path: FilmShape.Path, at place: Int) -> String {
    let rings = rings(path.rings, at: place)
    let lines = path.figure.map { figure in
      rings.flatMap { figure.lines(at: $0, length: path.length) }
    }
    return Markup.path(through: lines ?? rings, isClosed: !path.isOpen)
  }

  private func rings(_ counts: [Int], at place: Int) -> [[Point]] {
    var next = place
    return counts.map { count in
      defer { next += 2 * count }
      return (0..<count).map { Point(numbers[next + 2 * $0], numbers[next + 2 * $0 + 1]) }
    }
  }

  private func color(at place: Int) -> String {
    Color(
      numbers[place] / 255, numbers[place + 1] / 255, numbers[place + 2] / 255,
      alpha: numbers[place + 3]
    ).hex
  }
}
