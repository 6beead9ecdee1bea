import MotionPlatform

extension MotionFamily {
  /// Fills the columns after the constant one: `count` values each, at the times since the start.
  ///
  /// - Parameter shape: The parameters of the family, in their order.
  func fill(
    _ columns: UnsafeMutableBufferPointer<Double>, _ times: [Double], start: Double,
    shape: ArraySlice<Double>
  ) {
    let (n, first) = (times.count, shape.startIndex)
    func each(_ value: (Double) -> Double) {
      for index in 0..<n { columns[index] = value(max(0, times[index] - start)) }
    }
    switch self {
    case .spring, .springWithVelocity:
      let wave = FreeSpring(frequency: exp(shape[first]), ratio: exp(shape[first + 1]))
      let hasVelocity = self == .springWithVelocity
      for index in 0..<n {
        let (value, kick) = wave(max(0, times[index] - start))
        columns[index] = value
        if hasVelocity { columns[n + index] = kick }
      }
    case .critical:
      let wave = FreeSpring(frequency: exp(shape[first]), ratio: 1)
      each { wave($0).value }
    case .keyboard:
      let wave = FreeSpring(frequency: Spring.keyboard.frequency, ratio: 1)
      each { $0 > Spring.keyboard.lasts ? 1 : wave($0).value }
    case .bezier:
      let duration = exp(shape[first])
      let curve = CubicBezier(x1: shape[first + 1], y1: 0, x2: shape[first + 2], y2: 0)
      for index in 0..<n {
        let s = curve.parameter(forX: min(max(0, times[index] - start) / duration, 1))
        let rest = 1 - s
        columns[index] = s * s * s
        columns[n + index] = 3 * s * rest * rest
        columns[2 * n + index] = 3 * s * s * rest
      }
    case .named(let named):
      let (duration, curve) = (exp(shape[first]), named.bezier)
      each { curve.value(at: min($0 / duration, 1)) }
    case .decay:
      let rate = exp(shape[first])
      each { -expm1(-rate * $0) }
    case .decayNormal:
      each { -expm1(Self.fading(Decay.normalRate) * $0) }
    case .decayFast:
      each { -expm1(Self.fading(Decay.fastRate) * $0) }
    case .edgePull, .edgePullFast:
      for index in 0..<n {
        let time = max(0, times[index] - start)
        columns[index] = -expm1(Self.fading(ScrollFlight.pull) * time)
        columns[n + index] = Self.bounced(by: time, rate: edgeRate)
      }
    case .edgeMet, .edgeMetFast:
      let (rate, crossing) = (edgeRate, exp(shape[first]))
      let left = exp(Self.fading(rate) * crossing)
      each { time in
        Self.thrown(by: min(time, crossing), rate: rate)
          + (time > crossing ? left * Self.bounced(by: time - crossing, rate: rate) : 0)
      }
    case .page:
      let wave = FreeSpring(
        frequency: PageFlight.spring.frequency, ratio: PageFlight.spring.dampingRatio)
      let duration = exp(shape[first])
      for index in 0..<n {
        let time = max(0, times[index] - start)
        // The last point is a jump.
        (columns[index], columns[n + index]) = time < duration ? wave(time) : (1, 0)
      }
    case .fall: each { $0 * $0 / 2 }
    case .thrown:
      for index in 0..<n {
        let time = max(0, times[index] - start)
        columns[index] = time
        columns[n + index] = time * time / 2
      }
    case .fallWithResistance:
      let rate = exp(shape[first])
      each { t in
        // The series where the closed form loses its digits.
        let x = rate * t
        return x < 1e-3 ? t * t * (0.5 - x / 6) : (expm1(-x) + x) / (rate * rate)
      }
    case .bounce:
      let (duration, elasticity) = (exp(shape[first]), shape[first + 1])
      each { Self.bounced($0 / duration, elasticity) }
    case .steps:
      // A whole number, also beside it: it has no error.
      let (interval, count) = (exp(shape[first]), shape[first + 1].rounded())
      for index in 0..<n {
        let jumps = ((times[index] - start) / interval).rounded(.down) + 1
        columns[index] = min(max(jumps, 0), count) / count
      }
    case .rubberBand:
      let tightness = exp(shape[first])
      for index in 0..<n {
        let pull = tightness * (times[index] - start)
        columns[index] = pull / (1 + abs(pull))
      }
    case .line:
      for index in 0..<n { columns[index] = times[index] - start }
    case .given(let curve):
      let duration = shape.first.map { exp($0) } ?? 1
      each { curve.ownDuration == nil ? curve(min($0 / duration, 1)) : curve($0) }
    }
  }

  private static func fading(_ rate: Double) -> Double { 1000 * log(rate) }

  /// The way of a scroll view's throw after some seconds, for a velocity of 1 per second.
  static func thrown(by time: Double, rate: Double) -> Double {
    -expm1(fading(rate) * time) * rate / (1 - rate) / 1000
  }

  /// The same beyond an edge, from the edge on.
  private static func bounced(by time: Double, rate: Double) -> Double {
    exp(fading(ScrollFlight.pull) * time) * thrown(by: time, rate: rate)
  }

  /// The way to the floor, 1 at the floor; the first fall takes one unit of time.
  static func bounced(_ time: Double, _ elasticity: Double) -> Double {
    if time < 1 { return time * time }
    var (left, half) = (time - 1, elasticity)
    // Bounces too low to matter end the sum.
    while half > 1e-3 {
      if left < 2 * half {
        let u = left / half - 1
        return 1 - half * half * (1 - u * u)
      }
      left -= 2 * half
      half *= elasticity
    }
    return 1
  }
}

/// A spring's course at any damping ratio without a seam at 1, and its answer to a unit of velocity.
struct FreeSpring {
  private let beta, frequency, swing: Double
  private let isOver: Bool

  init(frequency: Double, ratio: Double) {
    self.frequency = frequency
    beta = ratio * frequency
    swing = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    isOver = ratio > 1
  }

  /// x(t) from 0 to 1, and ω·q(t), where q is the course after a kick of velocity 1.
  func callAsFunction(_ t: Double) -> (value: Double, kick: Double) {
    let even: Double
    let odd: Double
    if swing * t < 1e-4 {
      let fade = exp(-beta * t)
      (even, odd) = (fade, fade * t)
    } else if isOver {
      // Two exponentials: cosh alone overflows.
      let slow = exp(-frequency / (beta + swing) * frequency * t)
      let fast = exp(-(beta + swing) * t)
      (even, odd) = ((slow + fast) / 2, (slow - fast) / (2 * swing))
    } else {
      let fade = exp(-beta * t)
      (even, odd) = (fade * cos(swing * t), fade * sin(swing * t) / swing)
    }
    return (1 - even - beta * odd, frequency * odd)
  }
}
