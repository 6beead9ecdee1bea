extension MotionFit {
  /// Finds the rubber band that content follows past its end: where it ends, the size of the view
  /// and the coefficient.
  ///
  /// - Parameters:
  ///   - pulls: How far the finger is past the end, of either sign; in any order.
  ///   - offsets: The offset of the content for each, in the same unit.
  ///   - work: Counts what is done.
  /// - Throws: `Problem`.
  public init(
    pulls: [Double], offsets: [Double], work: MotionWork = MotionWork()
  ) throws(Problem) {
    try Self.check(pulls, [offsets], rising: false)
    let count = pulls.count
    let thin = (count + Self.mostCount - 1) / Self.mostCount
    let order = (0..<count).sorted { (pulls[$0], $0) < (pulls[$1], $1) }
    let kept = stride(from: 0, to: count, by: thin).map { order[$0] }
    let whole = MotionSeries(times: kept.map { pulls[$0] }, values: kept.map { offsets[$0] })
    let quantum = MotionCleaning.quantum(of: whole.values)
    let series = MotionCleaning.withoutDoubles(whole, quantum: quantum)
    let farthest = series.times.map(abs).max() ?? 0
    guard farthest > 0, series.range > 0 else { throw .noMotion }
    let floor = series.leastSquare(quantum: quantum)
    let motions = try MotionFamily.ofPulls.map { (family) throws(Problem) -> FittedMotion in
      let motion = ProjectedMotion(family: family, series: series, fixedStart: 0, work: work)
      let found = try family.shapes(half: farthest, most: farthest, rest: farthest, frame: 0).map {
        (shape) throws(Problem) in try MotionSearch.refined(motion, from: shape)
      }
      let best = found.min { $0.cost < $1.cost }
      return FittedMotion(motion, at: best?.place ?? [], others: [], floor: floor)
    }
    let ranked = Self.ranked(motions, isTimed: false)
    guard let best = ranked.first, series.constantCriterion(floor) - best.criterion > Self.doubt
    else { throw .noMotion }
    // Neighbors of uneven distance tell no noise.
    self.init(
      motions: ranked, count: series.count, givenCount: count, doubles: whole.count - series.count,
      quantum: quantum, step: series.step, beganBefore: false, hasJitter: false, noise: 0,
      series: series, end: series.times[series.count - 1])
  }
}
