import Answers
import Values
import Execution
import Charts
import Curves
import Diagnostics
import Language
import Staging

extension Commands {
  static let plot = CommandDeclaration(
    "plot", "draws values over time, against each other, or curves", .looking,
    subject: .init(
      label: "VALUES", kind: .expressions, isRequired: true,
      summary: "up to 8 values, or curves"),
    clauses: [
      .init("against", .expression, "the value across, instead of time"),
      .init("for", .binding, "draws a function: `for x in 0..1`"),
      .init("from", .time, "from which time on", default: "0s"),
      .init("to", .time, "up to which time", default: "now"),
    ] + plotClauses,
    examples: [
      "run 1s; plot red.center.y", "run 1s; plot red.center.y against red.center.x",
      "plot elasticOut, bounceOut", "plot backOut, backOut.velocity",
      "plot sin(2*pi*x) for x in 0..1",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red"],
    notes: [
      "The sentence below a plot says what it shows.",
      "A y on screen grows downward, and so does its axis.",
    ],
    .evaluation { (call) throws(Failure) in
      let form = try PlotForm(call)
      try call.emit(plotOutput(try form.plot(call), call))
    })

  /// What every plot takes.
  static let plotClauses: [ClauseDeclaration] = [
    .init("width", .count(Plot.widthRange), "columns", default: "72"),
    .init("height", .count(Plot.heightRange), "rows of the grid", default: "16"),
    .init(
      "glyphs", .word(GlyphSet.allCases.map(\.rawValue)), "what it is drawn with",
      default: "ascii"),
  ]

  static func plotOutput(_ plot: Plot, _ call: Invocation) throws(Failure) -> Output {
    .plot(
      plot, height: try call.count("height") ?? 16, width: try call.count("width"),
      glyphs: call.word("glyphs").flatMap(GlyphSet.init(rawValue:)))
  }
}

/// What a plot's words ask for.
private enum PlotForm {
  case overTime
  case against(Expression)
  case function(Name, Expression)
  case curves(CurveSamples)

  init(_ call: Invocation) throws(Failure) {
    guard call.subjectExpressions.count <= Plot.seriesLimit else {
      throw call.fail(
        .tooManySeries(Plot.seriesLimit), at: call.subjectExpressions[Plot.seriesLimit].span)
    }
    if let clause = call.clause("for"), case .binding(let name, let range) = clause.values.first {
      self = .function(name, range)
    } else if let expression = call.expression("against") {
      self = .against(expression)
    } else if let curves = try CurveSamples.among(call.subjectExpressions, call) {
      guard curves.entries.count <= Plot.seriesLimit else {
        throw call.fail(.tooManySeries(Plot.seriesLimit))
      }
      self = .curves(curves)
    } else {
      self = .overTime
    }
    try refuseClausesThatSayNothing(call)
  }

  private func refuseClausesThatSayNothing(_ call: Invocation) throws(Failure) {
    switch self {
    case .overTime, .against: return
    case .function, .curves:
      for keyword in ["from", "to", "against"] {
        guard let clause = call.clause(keyword) else { continue }
        throw call.fail(.clauseSaysNothing(keyword), at: clause.keyword.span)
      }
    }
  }

  func plot(_ call: Invocation) throws(Failure) -> Plot {
    switch self {
    case .overTime: try Self.timePlot(call)
    case .against(let expression): try Self.crossPlot(call, expression)
    case .function(let name, let range): try Self.functionPlot(call, name, range)
    case .curves(let curves): curves.plot()
    }
  }

  // MARK: Recorded values

  /// A curve needs two moments at least.
  private static func passedFrames(_ call: Invocation) throws(Failure) -> ClosedRange<Int> {
    guard call.stage.frame > 0 else { throw call.fail(.noTimeYet) }
    return try Commands.recordedRange(call)
  }

  private static func timePlot(_ call: Invocation) throws(Failure) -> Plot {
    let frames = try passedFrames(call)
    var curves: [(part: Reader.SeriesPart, ys: [Double])] = []
    for expression in call.subjectExpressions {
      curves += try samples(of: expression, over: frames, call)
    }
    let xs = frames.map { Stage.time(ofFrame: $0) }
    return Plot(
      title: title(curves.map(\.part)), xLabel: .init("t", unit: "s"),
      yLabel: .init("", unit: unit(curves.map(\.part))),
      series: curves.map { .init(name: $0.part.name, xs: xs, ys: settled($0.ys)) },
      yGrowsDown: curves.allSatisfy(\.part.growsDown))
  }

