import Text

extension Plot {
  /// The plot as lines of text, none with blanks at its end.
  ///
  /// The form is fixed, because notebooks recognise it: a heading; the grid's rows, each a label,
  /// ` |` and the cells; the axis, `+-----+----`; the x labels; a legend where there are several
  /// series; the sentences.
  ///
  /// - Parameters:
  ///   - width: columns in all, labels included, moved into `widthRange`.
  ///   - height: rows of the grid, moved into `heightRange`.
  public func lines(width: Int = 72, height: Int = 16, glyphs: GlyphSet = .ascii) -> [String] {
    writtenLines(width: width, height: height, glyphs: glyphs).map(\.text)
  }

  /// The same lines, with what in them was measured.
  public func writtenLines(width: Int, height: Int, glyphs: GlyphSet) -> [WrittenLine] {
    let rows = min(max(height, Self.heightRange.lowerBound), Self.heightRange.upperBound)
    let width = min(max(width, Self.widthRange.lowerBound), Self.widthRange.upperBound)
    let y = PlotAxis.vertical(self, rows: rows)
    let gutter = y.labels.texts.reduce(0) { max($0, $1.utf8.count) }
    let columns = width - gutter - 2
    let dots = glyphs.dotColumns
    let x = PlotAxis.horizontal(self, columns: columns, dots: dots)

    var lines = [WrittenLine(heading(x: x, y: y))]
    lines += gridLines(x: x, y: y, columns: columns, rows: rows, gutter: gutter, glyphs: glyphs)
    let margin = String(repeating: " ", count: gutter + 1)
    lines.append(WrittenLine(margin + axisLine(x, columns: columns, dots: dots)))
    // On a very narrow plot not even two labels may fit beside each other.
    let labels = x.labelLine(columns: columns, dots: dots, unit: xLabel.unit, drops: true)
    lines.append(WrittenLine((margin + " " + (labels ?? "")).trimmingTrailingBlanks))
    return lines + legend(width: width)
      + writtenSentences { y.cell(of: $0, cells: rows, dots: dots, flipped: !yGrowsDown) }
  }

  /// What is plotted against what: `red.center: y (pt) against time (s)`.
  func heading(x: PlotAxis, y: PlotAxis) -> String {
    let title = title == yLabel.text ? "" : title.visibleInLine
    let yText = y.labels.heading(yLabel, fallback: "y")
    let xText = x.labels.heading(xLabel, fallback: "x")
    var heading = title
    if !yText.isEmpty {
      let isUnitAlone = yText.hasPrefix("(") || title.isEmpty
      heading += isUnitAlone ? (title.isEmpty ? "" : " ") + yText : ": " + yText
    }
    // A bare unit stands behind the last label already and needs no words here.
    if !xText.isEmpty, !(xLabel.text.isEmpty && x.labels.offset == nil && x.labels.decade == 0) {
      heading += (heading.isEmpty ? "" : " ") + "against " + xText
    }
    if heading.isEmpty { heading = drawnSeries.map(\.name.visibleInLine).joined(separator: ", ") }
    return heading.isEmpty ? "plot" : heading.trimmingTrailingBlanks
  }

  private func gridLines(
    x: PlotAxis, y: PlotAxis, columns: Int, rows: Int, gutter: Int, glyphs: GlyphSet
  ) -> [WrittenLine] {
    var grid = CurveGrid(columns: columns, rows: rows, glyphs: glyphs)
    for (index, series) in drawnSeries.enumerated() {
      grid.draw(
        series, index: index, of: drawnSeries.count, x: x.scale, y: y.scale, down: yGrowsDown)
    }
    var labels = Array(repeating: "", count: rows)
    for (value, text) in zip(y.ticks.values, y.labels.texts) {
      let row = y.cell(of: value, cells: rows, dots: glyphs.dotRows, flipped: !yGrowsDown)
      guard let row else { continue }
      if labels[row].isEmpty { labels[row] = text }
    }
    return labels.enumerated().map { row, label in
      let line = grid.line(row: row, isStyled: series.count > 1)
      return "\(label.padded(left: gutter)) |\(line)" as WrittenLine
    }
  }

  private func axisLine(_ x: PlotAxis, columns: Int, dots: Int) -> String {
    var line = Array(repeating: Character("-"), count: columns)
    for value in x.ticks.values {
      // The first column's tick is the corner itself.
      if let column = x.cell(of: value, cells: columns, dots: dots), column > 0 {
        line[column] = "+"
      }
    }
    return "+" + String(line)
  }

  private func legend(width: Int) -> [WrittenLine] {
    guard series.count > 1 else { return [] }
    var lines: [WrittenLine] = []
    for (index, series) in drawnSeries.enumerated() {
      let mark = WrittenLine(String(GlyphSet.seriesMarks[index]), style: .series(index))
      let entry: WrittenLine = "\(mark) \(series.name.visibleInLine)"
      if let last = lines.last,
        DisplayWidth.of(last.text) + 3 + DisplayWidth.of(entry.text) <= width
      {
        lines[lines.count - 1].append("   \(entry)")
      } else {
        lines.append(entry)
      }
    }
    if series.count > Self.seriesLimit {
      lines.append("\(Self.seriesLimit) of \(series.count) series are drawn")
    }
    return lines.map(\.trimmingTrailingBlanks)
  }
}
