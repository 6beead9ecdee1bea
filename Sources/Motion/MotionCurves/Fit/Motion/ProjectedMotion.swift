/// The residual of a family on a series, once the factors of its columns are the best ones.
struct ProjectedMotion {
  let family: MotionFamily
  let series: MotionSeries
  /// The start, if it is not searched.
  var fixedStart: Double?
  var work = MotionWork()

  /// The start and the shape, as they are searched.
  typealias Place = [Double]

  private var placeCount: Int { family.parameters.count + (fixedStart == nil ? 1 : 0) }

  private var isGiven: Bool {
    if case .given = family { true } else { false }
  }

  var bounds: [ClosedRange<Double>] {
    (fixedStart == nil ? [startRange] : []) + family.parameters.map(\.bounds)
  }

  /// Where a start is searched. One that one sample alone speaks for could be anywhere; only a world
  /// of dynamics rests for one.
  private var startRange: ClosedRange<Double> {
    guard family.beginsAnywhere, series.count > 1, let last = series.times.last else {
      return series.startRange
    }
    return series.times[family == .thrown ? 0 : 1]...last
  }

  func start(_ place: Place) -> Double { fixedStart ?? place[0] }

  func shape(_ place: Place) -> ArraySlice<Double> {
    fixedStart == nil ? place.dropFirst() : place[...]
  }

  /// The numbers that the series has to tell, with the spread of its noise. When a turn to a page ends
  /// follows from where it is going.
  var unknowns: Double {
    Double(placeCount + family.columnCount + 1 - (family == .page ? 1 : 0))
  }

  /// Returns the weighted residuals after projection, and the sum of their squares.
  func residuals(_ place: Place, into residuals: inout [Double]) -> Double {
    let columns = orthonormal(place)
    let n = series.count
    work.samples += isGiven ? 2 * n : n
    residuals = series.weighted
    return residuals.withUnsafeMutableBufferPointer { r in
      columns.withUnsafeBufferPointer { q in
        for column in 0..<family.columnCount { Self.remove(q, column * n, from: r, 0, n) }
      }
      var sum = 0.0
      for index in 0..<n { sum += r[index] * r[index] }
      return sum.isFinite ? sum : .infinity
    }
  }

  /// The columns, the constant one first, by the roots of the weights.
  func columns(_ place: Place) -> [Double] {
    let n = series.count
    var columns = [Double](repeating: 1, count: n * family.columnCount)
    columns.withUnsafeMutableBufferPointer { all in
      family.fill(
        UnsafeMutableBufferPointer(rebasing: all[n...]), series.times, start: start(place),
        shape: shape(place))
      for column in 0..<family.columnCount {
        for index in 0..<n { all[column * n + index] *= series.roots[index] }
      }
    }
    return columns
  }

  /// The value at the last sample.
  func lastValue(_ place: Place, _ factors: [Double]) -> Double {
    guard let last = series.times.last else { return factors[0] }
    var columns = [Double](repeating: 0, count: family.columnCount - 1)
    columns.withUnsafeMutableBufferPointer {
      family.fill($0, [last], start: start(place), shape: shape(place))
    }
    return factors[0] + zip(factors.dropFirst(), columns).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The columns by modified Gram and Schmidt; one that depends on the others becomes 0.
  private func orthonormal(_ place: Place) -> [Double] {
    let n = series.count
    var columns = columns(place)
    columns.withUnsafeMutableBufferPointer { q in
      for column in 0..<family.columnCount {
        let base = column * n
        let before = Self.square(q, base, n)
        for other in 0..<column {
          Self.remove(UnsafeBufferPointer(q), other * n, from: q, base, n)
        }
        let after = Self.square(q, base, n)
        let scale = after > before * 1e-20 && after > 0 ? 1 / after.squareRoot() : 0
        for index in base..<(base + n) { q[index] *= scale }
      }
    }
    return columns
  }

  @inline(__always)
  private static func square(
    _ q: UnsafeMutableBufferPointer<Double>, _ base: Int, _ n: Int
  ) -> Double {
    var sum = 0.0
    for index in base..<(base + n) { sum += q[index] * q[index] }
    return sum
  }

  @inline(__always)
  private static func remove(
    _ q: UnsafeBufferPointer<Double>, _ base: Int,
    from r: UnsafeMutableBufferPointer<Double>, _ other: Int, _ n: Int
  ) {
    var dot = 0.0
    for index in 0..<n { dot += q[base + index] * r[other + index] }
    for index in 0..<n { r[other + index] -= dot * q[base + index] }
  }
}
