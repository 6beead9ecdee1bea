// `MotionCleaning` prepares the values. `MotionFamily` has the families, `ProjectedMotion` what
// one leaves unexplained, and `MotionSearch` the search. `MotionSteps` sees jumps, and
// `MotionFit+RubberBand` fits over the way of a finger instead of the time.

/// Which motion a measured series is: the best of all families, and whether the series can tell it
/// from the next best.
///
/// ```swift
/// let times = (0...60).map { Double($0) / 60 }
/// let spring = try Spring(duration: 0.5, bounce: 0.3)
/// let fit = try MotionFit(times: times, columns: [times.map { 100 * spring($0) }])
/// print(fit.best.family)  // spring
/// ```
public struct MotionFit: Sendable {
  /// Why no motion was found.
  public enum Problem: Error, Hashable, Sendable {
    /// Fewer samples than can be fitted.
    case tooFew(Int, least: Int)
    /// There is not one value of each column for each time, or there is no column.
    case unequalCounts(times: Int, values: Int)
    /// A time or a value is not finite, or a time is not later than the one before; counted from 0.
    case invalidSample(Int)
    /// The values do not move.
    case noMotion
    /// Only steps were asked for, and there are none.
    case noSteps
    /// The search was stopped from outside.
    case stopped
  }

  /// The least number of samples.
  public static let leastCount = 8
  /// The most samples that are fitted; a longer series is thinned out.
  public static let mostCount = 2000
  /// Families whose criteria are nearer than this cannot be told apart.
  public static let doubt = 10.0

  /// All families that were tried, the best first.
  public let motions: [FittedMotion]
  /// The number of samples that were fitted, and of those given.
  public let count, givenCount: Int
  /// The number of samples left out because they repeat the frame before.
  public let doubles: Int
  /// The step to which values were rounded; 0 if none is seen.
  public let quantum: Double
  /// The usual seconds between samples.
  public let step: Double
  /// Whether the motion had begun before the first sample. Then the start is taken to be that
  /// sample, with a velocity.
  public let beganBefore: Bool
  /// Whether times jitter, so that fast samples weigh less.
  public let hasJitter: Bool
  /// The spread of the noise by neighbors.
  let noise: Double
  /// The samples that were fitted.
  let series: MotionSeries
  /// The time of the last value given.
  let end: Double

  /// The best.
  public var best: FittedMotion { motions[0] }

  /// The best of the families that do not contain the best one anyway.
  public var rival: FittedMotion? {
    motions.dropFirst().first { !$0.family.contains(best.family) }
  }

  /// The families that explain the series about as well as the best one.
  public var equals: [FittedMotion] {
    motions.dropFirst().filter {
      !$0.family.contains(best.family) && $0.criterion - best.criterion < Self.doubt
    }
  }

  /// Whether a pattern is left that no family explains.
  public var isNoneOfThese: Bool {
    let size = Double(best.residuals.count)
    guard best.rms > max(quantum, series.range * 2e-4) / 2 else { return false }
    if best.likeness * size.squareRoot() > 4 { return true }
    // Jitter of the times is more than the noise of neighbors, but not much more.
    let most = hasJitter ? 2.5 : 1.6
    return noise > 0 && best.rms > most * max(noise, quantum / 12.0.squareRoot())
  }

  /// Whether the series ends before the motion does.
  public var isEndUnseen: Bool {
    switch best.family {
    case .fall, .fallWithResistance: return true
    case .bezier, .named, .given:
      guard let duration = best[.duration] else { return false }
      return best.start.value + duration.value > end + step / 2
    case .spring, .critical, .springWithVelocity, .keyboard, .decay, .decayNormal, .decayFast,
      .edgePull, .edgePullFast, .edgeMet, .edgeMetFast, .page, .thrown, .bounce, .steps,
      .rubberBand,
      .line:
      return false
    }
  }

  /// Whether the series ends too early for its numbers to be known within a tenth.
  public var isCutOff: Bool {
    guard best.family != .bezier, best.family != .steps else { return false }
    let shapes: [FittedMotion.Quantity] = [.response, .duration, .fallTime]
    return shapes.contains { quantity in
      guard let found = best[quantity] else { return false }
      return found.error > 0.1 * abs(found.value)
        && best.start.value + found.value > end - 2 * step
    }
  }
}

