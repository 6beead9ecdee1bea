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
    let opacity = Markup.number(numbers[0] * (share ?? 1))
    svg.begin(
      "g",
      attributes: [("class", shape.kind.rawValue + movement + (share == nil ? "" : " ghost"))]
        + (opacity == "1" ? [] : [("opacity", opacity)]))
    begin(masks, in: &svg)
    for (index, path) in shape.paths.enumerated() {
      let outline = data(path.rings, at: layout.pathPlaces[index], isOpen: path.isOpen)
      let className =
        path.className + (changing.contains(index) ? " moving \(prefix)p\(index)" : "")
      svg.element(
        "path",
        attributes: [("class", className), ("d", outline)]
          + (path.isEvenOdd ? [("fill-rule", "evenodd")] : [])
          + (fill(ofPath: index).map { [("fill", $0)] } ?? []))
    }
    for _ in masks { svg.end() }
    drawText(name, in: &svg)
    svg.end()
    for _ in others { svg.end() }
  }

  private func begin(_ clips: [Int], in svg: inout Markup) {
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

  private func drawText(_ name: FilmName?, in svg: inout Markup) {
    let item = FilmItem(shape: shape, numbers: numbers)
    guard let middle = item.box?.center else { return }
    if let label = shape.label, label.isText {
      svg.text(label.text, at: middle, "label" + item.color.lettering)
    } else if let name {
      svg.text(name.text, at: middle + name.offset, "name" + name.lettering)
    }
  }

  private func data(_ rings: [Int], at place: Int, isOpen: Bool = false) -> String {
    var next = place
    var text = ""
    for count in rings where count > 0 {
      for point in 0..<count {
        let at = next + 2 * point
        text += point == 0 ? "M" : "L"
        text += Markup.number(numbers[at]) + " " + Markup.number(numbers[at + 1])
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
