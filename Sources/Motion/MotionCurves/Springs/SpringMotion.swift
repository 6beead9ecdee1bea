import MotionPlatform

/// The closed-form solution of m·x″ + c·x′ + k·(x − 1) = 0 from x = 0.
///
/// With y = x − 1, v the initial velocity, ω the frequency, ζ the damping ratio and β = ζω:
///
///     y  = decay · ( −even + (v − β) · odd )
///     y′ = decay · ( v · even + (ω² − βv) · odd )
///
/// where `even` and `odd` are cos(ωd·t) and sin(ωd·t)/ωd below critical damping, 1 and t at it, and
/// cosh(δt) and sinh(δt)/δ above. Both are smooth across the borders, so springs near critical lose
/// no digits.
struct SpringMotion: Hashable, Sendable {
  /// ω in radians per second, greater than 0.
  let frequency: Double
  let regime: Regime
  let velocity: Double
  /// β per second.
  let beta: Double
  /// The exponent of `decay` per second: −β below and at critical damping, the slower of the two
  /// rates above. Stored with its sign, because a loop that calls `exp` negates it each time.
  private let exponent: Double
  /// v − β, stored for the same reason.
  private let push: Double

  /// The oscillation as one wave, y = −size · decay · cos(ωd·t + angle), if the ratio is so far
  /// from critical that the size stays small: half the cost of a sine and a cosine.
  private var wave: Wave?

  private struct Wave: Hashable, Sendable {
    let size: Double
    let angle: Double
  }

  enum Regime: Hashable, Sendable {
    /// `swing` is ωd = ω√(1 − ζ²).
    case underdamped(swing: Double)
    case critical
    /// `spread` is δ = ω√(ζ² − 1), half the difference of the two rates.
    case overdamped(spread: Double)
  }

  init(frequency: Double, dampingRatio ratio: Double, velocity: Double) {
    self.frequency = frequency
    self.velocity = velocity
    beta = ratio * frequency
    push = velocity - beta
    // The ratio decides, not ωd: rounding in its root would put critical springs on either side.
    if ratio < 1 {
      regime = .underdamped(swing: frequency * ((1 - ratio) * (1 + ratio)).squareRoot())
      exponent = -beta
      wave = ratio < 0.9 ? Self.wave(push, regime) : nil
    } else if ratio == 1 {
      regime = .critical
      exponent = -frequency
    } else {
      // Two roots, because the square of a huge ratio overflows.
      let spread = frequency * (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
      regime = .overdamped(spread: spread)
      exponent = -frequency / (beta + spread) * frequency
    }
  }

  /// The rate of the decay, per second.
  var decayRate: Double { -exponent }

  private static func wave(_ push: Double, _ regime: Regime) -> Wave? {
    guard case .underdamped(let swing) = regime else { return nil }
    let sine = push / swing
    let size = (1 + sine * sine).squareRoot()
    return size.isFinite ? Wave(size: size, angle: atan2(sine, 1)) : nil
  }

  /// Exactly 0 at the start, whatever the rounding.
  func value(at t: Double) -> Double {
    if t <= 0 { return 0 }
    if case .underdamped(let swing) = regime, let wave { return value(t, swing, wave) }
    return 1 + offset(parts(at: t))
  }

  @inline(__always)
  private func value(_ t: Double, _ swing: Double, _ wave: Wave) -> Double {
    1 - wave.size * exp(exponent * t) * cos(swing * t + wave.angle)
  }

  func velocity(at t: Double) -> Double { speed(parts(at: t)) }

  /// Returns the acceleration by the equation of motion, y″ = −ω²y − 2βy′.
  func acceleration(at t: Double) -> Double {
    let parts = parts(at: t)
    return -frequency * frequency * offset(parts) - 2 * beta * speed(parts)
  }

  /// Returns y and y′.
  func state(at t: Double) -> (offset: Double, velocity: Double) {
    let parts = parts(at: t)
    return (offset(parts), speed(parts))
  }

  typealias Parts = (decay: Double, even: Double, odd: Double)

  @inline(__always)
  private func offset(_ parts: Parts) -> Double {
    parts.decay * (push * parts.odd - parts.even)
  }

  @inline(__always)
  private func speed(_ parts: Parts) -> Double {
    let pull = frequency * frequency - beta * velocity
    return parts.decay * (velocity * parts.even + pull * parts.odd)
  }

  private func parts(at t: Double) -> Parts {
    switch regime {
    case .underdamped(let swing): underdamped(t, swing)
    case .critical: critical(t)
    case .overdamped(let spread):
      isFar(spread) ? farOverdamped(t, spread) : overdamped(t, spread)
    }
  }

  @inline(__always)
  private func underdamped(_ t: Double, _ swing: Double) -> Parts {
    (exp(exponent * t), cos(swing * t), sin(swing * t) / swing)
  }

  @inline(__always)
  private func critical(_ t: Double) -> Parts { (exp(exponent * t), 1, t) }

  @inline(__always)
  private func overdamped(_ t: Double, _ spread: Double) -> Parts {
    // e^(−δt) is moved from both into the decay, which keeps them finite.
    faded(t, spread, expm1(-2 * spread * t))
  }

  /// If the rates are well apart, 1 can be subtracted from the power without losing digits.
  @inline(__always)
  private func farOverdamped(_ t: Double, _ spread: Double) -> Parts {
    faded(t, spread, exp(-2 * spread * t) - 1)
  }

  @inline(__always)
  private func faded(_ t: Double, _ spread: Double, _ fading: Double) -> Parts {
    (exp(exponent * t), 1 + fading / 2, fading * (-1 / (2 * spread)))
  }

  private func isFar(_ spread: Double) -> Bool { spread > frequency / 4 }

  /// Computes the values at many times; the regime is tested once, not for each.
  func values(at times: [Double], into values: inout [Double]) {
    switch regime {
    case .underdamped(let swing):
      if let wave {
        values.fill(from: times) { $0 <= 0 ? 0 : value(SpringSettling.bounded($0), swing, wave) }
      } else {
        fill(&values, times) { underdamped($0, swing) }
      }
    case .critical: fill(&values, times) { critical($0) }
    case .overdamped(let spread) where isFar(spread):
      fill(&values, times) { farOverdamped($0, spread) }
    case .overdamped(let spread): fill(&values, times) { overdamped($0, spread) }
    }
  }

  @inline(__always)
  private func fill(_ values: inout [Double], _ times: [Double], _ parts: (Double) -> Parts) {
    values.fill(from: times) { $0 <= 0 ? 0 : 1 + offset(parts(SpringSettling.bounded($0))) }
  }
}

extension SpringMotion {
  /// The settling duration. Source: `CASpringAnimation.settlingDuration`, as measured; see
  /// `SpringSettling`.
  var settlingDuration: Double {
    switch regime {
    case .underdamped(let swing):
      SpringSettling.underdamped(beta: beta, swing: swing, velocity: velocity)
    case .critical, .overdamped:
      SpringSettling.firstTenth { abs(1 - value(at: $0)) < SpringSettling.tolerance }
    }
  }
}
