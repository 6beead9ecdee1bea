import Diagnostics
import Evaluation
import Language
import MotionCurves
import Sharing
import Values

/// The search for a stage's parameters: a grid of their ranges, then the simplex of Nelder and Mead
/// from the best place. It uses no derivatives, because a run with collisions has none.
///
/// Other processes do runs ahead, if these take long. Which runs count, and with them the result and
/// the work, is the same without them.
final class StageSearch {
  private let plan: StageFitPlan
  private let statement: Statement
  private let log: StatementLog
  private let traces: Traces
  private let hooks: Hooks
  private let meter: WorkMeter
  /// The work that all runs may do.
  private let workLeft: Int64?
  /// The known results, some of them ahead.
  private var answers: [[Double]: SweepShare.Answer] = [:]
  /// The places that counted, in order.
  private var asked: [[Double]] = []
  private var work: Int64 = 0
  /// The number of processes, once several have been started; 0 if none can be.
  private var shareCount: Int?
  private var best: (place: [Double], cost: Double)?
  private var isStopped = false
  private var failure: Failure?

  init(
    _ plan: StageFitPlan, _ statement: Statement, log: StatementLog, traces: Traces,
    hooks: Hooks, meter: WorkMeter
  ) {
    (self.plan, self.statement, self.hooks, self.meter) = (plan, statement, hooks, meter)
    (self.log, self.traces) = (log, traces)
    workLeft = meter.left
  }

  /// - Throws: The mistake of the first run that failed if none worked; `interrupted` if nothing was
  ///   found yet.
  func found() throws(Failure) -> StageFound {
    let sides = [9, 5, 4, 3, 3, 2][min(plan.parameters.count, 6) - 1]
    let grid = Self.grid(plan.parameters.count, sides)
    for (index, place) in grid.enumerated() {
      prepare(Array(grid[index...]))
      _ = cost(place)
    }
    if let start = best?.place, !isStopped {
      let step = 0.5 / Double(sides)
      // Two processes would save no more by guessing a step's places than the wrong ones cost.
      let breadth = shareCount.map { $0 > 2 ? $0 : 0 } ?? 0
      // A simplex that has shrunk too early begins again, smaller.
      for (size, evaluations) in [(step, 20), (step / 8, 12)] {
        _ = NelderMead.minimum(
          from: best?.place ?? start, steps: start.map { $0 > 0.5 ? -size : size },
          evaluations: min(evaluations * start.count, Limits.fitRuns - asked.count),
          breadth: breadth, preparing: prepare, of: cost)
      }
    }
    if let failure { throw failure }
    guard let best else { throw isStopped ? .interrupted : try firstMistake() }
    return StageFound(
      place: best.place, rms: (best.cost / Double(plan.times.count)).squareRoot(),
      runs: asked.count, isStopped: isStopped)
  }

  /// The failure, if no run measured anything. Another process tells only its sentence, so the
  /// run is done again.
  private func firstMistake() throws(Failure) -> Failure {
    let failed = asked.first { answers[$0]?.row.problem != nil }
    if let failed,
      let mistake = try runs(at: [failed]).run(
        0, in: nil, meter: meter.part(left: nil)
      ).mistake
    {
      return .failed(mistake)
    }
    return Failure(.fitMeasuresNothing(plan.name), at: plan.measure.span)
  }

  /// The middles of the cells of an even grid.
  private static func grid(_ dimension: Int, _ sides: Int) -> [[Double]] {
    let steps = (0..<sides).map { (Double($0) + 0.5) / Double(sides) }
    return (0..<dimension).reduce([[]]) { places, _ in
      places.flatMap { place in steps.map { place + [$0] } }
    }
  }

  /// Whether all shares of the parameters' ranges are within them.
  static func isInRange(_ place: [Double]) -> Bool {
    place.allSatisfy { (0...1).contains($0) }
  }

  /// The distance from the series after a run; infinite if it failed or measured nothing.
  private func cost(_ place: [Double]) -> Double {
    guard Self.isInRange(place), failure == nil, let answer = answer(at: place) else {
      return .infinity
    }
    guard !asked.contains(place) else { return answer.row.distance }
    asked.append(place)
    hooks.progress(.runs(asked.count, of: Limits.fitRuns))
    work += answer.cost
    meter.add(answer.work)
    if meter.isSpent { failure = Failure(meter.tooMuch, at: statement.span) }
    let cost = answer.row.distance
    if cost < best?.cost ?? .infinity { best = (place, cost) }
    return cost
  }

  /// The answer that is known, or that of a run here; nil if the search is stopped.
  private func answer(at place: [Double]) -> SweepShare.Answer? {
    if let known = answers[place] { return known }
    guard !isStopped else { return nil }
    do {
      let answer = try answer(0, of: runs(at: [place]))
      answers[place] = answer
      return answer
    } catch .failed(let diagnostic) {
      failure = .failed(diagnostic)
    } catch {
      isStopped = true
    }
    return nil
  }

  private func runs(at places: [[Double]]) -> StageRuns {
    StageRuns(plan, at: places, log: log, traces: traces, isInterrupted: hooks.isInterrupted)
  }

  private func answer(_ run: Int, of runs: StageRuns) throws(Failure) -> SweepShare.Answer {
    let part = meter.part(left: workLeft)
    let outcome = try runs.run(run, in: nil, meter: part)
    return SweepShare.Answer(run: run, row: outcome.row, work: part.done)
  }

  /// Does the runs at places together with other processes, if that is worth starting them. Judged
  /// by the work so far, which is counted, not timed.
  private func prepare(_ places: [[Double]]) {
    let new = places.filter { Self.isInRange($0) && answers[$0] == nil }
    guard !isStopped, failure == nil, shareCount != 0, new.count > 1 else { return }
    let runs = runs(at: new)
    let batch = Batch<SweepShare.Answer, Failure>(
      workLeft: workLeft, worthSharing: hooks.worthSharing, read: runs.read
    ) {
      self.hooks.progress(.runs(self.asked.count + $0, of: Limits.fitRuns))
    } doHere: { (run, _) throws(Failure) in
      try self.answer(run, of: runs)
    }
    guard batch.isWorthSharing(work, of: asked.count, left: new.count) else { return }
    guard
      let task = SweepTask(
        statement, log: log, traces: traces, fits: meter.fits, from: 0, workLeft: workLeft, at: new),
      let others = hooks.share?(task.packed, new.count)
    else {
      shareCount = 0
      return
    }
    defer { others.end() }
    shareCount = max(shareCount ?? 0, others.shareCount)
    do {
      try batch.finish(0..<new.count, with: others) { answers[new[$0.run]] = $0 }
    } catch {
      // The results known by then still count.
      isStopped = true
    }
  }
}
