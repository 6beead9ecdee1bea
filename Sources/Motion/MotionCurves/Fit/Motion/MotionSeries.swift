/// A measured series as it is fitted: its times, values and weights, and what was seen of it at a
/// glance.
struct MotionSeries {
  let times: [Double]
  let values: [Double]
  /// The roots of the weights, 1 on average.
  let roots: [Double]
  /// The values by the roots of their weights.
  let weighted: [Double]

  init(times: [Double], values: [Double], roots: [Double]? = nil) {
    self.times = times
    self.values = values
    let roots = roots ?? [Double](repeating: 1, count: times.count)
    self.roots = roots
    weighted = zip(values, roots).map(*)
  }

  var count: Int { times.count }

  /// The range of the values.
  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// The usual time between two samples.
  var step: Double {
    let steps = zip(times.dropFirst(), times).map(-)
    let middle = Self.median(steps)
    let near = steps.filter { abs($0 - middle) < middle / 2 }
    return near.isEmpty ? middle : near.reduce(0, +) / Double(near.count)
  }

  /// Where a start is searched: before the last sample, and up to a length of the series earlier.
  var startRange: ClosedRange<Double> {
    guard let first = times.first, let last = times.last else { return 0...0 }
    return (first - (last - first))...last
  }

  /// The spread of the noise by second differences, which a smooth motion has few of; by their
  /// median, so that corners do not count.
  var noise: Double {
    guard count > 4 else { return 0 }
    let second = (1..<(count - 1)).map { (index: Int) -> Double in
      let ends = values[index - 1] + values[index + 1]
      return abs(ends - 2 * values[index])
    }
    return Self.median(second) / 0.6745 / 6.0.squareRoot()
  }

  func weighted(by roots: [Double]) -> MotionSeries {
    MotionSeries(times: times, values: values, roots: roots)
  }

  static func median(_ numbers: [Double]) -> Double {
    guard !numbers.isEmpty else { return 0 }
    let sorted = numbers.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

extension MotionSeries {
  /// The features of a motion before it is fitted.
  struct Glance {
    /// The levels before and after the motion.
    let from, to: Double
    /// The last sample at rest before the motion and the first one after it.
    let moving: ClosedRange<Int>
    /// The time of the first sample that has moved.
    let onset: Double
    /// The first times at a half and at 70 % of the way.
    let half, most: Double
    /// The first time at `mark`, and the time since the sample before.
    let marked: (time: Double, frame: Double)
    /// When it has come to rest.
    let rest: Double
    /// The jumps, if it is equal ones.
    let steps: MotionSteps?

    /// A part of the way at which few equal steps have a level, whose noise would decide.
    static let mark = 0.475
  }

  /// Finds the part that moves. Nil if nothing does.
  func glance(quantum: Double) -> Glance? {
    guard count >= 6, range > 0 else { return nil }
    let edge = min(5, count / 3)
    let (from, to) = (
      Self.median(Array(values.prefix(edge))), Self.median(Array(values.suffix(edge)))
    )
    let border = max(4 * noise, 0.01 * range, quantum * 1.01)
    func departs(_ index: Int, from level: Double) -> Bool { abs(values[index] - level) > border }
    // Two samples in a row, so that one outlier is no motion.
    guard
      let first = (0..<(count - 1)).first(where: {
        departs($0, from: from) && departs($0 + 1, from: from)
      }),
      let last = (1..<count).last(where: { departs($0, from: to) && departs($0 - 1, from: to) }),
      last > first || departs(count - 1, from: from)
    else { return nil }
    // A motion that comes back where it began is measured to its farthest place.
    let end = abs(to - from) > range / 3 ? to : farthest(from: from)
    func place(at share: Double) -> Int {
      (0..<count).first { (values[$0] - from) / (end - from) >= share } ?? count - 1
    }
    let marked = place(at: Glance.mark)
    return Glance(
      from: from, to: to, moving: max(0, first - 1)...min(count - 1, max(last, first) + 1),
      onset: times[first], half: max(times[place(at: 0.5)], times[first]),
      most: max(times[place(at: 0.7)], times[first]),
      marked: (times[marked], times[marked] - times[max(0, marked - 1)]),
      rest: times[min(count - 1, max(last, first) + 1)], steps: MotionSteps(self))
  }

  private func farthest(from level: Double) -> Double {
    values.max { abs($0 - level) < abs($1 - level) } ?? level
  }
}
