import Text

/// The vertical axes: one or, if the series have two units, one on either side.
extension Plot {
  /// The side of a vertical axis.
  enum Side: Hashable, Sendable {
    case left, right
  }

  /// The units of the drawn series, each once, in order.
  var units: [String] { drawnSeries.map(\.unit).uniqued }

  /// Whether there is a second axis on the right, for two units. More than two share one axis
  /// without a unit.
  var hasRightAxis: Bool { units.count == 2 }

  /// Returns the side of the axis of a series.
  func side(of series: Series) -> Side {
    hasRightAxis && series.unit != drawnSeries.first?.unit ? .right : .left
  }

  /// The label of the left axis, and of the right one if there is one.
  public var uprightLabels: (left: AxisLabel, right: AxisLabel?) {
    let units = units
    if units.count == 2 { return (AxisLabel("", unit: units[0]), AxisLabel("", unit: units[1])) }
    guard units.count == 1, yLabel.unit.isEmpty else { return (yLabel, nil) }
    return (AxisLabel(yLabel.text, unit: units[0]), nil)
  }

  /// Returns the name of a series, with its unit and side if there are two axes.
  func label(of series: Series) -> String {
    let name = series.name.visibleInLine
    guard hasRightAxis else { return name }
    let side = side(of: series) == .left ? "left" : "right"
    return "\(name) (\(series.unit.isEmpty ? side : "\(series.unit.visibleInLine), \(side)"))"
  }
}

/// The vertical axes of a drawn plot.
struct PlotSides: Sendable {
  let left: PlotAxis
  /// Nil if all series share one axis.
  let right: PlotAxis?

  init(_ plot: Plot, rows: Int) {
    left = PlotAxis.vertical(plot, .left, rows: rows)
    right = plot.hasRightAxis ? PlotAxis.vertical(plot, .right, rows: rows) : nil
  }

  subscript(side: Plot.Side) -> PlotAxis { side == .right ? right ?? left : left }
}

extension [String] {
  /// The elements, each once, in order.
  var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
