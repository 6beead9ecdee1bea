import MotionPlatform

func logarithm(_ x: Double) -> Double { log(x) }

/// Reads a motion's numbers, in the field's words, from the searched numbers and the factors.
struct MotionReader {
  private let motion: ProjectedMotion
  private var family: MotionFamily { motion.family }

  init(_ motion: ProjectedMotion) { self.motion = motion }

  var quantities: [FittedMotion.Quantity] {
    switch family {
    case .spring: Self.ofSprings
    case .critical: Self.ofSprings.filter { $0 != .dampingRatio && $0 != .bounce }
    case .springWithVelocity: Self.ofSprings.filter { $0 != .uiDuration } + [.velocity]
    case .keyboard, .page: []
    case .bezier: [.duration, .x1, .y1, .x2, .y2]
    case .named: [.duration]
    case .given(let curve): curve.ownDuration == nil ? [.duration] : []
    case .decay, .decayNormal, .decayFast: [.speed, .rate]
    case .edgePull, .edgePullFast: [.release, .rate]
    case .edgeMet, .edgeMetFast: [.speed, .rate, .edgeTime]
    case .fall: [.acceleration]
    case .thrown: [.acceleration, .speed]
    case .fallWithResistance: [.acceleration, .resistance]
    case .bounce: [.fallTime, .elasticity, .acceleration]
    case .steps: [.steps, .interval, .duration]
    case .rubberBand: [.dimension, .coefficient]
    case .line: [.slope]
    }
  }

  /// The start, both ends, then the quantities.
  func numbers(_ place: [Double], _ factors: [Double]) -> [Double] {
    let (from, to) = ends(place, factors)
    return [motion.start(place), from, to] + shape(Array(motion.shape(place)), factors)
  }

  /// Where the motion begins and where it comes to rest; of a fall, which does not, where the
  /// series ends.
  func ends(_ place: [Double], _ factors: [Double]) -> (from: Double, to: Double) {
    switch family {
    case .bezier: (factors[0], factors[0] + factors[1])
    case .given(let curve): (factors[0], factors[0] + factors[1] * (curve.goal ?? 1))
    case .fall, .fallWithResistance, .thrown, .line:
      (factors[0], motion.lastValue(place, factors))
    case .edgeMet, .edgeMetFast:
      (
        factors[0],
        factors[0] + factors[1]
          * MotionFamily.thrown(by: exp(motion.shape(place).first ?? 0), rate: family.edgeRate)
      )
    case .spring, .critical, .springWithVelocity, .keyboard, .named, .decay, .decayNormal,
      .decayFast, .edgePull, .edgePullFast, .page, .bounce, .steps, .rubberBand:
      (factors[0], factors[0] + factors[1])
    }
  }

  private static let ofSprings: [FittedMotion.Quantity] = [
    .response, .dampingRatio, .bounce, .stiffness, .damping, .uiDuration,
  ]

  /// A spring's numbers, with mass 1, in the order of `ofSprings`.
  private static func spring(_ frequency: Double, _ ratio: Double) -> [Double] {
    let unit =
      RestingFrequency(dampingRatio: min(ratio, 1), duration: 1, velocity: 0).frequency ?? .nan
    return [
      2 * .pi / frequency, ratio, ratio <= 1 ? 1 - ratio : 1 / ratio - 1, frequency * frequency,
      2 * ratio * frequency, unit / frequency,
    ]
  }

  private func shape(_ shape: [Double], _ factors: [Double]) -> [Double] {
    let way = factors[1]
    switch family {
    case .spring: return Self.spring(exp(shape[0]), exp(shape[1]))
    case .critical:
      return zip(Self.ofSprings, Self.spring(exp(shape[0]), 1))
        .filter { $0.0 != .dampingRatio && $0.0 != .bounce }.map { $0.1 }
    case .springWithVelocity:
      let frequency = exp(shape[0])
      return Self.spring(frequency, exp(shape[1])).dropLast() + [factors[2] * frequency / way]
    case .keyboard, .page: return []
    case .bezier:
      return [exp(shape[0]), shape[1], factors[2] / way, shape[2], factors[3] / way]
    case .named: return [exp(shape[0])]
    case .given: return shape.map { exp($0) }
    case .decay: return [way * exp(shape[0]), exp(-exp(shape[0]) / 1000)]
    case .decayNormal: return [-1000 * log(Decay.normalRate) * way, Decay.normalRate]
    case .decayFast: return [-1000 * log(Decay.fastRate) * way, Decay.fastRate]
    case .edgePull, .edgePullFast: return [factors[2], family.edgeRate]
    case .edgeMet, .edgeMetFast: return [way, family.edgeRate, exp(shape[0])]
    case .fall: return [way]
    case .thrown: return [factors[2], factors[1]]
    case .fallWithResistance: return [way, exp(shape[0])]
    case .bounce:
      let duration = exp(shape[0])
      return [duration, shape[1], 2 * way / (duration * duration)]
    case .steps: return [shape[1], exp(shape[0]), shape[1] * exp(shape[0])]
    case .rubberBand: return [abs(way), exp(shape[0]) * abs(way)]
    case .line: return [way]
    }
  }
}

