import Text

extension Plot {
  /// Returns the plot as lines of text, without trailing blanks.
  ///
  /// The form is fixed in ASCII, because notebooks parse it: a heading; the grid's rows, each a label, ` |`
  /// and the cells, and with a second axis `| ` and its label; the axis, `+-----+----`; the x
  /// labels; a legend if there are several series; the sentences.
  ///
  /// - Parameters:
  ///   - width: the total number of columns, labels included, clamped to `widthRange`.
  ///   - height: the rows of the grid, clamped to `heightRange`.
  public func lines(width: Int = 72, height: Int = 16, glyphs: GlyphSet = .ascii) -> [String] {
    writtenLines(width: width, height: height, glyphs: glyphs).map(\.text)
  }

  /// Returns the same lines, with their measured numbers marked and with axes of their own.
  public func writtenLines(
    width: Int, height: Int, glyphs: GlyphSet, axes: AxisLines = .ascii
  ) -> [WrittenLine] {
    PlotText(
      reading, width: min(max(width, Self.widthRange.lowerBound), Self.widthRange.upperBound),
      rows: min(max(height, Self.heightRange.lowerBound), Self.heightRange.upperBound),
      glyphs: glyphs, axes: axes
    ).lines
  }

  /// Returns the heading: `red.center: y (pt) against time (s)`.
  func heading(x: PlotAxis, y: PlotSides) -> String {
    let title = title == yLabel.text ? "" : title.visibleInLine
    let yText = yHeading(y)
    let xText = x.labels.heading(xLabel, fallback: "x")
    var heading = title
    if !yText.isEmpty {
      let isUnitAlone = yText.hasPrefix("(") || title.isEmpty
      heading += isUnitAlone ? (title.isEmpty ? "" : " ") + yText : ": " + yText
    }
    // A bare unit follows the last label already and is not repeated here.
    if !xText.isEmpty, !(xLabel.text.isEmpty && x.labels.offset == nil && x.labels.decade == 0) {
      heading += (heading.isEmpty ? "" : " ") + "against " + xText
    }
    if heading.isEmpty { heading = drawnSeries.map(\.name.visibleInLine).joined(separator: ", ") }
    return heading.isEmpty ? "plot" : heading.trimmingTrailingBlanks
  }

  /// Returns the part of the heading for the vertical axes.
  private func yHeading(_ y: PlotSides) -> String {
    let labels = uprightLabels
    guard let right = y.right, let label = labels.right else {
      return y.left.labels.heading(labels.left, fallback: "y")
    }
    return [
      y.left.labels.heading(AxisLabel("left", unit: labels.left.unit), fallback: ""),
      right.labels.heading(AxisLabel("right", unit: label.unit), fallback: ""),
    ].joined(separator: ", ")
  }
}
