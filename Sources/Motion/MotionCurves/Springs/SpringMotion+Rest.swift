import MotionPlatform

extension SpringMotion {
  /// Returns the last time at which `share` of the way is left or overshot; nil if it oscillates
  /// forever, or beyond the range of `Double`. `share` is greater than 0 and less than 1.
  ///
  /// After its last turn at a distance of `share` or more, the spring crosses to within it just
  /// once.
  func lastTime(leaving share: Double) -> Double? {
    guard decayRate > 0 else { return nil }
    var moving = 0.0
    switch regime {
    case .underdamped(let swing):
      let turn = firstTurn(swing: swing)
      let first = abs(state(at: turn).offset)
      let perTurn = beta * .pi / swing
      guard first >= share else { return crossing(share, from: 0, to: turn) }
      let turns = (log(first / share) / perTurn).rounded(.down)
      moving = turn + turns * .pi / swing
      return crossing(share, from: moving, to: turn + (turns + 1) * .pi / swing)
    case .critical, .overdamped:
      if let turn = onlyTurn {
        guard abs(state(at: turn).offset) >= share else {
          return crossing(share, from: 0, to: turn)
        }
        moving = turn
      }
      return tail(share, from: moving)
    }
  }

  /// Returns the first time greater than 0 at which an under-damped spring turns around.
  private func firstTurn(swing: Double) -> Double {
    // velocity · cos + (pull / ωd) · sin = 0
    let pull = frequency * frequency - beta * velocity
    let angle = atan2(-velocity, pull / swing)
    return (angle <= 0 ? angle + .pi : angle) / swing
  }

  /// The time greater than 0 at which a spring that does not oscillate turns around, if it does.
  private var onlyTurn: Double? {
    let pull = frequency * frequency - beta * velocity
    let ratio = -velocity / pull
    guard velocity != 0, ratio > 0, ratio.isFinite else { return nil }
    switch regime {
    case .overdamped(let spread):
      // tanh(δt) / δ = ratio
      let tangent = ratio * spread
      return tangent < 1 ? atanh(tangent) / spread : nil
    case .critical, .underdamped: return ratio
    }
  }

  /// Returns the time from where on the spring only comes nearer.
  private func tail(_ share: Double, from start: Double) -> Double? {
    var step = 1 / decayRate
    while abs(state(at: start + step).offset) >= share {
      step *= 2
      guard step.isFinite, start + step < SpringSettling.never else { return nil }
    }
    return crossing(share, from: start, to: start + step)
  }

  /// Bisects between a time that is away and one that is near, to the last digit.
  private func crossing(_ share: Double, from away: Double, to near: Double) -> Double {
    Self.halve(from: away, to: near) { abs(state(at: $0).offset) >= share }
  }

  /// Returns the border between two times, of which the first passes a test and the second fails
  /// it.
  static func halve(from first: Double, to second: Double, _ passes: (Double) -> Bool) -> Double {
    var (low, high) = (first, second)
    // 53 bits, and the exponents between two times that are far apart.
    for _ in 0..<1100 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if passes(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringMotion {
  /// The condition under which a system that tests periodically considers a spring at rest.
  struct Rest {
    /// The share of the way that may be left.
    let distance: Double
    /// The maximum speed, in ways per second.
    let speed: Double
    /// The maximum acceleration, in ways per second squared, for systems that test it.
    var acceleration = Double.infinity
    /// Whether values equal to the limits are at rest too.
    var includesLimits = false
  }

  /// Returns the first test, one each millisecond, at which the spring is at rest; nil without
  /// damping.
  ///
  /// The energy never grows, so tests that must fail are skipped: those before it has fallen to the
  /// maximum that the limits allow. Once it has fallen so low that the limits hold in any case,
  /// rest is certain. There are at most 100 000 tests in between; if they are more than a
  /// millisecond apart, the result is less exact by that much.
  func firstRest(_ rest: Rest) -> Double? {
    guard decayRate > 0 else { return nil }
    let (distance, speed) = (frequency * rest.distance, rest.speed)
    let calm = min(distance, speed, rest.acceleration / (frequency + 2 * beta))
    guard let earliest = time(energyBelow: distance * distance + speed * speed),
      let latest = time(energyBelow: calm * calm)
    else { return nil }
    let step = max(0.001, (latest - earliest) / 100_000)
    let first = (earliest / step).rounded(.up)
    for look in 0...100_000 {
      let time = (first + Double(look)) * step
      if time >= latest || isAtRest(rest, at: time) { return time }
    }
    return latest
  }

  private func isAtRest(_ rest: Rest, at t: Double) -> Bool {
    let (offset, velocity) = state(at: t)
    if rest.includesLimits {
      return abs(offset) <= rest.distance && abs(velocity) <= rest.speed
    }
    return abs(offset) < rest.distance && abs(velocity) < rest.speed
      && abs(acceleration(at: t)) < rest.acceleration
  }

  /// Returns when twice the energy per mass, y′² + ω²y², has fallen below a limit.
  private func time(energyBelow limit: Double) -> Double? {
    func isAbove(_ t: Double) -> Bool {
      let (offset, velocity) = state(at: t)
      return velocity * velocity + frequency * frequency * offset * offset > limit
    }
    guard limit > 0 else { return nil }
    guard isAbove(0) else { return 0 }
    var step = 1 / decayRate
    while isAbove(step) {
      step *= 2
      guard step.isFinite, step < SpringSettling.never else { return nil }
    }
    return Self.halve(from: 0, to: step, isAbove)
  }
}
