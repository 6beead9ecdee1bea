import Answers
import Diagnostics
import Evaluation
import Language
import Text
import UIKitMotion
import Values

/// The kind of plot that a line asks for.
enum PlotForm {
  case overTime
  case against(Expression)
  case function(RangeBinding)
  case curves(CurveSamples)
  case lists(ListSamples)
  case sweep(SweepSamples)
  case timing(View)

  init(_ call: Look<PlotCommand.Clauses>) throws(Failure) {
    let expressions = call[\.values]
    guard expressions.count <= Plot.seriesLimit else {
      throw call.fail(.tooManySeries(Plot.seriesLimit), at: expressions[Plot.seriesLimit].span)
    }
    if let binding = call[\.function] {
      self = .function(binding)
    } else if let view = try TimingPlot.view(among: expressions, call) {
      self = .timing(view)
    } else if let sweep = try SweepSamples.among(
      expressions, against: call[\.against], call)
    {
      self = .sweep(sweep)
    } else if let lists = try ListSamples.among(expressions, call) {
      self = .lists(lists)
    } else if let expression = call[\.against] {
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

  private func refuseClausesThatSayNothing(_ call: Look<PlotCommand.Clauses>) throws(Failure) {
    switch self {
    case .overTime, .against, .lists: return
    case .sweep:
      for keyword in ["from", "to"] {
        guard let place = call.place(ofKeyword: keyword) else { continue }
        throw call.fail(.listWithoutTime(keyword), at: place)
      }
    case .function, .curves, .timing:
      for keyword in ["from", "to", "against"] {
        guard let place = call.place(ofKeyword: keyword) else { continue }
        throw call.fail(.clauseDoesNotApply(keyword), at: place)
      }
    }
  }

  func plot(_ call: Look<PlotCommand.Clauses>) throws(Failure) -> Plot {
    switch self {
    case .overTime: try Self.timePlot(call)
    case .against(let expression): try Self.crossPlot(call, expression)
    case .function(let binding): try FunctionPlot(binding, call).plot()
    case .curves(let curves): try Self.curvePlot(call, curves)
    case .lists(let lists): try lists.plot(against: call[\.against], call)
    case .sweep(let sweep): try sweep.plot(call)
    case .timing(let view): TimingPlot(view: view, time: call.inspector.time).plot
    }
  }

  // MARK: Recorded values

  /// A curve needs at least two frames.
  private static func passedFrames(
    of expressions: [Expression], _ call: Look<PlotCommand.Clauses>
  ) throws(Failure) -> ClosedRange<Int> {
    let sources = call.expressions.sources(of: expressions)
    guard call.expressions.frames(of: sources).count > 1 else { throw call.tooFewFrames }
    return try TimeRange.frames(of: expressions, call[part: \.range])
  }

  private static func timePlot(_ call: Look<PlotCommand.Clauses>) throws(Failure) -> Plot {
    let values = call[\.values]
    if let measured = try measuredPlot(values, call) { return measured }
    let frames = try passedFrames(of: values, call)
    let curves = try samples(of: values, over: frames, call)
    let xs = frames.map { Stage.time(ofFrame: $0) }
    let isTraced = !call.expressions.sources(of: values).traces.isEmpty
    return Plot(
      title: title(curves), xLabel: .init("t", unit: "s"),
      series: curves.map { curve in
        // Before a trace starts and after it ends, no value is missing.
        let known = isTraced ? curve.ys.knownIndices : curve.ys.indices
        return curve.series(xs: Array(xs[known]), ys: Plot.settled(Array(curve.ys[known])))
      })
  }

  /// A plot of measured series alone, at their own times; nil if any value is something else.
  private static func measuredPlot(
    _ values: [Expression], _ call: Look<PlotCommand.Clauses>
  ) throws(Failure) -> Plot? {
    let traces = values.compactMap { call.expressions.trace(of: $0) }
    guard traces.count == values.count, traces.allSatisfy({ $0.sampleTimes != nil }) else {
      return nil
    }
    let (from, to) = (call[part: \.range][\.from], call[part: \.range][\.to])
    try call.spend(.reading, traces.reduce(0) { $0 + $1.values.count })
    var units = PlotUnits()
    var series: [Plot.Series] = []
    for (expression, trace) in zip(values, traces) {
      try units.add(trace.unit, expression.span, call)
      let shown = zip(trace.times, trace.values).filter { time, _ in
        time >= from ?? 0 && time <= to ?? .infinity
      }
      guard shown.count > 1 else { throw call.fail(.neverKnown(trace.text), at: expression.span) }
      series.append(
        .init(
          name: expression.written, xs: shown.map { $0.0 }, ys: Plot.settled(shown.map { $0.1 }),
          unit: trace.unit, growsDown: trace.growsDown, isMoving: false))
    }
    var plot = Plot(
      title: values.map(\.written).joined(separator: ", "), xLabel: .init("t", unit: "s"),
      series: series)
    // A file's numbers have all the digits that are written in it.
    plot.noise = Plot.exactNoise
    return plot
  }

  /// A curve without its x values.
  private struct Samples {
    let part: ExpressionEvaluator.SeriesPart
    var unit: String
    let ys: [Double]
    /// Whether something still moved it at the last frame.
    let isMoving: Bool

    func series(xs: [Double], ys: [Double]) -> Plot.Series {
      .init(
        name: part.name, xs: xs, ys: ys, unit: unit, growsDown: part.growsDown,
        isMoving: isMoving, color: part.color)
    }
  }

  private static func samples(
    of expressions: [Expression], over frames: ClosedRange<Int>, _ call: Look<PlotCommand.Clauses>
  ) throws(Failure) -> [Samples] {
    var curves: [Samples] = []
    var units = PlotUnits()
    var constants: [Int] = []
    for expression in expressions {
      let isConstant = call.expressions.sources(of: [expression]).isEmpty
      for curve in try samples(of: expression, over: frames, after: curves.count, call) {
        // A constant without a unit, such as a limit, takes the unit of the values beside it.
        if isConstant, curve.unit.isEmpty {
          constants.append(curves.count)
        } else {
          try units.add(curve.unit, expression.span, call)
        }
        curves.append(curve)
      }
    }
    for index in constants { curves[index].unit = units.first }
    return curves
  }

  /// Throws before reading any values if there are too many.
  private static func samples(
    of expression: Expression, over frames: ClosedRange<Int>, after others: Int,
    _ call: Look<PlotCommand.Clauses>
  ) throws(Failure) -> [Samples] {
    let parts = try call.expressions.parts(of: expression)
    guard !parts.isEmpty else {
      let value = try call.expressions.sample(of: expression)
      throw call.fail(
        .wrongKind(
          "plot", takes: "numbers", found: value.described, of: expression.span.text,
          sample: "red.center.y"),
        at: expression.span)
    }
    let count = (others + parts.count) * frames.count
    guard count <= Limits.plotSamples else {
      throw call.fail(.tooManySamples(count, limit: Limits.plotSamples), at: expression.span)
    }
    try call.spend(.reading, frames.count, by: expression.readings + 2 * parts.count)
    let series = try call.expressions.series(expression)
    var ys = [[Double]](repeating: [], count: parts.count)
    for index in ys.indices { ys[index].reserveCapacity(frames.count) }
    let expressions = call.expressions
    for frame in frames {
      try expressions.heedInterruption(at: frame)
      let value = try series.value(at: frame)
      if case .number(let number, _) = value, parts.count == 1 {
        ys[0].append(number)
        continue
      }
      let numbers = value.components ?? []
      for part in parts {
        ys[part.index].append(part.index < numbers.count ? numbers[part.index] : .nan)
      }
    }
    let isMoving = try call.expressions.isMoving(expression, series, at: frames.upperBound)
    return parts.map {
      Samples(part: $0, unit: $0.unit, ys: ys[$0.index], isMoving: isMoving)
    }
  }

  private static func crossPlot(
    _ call: Look<PlotCommand.Clauses>, _ across: Expression
  ) throws(Failure) -> Plot {
    let values = call[\.values]
    let frames = try passedFrames(of: values + [across], call)
    let xs = try samples(of: across, over: frames, after: 0, call)
    guard xs.count == 1 else { throw call.fail(.againstOneNumber, at: across.span) }
    let curves = try samples(of: values, over: frames, call)
    let places = Plot.settled(xs[0].ys)
    var plot = Plot(
      title: title(curves), xLabel: .init(xs[0].part.name, unit: xs[0].unit),
      series: curves.map { $0.series(xs: places, ys: Plot.settled($0.ys)) })
    plot.isOverTime = plot.xLabel.isTime
    return plot
  }

  // MARK: Curves

  private static func curvePlot(_ call: Look<PlotCommand.Clauses>, _ curves: CurveSamples)
    throws(Failure) -> Plot
  {
    try call.spend(.place, CurveSamples.drawn + CurveSamples.measured, by: curves.cost)
    return curves.plot(curves.functions())
  }

  private static func title(_ curves: [Samples]) -> String {
    curves.map(\.part.name).joined(separator: ", ")
  }
}

extension [Double] {
  /// From the first known number to the last.
  fileprivate var knownIndices: Range<Int> {
    guard let first = firstIndex(where: { !$0.isNaN }), let last = lastIndex(where: { !$0.isNaN })
    else { return indices }
    return first..<last + 1
  }
}

/// The units of one plot's curves: at most two, because a plot has a left and a right axis.
struct PlotUnits {
  private var known: [String] = []

  /// Adds the unit of the expression at a place.
  mutating func add(_ unit: String, _ place: Span, _ call: Look<some CommandClauses>)
    throws(Failure)
  {
    if known.contains(unit) { return }
    known.append(unit)
    guard known.count > 2 else { return }
    throw call.fail(.tooManyUnits(known.map { ReadingUnit($0).sign }), at: place)
  }

  /// The unit of the left axis.
  var first: String { known.first ?? "" }
}
