import Charts
import Geometry
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
  ///   - moving: The class of what moves it.
  ///   - changing: The paths that change by a class of their own.
  func draw(in svg: inout SVGText, moving: String? = nil, changing: Set<Int> = []) {
    for (index, clip) in shape.clips.enumerated() {
      svg.begin("clipPath", ["id": "\(prefix)\(index)"])
      svg.element(
        "path",
        [
          "d": data(clip.rings, at: layout.clipPlaces[index]),
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
    svg.begin(
      "g", ["class": shape.kind.rawValue + movement, "opacity": SVGText.number(numbers[0])])
    begin(masks, in: &svg)
    for (index, path) in shape.paths.enumerated() {
      let outline = data(path.rings, at: layout.pathPlaces[index], isOpen: path.isOpen)
      let className =
        path.className + (changing.contains(index) ? " moving \(prefix)p\(index)" : "")
      let rule = path.isEvenOdd ? "evenodd" : "nonzero"
      if path.hasColor {
        let fill = color(at: layout.colorPlaces[index])
        svg.element(
          "path", ["class": className, "d": outline, "fill-rule": rule, "fill": fill])
      } else {
        svg.element("path", ["class": className, "d": outline, "fill-rule": rule])
      }
    }
    for _ in masks { svg.end() }
    drawText(in: &svg)
    svg.end()
    for _ in others { svg.end() }
  }

  private func begin(_ clips: [Int], in svg: inout SVGText) {
    for index in clips { svg.begin("g", ["clip-path": "url(#\(prefix)\(index))"]) }
  }

  /// The outlines of its paths, as SVG's path data.
  var outlines: [String] {
    shape.paths.enumerated().map { index, path in
      data(path.rings, at: layout.pathPlaces[index], isOpen: path.isOpen)
    }
  }

  /// The color of a path, as CSS writes it; nil for one that the style colors.
  func fill(ofPath path: Int) -> String? {
    shape.paths[path].hasColor ? color(at: layout.colorPlaces[path]) : nil
  }

  /// A shadow reaches beyond its view, so the view's own outline says where its middle is.
  private func drawText(in svg: inout SVGText) {
    guard let label = shape.label, !label.text.isEmpty,
      let path = shape.paths.firstIndex(where: { $0.className != "shadow" })
    else { return }
    let points = layout.points(ofPath: path, in: numbers)
    let count = Double(points.count)
    let (x, y) = points.reduce((0.0, 0.0)) { ($0.0 + $1.x / count, $0.1 + $1.y / count) }
    svg.element(
      "text",
      [
        "class": label.isText ? "label" : "name", "x": SVGText.number(x), "y": SVGText.number(y),
      ], label.text)
  }

  private func data(_ rings: [Int], at place: Int, isOpen: Bool = false) -> String {
    var next = place
    var text = ""
    for count in rings where count > 0 {
      for point in 0..<count {
        let at = next + 2 * point
        text += point == 0 ? "M" : "L"
        text += SVGText.number(numbers[at]) + " " + SVGText.number(numbers[at + 1])
      }
      text += isOpen ? "" : "Z"
      next += 2 * count
    }
    return text
  }

  private func color(at place: Int) -> String {
    Color(
      numbers[place] / 255, numbers[place + 1] / 255, numbers[place + 2] / 255,
      alpha: numbers[place + 3]
    ).hex
  }
}
