import Text

extension Plot {
  /// Returns the plot as a self-contained SVG picture: no script, no external resources, its own
  /// background, and colors for light and dark pages. Its title and description are the sentences.
  ///
  /// - Parameters:
  ///   - width: columns, like those of the plot as text, each 10 units wide. Nil for 72.
  ///   - height: rows of the grid, each 20 units high.
  public func svg(width: Int?, height: Int) -> String {
    picture(width: width, height: height).text
  }

  func picture(width: Int?, height: Int, isEmbedded: Bool = false) -> PlotPicture {
    PlotPicture(
      reading,
      columns: min(max(width ?? 72, Self.widthRange.lowerBound), Self.widthRange.upperBound),
      rows: min(max(height, Self.heightRange.lowerBound), Self.heightRange.upperBound),
      isEmbedded: isEmbedded)
  }
}

/// The layout of a plot as a picture.
struct PlotPicture {
  static let column = 10.0
  static let row = 20.0
  /// The width of a character, where room is reserved for a number or a name.
  static let character = 8.0
  /// The average width of a letter in sentences.
  static let letter = 7.0
  static let line = 20.0
  static let margin = 16.0

  let plot: Plot
  let x: PlotAxis
  let y: PlotSides
  /// The values that series overshoot, each shown with a line.
  let targets: [Target]
  /// The area of the curves.
  let box: (left: Double, top: Double, width: Double, height: Double)
  /// The total width.
  let width: Double
  let heading: String
  let legend: [LegendEntry]
  let sentences: [String]
  private let captions: [String]

  /// A value with a line, on an axis.
  struct Target: Hashable {
    let value: Double
    let side: Plot.Side
  }

  /// A series' name in the legend, with its position from the legend's corner.
  struct LegendEntry {
    let index: Int
    let name: String
    let isDotted: Bool
    let x: Double
    let line: Int
  }

  /// - Parameter isEmbedded: Whether it is part of a page, which shows the heading and the legend.
  init(_ plot: Plot, columns: Int, rows: Int, isEmbedded: Bool = false) {
    let y = PlotSides(plot, rows: rows)
    let width = Double(columns) * Self.column
    let readings = plot.readings
    let targets: [Target] = zip(plot.drawnSeries, readings).reduce(into: []) { targets, entry in
      // Of dots with noise, the curve through them has a better one.
      let target =
        entry.0.isDotted
        ? nil : entry.1.target.map { Target(value: $0, side: plot.side(of: entry.0)) }
      if let target, !targets.contains(target) { targets.append(target) }
    }
    let left = Self.margin + Self.widest(y.left, plot) * Self.character + 8
    let right = Self.roomAtRight(y, targets, plot)
    let inner = max(Self.column * 8, width - left - Self.margin - 8 - right)
    self.plot = plot
    self.y = y
    self.width = width
    self.targets = targets
    let size = Self.size(
      of: plot, x: PlotAxis.horizontal(plot, columns: Int(clamping: inner / Self.column), dots: 1),
      y: y.left, width: inner, height: Double(rows - 1) * Self.row)
    x = PlotAxis.horizontal(plot, columns: max(Int(clamping: size.width / Self.column), 8), dots: 1)
    heading = plot.heading(x: x, y: y)
    let room = width - 2 * Self.margin
    legend = Self.legend(of: plot, room: room)
    sentences = plot.writtenSentences(of: readings).map(\.text)
    captions = sentences.flatMap {
      Wrapping.lines($0, width: Int(clamping: room / Self.letter), indent: 0)
    }
    let top = isEmbedded ? Self.embeddedTop : Self.margin + Self.line + 8
    box = (left, top, size.width, size.height)
  }

  /// The characters of an axis's widest label.
  private static func widest(_ axis: PlotAxis, _ plot: Plot) -> Double {
    Double(axis.labels.texts.reduce(plot.labelRoom) { max($0, $1.utf8.count) })
  }

  /// The room for the right axis and for the tags of the targets.
  private static func roomAtRight(_ y: PlotSides, _ targets: [Target], _ plot: Plot) -> Double {
    let tags = targets.map { plot.format.string($0.value).utf8.count }.max() ?? 0
    let tagRoom = tags == 0 ? 0 : Double(tags) * character + 8
    return max(y.right.map { widest($0, plot) * character } ?? 0, tagRoom)
  }

