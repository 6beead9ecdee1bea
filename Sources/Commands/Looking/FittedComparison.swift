import Answers
import Charts
import Curves
import Execution
import Language
import Text
import Values

/// A measured series next to curves, each laid where it fits best, and what is left of it.
struct FittedComparison {
  private let name: String
  private let series: MeasuredSeries
  private let growsDown: Bool
  private let fits: [(name: String, motion: FittedMotion)]

  /// Nil unless the first expression is a measured series and all others are curves.
  init?(_ expressions: [Expression], _ call: Look<CompareCommand.Clauses>) throws(Failure) {
    guard let trace = call.expressions.trace(of: expressions[0]), trace.sampleTimes != nil,
      call.expressions.sources(of: Array(expressions.dropFirst())).isEmpty
    else { return nil }
    name = expressions[0].written
    growsDown = trace.growsDown
    series = try MeasuredSeries([expressions[0]], from: nil, to: nil, call, for: "compare")
    var fits: [(String, FittedMotion)] = []
    for expression in expressions.dropFirst() {
      let curve = try call.expressions.namedCurve(expression, "compare").curve
      fits.append((expression.written, try series.fit([.given(curve)], call).best))
    }
    self.fits = fits
  }

  func answer(_ call: Look<CompareCommand.Clauses>) throws(Failure) {
    let style = try PlotClauses.style(call[part: \.form])
    try call.emit(.plot(plot, style))
    try call.emit(.plot(residuals, style))
    try call.emit(.table(table))
  }

  private var unit: String { series.units[0] }

  private var plot: Plot {
    let measured = Plot.Series(
      name: name, xs: series.times, ys: Plot.settled(series.columns[0]), unit: unit,
      growsDown: growsDown, isMoving: false)
    let fitted = fits.map { fit in
      Plot.Series(
        name: fit.name, xs: series.times, ys: Plot.settled(series.times.map(fit.motion.value)),
        unit: unit, growsDown: growsDown, isMoving: false)
    }
    return Plot(
      title: ([name] + fits.map(\.name)).joined(separator: ", "), xLabel: .init("t", unit: "s"),
      series: [measured] + fitted)
  }

  /// What is left of the series at each time.
  private var residuals: Plot {
    let left = fits.map { fit in
      Plot.Series(
        name: "\(name) − \(fit.name)", xs: series.times, ys: rest(of: fit.motion), unit: unit,
        growsDown: growsDown, isMoving: false)
    }
    return Plot(
      title: left.map(\.name).joined(separator: ", "), xLabel: .init("t", unit: "s"), series: left)
  }

  private func rest(of motion: FittedMotion) -> [Double] {
    zip(series.times, series.columns[0]).map { $1 - motion.value(at: $0) }
  }

  private var table: Table {
    let rows = fits.map { fit -> [Table.Cell] in
      let left = rest(of: fit.motion)
      let square = left.reduce(0) { $0 + $1 * $1 } / Double(left.count)
      let largest = left.map(abs).max() ?? 0
      let place = left.firstIndex { abs($0) == largest } ?? 0
      return [
        .text(fit.name), .number(fit.motion.start.rounded.value),
        .number(fit.motion.ends[0].from.rounded.value),
        .number(fit.motion.ends[0].to.rounded.value), .number(square.squareRoot()),
        .number(largest), .number(series.times[place]),
      ]
    }
    return Table(
      columns: [
        .init("curve", kind: .text), .init("start", unit: "s"), .init("from", unit: unit),
        .init("to", unit: unit), .init("left, rms", unit: unit), .init("at most", unit: unit),
        .init("at", unit: "s", kind: .time),
      ], rows: rows, digits: 4)
  }
}
