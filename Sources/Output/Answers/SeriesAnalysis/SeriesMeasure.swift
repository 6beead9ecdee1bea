import MotionPlatform

/// The numbers of a series of samples; those in a plot's sentence have the same values.
///
/// Aggregates and `measure` take theirs from here.
///
/// Samples that are not finite are ignored. Nothing is assumed between samples, except in `rise`
/// and `crossing`, which interpolate linearly.
public struct SeriesMeasure: Sendable {
  /// A value and the x at which it was first reached.
  public struct Mark: Hashable, Sendable {
    /// In the unit of the values.
    public let value: Double
    /// In the unit of the x axis.
    public let at: Double
  }

  private let xs: [Double]
  private let ys: [Double]
  /// Nil if there is no x span, as for a single sample.
  private let course: SeriesAnalysis?
  /// Whether all samples are one value, except for what a plot treats as noise.
  private let isFlat: Bool

  /// - Parameters:
  ///   - xs: never decreasing; as many as `ys`.
  ///   - ys: the result is nil if none of them is finite.
  ///   - isMoving: whether something still moved the value at the last sample.
  public init?(xs: [Double], ys: [Double], isMoving: Bool = false) {
    var (xs, ys) = (xs, Plot.settled(ys))
    if xs.count != ys.count || !xs.allSatisfy(\.isFinite) || !ys.allSatisfy(\.isFinite) {
      let points = zip(xs, ys).filter { $0.isFinite && $1.isFinite }
      (xs, ys) = (points.map(\.0), points.map(\.1))
    }
    guard let first = xs.first, let last = xs.last else { return nil }
    self.xs = xs
    self.ys = ys
    course =
      first < last ? SeriesAnalysis(xs: self.xs, ys: self.ys, isMoving: isMoving) : nil
    isFlat = course.map { Scale.isFlat($0.bounds, tolerance: Plot.measuredNoise) } ?? true
  }

  /// - Parameter function: the result is nil if none of its values is finite.
  public init?(_ function: Plot.Function) {
    guard let series = SeriesMeasure(xs: function.xs, ys: function.ys) else { return nil }
    xs = series.xs
    ys = series.ys
    isFlat = series.isFlat
    course = series.course.map {
      SeriesAnalysis(xs: $0.xs, ys: $0.ys, goal: function.goal, isFunction: true)
    }
  }

  public var first: Mark { mark(0) }
  public var last: Mark { mark(ys.count - 1) }
  public var least: Mark { mark(course?.lowest ?? 0) }
  public var greatest: Mark { mark(course?.highest ?? 0) }
  /// The mean of the samples, all with the same weight.
  public var mean: Double { ys.reduce(0) { $0 + $1 / Double(ys.count) } }

  private func mark(_ index: Int) -> Mark { Mark(value: ys[index], at: xs[index]) }

  /// The analysis, unless the values are constant or noise.
  private var swinging: SeriesAnalysis? { isFlat ? nil : course }

  /// Whether the last sample is a moment in a motion and not its end. Then there is no overshoot,
  /// rise or settling time, which are relative to the end.
  public var isUnderWay: Bool { swinging?.isUnderWay ?? false }

  /// Whether the first value and the last are far enough apart to be the measure of other
  /// quantities.
  public var hasWay: Bool { swinging.map { $0.hasChange && $0.way != 0 } ?? false }

  /// The overshoot beyond the last value, as a share of the way from the first, and the x of its
  /// maximum; nil if the samples do not settle or have no significant way.
  public var overshoot: Mark? {
    guard let course else { return nil }
    if isFlat { return Mark(value: 0, at: xs[0]) }
    guard course.isFunction || course.settled != nil, course.hasChange else { return nil }
    let farthest = course.way > 0 ? course.highest : course.lowest
    return Mark(value: course.excess, at: xs[farthest])
  }

  /// The band in which the values stay once they have settled: 1 % of the way from the first to the
  /// last, or of the range if the way is short.
  public var band: Double { course?.settlingBand ?? 0 }
  /// Whether the band is a share of the way, not of the range.
  public var isBandOfWay: Bool { course?.hasChange ?? true }

  /// The x from where on the values stay within `band` of the last one; nil if that is only at the
  /// end.
  public var settling: Double? { settling(within: 0.01) }

  /// Returns the x from where on the values stay within a share of the way, as `settling` is for
  /// 1 %.
  public func settling(within share: Double) -> Double? {
    guard let course else { return nil }
    if isFlat { return xs[0] }
    let band = course.band(of: share)
    // A function's goal is known, however late it arrives.
    let index = course.isFunction ? course.arrived(within: band) : course.settled(within: band)
    return index.map { course.place(ofArrival: $0, within: band) }
  }

  /// The rise time from 10 % to 90 % of the way, and the x at its end; nil without a significant
  /// way or an end.
  public var rise: Mark? {
    guard let course = swinging, hasWay, !course.isUnderWay,
      let start = crossing(course.first + 0.1 * course.way),
      let end = crossing(course.first + 0.9 * course.way), start <= end
    else { return nil }
    return Mark(value: end - start, at: end)
  }

  /// The mean distance between neighbouring maxima, and between neighbouring minima, if the
  /// oscillation is even.
  public var period: Double? { swinging?.period }

  /// The turns from which `period` and `damping` are computed, or would be if they were three or
  /// more and evenly spaced.
  public var swingTurns: [Mark] { (swinging?.swingTurns ?? []).map { mark($0.index) } }

  /// The maxima between the first value and the last, or the minima, in order. Reversals of less
  /// than a thousandth of the range do not count.
  public func turns(isMaximum: Bool) -> [Mark] {
    (swinging?.turns ?? []).filter { $0.isMaximum == isMaximum }.map { mark($0.index) }
  }

  /// The damping ratio of a spring with the same oscillation, from its logarithmic decrement: 0 if
  /// the swings stay the same, below 0 if they grow; nil if the oscillation is not even.
  ///
  /// Each half swing of such a spring is smaller than the previous one by exp(−πζ/√(1−ζ²)).
  public var damping: Double? {
    guard let course = swinging, course.period != nil else { return nil }
    let values = course.swingTurns.map { ys[$0.index] }
    let heights = zip(values.dropFirst(), values).map { abs($0 - $1) }
    guard heights.count > 1, let first = heights.first, let last = heights.last else { return nil }
    let decrement = log(first / last) / Double(heights.count - 1)
    return decrement / (decrement * decrement + .pi * .pi).squareRoot()
  }

  /// The number of times the values turn back at one value with a jump of their velocity, on the
  /// whole less far each time, like a ball at a wall.
  public var bounces: Int { swinging?.bounces?.count ?? 0 }

  /// The greatest absolute slope between two samples, and the x at its end; nil for a single
  /// sample.
  public var speed: Mark? {
    var fastest: Mark?
    for index in ys.indices.dropFirst() where xs[index] > xs[index - 1] {
      let rate = abs((ys[index] - ys[index - 1]) / (xs[index] - xs[index - 1]))
      if rate > fastest?.value ?? -1 { fastest = Mark(value: rate, at: xs[index]) }
    }
    return fastest
  }

  /// Returns the x where a value is first reached or passed; nil if it never is.
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
  /// Returns values without rounding errors: less than a trillionth of the largest counts as 0.
  public static func settled(_ values: [Double]) -> [Double] {
    let largest = values.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    var settled = values
    // Usually nothing changes, and no array is copied.
    for index in values.indices where abs(values[index]) < 1e-12 * largest { settled[index] = 0 }
    return settled
  }
}
