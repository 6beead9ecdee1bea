/// A search for the poles of a function between its samples, where a plot must not join them.
public enum PoleSearch {
  /// The minimum factor by which a function must exceed the neighbouring samples at a pole.
  private static let growth = 1e4
  /// The maximum number of bisections between two doubles, with some to spare.
  private static let steps = 70

  /// A sample of a function.
  public struct Sample: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Returns the poles between samples, and at samples without a value, from left to right.
  ///
  /// - Parameter value: the function; NaN where it has no value.
  public static func poles(
    among samples: [Sample], of value: (Double) -> Double
  ) -> [Double] {
    var poles: [Double] = []
    for index in samples.indices.dropFirst() {
      let (a, b) = (samples[index - 1], samples[index])
      if !b.y.isFinite {
        if index + 1 < samples.count, isPole(b, a, samples[index + 1], value) { poles.append(b.x) }
      } else if a.y.isFinite, (a.y < 0) != (b.y < 0) {
        if let pole = pole(whereSignChanges: a, b, value) { poles.append(pole) }
      } else if a.y.isFinite, index > 1, index + 1 < samples.count,
        abs(a.y) > abs(samples[index - 2].y), abs(b.y) > abs(samples[index + 1].y)
      {
        if let pole = pole(atPeakBetween: a, b, value) { poles.append(pole) }
      }
    }
    return poles
  }

  /// Returns whether the function grows beside a sample without a value.
  private static func isPole(
    _ sample: Sample, _ before: Sample, _ after: Sample, _ value: (Double) -> Double
  ) -> Bool {
    let room = 1e-6 * (after.x - before.x)
    let height = [before.y, after.y].filter(\.isFinite).map(abs).max() ?? .infinity
    return [sample.x - room, sample.x + room].contains { abs(value($0)) > growth * height }
  }

  /// Bisects an interval in which the sign changes: the values on both sides become small at a
  /// zero, grow at a pole, and stay at a step.
  private static func pole(
    whereSignChanges a: Sample, _ b: Sample, _ value: (Double) -> Double
  ) -> Double? {
    var (low, high) = (a, b)
    for _ in 0..<steps {
      let x = low.x / 2 + high.x / 2
      guard x > low.x, x < high.x else { break }
      let y = value(x)
      guard y.isFinite else { return y.isInfinite || grown(low, high, from: a, b) ? x : nil }
      if (y < 0) == (low.y < 0) {
        low = Sample(x: x, y: y)
      } else {
        high = Sample(x: x, y: y)
      }
    }
    return grown(low, high, from: a, b) ? low.x / 2 + high.x / 2 : nil
  }

  private static func grown(_ low: Sample, _ high: Sample, from a: Sample, _ b: Sample) -> Bool {
    min(abs(low.y), abs(high.y)) > growth * max(abs(a.y), abs(b.y))
  }

  /// Follows the values upward by thirds: they stop at a maximum, but not at a pole.
  private static func pole(
    atPeakBetween a: Sample, _ b: Sample, _ value: (Double) -> Double
  ) -> Double? {
    var (low, high) = (a.x, b.x)
    let height = max(abs(a.y), abs(b.y))
    for _ in 0..<steps {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      let (l, r) = (abs(value(left)), abs(value(right)))
      guard l.isFinite else { return left }
      guard r.isFinite else { return right }
      if max(l, r) > growth * height { return l > r ? left : right }
      if l > r { high = right } else { low = left }
    }
    return nil
  }
}