  private static func samples(
    of expression: Expression, over frames: ClosedRange<Int>, _ call: Invocation
  ) throws(Failure) -> [(part: Reader.SeriesPart, ys: [Double])] {
    let parts = try call.evaluator.parts(of: expression)
    guard !parts.isEmpty else {
      let value = try call.evaluator.evaluate(expression)
      throw call.fail(
        .wrongKind(
          "plot", takes: "numbers", found: "\(expression.span.text) is \(value.described)",
          sample: "red.center.y"),
        at: expression.span)
    }
    var ys = [[Double]](repeating: [], count: parts.count)
    for frame in frames {
      let numbers = try call.evaluator.value(expression, at: frame).components ?? []
      for part in parts {
        ys[part.index].append(part.index < numbers.count ? numbers[part.index] : .nan)
      }
    }
    return parts.map { ($0, ys[$0.index]) }
  }

  private static func crossPlot(
    _ call: Invocation, _ across: Expression
  ) throws(Failure) -> Plot {
    let frames = try passedFrames(call)
    let xs = try samples(of: across, over: frames, call)
    guard xs.count == 1 else { throw call.fail(.againstOneNumber, at: across.span) }
    var curves: [(part: Reader.SeriesPart, ys: [Double])] = []
    for expression in call.subjectExpressions {
      curves += try samples(of: expression, over: frames, call)
    }
    return Plot(
      title: title(curves.map(\.part)),
      xLabel: .init(xs[0].part.name, unit: xs[0].part.unit),
      yLabel: .init("", unit: unit(curves.map(\.part))),
      series: curves.map {
        .init(name: $0.part.name, xs: settled(xs[0].ys), ys: settled($0.ys))
      },
      yGrowsDown: curves.allSatisfy(\.part.growsDown))
  }

  // MARK: Functions and curves

  private static func functionPlot(
    _ call: Invocation, _ name: Name, _ range: Expression
  ) throws(Failure) -> Plot {
    let bounds = try call.checked(range, "for") { (check, value) throws(Mistake) in
      try check.range(value)
    }
    let xs = CurveSamples.spread(bounds, count: CurveSamples.drawn)
    var series: [Plot.Series] = []
    for expression in call.subjectExpressions {
      var ys: [Double] = []
      for x in xs {
        var inner = call.evaluator
        inner.scope = Scope(parent: inner.scope, [(name.text, .plain(x))])
        let value = try inner.evaluate(expression)
        guard case .number(let y, _) = value else {
          throw call.fail(
            .wrongKind(
              "plot", takes: "numbers", found: "\(expression.span.text) is \(value.described)",
              sample: "sin(2*pi*x)"),
            at: expression.span)
        }
        ys.append(y)
      }
      series.append(.init(name: expression.span.text, xs: xs, ys: settled(ys)))
    }
    return Plot(
      title: series.map(\.name).joined(separator: ", "), xLabel: .init(name.text), series: series)
  }

  /// The values without what rounding left: a trillionth of the largest counts as 0.
  fileprivate static func settled(_ values: [Double]) -> [Double] {
    let largest = values.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    return values.map { abs($0) < 1e-12 * largest ? 0 : $0 }
  }

  private static func title(_ parts: [Reader.SeriesPart]) -> String {
    parts.map(\.name).joined(separator: ", ")
  }

  /// The unit that all share; none where they differ.
  private static func unit(_ parts: [Reader.SeriesPart]) -> String {
    guard let first = parts.first, parts.allSatisfy({ $0.unit == first.unit }) else { return "" }
    return first.unit
  }
}

extension CurveSamples {
  /// The points of a curve that is drawn.
  static let drawn = 400

  func plot() -> Plot {
    let xs = Self.spread(0...length, count: Self.drawn)
    let series = entries.map {
      Plot.Series(name: $0.name, xs: xs, ys: PlotForm.settled(values(of: $0, at: xs)))
    }
    return Plot(
      title: entries.map(\.name).joined(separator: ", "), xLabel: axis, series: series)
  }
}
