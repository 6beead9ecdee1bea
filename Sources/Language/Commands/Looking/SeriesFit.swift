import Answers
import Charts
import Execution
import Language
import MotionCurves
import Text
import Values

/// Finds which motion recorded or measured series are.
struct SeriesFit {
  private let call: Look<FitCommand.Clauses>
  private let expressions: [Expression]

  init(_ call: Look<FitCommand.Clauses>) throws(Failure) {
    self.call = call
    expressions = try call[\.values]
    for keyword in ["over", "stops"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseDoesNotApply(keyword), at: place)
    }
  }

  func answer() throws(Failure) {
    let series = try MeasuredSeries(
      expressions, from: try call[\.from], to: try call[\.to], call, for: "fit")
    let families = try families()
    let search = series.search(families)
    // What a line of the log has found is known when it runs again, and only that is needed.
    if call.isReplay, let known = call.fits[search] { return call.remember(.curve(known)) }
    let work = MotionWork(isStopped: call.expressions.isInterrupted)
    let fit = try series.fit(families, work, call)
    let curve = fit.best.curve
    call.fits[search] = curve
    call.remember(.curve(curve))
    guard !call.isReplay else { return try call.spend(.trial, work.samples) }
    try show(fit, of: series, isWhole: families.count == MotionFamily.all.count)
    // The numbers that are shown were rounded by further trials.
    try call.spend(.trial, work.samples)
  }

  private func show(
    _ fit: MotionFit, of series: MeasuredSeries, isWhole: Bool
  ) throws(Failure) {
    let report = FitReport(
      fit: fit, velocityBreak: isWhole && fit.isNoneOfThese ? try velocityBreak(of: fit) : nil,
      names: expressions.map(\.written), units: series.units,
      isWhole: isWhole, isMeasured: series.isMeasured)
    try call.emit(.lines(report.sentences))
    try call.emit(.table(report.table))
    try call.emit(.lines(report.remarks))
    // Of several series, each goes its own way, and a picture would show only one.
    guard expressions.count == 1 else { return }
    let plots = FittedPlots(
      name: expressions[0].written, series: series,
      fits: [(fit.best.family.described, fit.best)])
    try call.emit(picture(plots.courses, FittedPlots.heights.courses))
    try call.emit(picture(plots.residuals, FittedPlots.heights.residuals))
  }

  private func velocityBreak(of fit: MotionFit) throws(Failure) -> MotionFit.Break? {
    do {
      return try fit.velocityBreak()
    } catch {
      throw .interrupted
    }
  }

  private func picture(_ plot: Plot, _ height: Int) -> Output {
    .plot(plot, PlotStyle(height: height, isPicture: true))
  }

  private func families() throws(Failure) -> [MotionFamily] {
    switch try call[\.kind] {
    case nil: return MotionFamily.all
    case .curve(let named):
      guard named.curve.dimension == 1 else { return MotionFamily.all }
      return [.given(named.curve)]
    case .word(let word):
      switch word {
      case .spring: return [.spring]
      case .bezier: return [.bezier]
      case .linear: return [.named(.linear)]
      case .critical: return [.critical]
      case .decay: return [.decay]
      case .fall: return [.fall]
      case .thrown: return [.thrown]
      case .bounce: return [.bounce]
      case .keyboard: return [.keyboard]
      case .steps: return [.steps]
      }
    }
  }
}

/// Series that share their times, where all of them are known.
struct MeasuredSeries {
  let times: [Double]
  let columns: [[Double]]
  let units: [String]
  /// Whether they were measured, and not recorded of the stage.
  let isMeasured: Bool
  /// Whether the first is a position on screen.
  let growsDown: Bool
  /// The color of the view that the first is a value of; nil for other values.
  let color: ViewColor?

  /// - Parameter what: The command, for messages.
  init(
    _ expressions: [Expression], from: Double?, to: Double?, _ call: Look<some CommandClauses>,
    for what: String
  ) throws(Failure) {
    var traces: [Trace] = []
    for expression in expressions {
      try call.requireRecorded(expression, sample: "\(what) real.y")
      let frames = call.expressions.frames(of: call.expressions.sources(of: [expression]))
      let trace = try call.expressions.recorded(expression, over: frames, for: what)
      if let first = traces.first, first.times != trace.times {
        throw call.fail(.otherTimes(expression.written), at: expression.span)
      }
      traces.append(trace)
    }
    let range = (from ?? -.infinity)...max(from ?? -.infinity, to ?? .infinity)
    let times = traces.first?.times ?? []
    let rows = times.indices.filter { row in
      range.contains(times[row]) && traces.allSatisfy { $0.values[row].isFinite }
    }
    self.times = rows.map { times[$0] }
    columns = traces.map { trace in rows.map { trace.values[$0] } }
    units = traces.map(\.unit)
    isMeasured = traces.contains { $0.sampleTimes != nil }
    growsDown = traces.first?.growsDown ?? false
    color = traces.first?.color
  }

  /// What is searched among families.
  func search(_ families: [MotionFamily]) -> FitMemory.Search {
    FitMemory.Search(times: times, columns: columns, families: families.map(\.searched))
  }

  /// Finds the motion, or says why there is none.
  ///
  /// - Parameter work: Counts what is done; it is for the caller to spend it.
  func fit(
    _ families: [MotionFamily], _ work: MotionWork, _ call: Look<some CommandClauses>
  ) throws(Failure) -> MotionFit {
    try call.spend(.reading, 10 * times.count * columns.count)
    do throws(MotionFit.Problem) {
      return try MotionFit(times: times, columns: columns, families: families, work: work)
    } catch {
      try call.spend(.trial, work.samples)
      let name = call.subjectPlace?.evened ?? ""
      switch error {
      case .tooFew(let count, let least):
        throw call.fail(.tooFewToFit(name, count, least), at: call.subjectPlace)
      case .noMotion: throw call.fail(.noMotion(name), at: call.subjectPlace)
      case .noSteps: throw call.fail(.noSteps(name), at: call.subjectPlace)
      case .stopped: throw .interrupted
      }
    }
  }
}

extension MotionFamily {
  /// Its name, with what a name does not tell of a curve.
  fileprivate var searched: String {
    guard case .given(let curve) = self else { return described }
    return described + (0...32).map { " \(curve(Double($0) / 32))" }.joined()
  }
}
