import Text

/// One axis of a plot: what it spans, where its ticks are and what they say.
struct PlotAxis: Hashable, Sendable {
  let scale: Scale
  let ticks: Ticks
  let labels: TickLabels

  private init(scale: Scale, ticks: Ticks) {
    self.scale = scale
    self.ticks = ticks
    labels = scale.isLog ? TickLabels(each: ticks) : TickLabels(ticks)
  }

  /// An upright axis: about a label every third row, each tick on the very row of its label.
  ///
  /// - Parameter given: the range asked for, which is then kept to the letter.
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
    let tight = Scale(covering: bounds, flatBelow: Scale.noise)
    if let flat = flat(bounds, tight, tolerance: Scale.noise) { return flat }
    if let bounds, let scale = RowScale.all(rows: rows, covering: bounds).first {
      return PlotAxis(scale: scale.scale, ticks: scale.ticks)
    }
    // So near to overflowing that rows cannot be counted.
    let step = Ticks(in: tight, count: count)
    let scale = tight.loosened(to: step.step)
    return PlotAxis(scale: scale, ticks: Ticks(step: step.step, decade: step.decade, in: scale))
  }

  /// The level axis: exactly the data, with as many ticks as their labels leave room for.
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

  /// The axis of data that are one value: it is labelled with that value alone.
  private static func flat(
    _ bounds: ClosedRange<Double>?, _ scale: Scale, tolerance: Double
  ) -> PlotAxis? {
    guard let bounds, Scale.isFlat(bounds, tolerance: tolerance) else { return nil }
    return PlotAxis(scale: scale, ticks: Ticks(at: bounds.lowerBound))
  }

  /// The cell of a value among so many cells of so many dots each; nil when it lies outside.
  ///
  /// - Parameter flipped: counts the cells from the upper end, as rows are counted.
  func cell(of value: Double, cells: Int, dots: Int, flipped: Bool = false) -> Int? {
    let fraction = scale.fraction(of: value)
    guard fraction >= -1e-9, fraction <= 1 + 1e-9 else { return nil }
    // Rounded just as a curve's dots are, so that a curve at a tick lies beside its label.
    let inside = min(max(flipped ? 1 - fraction : fraction, 0), 1)
    return Dots(perCell: dots, cells: cells).dot(at: inside) / dots
  }

  /// The tick labels under their columns, the last one with the unit; nil when two would touch.
  ///
  /// - Parameter drops: leaves out a label that would touch the one before it instead.
  func labelLine(columns: Int, dots: Int, unit: String, drops: Bool = false) -> String? {
    var line = ""
    for (index, (value, text)) in zip(ticks.values, labels.texts).enumerated() {
      guard let column = cell(of: value, cells: columns, dots: dots) else { continue }
      let isLast = index == ticks.values.count - 1
      let suffix = isLast && !unit.isEmpty && labels.decade == 0 ? " \(unit.visibleInLine)" : ""
      // The number is centred under its tick, the unit hangs on behind, all within the grid.
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
