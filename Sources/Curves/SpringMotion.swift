#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The solution of m·x″ + c·x′ + k·(x − 1) = 0 from x = 0, in closed form.
///
/// With y = x − 1, v the starting speed, ω the frequency, ζ the damping ratio and β = ζω:
///
///     y  = decay · ( −even + (v − β) · odd )
///     y′ = decay · ( v · even + (ω² − βv) · odd )
///
/// where `even` and `odd` are cos(ωd·t) and sin(ωd·t)/ωd below critical damping, 1 and t at it,
/// and cosh(δt) and sinh(δt)/δ above. Both are smooth across the borders, so that springs next to
/// critical lose no digits.
struct SpringMotion: Hashable, Sendable {
  /// ω in radians per second, greater than 0.
  let frequency: Double
  /// Per second: β below and at critical damping, the slower of the two rates above.
  let decayRate: Double
  let regime: Regime
  let velocity: Double
  /// β in 1 per second.
  let beta: Double

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
    // The ratio decides, not ωd: rounding in its root would put critical springs on either side.
    if ratio < 1 {
      regime = .underdamped(swing: frequency * ((1 - ratio) * (1 + ratio)).squareRoot())
      decayRate = beta
    } else if ratio == 1 {
      regime = .critical
      decayRate = frequency
    } else {
      // Two roots, because the square of a huge ratio overflows.
      let spread = frequency * (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
      regime = .overdamped(spread: spread)
      decayRate = frequency / (beta + spread) * frequency
    }
  }

  func value(at t: Double) -> Double { 1 + offset(parts(at: t)) }

  func velocity(at t: Double) -> Double { speed(parts(at: t)) }

  /// By the equation of motion, y″ = −ω²y − 2βy′.
  func acceleration(at t: Double) -> Double {
    let parts = parts(at: t)
    return -frequency * frequency * offset(parts) - 2 * beta * speed(parts)
  }

  /// y and y′.
  func state(at t: Double) -> (offset: Double, velocity: Double) {
    let parts = parts(at: t)
    return (offset(parts), speed(parts))
  }

  typealias Parts = (decay: Double, even: Double, odd: Double)

  @inline(__always)
  private func offset(_ parts: Parts) -> Double {
    parts.decay * ((velocity - beta) * parts.odd - parts.even)
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
    case .overdamped(let spread): overdamped(t, spread)
    }
  }

  @inline(__always)
  private func underdamped(_ t: Double, _ swing: Double) -> Parts {
    (exp(-decayRate * t), cos(swing * t), sin(swing * t) / swing)
  }

  @inline(__always)
  private func critical(_ t: Double) -> Parts { (exp(-decayRate * t), 1, t) }

  @inline(__always)
  private func overdamped(_ t: Double, _ spread: Double) -> Parts {
    // e^(−δt) is taken out of both and into the decay, which keeps them finite.
    let fading = expm1(-2 * spread * t)
    return (exp(-decayRate * t), 1 + fading / 2, -fading / (2 * spread))
  }

  /// The values at many times; the regime is asked for once, not for each.
  func values(at times: [Double], into values: inout [Double]) {
    switch regime {
    case .underdamped(let swing): fill(&values, times) { underdamped($0, swing) }
    case .critical: fill(&values, times) { critical($0) }
    case .overdamped(let spread): fill(&values, times) { overdamped($0, spread) }
    }
  }

  @inline(__always)
  private func fill(_ values: inout [Double], _ times: [Double], _ parts: (Double) -> Parts) {
    values.fill(from: times) { $0 < 0 ? 0 : 1 + offset(parts($0)) }
  }
}

extension SpringMotion {
  /// Source: `CASpringAnimation.settlingDuration`, as measured; see `SpringSettling`.
  var settlingDuration: Double {
    switch regime {
    case .underdamped(let swing):
      SpringSettling.underdamped(beta: beta, swing: swing, velocity: velocity)
    case .critical, .overdamped:
      SpringSettling.firstTenth { abs(1 - value(at: $0)) < SpringSettling.tolerance }
    }
  }
}
