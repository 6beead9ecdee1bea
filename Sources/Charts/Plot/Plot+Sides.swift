import Text

/// The upright axes: one, or, where the series have two units, one at either side.
extension Plot {
  /// Where an upright axis stands.
  enum Side: Hashable, Sendable {
    case left, right
  }

  /// The units of the series that are drawn, each once, in their order.
  var units: [String] {
    drawnSeries.reduce(into: []) { units, series in
      if !units.contains(series.unit) { units.append(series.unit) }
    }
  }

  /// Whether a second axis stands at the right: for two units. More than two share one axis, which
  /// then has none.
  var hasRightAxis: Bool { units.count == 2 }

  /// Where the axis stands on which a series is read.
  func side(of series: Series) -> Side {
    hasRightAxis && series.unit != drawnSeries.first?.unit ? .right : .left
  }

  /// What the left axis counts, and the right one where there is one.
  public var uprightLabels: (left: AxisLabel, right: AxisLabel?) {
    let units = units
    if units.count == 2 { return (AxisLabel("", unit: units[0]), AxisLabel("", unit: units[1])) }
    guard units.count == 1, yLabel.unit.isEmpty else { return (yLabel, nil) }
    return (AxisLabel(yLabel.text, unit: units[0]), nil)
  }

  /// What a series is called where two axes have to be told apart.
  func told(_ series: Series) -> String {
    let name = series.name.visibleInLine
    guard hasRightAxis else { return name }
    let side = side(of: series) == .left ? "left" : "right"
    return "\(name) (\(series.unit.isEmpty ? side : "\(series.unit.visibleInLine), \(side)"))"
  }
}

/// The upright axes of a plot that is drawn.
struct PlotSides: Sendable {
  let left: PlotAxis
  /// Nil where all series are read on one axis.
  let right: PlotAxis?

  init(_ plot: Plot, rows: Int) {
    left = PlotAxis.vertical(plot, .left, rows: rows)
    right = plot.hasRightAxis ? PlotAxis.vertical(plot, .right, rows: rows) : nil
  }

  subscript(side: Plot.Side) -> PlotAxis { side == .right ? right ?? left : left }
}
