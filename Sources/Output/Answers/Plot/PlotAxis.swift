import Text

/// One axis of a plot: its range, its ticks and their labels.
struct PlotAxis: Hashable, Sendable {
  let scale: Scale
  let ticks: Ticks
  let labels: TickLabels

  private init(scale: Scale, ticks: Ticks) {
    self.scale = scale
    self.ticks = ticks
    labels = scale.isLog ? TickLabels(each: ticks) : TickLabels(ticks)
  }

  /// Returns a vertical axis: a label about every third row, with each tick exactly on its row. A
  /// requested range is kept exactly.
  static func vertical(_ plot: Plot, _ side: Plot.Side, rows: Int) -> PlotAxis {
    let count = max(2, rows / 3)
    if plot.logAxes.contains(.y) {
      let log = LogScale(covering: plot.shownValues(side).map(\.y), count: count)
      return PlotAxis(scale: log.scale, ticks: log.ticks)
    }
    if let given = plot.yRange, given.isFinite {
      let scale = Scale(covering: given, flatBelow: 1e-12)
      return PlotAxis(scale: scale, ticks: Ticks(in: scale, count: count))
    }
    let bounds = ClosedRange.covering(plot.shownValues(side).map(\.y))
    let tight = Scale(covering: bounds, flatBelow: plot.noise)
    if let flat = flat(bounds, tight, tolerance: plot.noise) { return flat }
    if let bounds, let scale = RowScale.all(rows: rows, covering: bounds).first {
      return PlotAxis(scale: scale.scale, ticks: scale.ticks)
    }
    // So close to overflow that rows cannot be counted.
    let step = Ticks(in: tight, count: count)
    let scale = tight.loosened(to: step.step)
    return PlotAxis(scale: scale, ticks: Ticks(step: step.step, decade: step.decade, in: scale))
  }

  /// Returns the horizontal axis: exactly the data, with as many ticks as their labels allow.
  static func horizontal(_ plot: Plot, columns: Int, dots: Int) -> PlotAxis {
    let given = plot.xRange.flatMap { $0.isFinite ? $0 : nil }
    let bounds = given ?? .covering(plot.shownValues().map(\.x))
    if plot.logAxes.contains(.x) {
      let values = given.map { [$0.lowerBound, $0.upperBound] } ?? plot.shownValues().map(\.x)
      let log = LogScale(covering: values, count: columns / 10)
      let shown = plot.xRunsDown ? log.reversed : log
      return PlotAxis(scale: shown.scale, ticks: shown.ticks)
    }
    let scale = Scale(covering: bounds, flatBelow: 1e-12)
    if let flat = flat(bounds, scale, tolerance: 1e-12) { return flat }
    var count = max(2, columns / 10)
    while true {
      let ticks = Ticks(in: scale, count: count)
      let axis =
        plot.xRunsDown
        ? PlotAxis(scale: scale.reversed, ticks: ticks.reversed)
        : PlotAxis(scale: scale, ticks: ticks)
      let labels = axis.labelLine(columns: columns, dots: dots, unit: plot.xLabel.unit)
      if count == 2 || labels != nil { return axis }
      count -= 1
    }
  }

  /// Returns the axis of data with one value: that value is its only label.
  private static func flat(
    _ bounds: ClosedRange<Double>?, _ scale: Scale, tolerance: Double
  ) -> PlotAxis? {
    guard let bounds, Scale.isFlat(bounds, tolerance: tolerance) else { return nil }
    return PlotAxis(scale: scale, ticks: Ticks(at: bounds.lowerBound))
  }

  /// Returns the cell of a value, given the number of cells and the dots in each; nil if it is
  /// outside.
  ///
  /// - Parameter flipped: whether cells count from the upper end, like rows.
  func cell(of value: Double, cells: Int, dots: Int, flipped: Bool = false) -> Int? {
    let fraction = scale.fraction(of: value)
    guard fraction >= -1e-9, fraction <= 1 + 1e-9 else { return nil }
    // Rounded like a curve's dots, so that a curve at a tick is beside its label.
    let inside = min(max(flipped ? 1 - fraction : fraction, 0), 1)
    return Dots(perCell: dots, cells: cells).dot(at: inside) / dots
  }

  /// Returns the tick labels under their columns, the last one with the unit; nil if two would
  /// touch.
  ///
  /// - Parameter drops: whether to omit a label that would touch the previous one instead.
  func labelLine(columns: Int, dots: Int, unit: String, drops: Bool = false) -> String? {
    var line = ""
    for (index, (value, text)) in zip(ticks.values, labels.texts).enumerated() {
      guard let column = cell(of: value, cells: columns, dots: dots) else { continue }
      let isLast = index == ticks.values.count - 1
      let suffix = isLast && !unit.isEmpty && labels.decade == 0 ? " \(unit.visibleInLine)" : ""
      // The number is centred under its tick and followed by the unit, all within the grid.
      let width = DisplayWidth.of(text + suffix)
      let start = max(0, min(column - (text.utf8.count - 1) / 2, columns - width))
      let gap = start - DisplayWidth.of(line)
      guard line.isEmpty || gap >= 2 else {
        if drops { continue }
        return nil
      }
      line += String(repeating: " ", count: max(0, gap)) + text + suffix
    }
    return line
  }
}
