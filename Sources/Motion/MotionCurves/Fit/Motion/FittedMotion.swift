/// One family's best motion for a measured series.
public struct FittedMotion: Sendable {
  /// A number with the half width of its 95 % interval; infinite if the series does not tell it.
  public struct Estimate: Hashable, Sendable {
    /// The estimate, in the unit of its quantity.
    public let value: Double
    /// The standard error of the estimate, in the same unit.
    public let error: Double
  }

  /// The meaning of a motion's number.
  public enum Quantity: String, Hashable, Sendable {
    /// The parameters of springs, and the handles of a Bézier curve.
    case response, dampingRatio, bounce, stiffness, damping, duration, x1, y1, x2, y2
    /// Seconds of `UIView.animate(withDuration:usingSpringWithDamping:)`.
    case uiDuration
    /// Whole ways per second.
    case velocity
    /// Units per second.
    case speed
    /// Units per second, of the finger that released a scroll view.
    case release
    /// Seconds to a scroll view's edge.
    case edgeTime
    /// The share of the velocity left after a millisecond.
    case rate
    /// Units per second squared.
    case acceleration
    /// Per second.
    case resistance
    /// Seconds of the first fall.
    case fallTime
    /// The part of the speed that a bounce leaves, 0 to 1.
    case elasticity
    /// The number of jumps, and the seconds from one to the next.
    case steps, interval
    /// A rubber band's size of the view, in the unit of the values, and its coefficient.
    case dimension, coefficient
    /// Units of the values for a unit of the pull.
    case slope
  }

  /// The family of the motion.
  public let family: MotionFamily
  /// Seconds, in the series' time.
  public let start: Estimate
  /// The ends of each series.
  public private(set) var ends: [(from: Estimate, to: Estimate)]
  /// The estimates, in the order in which they are said.
  public let numbers: [(quantity: Quantity, estimate: Estimate)]
  /// The same of each series, where several that were joined do not share them: a ball that is thrown
  /// falls in one and not in the other. Else empty.
  public let numbersBySeries: [[(quantity: Quantity, estimate: Estimate)]]
  /// The root of the mean square of what is left, and the largest of it, in the values' unit.
  public let rms, largest: Double
  /// The information criterion by which families are compared: less is better.
  public let criterion: Double
  /// The searched numbers.
  let place: [Double]
  /// The factors of the columns.
  let factors: [Double]
  let motion: ProjectedMotion
  /// The residual at each fitted sample.
  public let residuals: [Double]

  /// The estimate of a quantity; nil if the family does not have it.
  public subscript(quantity: Quantity) -> Estimate? {
    numbers.first { $0.quantity == quantity }?.estimate
  }

  /// How often what is left changes its sign, plus 1, and how alike neighbors are: noise has about
  /// half as many runs as samples and a likeness near 0.
  public var runs: Int {
    zip(residuals, residuals.dropFirst()).reduce(1) { $0 + ($1.0 * $1.1 < 0 ? 1 : 0) }
  }

  /// The logarithm of how likely the measured values are under this motion: more is better.
  public var likeness: Double {
    let whole = residuals.reduce(0) { $0 + $1 * $1 }
    let pairs = zip(residuals, residuals.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    return whole > 0 ? pairs / whole : 0
  }

  /// Returns the value of the first series at a time.
  public func value(at time: Double) -> Double {
    let count = family.columnCount
    var columns = [Double](repeating: 0, count: count - 1)
    columns.withUnsafeMutableBufferPointer {
      family.fill($0, [time], start: start.value, shape: shape)
    }
    return factors[0] + zip(factors.dropFirst(), columns).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Drops the ends of the joined series, if others follow.
  func withoutJoined(_ isJoined: Bool) -> FittedMotion {
    var copy = self
    if isJoined { copy.ends.removeFirst() }
    return copy
  }

  var shape: ArraySlice<Double> { motion.shape(place) }
}

extension FittedMotion {
  /// Reads the result at a place and measures its uncertainties.
  ///
  /// - Parameters:
  ///   - others: Further series with the same clock and motion, for their ends.
  ///   - floor: The least mean square that is believed. Intervals count twice as much: what
  ///     rounding leaves is alike from value to value, and not noise.
  init(
    _ motion: ProjectedMotion, at place: [Double], others: [[Double]], floor: Double
  ) {
    let series = motion.series
    let columns = motion.columns(place)
    let solution = LinearSolution(columns, motion.family.columnCount, series)
    let factors = solution.factors(of: series.values)
    let fitted = solution.values(factors)
    let residuals = zip(series.values, fitted).map(-)
    let n = Double(series.count)
    let square = zip(residuals, series.roots).reduce(0) { $0 + $1.0 * $1.0 * $1.1 * $1.1 }
    let unknowns = place.count + factors.count
    let covariance = ParameterCovariance(
      motion, place, factors, variance: max(square / max(n - Double(unknowns), 1), 2 * floor))
    let reader = MotionReader(motion)
    let read = reader.withFrames(covariance.estimates(reader.numbers), place: place)

    family = motion.family
    start = motion.fixedStart.map { Estimate(value: $0, error: 0) } ?? read[0]
    let quantities = reader.quantities
    let numbers = zip(quantities, read.dropFirst(3)).map { (quantity: $0, estimate: $1) }
    self.numbers = numbers
    numbersBySeries =
      motion.family != .thrown
      ? []
      : others.map { values in
        let found = reader.numbers(place, Array(solution.factors(of: values))).dropFirst(3)
        return zip(numbers, found).map { joined, value in
          (joined.quantity, Estimate(value: value, error: joined.estimate.error))
        }
      }
    let ends = [(from: read[1], to: read[2])]
    self.ends =
      ends
      + others.map { values in
        let found = solution.factors(of: values)
        let (from, to) = reader.ends(place, Array(found))
        // The noise and the clock are the same, so the ends are as uncertain.
        return (
          Estimate(value: from, error: ends[0].from.error),
          Estimate(value: to, error: ends[0].to.error)
        )
      }
    rms = (residuals.reduce(0) { $0 + $1 * $1 } / n).squareRoot()
    largest = residuals.map(abs).max() ?? 0
    criterion =
      n * logarithm(max(square / n, floor)) + motion.unknowns * logarithm(n)
    self.place = place
    self.factors = factors
    self.motion = motion
    self.residuals = residuals
  }
}
