import MotionPlatform

extension SeriesAnalysis {
  /// The value around which the curve oscillates: where it settles, else half way between the mean
  /// of its maxima and the mean of its minima, rounded by less than a ripple.
  var level: Double {
    if settled != nil { return aim }
    let maxima = turns.filter(\.isMaximum).map { ys[$0.index] }
    let minima = turns.filter { !$0.isMaximum }.map { ys[$0.index] }
    guard !maxima.isEmpty, !minima.isEmpty else { return ys[highest] / 2 + ys[lowest] / 2 }
    let high = maxima.reduce(0) { $0 + $1 / Double(maxima.count) }
    let low = minima.reduce(0) { $0 + $1 / Double(minima.count) }
    // Sampled extremes miss the true ones by a little; a middle of -0.00002 would look odd.
    let unit = pow(10, log10(ripple).rounded(.down))
    return ((high / 2 + low / 2) / unit).rounded() * unit
  }

  /// Returns how often the curve passes from a ripple on one side of a level to a ripple on the
  /// other.
  func crossings(of level: Double) -> Int {
    var side = 0
    var count = 0
    for value in ys {
      let now = value - level > ripple ? 1 : value - level < -ripple ? -1 : side
      if side != 0, now != side { count += 1 }
      side = now
    }
    return count
  }

  /// The turns that give the period: those of the sentence or, if they are less than three, those
  /// of swings down to a hundredth of a ripple that shrink from one to the next. A spring with a
  /// damping ratio of 0.6 has two turns above a ripple.
  var swingTurns: [Turn] {
    guard turns.count < 3, range.isFinite, range > 0 else { return turns }
    let fine = Turn.all(in: ys, ripple: 0.01 * ripple)
    let values = fine.map { ys[$0.index] }
    let heights = zip(values.dropFirst(), values).map { abs($0 - $1) }
    return zip(heights.dropFirst(), heights).allSatisfy { $0 < $1 } ? fine : turns
  }

  /// The mean distance between neighbouring maxima, and between neighbouring minima, if those
  /// distances agree to 10 % or to two samples. Three turns give one distance, which nothing
  /// confirms, so it counts only if the second swing is no larger than the first.
  var period: Double? {
    let turns = swingTurns
    let times = turns.map { xs[$0.index] }
    guard times.count > 3 || times.count == 3 && !grows(turns) else { return nil }
    let periods = zip(times.dropFirst(2), times).map { $0 - $1 }
    let mean = periods.reduce(0) { $0 + $1 / Double(periods.count) }
    guard let least = periods.min(), let most = periods.max(), mean.isFinite else { return nil }
    let spacing = (xs[xs.count - 1] - xs[0]) / Double(xs.count - 1)
    return most - least <= max(0.1 * mean, 2 * spacing) && least > 0 ? mean : nil
  }

  /// Whether the swing between the second and the third turn is larger than the one before.
  private func grows(_ turns: [Turn]) -> Bool {
    let values = turns.prefix(3).map { ys[$0.index] }
    return abs(values[2] - values[1]) > abs(values[1] - values[0]) + ripple
  }

  /// The heights of the first and the last swing between neighbouring turns, if every swing is
  /// smaller than the previous one, or every one larger.
  var swings: (first: Double, last: Double)? {
    let values = turns.map { ys[$0.index] }
    let heights = zip(values.dropFirst(), values).map { abs($0 - $1) }
    guard heights.count >= 2, let first = heights.first, let last = heights.last else { return nil }
    let pairs = zip(heights.dropFirst(), heights)
    // By more than a ripple, because sampling alone makes even swings differ a little.
    let shrinks = pairs.allSatisfy { $0 < $1 } && first - last > 10 * ripple
    let grows = pairs.allSatisfy { $0 > $1 } && last - first > 10 * ripple
    return shrinks || grows ? (first, last) : nil
  }

  /// Moves against the overall direction of a curve.
  struct Detours {
    let count: Int
    /// The height of the largest one.
    let largest: Double
  }

  /// The detours of a curve that arrives elsewhere with only small ones, none above 5 % of the
  /// range; nil if it swings more than that.
  var detours: Detours? {
    guard hasChange else { return nil }
    let values = [first] + turns.map { ys[$0.index] } + [last]
    let back = zip(values.dropFirst(), values).map { ($1 - $0) * (change > 0 ? 1 : -1) }
      .filter { $0 > ripple }
    guard let largest = back.max(), largest <= 0.05 * range else { return nil }
    return Detours(count: back.count, largest: largest)
  }
}
