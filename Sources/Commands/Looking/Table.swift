import Answers
import Values
import Execution
import Charts
import Diagnostics
import Language
import Staging
import Text

extension Commands {
  static let table = CommandDeclaration(
    "table", "tells values over the time that has passed", .looking,
    subject: .init(
      label: "VALUES", kind: .expressions, isRequired: true, summary: "what is told"),
    clauses: [
      .init("every", .time, "how far apart the rows are", default: "so that about 20 fit"),
      .init("from", .time, "the first row's time", default: "0s"),
      .init("to", .time, "the last row's time", default: "now"),
    ],
    examples: [
      "run 1s; table red.center.y",
      "run 1s; table red.center.x, red.center.y, red.rotation every 100ms from 0s to 1s",
      "table quadIn, quadOut", "table elasticOut, elasticOut.velocity every 0.05 to 0.5",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: ["Values are recorded every frame, so a table can be asked for afterwards."],
    .evaluation { (call) throws(Failure) in
      let evaluator = call.evaluator
      if let samples = try CurveSamples.among(call.subjectExpressions, call) {
        return try call.emit(.table(try table(of: samples, call)))
      }
      let columns = try columns(of: call)
      let frames = try sampledFrames(call)
      var rows: [[Table.Cell]] = []
      for frame in frames {
        var row: [Table.Cell] = [.number(timeTold(frame))]
        for (expression, parts) in columns {
          row += cells(of: try evaluator.value(expression, at: frame), parts.count)
        }
        rows.append(row)
      }
      let headers = columns.flatMap { entry in
        entry.parts.map { Table.Column(header: header($0.name, $0.unit)) }
      }
      let table = Table(
        columns: [Table.Column(header: "t (s)")] + headers, rows: rows, format: evaluator.format)
      try call.emit(.table(table))
    })

  /// Curves over their progress or, where springs are among them, over time: ten steps, or as far
  /// apart as `every` says.
  private static func table(of samples: CurveSamples, _ call: Invocation) throws(Failure) -> Table {
    let first = try call.number("from") ?? 0
    let last = try call.number("to") ?? samples.length
    guard first <= last else { throw call.fail(.fromAfterTo, at: call.expression("from")?.span) }
    let xs = try places(from: first, to: last, every: try call.number("every"), call)
    let columns = samples.entries.map { samples.values(of: $0, at: xs) }
    let rows = xs.indices.map { row -> [Table.Cell] in
      [.number(xs[row])] + columns.map { .number(NumberFormat.settled($0[row])) }
    }
    let headers = [samples.isTimed ? "t (s)" : "progress"] + samples.entries.map(\.name)
    return Table(
      columns: headers.map { Table.Column(header: $0) }, rows: rows, format: call.evaluator.format)
  }

  private static func places(
    from first: Double, to last: Double, every step: Double?, _ call: Invocation
  ) throws(Failure) -> [Double] {
    guard let step, step > 0 else { return CurveSamples.spread(first...last, count: 10) }
    let count = ((last - first) / step * (1 + 1e-12)).rounded(.down)
    guard count < Double(Limits.tableRows) else {
      throw call.fail(
        .tooManyRows(count < 1e9 ? Int(count) + 1 : Int.max, limit: Limits.tableRows),
        at: call.clause("every")?.keyword.span)
    }
    // Counted anew each time, so that no error adds up, and without what rounding leaves.
    let xs = (0...Int(count)).map { NumberFormat.settled(first + Double($0) * step) }
    let isWhole = abs((xs.last ?? last) - last) <= 1e-9 * abs(last)
    return isWhole ? xs : xs + [last]
  }

  /// A frame's time to a ten-thousandth of a second, as everywhere.
  private static func timeTold(_ frame: Int) -> Double {
    (Stage.time(ofFrame: frame) * 10_000).rounded() / 10_000
  }

  private static func header(_ name: String, _ unit: String) -> String {
    unit.isEmpty ? name : "\(name) (\(unit))"
  }

  /// The expressions with their parts; a text or a condition is a column too.
  private static func columns(
    of call: Invocation
  ) throws(Failure) -> [(expression: Expression, parts: [Reader.SeriesPart])] {
    var columns: [(expression: Expression, parts: [Reader.SeriesPart])] = []
    for expression in call.subjectExpressions {
      var parts = try call.evaluator.parts(of: expression)
      if parts.isEmpty {
        try requireTold(expression, call)
        parts = [
          .init(name: expression.span.text, unit: "", index: 0, growsDown: false)
        ]
      }
      columns.append((expression, parts))
    }
    return columns
  }

  private static func requireTold(_ expression: Expression, _ call: Invocation) throws(Failure) {
    switch try call.evaluator.evaluate(expression) {
    case .boolean, .string, .nothing: return
    case let value:
      throw call.fail(
        .wrongKind(
          "table", takes: "values that change in time",
          found: "\(expression.span.text) is \(value.described)", sample: "red.center.y"),
        at: expression.span)
    }
  }

  private static func cells(of value: Value, _ count: Int) -> [Table.Cell] {
    switch value {
    case .boolean(let flag): return [.text(flag ? "true" : "false")]
    case .string(let text): return [.text(text)]
    default: break
    }
    let numbers = value.components ?? []
    return (0..<count).map {
      $0 < numbers.count ? .number(NumberFormat.settled(numbers[$0])) : .empty
    }
  }

  // MARK: Frames

  private static func sampledFrames(_ call: Invocation) throws(Failure) -> [Int] {
    let range = try recordedRange(call)
    let every = try call.number("every")
    let step = every.map { max(1, FrameTime.frames(in: $0)) } ?? niceStep(over: range.count - 1)
    let frames = call.evaluator.frames(from: range.lowerBound, to: range.upperBound, every: step)
    guard frames.count <= Limits.tableRows else {
      throw call.fail(
        .tooManyRows(frames.count, limit: Limits.tableRows), at: call.clause("every")?.keyword.span)
    }
    return frames
  }

  /// The frames between `from` and `to`; both must have passed.
  static func recordedRange(_ call: Invocation) throws(Failure) -> ClosedRange<Int> {
    let now = call.stage.frame
    var bounds: [Int] = []
    for (keyword, standard) in [("from", 0), ("to", now)] {
      guard let seconds = try call.number(keyword) else {
        bounds.append(standard)
        continue
      }
      let frame = FrameTime.frames(in: seconds)
      guard frame <= now else {
        throw call.fail(
          .timeNotReached(FrameTime.text(seconds), now: FrameTime.text(call.stage.time)),
          at: call.expression(keyword)?.span)
      }
      bounds.append(frame)
    }
    guard bounds[0] <= bounds[1] else {
      throw call.fail(.fromAfterTo, at: call.expression("from")?.span)
    }
    return bounds[0]...bounds[1]
  }

  /// Frames apart that make about twenty rows: times that are easy to read.
  private static func niceStep(over count: Int) -> Int {
    let nice = [1, 2, 3, 6, 12, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 18000, 36000]
    return nice.first { count / $0 <= 20 } ?? 36000 * (1 + count / 720_000)
  }
}
