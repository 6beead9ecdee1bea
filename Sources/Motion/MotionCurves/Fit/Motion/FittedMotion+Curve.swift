import MotionPlatform

extension FittedMotion.Estimate {
  /// The value to the digits that its error leaves, and the error to one.
  public var rounded: (value: Double, error: Double) {
    guard error > 0, error.isFinite, value.isFinite else { return (value, error) }
    let exponent = log10(error).rounded(.down)
    return (Self.round(value, exponent), max(Self.round(error, exponent), pow(10, exponent)))
  }

  /// The value for people: one that is smaller than its error keeps its first digit.
  public var shown: Double {
    guard abs(value) < error, abs(value) > error / 1_000 else { return rounded.value }
    return Self.round(value, log10(abs(value)).rounded(.down))
  }

  /// A number to a power of ten.
  private static func round(_ number: Double, _ exponent: Double) -> Double {
    // Dividing by a whole power of ten keeps the fewest digits.
    let scale = pow(10, abs(exponent))
    let rounded =
      exponent < 0 ? (number * scale).rounded() / scale : (number / scale).rounded() * scale
    // Adding 0 turns -0 into 0.
    return rounded + 0
  }
}

extension FittedMotion {
  /// Numbers that people write, if the series agrees with them: a duration and a bounce of a
  /// spring, or a curve's duration.
  package struct RoundNumbers: Hashable, Sendable {
    public let duration: Double
    public let bounce: Double?
  }

  /// The coarsest round numbers within the intervals that explain the series as well; nil if several
  /// are as likely, or none.
  package var roundNumbers: RoundNumbers? {
    guard motion.fixedStart == nil else { return nil }
    switch family {
    case .spring:
      guard let response = self[.response], let bounce = self[.bounce] else { return nil }
      for (step, fine) in [(0.1, 0.1), (0.05, 0.05), (0.05, 0.01), (0.01, 0.01)] {
        guard let duration = Self.only(response, step), let bounce = Self.only(bounce, fine) else {
          continue
        }
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        guard ratio > 0, agrees([log(2 * .pi / duration), log(ratio)]) else { continue }
        return RoundNumbers(duration: duration, bounce: bounce)
      }
      return nil
    case .critical, .named:
      guard let length = self[.response] ?? self[.duration] else { return nil }
      for step in [0.1, 0.05, 0.01] {
        guard let duration = Self.only(length, step) else { continue }
        let shape = family == .critical ? log(2 * .pi / duration) : log(duration)
        if agrees([shape]) {
          return RoundNumbers(duration: duration, bounce: family == .critical ? 0 : nil)
        }
      }
      return nil
    case .springWithVelocity, .keyboard, .bezier, .decay, .decayNormal, .decayFast, .edgePull,
      .edgePullFast, .edgeMet, .edgeMetFast, .page, .fall, .fallWithResistance, .thrown, .bounce,
      .steps, .rubberBand, .line, .given:
      return nil
    }
  }

  /// The only multiple of a step within an interval; nil if there is none, or another.
  private static func only(_ estimate: Estimate, _ step: Double) -> Double? {
    let parts = (1 / step).rounded()
    let nearest = (estimate.value * parts).rounded()
    guard abs(nearest / parts - estimate.value) <= max(estimate.error, 1e-9),
      estimate.error < step / 2
    else { return nil }
    return nearest / parts + 0
  }

  /// Whether a shape explains the series about as well, with its own start.
  private func agrees(_ shape: [Double]) -> Bool {
    var residuals: [Double] = []
    let found = LevenbergMarquardt(bounds: [motion.bounds[0]]) { start, residuals in
      motion.residuals(start + shape, into: &residuals)
    }.minimum(from: [place[0]])
    let best = motion.residuals(place, into: &residuals)
    let n = Double(motion.series.count)
    let floor = n * 1e-10 * motion.series.range * motion.series.range
    return n * log((found.cost + floor) / (best + floor)) < 6
  }

