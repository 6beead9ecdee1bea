#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The frequency at which a spring of a damping ratio has 0.001 of its way left after a duration.
///
/// Only the sine part of the oscillation counts: |(β − v)/ωd| · e^(−βD) = 0.001 below critical
/// damping, and (1 + (ω − v)·D) · e^(−ωD) = 0.001 at it. For v = 0 both have a closed-form
/// solution, which equals UIKit's to 8 digits and more. For other velocities it takes twelve steps
/// of Newton's method from ω = 5/D, as published for iOS springs; the equation then has several
/// roots, and it is not measured which one UIKit finds for large velocities.
struct RestingFrequency {
  /// In 0…1, greater than 0.
  let dampingRatio: Double
  /// Greater than 0.
  let duration: Double
  let velocity: Double

  private static let rest = 0.001
  /// The root of (1 + y)·e^(−y) = 0.001.
  private static let criticalRoot = 9.2334134764515866

  /// The frequency in radians per second; nil if the ratio is too small for one.
  var frequency: Double? {
    guard let still else { return nil }
    guard velocity != 0 else { return still }
    var frequency = 5 / duration
    for _ in 0..<12 { frequency -= step(from: frequency) }
    // Newton's method may diverge to where there is no spring; the solution for velocity 0 is the
    // nearest one.
    return frequency > 0 && frequency.isFinite ? frequency : still
  }

  /// The solution for velocity 0.
  private var still: Double? {
    guard dampingRatio < 1 else { return Self.criticalRoot / duration }
    let decays = log(dampingRatio / (Self.rest * swing))
    return decays > 0 ? decays / (dampingRatio * duration) : nil
  }

  /// ωd/ω.
  private var swing: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  private func step(from frequency: Double) -> Double {
    dampingRatio < 1 ? underdampedStep(frequency) : criticalStep(frequency)
  }

  /// f = |g| − 0.001 with g = (ζω − v)/(ωs) · e^(−ζωD), s = ωd/ω.
  private func underdampedStep(_ frequency: Double) -> Double {
    let beta = dampingRatio * frequency
    let decay = exp(-beta * duration)
    let envelope = (beta - velocity) / (frequency * swing) * decay
    let slope =
      velocity / (frequency * frequency * swing) * decay - dampingRatio * duration * envelope
    let sign: Double = envelope < 0 ? -1 : 1
    return (abs(envelope) - Self.rest) / (sign * slope)
  }

  private func criticalStep(_ frequency: Double) -> Double {
    let decay = exp(-frequency * duration)
    let left = (1 + (frequency - velocity) * duration) * decay
    return (left - Self.rest) / ((velocity - frequency) * duration * duration * decay)
  }
}
