import Text

/// The layout of a plot as text, in columns and rows.
struct PlotText {
  private let plot: Plot
  private let width: Int
  private let rows: Int
  private let columns: Int
  private let glyphs: GlyphSet
  private let axes: AxisLines
  private let x: PlotAxis
  private let y: PlotSides
  private let readings: [SeriesReading]
  /// The rows with a line for a value that a series overshoots.
  private let targets: Set<Int>
  /// The labels at the sides of each row.
  private let labels: (left: [String], right: [String])
  /// The widths of the labels.
  private let gutters: (left: Int, right: Int)

  init(_ plot: Plot, width: Int, rows: Int, glyphs: GlyphSet, axes: AxisLines) {
    let (y, readings) = (PlotSides(plot, rows: rows), plot.readings)
    var labels = [Plot.Side: [String]]()
    var targets: Set<Int> = []
    for side in [Plot.Side.left, .right] {
      labels[side] = Self.labels(of: y[side], rows: rows, glyphs, flipped: !plot.yGrowsDown)
    }
    for (series, reading) in zip(plot.drawnSeries, readings) {
      let side = plot.side(of: series)
      guard let target = reading.target,
        let row = y[side].row(of: target, rows: rows, glyphs, flipped: !plot.yGrowsDown)
      else { continue }
      targets.insert(row)
      // The line has its own label instead of that of a tick less than half a row away.
      if let text = y[side].label(of: target, plot.format) { labels[side]?[row] = text }
    }
    self.plot = plot
    self.width = width
    self.rows = rows
    self.glyphs = glyphs
    self.axes = axes
    self.y = y
    self.readings = readings
    self.targets = targets
    self.labels = (labels[.left] ?? [], y.right == nil ? [] : labels[.right] ?? [])
    gutters = (Self.widest(self.labels.left), Self.widest(self.labels.right))
    columns = width - gutters.left - 2 - (y.right == nil ? 0 : gutters.right + 2)
    x = PlotAxis.horizontal(plot, columns: columns, dots: glyphs.dotColumns)
  }

  private static func widest(_ labels: [String]) -> Int {
    labels.reduce(0) { max($0, $1.utf8.count) }
  }

  private static func labels(
    of axis: PlotAxis, rows: Int, _ glyphs: GlyphSet, flipped: Bool
  ) -> [String] {
    var labels = Array(repeating: "", count: rows)
    for (value, text) in zip(axis.ticks.values, axis.labels.texts) {
      guard let row = axis.row(of: value, rows: rows, glyphs, flipped: flipped) else { continue }
      if labels[row].isEmpty { labels[row] = text }
    }
    return labels
  }

  // MARK: Lines

  var lines: [WrittenLine] {
    let margin = String(repeating: " ", count: gutters.left + 1)
    // On a very narrow plot not even two labels may fit beside each other.
    let labels = x.labelLine(
      columns: columns, dots: glyphs.dotColumns, unit: plot.xLabel.unit, drops: true)
    let axis: [WrittenLine] = [
      "\(margin)\(base)",
      WrittenLine((margin + " " + (labels ?? "")).trimmingTrailingBlanks),
    ]
    return [WrittenLine(plot.heading(x: x, y: y))] + grid + axis + legend
      + plot.writtenSentences(of: readings) { series, value in
        y[plot.side(of: series)].row(
          of: value, rows: rows, glyphs, flipped: !plot.yGrowsDown)
      }
  }

  private var grid: [WrittenLine] {
    var grid = CurveGrid(columns: columns, rows: rows, glyphs: glyphs, ruled: targets)
    let (series, inks) = (plot.drawnSeries, inks)
    for (index, one) in series.enumerated() {
      grid.draw(
        one, index: index, of: series.count, x: x.scale, y: y[plot.side(of: one)].scale,
        down: plot.yGrowsDown, isDashed: plot.isDashed(series: index))
    }
    return labels.left.enumerated().map { row, label in
      let cells = grid.line(row: row, inks: inks, rule: axes.flat.line)
      let left = axis(.left, isLabeled: !label.isEmpty)
      let line: WrittenLine = "\(label.padded(left: gutters.left)) \(left)\(cells)"
      guard y.right != nil else { return line.trimmingTrailingBlanks }
      let right = axis(.right, isLabeled: !labels.right[row].isEmpty)
      let whole: WrittenLine = "\(line)\(right) \(labels.right[row])"
      return whole.trimmingTrailingBlanks
    }
  }

  private func axis(_ side: Plot.Side, isLabeled: Bool) -> WrittenLine {
    WrittenLine(String(axes.upright(side, isLabeled: isLabeled)), style: axes.style)
  }

  /// The styles of several series; a single one differs from its axes where they have a style.
  private var inks: [TextStyle] {
    let series = plot.drawnSeries
    let hasColors = series.count > 1 || axes.style != nil
    return hasColors ? series.indices.map { plot.color(ofSeries: $0).ink } : []
  }

  private var base: WrittenLine {
    var line = Array(repeating: axes.flat.line, count: columns)
    for value in x.ticks.values {
      // The first column's tick is the corner itself.
      if let column = x.cell(of: value, cells: columns, dots: glyphs.dotColumns), column > 0 {
        line[column] = axes.flat.tick
      }
    }
    let ends = [String(axes.corner(.left)), y.right == nil ? "" : String(axes.corner(.right))]
    return WrittenLine(ends.joined(separator: String(line)), style: axes.style)
  }

  private var legend: [WrittenLine] {
    guard plot.series.count > 1 else { return [] }
    var lines: [WrittenLine] = []
    for (index, series) in plot.drawnSeries.enumerated() {
      let mark = WrittenLine(String(GlyphSet.seriesMarks[index]), style: inks[index])
      let entry: WrittenLine = "\(mark) \(plot.label(of: series))"
      if let last = lines.last,
        DisplayWidth.of(last.text) + 3 + DisplayWidth.of(entry.text) <= width
      {
        lines[lines.count - 1].append("   \(entry)")
      } else {
        lines.append(entry)
      }
    }
    if plot.series.count > Plot.seriesLimit {
      lines.append("\(Plot.seriesLimit) of \(plot.series.count) series are drawn")
    }
    return lines.map(\.trimmingTrailingBlanks)
  }
}

extension PlotAxis {
  /// Returns the row of a grid in which a value is drawn; nil if it is outside.
  fileprivate func row(of value: Double, rows: Int, _ glyphs: GlyphSet, flipped: Bool) -> Int? {
    cell(of: value, cells: rows, dots: glyphs.dotRows, flipped: flipped)
  }

  /// Returns the label of a value, like a tick's; nil if a tick has the same one, or labels are too
  /// short for it.
  fileprivate func label(of value: Double, _ format: NumberFormat) -> String? {
    let text = format.string(value)
    guard labels.offset == nil, labels.decade == 0, text.utf8.count <= TickLabels.longest,
      !ticks.values.contains(where: { format.string($0) == text })
    else { return nil }
    return text
  }
}
