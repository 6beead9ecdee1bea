import Answers
import Evaluation
import Language
import Text
import Values

enum MeasureCommand: LookCommand {
  struct Clauses: CommandClauses {
    let values = Subject("VALUES", .expressions, "paths, traces, curves, or expressions of them")
    let range = TimeRange()
  }

  static let verb = "measure"
  static let declaration = declare(
    "Summarizes recorded values: first, last, extremes, overshoot, rise and settling time, period",
    .looking, Clauses(),
    examples: [
      "run 1s; measure red.center.y", "run 1s; measure red.center.y from 200ms to 800ms",
      "run 1s; trace red.center.y as low; measure low",
      "measure spring(duration: 0.5, bounce: 0.3)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "`rise` interpolates linearly between two frames. Everything else uses whole frames.",
      "Each measure is also a function: `overshoot(red.center.y)`, `max(red.center.y).time`.",
      "Only results that exist are listed: a value that does not swing has no period.",
      "Overshoot, rise and settling need an end: rest, the end of an animation, or a last swing or "
        + "more within 1 % of the last value.",
      "The sentence under a plot reports the same results.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let values = call[\.values]
    for expression in values { try measure(expression, call) }
    try call[part: \.range].noteDoubtful(in: values)
  }

  private static func measure(_ expression: Expression, _ call: Look<Clauses>) throws(Failure) {
    if let measured = try curve(expression, call) {
      let subject = Measured(
        text: expression.written, unit: "", quantity: .plain, isTimed: measured.isTimed)
      return try emit(measured.measure, subject, call)
    }
    try call.requireRecorded(expression)
    let frames = try TimeRange.frames(of: [expression], call[part: \.range])
    let trace = try call.expressions.recorded(expression, over: frames, for: "measure")
    let measure = try call.expressions.measure(of: trace, expression)
    let subject = Measured(
      text: trace.text, unit: trace.unit, quantity: trace.quantity, isTimed: true)
    try emit(measure, subject, call)
  }

  private static func curve(
    _ expression: Expression, _ call: Look<Clauses>
  ) throws(Failure) -> MeasuredCurve? {
    guard call.expressions.sources(of: [expression]).isEmpty,
      let curve = try call.expressions.sample(of: expression).asCurve
    else { return nil }
    for keyword in ["from", "to"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseDoesNotApply(keyword), at: place)
    }
    try call.spend(.place, MeasuredCurve.count, by: curve.cost)
    guard let measured = MeasuredCurve(curve) else {
      throw call.fail(
        .wrongKind(
          "measure", takes: "a curve of numbers", found: "`\(expression.written)`", sample: nil),
        at: expression.span)
    }
    return measured
  }

  /// The measured value: its column's title, and its units.
  private struct Measured {
    let text: String
    let unit: String
    let quantity: Quantity
    /// Whether x is seconds instead of progress.
    let isTimed: Bool
  }

  private static func emit(
    _ measure: SeriesMeasure, _ subject: Measured, _ call: Look<Clauses>
  ) throws(Failure) {
    try call.emit(.table(table(of: measure, subject, call.expressions.format)))
    try call.emit(.lines([tolerance(of: measure, subject, call.expressions.format)]))
  }

  private static func table(
    of measure: SeriesMeasure, _ subject: Measured, _ format: NumberFormat
  ) -> Table {
    let rows = Aggregate.listed.compactMap { aggregate -> [Table.Cell]? in
      let result = aggregate.result(
        of: measure, subject.quantity, unit: subject.unit, isTimed: subject.isTimed)
      guard let result else { return nil }
      return [
        .text(aggregate.rawValue),
        .number(result.quantity.inUnit(result.value)),
        .text(result.unit),
        result.at.map { .number($0) } ?? .empty,
      ]
    }
    return Table(
      columns: [
        .init(subject.text, kind: .text), .init("value"), .init("unit", kind: .unit),
        subject.isTimed ? .init("at", unit: "s", kind: .time) : .init("at"),
      ],
      rows: rows, digits: format.digits, subject: subject.text)
  }

  /// The definitions of "settling" and "rise" for this value, or why it has neither.
  private static func tolerance(
    of measure: SeriesMeasure, _ subject: Measured, _ format: NumberFormat
  ) -> Phrase {
    if measure.isUnderWay {
      return Phrase(runs: [
        .init("still moving at "), .init(format.string(measure.last.at), role: .measured),
        .init(
          " s: overshoot, rise and settling need an end, such as after `run until rest`"
            + swings(of: measure)),
      ])
    }
    let reading = ReadingUnit(subject.unit)
    let unit = reading.sign.isEmpty ? "" : " " + reading.sign
    let (band, rise) = measure.isBandOfWay ? ("last - first", "it") : ("its range", "last - first")
    return Phrase(runs: [
      .init("settling: within 1 % of \(band), "),
      .init(format.string(reading(measure.band)), role: .measured),
      .init(unit + "; rise: 10 % to 90 % of \(rise)\(swings(of: measure))"),
    ])
  }

  /// The number of turns behind the period and the damping ratio; empty without a period.
  private static func swings(of measure: SeriesMeasure) -> String {
    measure.period == nil ? "" : "; period: from \(measure.swingTurns.count) turns"
  }
}