extension MotionReader {
  /// The estimates of steps with the uncertainty of their times: a jump is anywhere between two
  /// samples, which what is left does not tell.
  func withFrames(_ read: [FittedMotion.Estimate], place: [Double]) -> [FittedMotion.Estimate] {
    guard family == .steps else { return read }
    let count = Array(motion.shape(place))[1]
    let errors = MotionSteps.errors(count: Int(clamping: count), frame: motion.series.step)
    var read = read
    for (index, error) in [(0, errors.start), (4, errors.interval), (5, count * errors.interval)] {
      read[index] = FittedMotion.Estimate(value: read[index].value, error: error)
    }
    return read
  }
}

/// Least squares for the factors of weighted columns.
struct LinearSolution {
  private let columns: [Double]
  private let count: Int
  private let series: MotionSeries
  private let normal: [[Double]]

  init(_ columns: [Double], _ count: Int, _ series: MotionSeries) {
    (self.columns, self.count, self.series) = (columns, count, series)
    let n = series.count
    let parts = (0..<count).map { Array(columns[($0 * n)..<(($0 + 1) * n)]) }
    normal = parts.map { a in parts.map { LevenbergMarquardt.dot(a, $0) } }
  }

  /// The factors; the mean alone where the columns depend on each other.
  func factors(of values: [Double]) -> [Double] {
    let n = series.count
    let weighted = zip(values, series.roots).map(*)
    let right = (0..<count).map { column in
      LevenbergMarquardt.dot(Array(columns[(column * n)..<((column + 1) * n)]), weighted)
    }
    let mean = values.reduce(0, +) / Double(n)
    return SymmetricMatrix.solve(normal, right)
      ?? [mean] + [Double](repeating: 0, count: count - 1)
  }

  func values(_ factors: [Double]) -> [Double] {
    let n = series.count
    return (0..<n).map { (index: Int) -> Double in
      var sum = 0.0
      for column in 0..<count { sum += factors[column] * columns[column * n + index] }
      return sum / series.roots[index]
    }
  }
}

/// The covariance of the searched numbers and the factors, by the Jacobian of both.
struct ParameterCovariance {
  private let place, factors: [Double]
  private let covariance: [[Double]]?

  init(_ motion: ProjectedMotion, _ place: [Double], _ factors: [Double], variance: Double) {
    (self.place, self.factors) = (place, factors)
    let n = motion.series.count
    func model(_ place: [Double]) -> [Double] {
      let columns = motion.columns(place)
      return (0..<n).map { index in
        factors.indices.reduce(0) { $0 + factors[$1] * columns[$1 * n + index] }
      }
    }
    let columns = motion.columns(place)
    let searched = place.indices.map { axis -> [Double] in
      var (low, high) = (place, place)
      // Within the bounds, where the model does not depend on what lies outside.
      low[axis] = max(place[axis] - 1e-5, motion.bounds[axis].lowerBound)
      high[axis] = min(place[axis] + 1e-5, motion.bounds[axis].upperBound)
      let width = high[axis] - low[axis]
      return zip(model(high), model(low)).map { ($0 - $1) / width }
    }
    let jacobian =
      searched + factors.indices.map { Array(columns[($0 * n)..<(($0 + 1) * n)]) }
    let normal = jacobian.map { a in jacobian.map { LevenbergMarquardt.dot(a, $0) } }
    covariance = SymmetricMatrix.inverse(normal)?.map { $0.map { $0 * variance } }
  }

  /// Carries the covariance to numbers that depend on the parameters.
  func estimates(
    _ numbers: ([Double], [Double]) -> [Double]
  ) -> [FittedMotion.Estimate] {
    let values = numbers(place, factors)
    guard let covariance else {
      return values.map { FittedMotion.Estimate(value: $0, error: .infinity) }
    }
    let all = place + factors
    let gradients = all.indices.map { axis -> [Double] in
      var moved = all
      let step = 1e-6 * max(abs(all[axis]), 1e-3)
      moved[axis] += step
      let there = numbers(Array(moved.prefix(place.count)), Array(moved.dropFirst(place.count)))
      return zip(there, values).map { ($0 - $1) / step }
    }
    return values.indices.map { index in
      var variance = 0.0
      for row in all.indices {
        for column in all.indices {
          variance += gradients[row][index] * covariance[row][column] * gradients[column][index]
        }
      }
      return FittedMotion.Estimate(
        value: values[index], error: 1.96 * max(variance, 0).squareRoot())
    }
  }
}
