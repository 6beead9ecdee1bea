import Answers
import Evaluation
import Language
import MotionCurves
import Text
import UIKitMotion
import Values

/// Overlaid recordings: paths and traces over stage time, without a shift. With curves among them,
/// recorded values are scaled to run from 0 at their start to 1 at their end, and a curve starts
/// when the recording starts.
struct RecordedComparison {
  private struct Entry {
    let series: ComparedSeries
    let measure: SeriesMeasure
  }

  private let entries: [Entry]

  /// - Precondition: At least one expression was recorded.
  init(_ expressions: [Expression], _ call: Look<some CommandClauses>) throws(Failure) {
    var traces: [Int: Trace] = [:]
    var curves: [Int: CurveSamples.Entry] = [:]
    for (index, expression) in expressions.enumerated() {
      if call.expressions.sources(of: [expression]).isEmpty {
        curves[index] = try Self.curve(expression, call)
      } else {
        let frames = call.expressions.frames(of: call.expressions.sources(of: [expression]))
        guard frames.count > 1 else { throw call.tooFewFrames }
        traces[index] = try call.expressions.framed(expression, over: frames, for: "compare")
      }
    }
    let known = traces.values.map(\.frames)
    let first = known.reduce(Int.max) { min($0, $1.lowerBound) }
    let last = known.reduce(0) { max($0, $1.upperBound) }
    let times = (first...last).map { Stage.time(ofFrame: $0) }
    var entries: [Entry] = []
    for (index, expression) in expressions.enumerated() {
      let name = expression.written
      let entry: Entry?
      if let trace = traces[index] {
        entry = try Self.entry(name, trace, isPartOfWay: !curves.isEmpty, expression, call)
      } else if let curve = curves[index] {
        entry = Self.entry(name, curve, times)
      } else {
        entry = nil
      }
      guard let entry else { throw call.fail(.neverKnown(name), at: expression.span) }
      entries.append(entry)
    }
    self.entries = entries
  }

  private static func curve(
    _ expression: Expression, _ call: Look<some CommandClauses>
  ) throws(Failure) -> CurveSamples.Entry {
    let value = try call.expressions.evaluate(expression)
    guard let curve = value.asCurve, curve.dimension == 1 else {
      throw call.fail(
        .wrongKind(
          "compare", takes: "paths, traces and curves",
          found: value.described, of: expression.span.text,
          sample: "compare red.center.y, low"),
        at: expression.span)
    }
    return .init(name: expression.written, curve: curve)
  }

  private static func entry(
    _ name: String, _ trace: Trace, isPartOfWay: Bool, _ expression: Expression,
    _ call: Look<some CommandClauses>
  ) throws(Failure) -> Entry? {
    let measure = try call.expressions.measure(of: trace, expression)
    guard isPartOfWay else {
      let series = ComparedSeries(
        name: name, unit: trace.unit, xs: trace.times, ys: Plot.settled(trace.values),
        growsDown: trace.growsDown, isMoving: trace.isMoving, color: trace.color)
      return Entry(series: series, measure: measure)
    }
    let (first, way) = (measure.first.value, measure.last.value - measure.first.value)
    guard way != 0 else { throw call.fail(.hasNoWay(name, "compare"), at: expression.span) }
    let parts = trace.values.map { ($0 - first) / way }
    let series = ComparedSeries(
      name: name, unit: "", xs: trace.times, ys: Plot.settled(parts), growsDown: false,
      isMoving: trace.isMoving, color: trace.color)
    return SeriesMeasure(xs: trace.times, ys: parts, isMoving: trace.isMoving).map {
      Entry(series: series, measure: $0)
    }
  }

  /// A curve over the recorded times. A curve of progress fills them.
  private static func entry(
    _ name: String, _ curve: CurveSamples.Entry, _ times: [Double]
  ) -> Entry? {
    let start = times[0]
    let samples = CurveSamples([curve], lasting: times[times.count - 1] - start)
    let ys = Plot.settled(samples.values(of: curve, at: times.map { $0 - start }))
    let series = ComparedSeries(name: name, unit: "", xs: times, ys: ys, growsDown: false)
    return SeriesMeasure(xs: times, ys: ys).map { Entry(series: series, measure: $0) }
  }

  // MARK: Output

  var plot: Plot {
    Plot(
      title: entries.map(\.series.name).joined(separator: ", "), xLabel: .init("t", unit: "s"),
      series: entries.map(\.series).map {
        .init(
          name: $0.name, xs: $0.xs, ys: $0.ys, unit: $0.unit, growsDown: $0.growsDown,
          isMoving: $0.isMoving, color: $0.color)
      })
  }

  /// A row for each entry: overshoot, settling time, half time, and greatest difference from the
  /// first.
  func table(_ format: NumberFormat) -> Table {
    let rows = entries.enumerated().map { index, entry -> [Table.Cell] in
      let measure = entry.measure
      let farthest = index == 0 ? nil : entry.series.greatestDifference(from: entries[0].series)
      return [
        .text(entry.series.name),
        measure.overshoot.map { .number(NumberFormat.settled(100 * $0.value)) } ?? .empty,
        measure.settling.map { .number($0) } ?? .empty,
        halfWay(entry).map { .number($0) } ?? .empty,
        farthest.map { .number(NumberFormat.settled($0.value)) } ?? .empty,
        farthest.flatMap { NumberFormat.settled($0.value) > 0 ? .number($0.at) : nil } ?? .empty,
      ]
    }
    return Table(
      columns: [
        .names("series", of: entries.map(\.series.name)), .init("overshoot", unit: "%"),
        .init("settles", unit: "s", kind: .time), .init("half", unit: "s", kind: .time),
        .init("apart", unit: entries[0].series.unit), .init("at", unit: "s", kind: .time),
      ],
      rows: rows, digits: min(format.digits, 5))
  }

  /// The time at which it is halfway between the first entry's start and end; nil if its unit
  /// differs.
  private func halfWay(_ entry: Entry) -> Double? {
    let first = entries[0].measure
    guard first.hasWay, entry.series.unit == entries[0].series.unit else { return nil }
    return entry.measure.crossing(first.first.value / 2 + first.last.value / 2)
  }

  /// Sentences on which of two entries leads, by the time at which each is halfway.
  func leads(_ format: NumberFormat) -> [Phrase] {
    let format = NumberFormat(digits: min(format.digits, 5))
    return entries.indices.dropFirst().compactMap { index in
      guard let one = halfWay(entries[0]), let other = halfWay(entries[index]) else { return nil }
      let names = (entries[0].series.name, entries[index].series.name)
      guard abs(one - other) > 1e-6 else {
        return Phrase("\(names.0) and \(names.1) are halfway at the same time")
      }
      let (first, second) = one < other ? names : (names.1, names.0)
      return Phrase(runs: [
        .init("\(first) leads \(second): it is halfway "),
        .init(format.string(abs(one - other)), role: .measured), .init(" s earlier"),
      ])
    }
  }
}
