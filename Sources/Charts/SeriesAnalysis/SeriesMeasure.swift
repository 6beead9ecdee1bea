#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What there is to say in numbers of samples in a row: of what a plot's sentence says too, the
/// same.
///
/// Samples that are not finite count for nothing. The samples are all there is: what lies between
/// two of them is never guessed but in `rise` and `crossing`, which draw a straight line there.
public struct SeriesMeasure: Sendable {
  /// A value and the x at which it was reached first.
  public struct Mark: Hashable, Sendable {
    /// In the unit of what is measured.
    public let value: Double
    /// In the unit of the x axis.
    public let at: Double
  }

  private let xs: [Double]
  private let ys: [Double]
  /// Nil for a single sample, which leads nowhere.
  private let course: SeriesAnalysis?
  /// Whether all samples are one value, but for what a plot takes for noise.
  private let isFlat: Bool

  /// - Parameters:
  ///   - xs: never falling; as many as `ys`.
  ///   - ys: nil is answered where none of them is finite.
  public init?(xs: [Double], ys: [Double]) {
    var (xs, ys) = (xs, Plot.settled(ys))
    if xs.count != ys.count || !xs.allSatisfy(\.isFinite) || !ys.allSatisfy(\.isFinite) {
      let points = zip(xs, ys).filter { $0.isFinite && $1.isFinite }
      (xs, ys) = (points.map(\.0), points.map(\.1))
    }
    guard let first = xs.first, let last = xs.last else { return nil }
    self.xs = xs
    self.ys = ys
    course = first < last ? SeriesAnalysis(xs: self.xs, ys: self.ys) : nil
    isFlat = course.map { Scale.isFlat($0.bounds, tolerance: Scale.noise) } ?? true
  }

  public var first: Mark { mark(0) }
  public var last: Mark { mark(ys.count - 1) }
  public var least: Mark { mark(course?.lowest ?? 0) }
  public var greatest: Mark { mark(course?.highest ?? 0) }
  /// Each sample counts alike.
  public var mean: Double { ys.reduce(0) { $0 + $1 / Double(ys.count) } }

  private func mark(_ index: Int) -> Mark { Mark(value: ys[index], at: xs[index]) }

  /// What swings, and is not only noise.
  private var swinging: SeriesAnalysis? { isFlat ? nil : course }

  /// How far it goes beyond its last value, as a part of its way from the first, and where it is
  /// farthest; nil where it does not settle or has no way to speak of.
  public var overshoot: Mark? {
    guard let course else { return nil }
    if isFlat { return Mark(value: 0, at: xs[0]) }
    guard course.settled != nil, course.hasChange else { return nil }
    let farthest = course.way > 0 ? course.highest : course.lowest
    return Mark(value: course.excess, at: xs[farthest])
  }

  /// What it stays within for good once it has settled: 1 % of the way from its first value to its
  /// last, or where that is short, of its range.
  public var band: Double { course?.settlingBand ?? 0 }
  /// Whether the band is a part of the way, and not of the range.
  public var isBandOfWay: Bool { course?.hasChange ?? true }

  /// From where on it stays within `band` of its last value; nil where that is only at its end.
  public var settling: Double? {
    guard let course else { return nil }
    return isFlat ? xs[0] : course.settled.map(course.place(ofArrival:))
  }

  /// How long it takes from a tenth of its way to nine tenths, and where it has got there; nil
  /// where it has no way to speak of.
  public var rise: Mark? {
    guard let course = swinging, course.hasChange, course.way != 0,
      let start = crossing(course.first + 0.1 * course.way),
      let end = crossing(course.first + 0.9 * course.way), start <= end
    else { return nil }
    return Mark(value: end - start, at: end)
  }

  /// The mean distance between neighbouring maxima, and between neighbouring minima, where it
  /// swings evenly.
  public var period: Double? { swinging?.period }

  /// The damping ratio of a spring that swings like it, from the logarithmic decrement of its
  /// swings: 0 where they stay alike, below 0 where they grow; nil where it does not swing evenly.
  ///
  /// Each half swing of such a spring is smaller than the one before by exp(−πζ/√(1−ζ²)).
  public var damping: Double? {
    guard let course = swinging, course.period != nil else { return nil }
    let values = course.turns.map { ys[$0.index] }
    let heights = zip(values.dropFirst(), values).map { abs($0 - $1) }
    guard heights.count > 1, let first = heights.first, let last = heights.last else { return nil }
    let decrement = log(first / last) / Double(heights.count - 1)
    return decrement / (decrement * decrement + .pi * .pi).squareRoot()
  }

  /// How often it turns back at one value, less far each time, like a ball at a wall.
  public var bounces: Int { swinging?.bounces?.count ?? 0 }

  /// The greatest change from one sample to the next by what x changes meanwhile, without its sign,
  /// and where it ends; nil for a single sample.
  public var speed: Mark? {
    var fastest: Mark?
    for index in ys.indices.dropFirst() where xs[index] > xs[index - 1] {
      let rate = abs((ys[index] - ys[index - 1]) / (xs[index] - xs[index - 1]))
      if rate > fastest?.value ?? -1 { fastest = Mark(value: rate, at: xs[index]) }
    }
    return fastest
  }

  /// Where it first reaches a value or passes it; nil where it never does.
  public func crossing(_ level: Double) -> Double? {
    if ys[0] == level { return xs[0] }
    for index in ys.indices.dropFirst() {
      let (before, after) = (ys[index - 1] - level, ys[index] - level)
      guard after == 0 || (before < 0) != (after < 0) else { continue }
      return xs[index - 1] + (xs[index] - xs[index - 1]) * (before / (before - after))
    }
    return nil
  }
}

extension Plot {
  /// Values without what rounding left: a trillionth of the largest counts as 0.
  public static func settled(_ values: [Double]) -> [Double] {
    let largest = values.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    var settled = values
    // Most often there is nothing to settle, and no list to make.
    for index in values.indices where abs(values[index]) < 1e-12 * largest { settled[index] = 0 }
    return settled
  }
}
