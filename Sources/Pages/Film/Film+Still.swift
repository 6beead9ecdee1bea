import Charts
import Geometry
import Text

extension Film {
  /// The last picture as SVG: what a page shows in print and before its script has begun.
  /// - Parameter prefix: The beginning of the names of clips, different from every other picture's
  ///   of the page.
  func still(prefix: String) -> String {
    var svg = SVGText()
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    svg.begin(
      "svg",
      [
        "class": "stage", "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
        "role": "img",
      ])
    let end = stills.last?.frame ?? 0
    svg.element(
      "title", [:], "The stage at t = \(NumberFormat.time(Double(end) / Double(framesPerSecond)))")
    svg.element("rect", ["class": "back", "width": width, "height": height])
    if let last = stills.last {
      for (index, shape) in last.shapes.enumerated() where shape.kind != .model {
        StillItem(shape, last.numbers[index], prefix: "\(prefix)\(index)-").draw(in: &svg)
      }
    }
    svg.end()
    return svg.text
  }
}

/// One item of a still picture.
private struct StillItem {
  let shape: FilmShape
  let numbers: [Double]
  let prefix: String
  let layout: FilmLayout

  init(_ shape: FilmShape, _ numbers: [Double], prefix: String) {
    self.shape = shape
    self.numbers = numbers
    self.prefix = prefix
    layout = FilmLayout(shape)
  }

  func draw(in svg: inout SVGText) {
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
    for index in shape.clips.indices { svg.begin("g", ["clip-path": "url(#\(prefix)\(index))"]) }
    svg.begin("g", ["class": shape.kind.rawValue, "opacity": SVGText.number(numbers[0])])
    for (index, path) in shape.paths.enumerated() {
      let outline = data(path.rings, at: layout.pathPlaces[index], isOpen: path.isOpen)
      let rule = path.isEvenOdd ? "evenodd" : "nonzero"
      if path.hasColor {
        let fill = color(at: layout.colorPlaces[index])
        svg.element(
          "path", ["class": path.className, "d": outline, "fill-rule": rule, "fill": fill])
      } else {
        svg.element("path", ["class": path.className, "d": outline, "fill-rule": rule])
      }
    }
    drawText(in: &svg)
    svg.end()
    for _ in shape.clips { svg.end() }
  }

  private func drawText(in svg: inout SVGText) {
    let points = layout.pathPoints(of: numbers)
    guard shape.kind == .view, !points.isEmpty, !(shape.text + shape.name).isEmpty else { return }
    let count = Double(points.count)
    let (x, y) = points.reduce((0.0, 0.0)) { ($0.0 + $1.x / count, $0.1 + $1.y / count) }
    svg.element(
      "text",
      [
        "class": shape.text.isEmpty ? "name" : "label", "x": SVGText.number(x),
        "y": SVGText.number(y),
      ], shape.text.isEmpty ? shape.name : shape.text)
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
