import Charts
import Diagnostics
import Execution
import Language
import Staging
import Values

/// What a plot's words ask for.
enum PlotForm {
  case overTime
  case against(Expression)
  case function(RangeBinding)
  case curves(CurveSamples)

  init(_ call: Look) throws(Failure) {
    let expressions = try call[PlotCommand.values]
    guard expressions.count <= Plot.seriesLimit else {
      throw call.fail(.tooManySeries(Plot.seriesLimit), at: expressions[Plot.seriesLimit].span)
    }
    if let binding = try call[PlotCommand.function] {
      self = .function(binding)
    } else if let expression = try call[PlotCommand.against] {
      self = .against(expression)
    } else if let curves = try CurveSamples.among(expressions, call) {
      guard curves.entries.count <= Plot.seriesLimit else {
        throw call.fail(.tooManySeries(Plot.seriesLimit))
      }
      self = .curves(curves)
    } else {
      self = .overTime
    }
    try refuseClausesThatSayNothing(call)
  }

  private func refuseClausesThatSayNothing(_ call: Look) throws(Failure) {
    switch self {
    case .overTime, .against: return
    case .function, .curves:
      for keyword in ["from", "to", "against"] {
        guard let place = call.place(ofKeyword: keyword) else { continue }
        throw call.fail(.clauseSaysNothing(keyword), at: place)
      }
    }
  }

  func plot(_ call: Look) throws(Failure) -> Plot {
    switch self {
    case .overTime: try Self.timePlot(call)
    case .against(let expression): try Self.crossPlot(call, expression)
    case .function(let binding): try Self.functionPlot(call, binding)
    case .curves(let curves): try Self.curvePlot(call, curves)
    }
  }

  // MARK: Recorded values

  /// A curve needs two moments at least.
  private static func passedFrames(_ call: Look) throws(Failure) -> ClosedRange<Int> {
    guard call.inspector.frame > 0 else { throw call.fail(.noTimeYet) }
    return try TimeRange.frames(call)
  }

  private static func timePlot(_ call: Look) throws(Failure) -> Plot {
    let frames = try passedFrames(call)
    let curves = try samples(of: try call[PlotCommand.values], over: frames, call)
    let xs = frames.map { Stage.time(ofFrame: $0) }
    return Plot(
      title: title(curves.map(\.part)), xLabel: .init("t", unit: "s"),
      yLabel: .init("", unit: unit(curves.map(\.part))),
      series: curves.map {
        .init(name: $0.part.name, xs: xs, ys: settled($0.ys), growsDown: $0.part.growsDown)
      })
  }

  private static func samples(
    of expressions: [Expression], over frames: ClosedRange<Int>, _ call: Look
  ) throws(Failure) -> [(part: Reader.SeriesPart, ys: [Double])] {
    var curves: [(part: Reader.SeriesPart, ys: [Double])] = []
    for expression in expressions {
      curves += try samples(of: expression, over: frames, call)
      let count = curves.count * frames.count
      guard count <= Limits.plotSamples else {
        throw call.fail(.tooManySamples(count, limit: Limits.plotSamples), at: expression.span)
      }
    }
    return curves
  }

  private static func samples(
    of expression: Expression, over frames: ClosedRange<Int>, _ call: Look
  ) throws(Failure) -> [(part: Reader.SeriesPart, ys: [Double])] {
    let parts = try call.reader.parts(of: expression)
    guard !parts.isEmpty else {
      let value = try call.reader.evaluate(expression)
      throw call.fail(
        .wrongKind(
          "plot", takes: "numbers", found: "\(expression.span.text) is \(value.described)",
          sample: "red.center.y"),
        at: expression.span)
    }
    try call.spend(.sample, parts.count * frames.count)
    let series = try call.reader.series(expression)
    var ys = [[Double]](repeating: [], count: parts.count)
    for index in ys.indices { ys[index].reserveCapacity(frames.count) }
    for frame in frames {
      let numbers = try series.value(at: frame).components ?? []
      for part in parts {
        ys[part.index].append(part.index < numbers.count ? numbers[part.index] : .nan)
      }
    }
    return parts.map { ($0, ys[$0.index]) }
  }

  private static func crossPlot(
    _ call: Look, _ across: Expression
  ) throws(Failure) -> Plot {
    let frames = try passedFrames(call)
    let xs = try samples(of: across, over: frames, call)
    guard xs.count == 1 else { throw call.fail(.againstOneNumber, at: across.span) }
    let curves = try samples(of: try call[PlotCommand.values], over: frames, call)
    return Plot(
      title: title(curves.map(\.part)),
      xLabel: .init(xs[0].part.name, unit: xs[0].part.unit),
      yLabel: .init("", unit: unit(curves.map(\.part))),
      series: curves.map {
        .init(
          name: $0.part.name, xs: settled(xs[0].ys), ys: settled($0.ys),
          growsDown: $0.part.growsDown)
      })
  }

  // MARK: Functions and curves

  private static func functionPlot(
    _ call: Look, _ binding: RangeBinding
  ) throws(Failure) -> Plot {
    let bounds = try call.reader.checked(binding.range, "for") { (check, value) throws(Mistake) in
      try check.range(value)
    }
    let name = binding.name
    let xs = CurveSamples.spread(bounds, count: CurveSamples.drawn)
    var series: [Plot.Series] = []
    for expression in try call[PlotCommand.values] {
      var ys: [Double] = []
      for x in xs {
        let value = try call.reader.binding(name.text, to: .plain(x)).evaluate(expression)
        guard case .number(let y, _) = value else {
          throw call.fail(
            .wrongKind(
              "plot", takes: "numbers", found: "\(expression.span.text) is \(value.described)",
              sample: "sin(2*pi*x)"),
            at: expression.span)
        }
        ys.append(y)
      }
      series.append(.init(name: expression.written, xs: xs, ys: settled(ys)))
    }
    return Plot(
      title: series.map(\.name).joined(separator: ", "), xLabel: .init(name.text), series: series)
  }

  private static func curvePlot(_ call: Look, _ curves: CurveSamples) throws(Failure) -> Plot {
    try call.spend(.sample, (CurveSamples.drawn + CurveSamples.measured) * curves.entries.count)
    return curves.plot(curves.functions())
  }

  /// The values without what rounding left: a trillionth of the largest counts as 0.
  static func settled(_ values: [Double]) -> [Double] {
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
