extension MotionFit {
  /// A moment at which the velocity steps: a motion is caught by another.
  public struct Break: Hashable, Sendable {
    /// Seconds.
    public let time: Double
    /// The velocities before and after it, in units per second.
    public let before, after: Double
  }

  /// Where the series is best cut in two motions, each with a velocity; nil if one explains it about
  /// as well.
  public func velocityBreak() throws(Problem) -> Break? {
    let (n, times) = (series.count, series.times)
    guard n >= 3 * Self.leastCount else { return nil }
    var best: (cost: Double, cut: Int, first: MotionFitting.Found, second: MotionFitting.Found)?
    let stride = max(1, (n - 2 * Self.leastCount) / 40)
    for cut in Swift.stride(from: Self.leastCount, to: n - Self.leastCount, by: stride) {
      guard let first = try half(0..<cut, start: nil),
        let second = try half(cut..<n, start: times[cut])
      else { continue }
      let cost = first.cost + second.cost
      if cost < best?.cost ?? .infinity { best = (cost, cut, first, second) }
    }
    guard let best else { return nil }
    let whole = self.best.residuals.reduce(0) { $0 + $1 * $1 }
    let least = Double(n) * max(quantum * quantum / 12, series.range * series.range * 2.5e-9)
    // The second motion has six numbers of its own, and the cut is one.
    let gain = Double(n) * logarithm((whole + least) / (best.cost + least))
    guard gain > 7 * logarithm(Double(n)) + Self.doubt else { return nil }
    func rate(_ found: MotionFitting.Found, at time: Double) -> Double {
      let motion = FittedMotion(found.motion, at: found.place, others: [], floor: least)
      let small = step / 50
      return (motion.value(at: time + small) - motion.value(at: time - small)) / (2 * small)
    }
    let time = times[best.cut]
    return Break(
      time: time, before: rate(best.first, at: time - step / 10),
      after: rate(best.second, at: time + step / 10))
  }

  private func half(
    _ range: Range<Int>, start: Double?
  ) throws(Problem) -> MotionFitting.Found? {
    let part = MotionSeries(
      times: Array(series.times[range]), values: Array(series.values[range]))
    guard let glance = part.glance(quantum: quantum) else { return nil }
    return try MotionFitting(part, glance, quantum: quantum, best.motion.work)
      .best(of: [.springWithVelocity], fixedStart: start).first
  }
}
