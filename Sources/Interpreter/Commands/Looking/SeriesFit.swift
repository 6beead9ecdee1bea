import Answers
import Evaluation
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
    expressions = call[\.values]
    for keyword in ["over", "stops"] {
      guard let place = call.place(ofKeyword: keyword) else { continue }
      throw call.fail(.clauseDoesNotApply(keyword), at: place)
    }
  }

  func answer() throws(Failure) {
    if let finger = call[\.against] { return try answer(against: finger) }
    let series = try MeasuredSeries(
      expressions, from: call[\.from], to: call[\.to], call, for: "fit")
    let families = try families()
    let isWhole = families.count == MotionFamily.all.count
    let search = series.search(families)
    // The result of a line of the log is known when it runs again, and only that is needed.
    if call.isReplay, let known = call.fits[search] {
      return call.remember(known.curve, fittedTo: known.origin)
    }
    let work = MotionWork(isStopped: call.expressions.isInterrupted)
    let fit = try series.fit(families, work, call)
    let report = FitReport(
      fit: fit, velocityBreak: isWhole && fit.isNoneOfThese ? try velocityBreak(of: fit) : nil,
      names: expressions.map(\.written), units: series.units, isWhole: isWhole)
    let found = FitMemory.Found(fit.best.curve, report.origin)
    call.fits[search] = found
    call.remember(found.curve, fittedTo: found.origin)
    guard !call.isReplay else { return try call.spend(.trial, work.samples) }
    try show(report, series)
    // The numbers that are shown were rounded by further trials.
    try call.spend(.trial, work.samples)
  }

  /// Fits a rubber band. It is no motion in time, so `ans` stays as it was.
  private func answer(against finger: Expression) throws(Failure) {
    if let place = call.place(of: \.kind) {
      throw call.fail(.notTogether("as", with: "against"), at: place)
    }
    if expressions.count > 1 { throw call.fail(.fitsOneSeries, at: expressions[1].span) }
    let series = try MeasuredSeries(
      expressions + [finger], from: call[\.from], to: call[\.to], call, for: "fit"
    ).overLast(named: finger.written)
    let work = MotionWork(isStopped: call.expressions.isInterrupted)
    let fit = try series.fit([], work, call)
    try show(
      FitReport(
        fit: fit, velocityBreak: nil, names: expressions.map(\.written), finger: finger.written,
        units: series.units, isWhole: true), series)
    try call.spend(.trial, work.samples)
  }

  private func show(_ report: FitReport, _ series: MeasuredSeries) throws(Failure) {
    try call.emit(.lines(report.sentences))
    try call.emit(.table(report.table))
    try call.emit(.lines(report.remarks))
    // Of several series, each goes its own way, and a picture would show only one.
    guard expressions.count == 1 else { return }
    let plots = FittedPlots(
      name: expressions[0].written, series: series,
      fits: [(report.described(report.fit.best.family), report.fit.best)])
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
    switch call[\.kind] {
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
      case .deceleration: return [.decayNormal, .decayFast]
      case .edge: return [.edgePull, .edgePullFast, .edgeMet, .edgeMetFast]
      case .page: return [.page]
      }
    }
  }
}

/// Series that share their times, where all of them are known.
struct MeasuredSeries {
  /// Times, or what takes their place.
  private(set) var times: [Double]
  private(set) var columns: [[Double]]
  let units: [String]
  /// Whether the first is a position on screen.
  let growsDown: Bool
  /// The color of the view that the first is a value of; nil for other values.
  let color: ViewColor?
  /// The quantity in the place of the time, with its unit; nil for the time.
  private(set) var axis: (name: String, unit: String)?

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
    growsDown = traces.first?.growsDown ?? false
    color = traces.first?.color
  }

  /// The first of two series over the second, in its order.
  func overLast(named name: String) -> MeasuredSeries {
    let xs = columns[1]
    let order = xs.indices.sorted { (xs[$0], $0) < (xs[$1], $1) }
    var copy = self
    copy.times = order.map { xs[$0] }
    copy.columns = [order.map { columns[0][$0] }]
    copy.axis = (name, units[1])
    return copy
  }

  /// The candidates among families.
  func search(_ families: [MotionFamily]) -> FitMemory.Search {
    FitMemory.Search(times: times, columns: columns, families: families.map(\.searched))
  }

  /// Finds the motion, or over another series the rubber band, or says why there is none.
  ///
  /// - Parameter work: Counts what is done; it is for the caller to spend it.
  func fit(
    _ families: [MotionFamily], _ work: MotionWork, _ call: Look<some CommandClauses>
  ) throws(Failure) -> MotionFit {
    try call.spend(.reading, 10 * times.count * columns.count)
    do throws(MotionFit.Problem) {
      return axis == nil
        ? try MotionFit(times: times, columns: columns, families: families, work: work)
        : try MotionFit(pulls: times, offsets: columns[0], work: work)
    } catch {
      try call.spend(.trial, work.samples)
      let name = call.subjectPlace?.evened ?? ""
      switch error {
      case .tooFew(let count, let least):
        throw call.fail(.tooFewToFit(name, count, least), at: call.subjectPlace)
      // A series of the language has a finite value for each of its times, which rise.
      case .noMotion, .unequalCounts, .invalidSample:
        throw call.fail(.noMotion(name), at: call.subjectPlace)
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