  private static func legend(of plot: Plot, room: Double) -> [LegendEntry] {
    guard plot.series.count > 1 else { return [] }
    var entries: [LegendEntry] = []
    var place = (x: 0.0, line: 0)
    for (index, series) in plot.drawnSeries.enumerated() {
      let name = plot.label(of: series)
      let taken = 36 + Double(DisplayWidth.of(name)) * character
      if place.x > 0, place.x + taken > room { place = (0, place.line + 1) }
      entries.append(
        LegendEntry(
          index: index, name: name, isDotted: series.isDotted, x: place.x, line: place.line))
      place.x += taken + 16
    }
    return entries
  }

  private var legendLines: Int { (legend.last?.line ?? -1) + 1 }
  var bottom: Double { box.top + box.height }
  var right: Double { box.left + box.width }
  private var height: Double {
    bottom + 30 + Double(legendLines + captions.count) * Self.line + Self.margin
  }

  // MARK: Places

  /// Returns the horizontal position of a value; nil outside the box.
  func across(_ value: Double) -> Double? {
    Self.inside(x.scale.fraction(of: value)).map { box.left + $0 * box.width }
  }

  /// Returns the vertical position of a value on an axis; nil outside the box.
  func down(_ value: Double, _ side: Plot.Side = .left) -> Double? {
    Self.inside(y[side].scale.fraction(of: value)).map {
      box.top + (plot.yGrowsDown ? $0 : 1 - $0) * box.height
    }
  }

  private static func inside(_ fraction: Double) -> Double? {
    fraction >= -1e-9 && fraction <= 1 + 1e-9 ? min(max(fraction, 0), 1) : nil
  }

  // MARK: The text

  var text: String {
    var svg = Markup(.picture)
    let size = (Markup.number(width), Markup.number(height))
    let description = sentences.joined(separator: ". ")
    svg.beginPicture(viewBox: "0 0 \(size.0) \(size.1)", width: size.0, height: size.1)
    svg.element("title", [:], description.isEmpty ? heading : description)
    svg.element("desc", [:], "\(heading). \(description)")
    svg.element("style", [:], Self.style)
    svg.element("rect", ["class": "back", "width": size.0, "height": size.1, "rx": "6"])
    svg.label(heading, x: Self.margin, y: Self.margin + 13, class: "strong")
    draw(ticks: &svg)
    draw(targets: &svg)
    for (index, series) in plot.drawnSeries.enumerated() {
      let data = series.isDotted ? dots(of: series) : path(of: series)
      svg.element("path", attributes: look(ofSeries: index) + [("d", data)])
    }
    draw(words: &svg)
    svg.end()
    return svg.text
  }

  /// The color of a series, and its dashes: one has none, so that one in the same color differs. A
  /// prediction is gray and dashed, and what came of it has the first look.
  func look(ofSeries index: Int) -> [(String, String)] {
    if plot.series[index].isPrediction { return [("class", "curve guessed")] }
    let line = plot.color(ofSeries: index).line
    let dashes = index - plot.series[..<index].count(where: \.isPrediction)
    let shape = plot.series[index].isDotted ? " dots" : dashes > 0 ? " d\(dashes)" : ""
    return [("class", "curve" + shape + line.className)]
      + (line.stroke.map { [("stroke", $0)] } ?? [])
  }

  // MARK: Axes

  /// The sides with a vertical axis.
  var sides: [Plot.Side] { y.right == nil ? [.left] : [.left, .right] }

  /// The labels of the horizontal axis with their positions. The last one includes the unit, unless
  /// it is in the heading.
  var horizontalLabels: [(text: String, place: Double)] {
    let unit = x.labels.decade == 0 && !plot.xLabel.unit.isEmpty ? " \(plot.xLabel.unit)" : ""
    let last = x.ticks.values.count - 1
    return zip(x.ticks.values, x.labels.texts).enumerated().compactMap { index, tick in
      across(tick.0).map { (index == last ? tick.1 + unit : tick.1, $0) }
    }
  }

