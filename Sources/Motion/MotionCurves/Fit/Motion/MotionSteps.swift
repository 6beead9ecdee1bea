/// Equal jumps at equal times, as `steps()` makes them. They are seen, not searched.
struct MotionSteps {
  /// The time of the first jump, and the seconds from one to the next.
  let start, interval: Double
  let count: Int
  /// The usual time between two samples, in which a jump is hidden.
  private let frame: Double

  /// Nil if the jumps of a series are no such steps.
  init?(_ series: MotionSeries) {
    let (times, values) = (series.times, series.values)
    let least = max(6 * series.noise, 0.03 * series.range)
    let jumps = (0..<max(0, values.count - 1)).filter {
      abs(values[$0 + 1] - values[$0]) > least
    }
    // A level that is seen once could be a sample on the way.
    guard (2...Self.most).contains(jumps.count),
      zip(jumps.dropFirst(), jumps).allSatisfy({ $0 - $1 >= 2 }),
      Self.areEqual(levels: Self.levels(values, jumps), noise: series.noise)
    else { return nil }
    let middles = jumps.map { (times[$0] + times[$0 + 1]) / 2 }
    let n = Double(jumps.count)
    let mean = middles.reduce(0, +) / n
    let spread = Self.spread(jumps.count)
    let slope =
      middles.enumerated().reduce(0) { $0 + (Double($1.offset) - (n - 1) / 2) * $1.element }
      / spread
    guard slope > 0 else { return nil }
    (interval, start, count) = (slope, mean - slope * (n - 1) / 2, jumps.count)
    frame = series.step
    for (index, jump) in jumps.enumerated() {
      let off = abs(middles[index] - start - Double(index) * slope)
      guard off <= max(times[jump + 1] - times[jump], frame) else { return nil }
    }
  }

  private static let most = 1000

  private static func levels(_ values: [Double], _ jumps: [Int]) -> [ArraySlice<Double>] {
    zip([0] + jumps.map { $0 + 1 }, jumps.map { $0 + 1 } + [values.count]).map { values[$0..<$1] }
  }

  /// Whether nothing moves on the levels, and each is as far from the one before.
  private static func areEqual(levels: [ArraySlice<Double>], noise: Double) -> Bool {
    let middles = levels.map { MotionSeries.median(Array($0)) }
    let heights = zip(middles.dropFirst(), middles).map(-)
    let usual = MotionSeries.median(heights)
    guard usual != 0, heights.allSatisfy({ abs($0 / usual - 1) < 0.15 }) else { return false }
    let still = max(5 * noise, 0.15 * abs(usual))
    return zip(levels, middles).allSatisfy { level, middle in
      level.allSatisfy { abs($0 - middle) <= still }
    }
  }

  /// The sum of the squares of the jumps' numbers from their mean.
  private static func spread(_ count: Int) -> Double {
    let n = Double(count)
    return n * (n * n - 1) / 12
  }

  /// Places near it, the best guess first: which frame a jump is in decides.
  var places: [[Double]] {
    let shifts = [0, -0.25, 0.25, -0.5, 0.5].map { $0 * frame }
    return shifts.flatMap { first in
      shifts.map { last in
        let between = interval + (last - first) / Double(count - 1)
        return [start + first, logarithm(max(between, interval / 2)), Double(count)]
      }
    }
  }

  /// The half widths of the 95 % intervals of the first jump and the time between two: each jump is
  /// anywhere between two samples.
  static func errors(count: Int, frame: Double) -> (start: Double, interval: Double) {
    let n = Double(count)
    let one = 1.96 * frame / 12.0.squareRoot()
    let middle = (n - 1) / 2
    return (
      one * (1 / n + middle * middle / spread(count)).squareRoot(),
      one / spread(count).squareRoot()
    )
  }
}