extension MotionFit {
  /// Fits series that share a clock and a motion.
  ///
  /// - Parameters:
  ///   - times: Seconds, each later than the one before.
  ///   - columns: At least one; as many finite values each as there are times.
  ///   - work: Counts what is done, also for the curve of a motion later.
  ///   - families: those that are tried.
  /// - Throws: `Problem`.
  public init(
    times: [Double], columns: [[Double]], families: [MotionFamily] = MotionFamily.all,
    work: MotionWork = MotionWork()
  ) throws(Problem) {
    try Self.check(times, columns, rising: true)
    let thin = (times.count + Self.mostCount - 1) / Self.mostCount
    let kept = Array(stride(from: 0, to: times.count, by: thin))
    let joined = Self.joined(columns)
    let whole = MotionSeries(
      times: kept.map { times[$0] }, values: kept.map { joined[$0] })
    // The heights of steps are no rounding.
    let isRounded = columns.count == 1 && MotionSteps(whole) == nil
    let quantum = isRounded ? MotionCleaning.quantum(of: whole.values) : 0
    let single = MotionCleaning.withoutDoubles(whole, quantum: quantum)
    guard let glance = single.glance(quantum: quantum) else { throw .noMotion }
    let series = MotionCleaning.withoutRest(single, glance.moving)
    let fitting = MotionFitting(series, glance, quantum: quantum, work)

    var found = try fitting.best(of: families, fixedStart: nil)
    let step = series.step
    var beganBefore = false
    if let first = found.first, first.start < series.times[0] - step || first.isUnderWay,
      single.times[0] == series.times[0]
    {
      beganBefore = true
      let moving = families.filter { $0 != .critical && $0 != .keyboard }
      found = try fitting.best(of: moving, fixedStart: series.times[0])
    }
    var weighted = fitting
    // An unexplained part looks like jitter if the family is the only one.
    if families.count > 1, let best = found.first, let roots = fitting.roots(best) {
      weighted = MotionFitting(series.weighted(by: roots), glance, quantum: quantum, work)
      found = try found.map { found throws(Problem) in try weighted.refined(found) }
    }
    guard !found.isEmpty else { throw families == [.steps] ? .noSteps : .noMotion }

    let index = Dictionary(uniqueKeysWithValues: whole.times.enumerated().map { ($1, $0) })
    let rows = series.times.compactMap { index[$0] }.map { kept[$0] }
    let own = columns.map { column in rows.map { column[$0] } }
    let motions = Self.ranked(found.map { weighted.fitted($0, own) })
    guard let best = motions.first, series.constantCriterion(fitting.floor) - best.criterion > 10
    else { throw .noMotion }
    self.init(
      motions: motions, count: series.count, givenCount: times.count,
      doubles: whole.count - single.count, quantum: quantum, step: step,
      beganBefore: beganBefore, hasJitter: weighted.series.roots != series.roots,
      noise: series.noise, series: weighted.series, end: times[times.count - 1])
  }

  /// Throws unless columns have a finite value for each of enough times.
  static func check(
    _ times: [Double], _ columns: [[Double]], rising: Bool
  ) throws(Problem) {
    let odd = columns.first { $0.count != times.count }
    guard odd == nil, !columns.isEmpty else {
      throw .unequalCounts(times: times.count, values: odd?.count ?? 0)
    }
    for row in times.indices {
      let isLater = !rising || row == 0 || times[row] > times[row - 1]
      guard isLater, times[row].isFinite, columns.allSatisfy({ $0[row].isFinite }) else {
        throw .invalidSample(row)
      }
    }
    guard times.count >= leastCount else { throw .tooFew(times.count, least: leastCount) }
  }

  /// The best first; but a simpler family before one that contains it, unless that is clearly
  /// better: a scroll view's own rate is believed before any rate. A throw out of rest, which
  /// needs a kick, comes after every other motion that the series cannot tell from it: the beginnings
  /// of many curves look like one. So does a parabola where no time is.
  static func ranked(_ motions: [FittedMotion], isTimed: Bool = true) -> [FittedMotion] {
    var sorted = motions.sorted { $0.criterion < $1.criterion }
    guard let best = sorted.first else { return sorted }
    if best.family == .thrown, !isTimed || best.motion.fixedStart == nil,
      let other = sorted.dropFirst().firstIndex(where: {
        !$0.family.contains(.thrown) && $0.criterion - best.criterion < doubt
      })
    {
      sorted.insert(sorted.remove(at: other), at: 0)
    }
    // Each is simpler than the one before, so this ends.
    while let simpler = sorted.firstIndex(where: {
      sorted[0].family.contains($0.family) && $0.criterion - sorted[0].criterion < 6
    }) {
      sorted.insert(sorted.remove(at: simpler), at: 0)
    }
    return sorted
  }

