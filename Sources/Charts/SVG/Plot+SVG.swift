import Text

extension Plot {
  /// The plot as an SVG picture that stands alone: no script, nothing from outside, its own
  /// background, and colours for light and dark pages. Its title and description are what the
  /// sentences say.
  ///
  /// - Parameters:
  ///   - width: columns, as of the plot in text; one is 10 units wide. Nil for 72.
  ///   - height: rows of the grid; one is 20 units high.
  public func svg(width: Int?, height: Int) -> String {
    PlotPicture(
      self, columns: min(max(width ?? 72, Self.widthRange.lowerBound), Self.widthRange.upperBound),
      rows: min(max(height, Self.heightRange.lowerBound), Self.heightRange.upperBound)
    ).text
  }
}

/// A plot as a picture: where its parts stand.
struct PlotPicture {
  static let column = 10.0
  static let row = 20.0
  /// What a character takes, where room is kept for a number or a name.
  static let character = 8.0
  /// What a letter takes on the whole, in sentences.
  static let letter = 7.0
  static let line = 20.0
  static let margin = 16.0

  let plot: Plot
  let x: PlotAxis
  let y: PlotAxis
  /// Where the curves are drawn.
  let box: (left: Double, top: Double, width: Double, height: Double)
  /// The whole.
  let width: Double
  let heading: String
  let legend: [LegendEntry]
  let captions: [String]

  /// Where a series' name stands in the legend, from the legend's own corner.
  struct LegendEntry {
    let index: Int
    let name: String
    let x: Double
    let line: Int
  }

  init(_ plot: Plot, columns: Int, rows: Int) {
    self.plot = plot
    y = PlotAxis.vertical(plot, rows: rows)
    width = Double(columns) * Self.column
    let labels = y.labels.texts.reduce(0) { max($0, $1.utf8.count) }
    let left = Self.margin + Double(labels) * Self.character + 8
    let inner = max(Self.column * 8, width - left - Self.margin - 8)
    x = PlotAxis.horizontal(plot, columns: Int(inner / Self.column), dots: 1)
    heading = plot.heading(x: x, y: y)
    let room = width - 2 * Self.margin
    legend = Self.legend(of: plot, room: room)
    captions = plot.sentences.flatMap {
      Wrapping.lines($0, width: Int(room / Self.letter), indent: 0)
    }
    box = (left, Self.margin + Self.line + 8, inner, Double(rows - 1) * Self.row)
  }

  private static func legend(of plot: Plot, room: Double) -> [LegendEntry] {
    guard plot.series.count > 1 else { return [] }
    var entries: [LegendEntry] = []
    var place = (x: 0.0, line: 0)
    for (index, series) in plot.drawnSeries.enumerated() {
      let taken = 36 + Double(DisplayWidth.of(series.name.visibleInLine)) * character
      if place.x > 0, place.x + taken > room { place = (0, place.line + 1) }
      entries.append(LegendEntry(index: index, name: series.name, x: place.x, line: place.line))
      place.x += taken + 16
    }
    return entries
  }

  private var legendLines: Int { (legend.last?.line ?? -1) + 1 }
  private var bottom: Double { box.top + box.height }
  private var height: Double {
    let lines = legendLines + captions.count
    return bottom + 30 + Double(lines) * Self.line + Self.margin
  }

  // MARK: Places

  /// Where a value stands across; nil outside of the box.
  func across(_ value: Double) -> Double? {
    Self.inside(x.scale.fraction(of: value)).map { box.left + $0 * box.width }
  }

  /// Where a value stands down.
  func down(_ value: Double) -> Double? {
    Self.inside(y.scale.fraction(of: value)).map {
      box.top + (plot.yGrowsDown ? $0 : 1 - $0) * box.height
    }
  }

  private static func inside(_ fraction: Double) -> Double? {
    fraction >= -1e-9 && fraction <= 1 + 1e-9 ? min(max(fraction, 0), 1) : nil
  }

  // MARK: The text

  var text: String {
    var svg = SVGText()
    let size = (SVGText.number(width), SVGText.number(height))
    svg.begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(size.0) \(size.1)",
        "width": size.0, "height": size.1, "role": "img",
      ])
    let sentences = plot.sentences.joined(separator: ". ")
    svg.element("title", [:], sentences.isEmpty ? heading : sentences)
    svg.element("desc", [:], "\(heading). \(sentences)")
    svg.element("style", [:], Self.style)
    svg.element("rect", ["class": "back", "width": size.0, "height": size.1, "rx": "6"])
    svg.label(heading, x: Self.margin, y: Self.margin + 13, class: "strong")
    draw(ticks: &svg)
    for (index, series) in plot.drawnSeries.enumerated() {
      svg.element("path", ["class": "curve s\(index)", "d": path(of: series)])
    }
    draw(words: &svg)
    svg.end()
    return svg.text
  }

  private func draw(ticks svg: inout SVGText) {
    let right = box.left + box.width
    for (value, label) in zip(y.ticks.values, y.labels.texts) {
      guard let place = down(value) else { continue }
      svg.rule(from: (box.left, place), to: (right, place), class: "grid")
      svg.label(label, x: box.left - 8, y: place + 4, class: "end")
    }
    // The last label takes the unit along, as far as that is not in the heading.
    let unit = x.labels.decade == 0 ? plot.xLabel.unit : ""
    for (index, (value, label)) in zip(x.ticks.values, x.labels.texts).enumerated() {
      guard let place = across(value) else { continue }
      let isLast = index == x.ticks.values.count - 1
      svg.rule(from: (place, box.top), to: (place, bottom + 4), class: "grid")
      svg.label(
        isLast && !unit.isEmpty ? "\(label) \(unit)" : label, x: place, y: bottom + 20,
        class: "middle")
    }
    svg.rule(from: (box.left, box.top), to: (box.left, bottom), class: "axis")
    svg.rule(from: (box.left, bottom), to: (right, bottom), class: "axis")
  }

  private func draw(words svg: inout SVGText) {
    let top = bottom + 30
    for entry in legend {
      let y = top + Double(entry.line) * Self.line + 14
      let x = Self.margin + entry.x
      svg.rule(from: (x, y - 4), to: (x + 28, y - 4), class: "curve s\(entry.index)")
      svg.label(entry.name, x: x + 36, y: y)
    }
    for (index, caption) in captions.enumerated() {
      let y = top + Double(legendLines + index) * Self.line + 14
      svg.label(caption, x: Self.margin, y: y)
    }
  }
}

extension SVGText {
  /// A straight line.
  mutating func rule(
    from: (x: Double, y: Double), to: (x: Double, y: Double), class name: String
  ) {
    element(
      "line",
      [
        "class": name, "x1": Self.number(from.x), "y1": Self.number(from.y),
        "x2": Self.number(to.x), "y2": Self.number(to.y),
      ])
  }

  /// A text that stands on a line.
  mutating func label(_ text: String, x: Double, y: Double, class name: String = "start") {
    element(
      "text", ["class": name, "x": Self.number(x), "y": Self.number(y)], text)
  }
}
