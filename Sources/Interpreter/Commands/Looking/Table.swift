import Answers
import Evaluation
import Language
import Text
import UIKitMotion
import Values

enum TableCommand: LookCommand {
  struct Clauses: CommandClauses {
    let values = Subject("VALUES", .expressions, "values, traces, curves, lists or one sweep")
    let every = Clause(
      "every", .time, "interval between rows", else: "about 20 rows",
      also: ["each", "interval", "step"])
    let range = TimeRange()
    let into = IntoFile.table
  }

  static let verb = "table"
  static let declaration = declare(
    "Tabulates values over the recorded time", .looking, Clauses(),
    examples: [
      "run 1s; table red.center.y",
      "run 1s; table red.center.x, red.center.y, red.rotation every 100ms from 0s to 1s",
      "let rs = [1, 2, 4]; table rs, [1, 4, 16]", "table quadIn, quadOut",
      "table elasticOut, elasticOut.velocity every 0.05 to 0.5",
      "run 1s; table red.center.y into \"fall.csv\" replacing",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "Every frame records the values, so you can ask for a table afterward.",
      "A file contains all digits and, without `every`, every frame.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let expressions = call[\.values]
    if let sweep = try SweepSamples.sweep(in: expressions, call) {
      return try call.emit(.table(sweep.table(call.expressions.format)))
    }
    if let samples = try CurveSamples.among(expressions, call) {
      return try IntoFile.give(.table(try table(of: samples, call)), call[part: \.into])
    }
    if let lists = try ListSamples.among(expressions, call) {
      return try IntoFile.give(.table(try lists.table(call)), call[part: \.into])
    }
    try IntoFile.give(.table(try timeTable(of: expressions, call)), call[part: \.into])
    try call[part: \.range].noteDoubtful(in: expressions)
  }

  // MARK: Recorded values

  private struct Column {
    let series: BoundSeries
    let parts: [Table.Column]
  }

  private static func timeTable(
    of expressions: [Expression], _ call: Look<Clauses>
  ) throws(Failure) -> Table {
    let columns = try expressions.map { (expression) throws(Failure) in
      try column(of: expression, call)
    }
    let frames = try sampledFrames(of: expressions, call)
    try requireRoom(call, rows: frames.count, columns: columns.reduce(1) { $0 + $1.parts.count })
    let readings = expressions.reduce(0) { $0 + $1.readings }
    try call.spend(.reading, frames.count, by: readings)
    var rows: [[Table.Cell]] = []
    for frame in frames {
      try call.expressions.heedInterruption(at: rows.count)
      var row: [Table.Cell] = [.number(Stage.time(ofFrame: frame))]
      for column in columns {
        row += cells(of: try column.series.value(at: frame), column.parts.count)
      }
      rows.append(row)
    }
    return Table(
      columns: [Table.Column("t", unit: "s", kind: .time, decimals: 4)]
        + columns.flatMap(\.parts),
      rows: rows, digits: call.expressions.format.digits)
  }

  /// An expression with its parts. Text or a condition is also a column.
  private static func column(of expression: Expression, _ call: Look<Clauses>) throws(Failure)
    -> Column
  {
    let isMeasured = call.expressions.isMeasured(expression)
    func kind(of part: ExpressionEvaluator.SeriesPart) -> Table.Kind {
      part.unit == "s" ? .time : isMeasured ? .measured : .computed
    }
    let parts = try call.expressions.parts(of: expression).map {
      Table.Column($0.name, unit: $0.unit, kind: kind(of: $0))
    }
    return Column(
      series: try call.expressions.series(expression),
      parts: parts.isEmpty ? [try textColumn(expression, call)] : parts)
  }

  /// The column of text or a condition, right-aligned like the numbers beside it.
  private static func textColumn(
    _ expression: Expression, _ call: Look<Clauses>
  ) throws(Failure) -> Table.Column {
    switch try call.expressions.sample(of: expression) {
    case .boolean: return Table.Column(expression.span.text, kind: .flag)
    case .string, .nothing, .mask:
      return Table.Column(expression.span.text, kind: .text, alignment: .right)
    case .list(let list) where list.texts != nil:
      return Table.Column(expression.span.text, kind: .text, alignment: .right)
    case let value:
      throw call.fail(
        .wrongKind(
          "table", takes: "values that change over time",
          found: value.described, of: expression.span.text, sample: "red.center.y"),
        at: expression.span)
    }
  }

  private static func cells(of value: Value, _ count: Int) -> [Table.Cell] {
    switch value {
    case .boolean(let flag, _): return [.flag(flag)]
    case .string(let text): return [.text(text)]
    case .mask: return [.text(value.text(.standard))]
    case .list(let list) where list.texts != nil: return [.text(value.text(.standard))]
    default: break
    }
    let numbers = value.components ?? []
    return (0..<count).map {
      $0 < numbers.count ? .number(numbers[$0]) : .empty
    }
  }

  /// Checks that a table is not too large, and counts its cells.
  private static func requireRoom(
    _ call: Look<Clauses>, rows: Int, columns: Int
  ) throws(Failure) {
    // A line of input limits both numbers, so the product cannot overflow.
    guard rows * columns <= Limits.tableCells else {
      throw call.fail(.tooManyCells(rows * columns, limit: Limits.tableCells))
    }
    try call.spend(.sample, rows, by: columns)
  }

  private static func sampledFrames(
    of expressions: [Expression], _ call: Look<Clauses>
  ) throws(Failure) -> [Int] {
    let range = try TimeRange.frames(of: expressions, call[part: \.range])
    let isForFile = call.has(\.into.file)
    let step =
      call[\.every].map { max(1, FrameTime.frames(in: $0)) }
      ?? (isForFile ? 1 : niceStep(over: range.count - 1))
    let frames = ExpressionEvaluator.frames(
      from: range.lowerBound, to: range.upperBound, every: step)
    // A file is not read from top to bottom, so only its cells are limited.
    guard isForFile || frames.count <= Limits.tableRows else {
      throw call.fail(
        .tooManyRows(frames.count, limit: Limits.tableRows), at: call.place(of: \.every))
    }
    return frames
  }

  /// A step in frames that gives about twenty rows, at times that are easy to read.
  private static func niceStep(over count: Int) -> Int {
    let nice = [1, 2, 3, 6, 12, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 18000, 36000]
    return nice.first { count / $0 <= 20 } ?? 36000 * (1 + count / 720_000)
  }

  // MARK: Curves

  /// Curves over progress, or over time if springs are among them, in ten steps or in the steps of
  /// `every`.
  private static func table(of samples: CurveSamples, _ call: Look<Clauses>) throws(Failure)
    -> Table
  {
    let first = call[\.range.from] ?? 0
    let last = call[\.range.to] ?? samples.length
    guard first <= last else {
      throw call.fail(.fromAfterTo, at: call.valuePlace(of: \.range.from))
    }
    let xs = try places(from: first, to: last, every: call[\.every], call)
    try requireRoom(call, rows: xs.count, columns: 1 + samples.entries.count)
    let columns = samples.entries.map { Plot.settled(samples.values(of: $0, at: xs)) }
    let rows = xs.indices.map { row -> [Table.Cell] in
      [.number(xs[row])] + columns.map { .number($0[row]) }
    }
    let across =
      samples.isTimed ? Table.Column("t", unit: "s", kind: .time) : Table.Column("progress")
    return Table(
      columns: [across] + samples.entries.map { Table.Column($0.name) }, rows: rows,
      digits: call.expressions.format.digits)
  }

  private static func places(
    from first: Double, to last: Double, every step: Double?, _ call: Look<Clauses>
  ) throws(Failure) -> [Double] {
    guard let step, step > 0 else { return CurveSamples.spread(first...last, count: 10) }
    let count = ((last - first) / step * (1 + 1e-12)).rounded(.down)
    guard count < Double(Limits.tableRows) else {
      throw call.fail(
        .tooManyRows(Int(clamping: min(count, 1e9)) + 1, limit: Limits.tableRows),
        at: call.place(of: \.every))
    }
    // Each is computed from the start, so that errors do not add up, and without rounding noise.
    let xs = Plot.settled((0...Int(clamping: count)).map { first + Double($0) * step })
    let isWhole = abs((xs.last ?? last) - last) <= 1e-9 * abs(last)
    return isWhole ? xs : xs + [last]
  }
}