  /// Series of one motion as one, along their main direction.
  private static func joined(_ columns: [[Double]]) -> [Double] {
    guard columns.count > 1, let first = columns.first else { return columns.first ?? [] }
    let means = columns.map { $0.reduce(0, +) / Double($0.count) }
    let centered = zip(columns, means).map { column, mean in column.map { $0 - mean } }
    var direction = centered.map { LevenbergMarquardt.dot($0, $0).squareRoot() }
    // Powers of the covariance turn any direction to the main one.
    for _ in 0..<32 {
      let along = first.indices.map { row in
        zip(centered, direction).reduce(0) { $0 + $1.0[row] * $1.1 }
      }
      direction = centered.map { LevenbergMarquardt.dot($0, along) }
      let length = LevenbergMarquardt.dot(direction, direction).squareRoot()
      guard length > 0 else { return first }
      direction = direction.map { $0 / length }
    }
    return first.indices.map { row in
      zip(columns, direction).reduce(0) { $0 + $1.0[row] * $1.1 }
    }
  }
}

extension MotionSeries {
  /// The least mean square that is believed: of rounding, or a hundredth of a point in two hundred.
  func leastSquare(quantum: Double) -> Double {
    let least = range * 5e-5
    return max(quantum * quantum / 12, least * least)
  }

  /// The criterion of no motion at all.
  func constantCriterion(_ floor: Double) -> Double {
    let mean = values.reduce(0, +) / Double(count)
    let square = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return Double(count) * logarithm(max(square / Double(count), floor))
      + 2 * logarithm(Double(count))
  }
}

/// The fitting of one cleaned series.
struct MotionFitting {
  let series: MotionSeries
  private let glance: MotionSeries.Glance
  private let quantum: Double
  private let work: MotionWork

  struct Found {
    let motion: ProjectedMotion
    let place: [Double]
    let cost: Double
    var start: Double { motion.start(place) }
    /// Whether it had begun before the first sample, and so is taken from there.
    var isUnderWay: Bool { motion.fixedStart != nil }
  }

  init(
    _ series: MotionSeries, _ glance: MotionSeries.Glance, quantum: Double, _ work: MotionWork
  ) {
    (self.series, self.glance, self.quantum, self.work) = (series, glance, quantum, work)
  }

  var floor: Double { series.leastSquare(quantum: quantum) }

  /// The best place of each family, the best family by its criterion first.
  func best(
    of families: [MotionFamily], fixedStart: Double?
  ) throws(MotionFit.Problem) -> [Found] {
    let found = try families.map { (family) throws(MotionFit.Problem) -> Found in
      let found = try best(of: family, fixedStart: fixedStart)
      guard family.beginsAnywhere, fixedStart == nil else { return found }
      // Under way at the first sample, unless a start within the series is clearly better.
      let earlier = try best(of: family, fixedStart: series.times[0])
      return criterion(found) < criterion(earlier) - 3 ? found : earlier
    }
    return found.filter { $0.cost.isFinite }.sorted { criterion($0) < criterion($1) }
  }

  private func best(
    of family: MotionFamily, fixedStart: Double?
  ) throws(MotionFit.Problem) -> Found {
    let motion = ProjectedMotion(
      family: family, series: series, fixedStart: fixedStart, work: work)
    let best = try MotionSearch.best(motion, glance)
    return Found(motion: motion, place: best.place, cost: best.cost)
  }

  private func criterion(_ found: Found) -> Double {
    let n = Double(series.count)
    return n * logarithm(max(found.cost / n, floor)) + found.motion.unknowns * logarithm(n)
  }

  /// The same motion on this series, from a place that was found on another one.
  func refined(_ found: Found) throws(MotionFit.Problem) -> Found {
    let motion = ProjectedMotion(
      family: found.motion.family, series: series, fixedStart: found.motion.fixedStart,
      work: work)
    let best = try MotionSearch.refined(motion, from: found.place)
    return Found(motion: motion, place: best.place, cost: best.cost)
  }

  /// The roots of weights if times jitter.
  func roots(_ found: Found) -> [Double]? {
    let motion = fitted(found, [series.values])
    // Rounding errors of an exact series are no jitter.
    guard motion.rms * motion.rms > floor else { return nil }
    let small = series.step / 20
    let rates = series.times.map {
      (motion.value(at: $0 + small) - motion.value(at: $0 - small)) / (2 * small)
    }
    return MotionCleaning.roots(
      series, residuals: motion.residuals, rates: rates, quantum: quantum)
  }

  /// - Parameter columns: The series as they were measured, of which this one was joined.
  func fitted(_ found: Found, _ columns: [[Double]]) -> FittedMotion {
    let joined = FittedMotion(
      found.motion, at: found.place, others: columns.count > 1 ? columns : [], floor: floor)
    return joined.withoutJoined(columns.count > 1)
  }
}