  /// The motion as a curve: from 0 at its start to 1 at its end, or a decay in its own unit.
  public var curve: Curve {
    switch family {
    case .spring, .critical:
      if let round = roundNumbers, let bounce = round.bounce,
        let spring = try? Spring(duration: round.duration, bounce: bounce)
      {
        return .spring(spring)
      }
      return spring(velocity: 0)
    case .springWithVelocity: return spring(velocity: self[.velocity]?.rounded.value ?? 0)
    case .keyboard: return .keyboard
    case .named(let named):
      return timed(Easing.named(named.rawValue), roundNumbers?.duration ?? rounded(.duration))
    case .bezier:
      // Its numbers stand in for one another, so rounding each by its own error would bend it.
      let handles = [Quantity.x1, .y1, .x2, .y2].map { quantity in
        ((self[quantity]?.value ?? 0) * 1000).rounded() / 1000 + 0
      }
      let easing = try? Easing.bezier(
        min(max(handles[0], 0), 1), handles[1], min(max(handles[2], 0), 1), handles[3])
      return timed(easing, ((self[.duration]?.value ?? 1) * 1000).rounded() / 1000)
    case .decay, .decayNormal, .decayFast:
      let rate = family == .decay ? rounded(.rate) : self[.rate]?.value ?? Decay.normalRate
      return (try? Decay(velocity: rounded(.speed), rate: rate)).map(Curve.decay) ?? .linear
    case .fall: return timed(Easing.named("quadIn"), seenLength)
    case .thrown: return parabola
    case .fallWithResistance, .bounce, .edgePull, .edgePullFast, .edgeMet, .edgeMetFast, .page:
      return sampled
    case .line: return .linear
    case .rubberBand:
      // Over the pulls of the series, which are no time.
      return if case .timed(let easing, _) = sampled { .easing(easing) } else { .linear }
    case .steps:
      let steps = try? Easing.steps(Int(clamping: self[.steps]?.value ?? 2), .jumpEnd)
      return timed(steps, rounded(.duration))
    case .given(let curve):
      guard case .easing(let easing) = curve else { return curve }
      return timed(easing, rounded(.duration))
    }
  }

  /// Where a scroll view ends its normal deceleration, if the values are points; nil for other
  /// motions. What looks like its fast one may be a pull to an edge, which ends there.
  package var stop: Estimate? {
    guard family == .decayNormal else { return nil }
    let (to, short) = (ends[0].to, ScrollFlight.shortfall(rate: Decay.normalRate))
    return Estimate(
      value: to.value + (to.value > ends[0].from.value ? -short : short), error: to.error)
  }

  private func spring(velocity: Double) -> Curve {
    let spring = try? Spring(
      response: rounded(.response), dampingRatio: family == .critical ? 1 : rounded(.dampingRatio),
      velocity: velocity)
    return spring.map(Curve.spring) ?? .linear
  }

  private func rounded(_ quantity: Quantity) -> Double { self[quantity]?.rounded.value ?? 0 }

  private func timed(_ easing: Easing?, _ duration: Double) -> Curve {
    easing.map { .timed($0, duration: max(duration, 1e-3)) } ?? .linear
  }

  /// The seconds from the start to the last sample.
  private var seenLength: Double {
    let last = motion.series.times.last ?? start.value
    return max(((last - start.value) * 1000).rounded() / 1000, 1e-3)
  }

  /// A constant acceleration as the Bézier that it is, with even times. A curve goes somewhere: where
  /// the series comes back to where it began, it ends a little earlier.
  private var parabola: Curve {
    let (speed, acceleration) = (self[.speed]?.value ?? 0, self[.acceleration]?.value ?? 0)
    func way(_ time: Double) -> Double { speed * time + acceleration * time * time / 2 }
    let least = 0.01 * motion.series.range
    let duration =
      (0..<20).lazy.map { seenLength * (1 - 0.02 * Double($0)) }
      .first { abs(way($0)) >= least } ?? seenLength
    guard way(duration) != 0 else { return .linear }
    // The share of the way that the velocity at the start alone would make.
    let share = speed * duration / way(duration)
    let ends: [Double] = [1.0 / 3, share / 3, 2.0 / 3, (1 + share) / 3]
    let handles = ends.map { (end: Double) -> Double in (end * 1e5).rounded() / 1e5 + 0 }
    let easing = try? Easing.bezier(handles[0], handles[1], handles[2], handles[3])
    return timed(easing, duration)
  }

  /// A motion that no curve of the language has a name for, as straight lines.
  private var sampled: Curve {
    let whole =
      if let fall = self[.fallTime]?.value, let elasticity = self[.elasticity]?.value {
        fall * (1 + 2 * elasticity / (1 - elasticity))
      } else {
        seenLength
      }
    let duration = (whole * 1000).rounded() / 1000
    let (from, to) = (value(at: start.value), value(at: start.value + duration))
    guard duration > 0, to != from else { return .linear }
    let fit = CurveFit.linear(error: 0.002, maxStops: 60) {
      (value(at: start.value + $0 * duration) - from) / (to - from)
    }
    let easing = try? Easing.linear(
      fit.stops.map { ((($0.value * 1e4).rounded() / 1e4) + 0, $0.progress) })
    return timed(easing, duration)
  }
}
