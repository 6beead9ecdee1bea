import Answers
import Evaluation
import Language
import MotionCurves
import Text
import Values

/// A measured series next to curves, each laid where it fits best, and what is left of it.
struct FittedComparison {
  private let series: MeasuredSeries
  private let plots: FittedPlots

  /// Nil unless the first expression is a measured series and all others are curves.
  init?(_ expressions: [Expression], _ call: Look<CompareCommand.Clauses>) throws(Failure) {
    guard let trace = call.expressions.trace(of: expressions[0]), trace.sampleTimes != nil,
      call.expressions.sources(of: Array(expressions.dropFirst())).isEmpty
    else { return nil }
    series = try MeasuredSeries([expressions[0]], from: nil, to: nil, call, for: "compare")
    var fits: [(name: String, motion: FittedMotion)] = []
    for expression in expressions.dropFirst() {
      let curve = try call.expressions.namedCurve(expression, "compare").curve
      let work = MotionWork(isStopped: call.expressions.isInterrupted)
      fits.append((expression.written, try series.fit([.given(curve)], work, call).best))
      try call.spend(.trial, work.samples)
    }
    plots = FittedPlots(name: expressions[0].written, series: series, fits: fits)
  }

  func answer(_ call: Look<CompareCommand.Clauses>) throws(Failure) {
    let style = try PlotClauses.style(call[part: \.form])
    try call.emit(.plot(plots.courses, style))
    try call.emit(.plot(plots.residuals, style))
    try call.emit(.table(table))
  }

  private var unit: String { series.units[0] }

  private var table: Table {
    let rows = plots.fits.map { fit -> [Table.Cell] in
      let left = plots.rest(of: fit.motion)
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