  /// The ticks of a vertical axis with their positions. The tag of a target may cover one at the
  /// right.
  func ticks(at side: Plot.Side) -> [(label: String, place: Double, isCovered: Bool)] {
    let covering = side == .right ? targetLabels : []
    return zip(y[side].ticks.values, y[side].labels.texts).compactMap { value, label in
      down(value, side).map { place in
        (label, place, covering.contains { abs($0.place - place) < 14 })
      }
    }
  }

  /// The tags of the targets with their positions; one that would cover another is left out.
  var targetLabels: [(text: String, place: Double)] {
    targets.reduce(into: []) { tags, target in
      guard let place = down(target.value, target.side),
        !tags.contains(where: { abs($0.place - place) < 14 })
      else { return }
      tags.append((plot.format.string(target.value), place))
    }
  }

  /// Draws the tag of a target, which is not a tick, at the right end of its line.
  func draw(tag: (text: String, place: Double), _ svg: inout Markup) {
    svg.label(tag.text, x: right + 8, y: tag.place + 4, class: "strong")
  }

  func draw(_ label: String, at side: Plot.Side, _ place: Double, _ svg: inout Markup) {
    switch side {
    case .left: svg.label(label, x: box.left - 8, y: place + 4, class: "end")
    case .right: svg.label(label, x: right + 8, y: place + 4)
    }
  }

  private func draw(ticks svg: inout Markup) {
    for side in sides { draw(ticks: &svg, at: side) }
    for (label, place) in horizontalLabels {
      svg.rule(from: (place, box.top), to: (place, bottom + 4), class: "grid")
      svg.label(label, x: place, y: bottom + 20, class: "middle")
    }
    svg.rule(from: (box.left, box.top), to: (box.left, bottom), class: "axis")
    svg.rule(from: (box.left, bottom), to: (right, bottom), class: "axis")
    if y.right != nil { svg.rule(from: (right, box.top), to: (right, bottom), class: "axis") }
  }

  /// Draws the ticks of a vertical axis. The grid lines are the left axis's: two sets of them could not
  /// be told apart.
  private func draw(ticks svg: inout Markup, at side: Plot.Side) {
    for tick in ticks(at: side) {
      switch side {
      case .left: svg.rule(from: (box.left, tick.place), to: (right, tick.place), class: "grid")
      case .right: svg.rule(from: (right, tick.place), to: (right + 4, tick.place), class: "axis")
      }
      if !tick.isCovered { draw(tick.label, at: side, tick.place, &svg) }
    }
  }

  private func draw(targets svg: inout Markup) {
    for tag in targetLabels {
      svg.rule(from: (box.left, tag.place), to: (right, tag.place), class: "target")
      draw(tag: tag, &svg)
    }
  }

  private func draw(words svg: inout Markup) {
    let top = bottom + 30
    for entry in legend {
      let y = top + Double(entry.line) * Self.line + 14
      let x = Self.margin + entry.x
      let ends = entry.isDotted ? (x + 14, x + 14) : (x, x + 28)
      svg.rule(from: (ends.0, y - 4), to: (ends.1, y - 4), look(ofSeries: entry.index))
      svg.label(entry.name, x: x + 36, y: y)
    }
    for (index, caption) in captions.enumerated() {
      let y = top + Double(legendLines + index) * Self.line + 14
      svg.label(caption, x: Self.margin, y: y)
    }
  }
}

extension Markup {
  /// Adds a straight line.
  mutating func rule(
    from: (x: Double, y: Double), to: (x: Double, y: Double), class name: String
  ) {
    rule(from: from, to: to, [("class", name)])
  }

  mutating func rule(
    from: (x: Double, y: Double), to: (x: Double, y: Double), _ look: [(String, String)]
  ) {
    element(
      "line",
      attributes: look + [
        ("x1", Self.number(from.x)), ("y1", Self.number(from.y)), ("x2", Self.number(to.x)),
        ("y2", Self.number(to.y)),
      ])
  }

  /// Adds a text with its baseline at a position.
  mutating func label(_ text: String, x: Double, y: Double, class name: String = "start") {
    element(
      "text", ["class": name, "x": Self.number(x), "y": Self.number(y)], text)
  }
}
