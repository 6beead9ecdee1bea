import Answers
import Charts
import Execution
import Language
import Text
import Values

enum MeasureCommand {
  struct Clauses: CommandClauses {
    let values = Subject("VALUES", .expressions, "paths, traces, or expressions of them")
    let range = TimeRange()
  }

  static let declaration = CommandDeclaration(
    "measure",
    "Summarizes recorded values: first, last, extremes, overshoot, rise and settling time, period",
    .looking, Clauses(),
    examples: [
      "run 1s; measure red.center.y", "run 1s; measure red.center.y from 200ms to 800ms",
      "run 1s; trace red.center.y as low; measure low",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "`rise` interpolates linearly between two frames. Everything else uses whole frames.",
      "Each measure is also a function: `overshoot(red.center.y)`, `max(red.center.y).time`.",
      "A missing result is left blank, such as the period of a value that does not swing.",
      "The sentence under a plot reports the same results.",
    ],
    .look { (call) throws(Failure) in
      for expression in try call[\.values] { try measure(expression, call) }
    })

  private static func measure(_ expression: Expression, _ call: Look<Clauses>) throws(Failure) {
    try call.requireRecorded(expression)
    let frames = try TimeRange.frames(of: [expression], call[part: \.range])
    let trace = try call.expressions.recorded(expression, over: frames, for: "measure")
    let measure = try call.expressions.measure(of: trace, expression)
    try call.emit(.table(table(of: measure, trace, call.expressions.format)))
    try call.emit(.lines([tolerance(of: measure, trace, call.expressions.format)]))
  }

  private static func table(
    of measure: SeriesMeasure, _ trace: Trace, _ format: NumberFormat
  ) -> Table {
    let rows = Aggregate.told.map { aggregate -> [Table.Cell] in
      let result = aggregate.told(of: measure, trace.quantity, unit: trace.unit, isTimed: true)
      guard let result else { return [.text(aggregate.rawValue), .empty, .empty, .empty] }
      return [
        .text(aggregate.rawValue),
        .number(NumberFormat.settled(result.quantity.told(result.value))),
        .text(result.unit),
        result.at.map { .number($0) } ?? .empty,
      ]
    }
    return Table(
      columns: [
        .init(trace.text, kind: .text), .init("value"), .init("unit", kind: .unit),
        .init("at", unit: "s", kind: .time),
      ],
      rows: rows, digits: format.digits)
  }

  /// The definitions of "settling" and "rise" for this value.
  private static func tolerance(
    of measure: SeriesMeasure, _ trace: Trace, _ format: NumberFormat
  ) -> Phrase {
    let reading = ReadingUnit(trace.unit)
    let unit = reading.sign.isEmpty ? "" : " " + reading.sign
    let (band, rise) = measure.isBandOfWay ? ("last - first", "it") : ("its range", "last - first")
    return Phrase(runs: [
      .init("settling: within 1 % of \(band), "),
      .init(format.settled(reading(measure.band)), role: .measured),
      .init(unit + "; rise: 10 % to 90 % of \(rise)"),
    ])
  }
}
