import MotionPlatform

/// The frequency at which a spring of a damping ratio has 0.001 of its way left after a duration.
///
/// Only the sine part of the oscillation counts: |(β − v)/ωd| · e^(−βD) = 0.001 below critical
/// damping, and |1 + (ω − v)·D| · e^(−ωD) = 0.001 at it. For v = 0 both have a closed-form
/// solution, which equals UIKit's to 8 digits and more.
///
/// With a velocity the equation has several roots, and which one UIKit finds depends on its
/// iteration: twelve steps of Newton's method from 5/D, or twenty from 1/D if a power leaves the
/// range of single precision on the way. Twelve steps need not be enough, and then neighboring
/// velocities give very different springs. Source: a reconstruction from the springs that UIKit
/// made on iOS 14.4. It gives 166 of 180 to 0.1 %; at critical damping none with v · D above 5.
struct RestingFrequency {
  /// In 0…1, greater than 0.
  let dampingRatio: Double
  /// In `durations`.
  let duration: Double
  let velocity: Double

  /// The durations that UIKit and SwiftUI accept, in seconds; others count as the nearer end.
  /// Source: published for iOS springs, and for SwiftUI's.
  static let durations = 0.01...10.0

  private static let rest = 0.001
  /// The root of (1 + y)·e^(−y) = 0.001.
  private static let criticalRoot = 9.2334134764515866
  /// The size of an exponent from which UIKit starts over; 88 to 125 fit what it answered.
  private static let greatestExponent = 118.0

  init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
    self.dampingRatio = dampingRatio
    self.duration = Self.clamped(duration)
    self.velocity = velocity
  }

  static func clamped(_ duration: Double) -> Double {
    min(max(duration, durations.lowerBound), durations.upperBound)
  }

  /// The frequency in radians per second; nil if the ratio is too small for one.
  ///
  /// UIKit keeps a negative root, whose square is the stiffness.
  var frequency: Double? {
    guard let still else { return nil }
    guard velocity != 0 else { return still }
    let root = iterated(from: 5 / duration, steps: 12) ?? iterated(from: 1 / duration, steps: 20)
    // Without a root, the solution for velocity 0 is the nearest one.
    return root.map(abs) ?? still
  }

  /// The solution for velocity 0.
  private var still: Double? {
    guard dampingRatio < 1 else { return Self.criticalRoot / duration }
    let decays = log(dampingRatio / (Self.rest * swing))
    return decays > 0 ? decays / (dampingRatio * duration) : nil
  }

  /// ωd/ω.
  private var swing: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// Returns the frequency after some steps of Newton's method; nil if they leave the numbers.
  private func iterated(from start: Double, steps: Int) -> Double? {
    var frequency = start
    for _ in 0..<steps {
      guard abs(dampingRatio * frequency * duration) <= Self.greatestExponent else { return nil }
      frequency -= dampingRatio < 1 ? underdampedStep(frequency) : criticalStep(frequency)
    }
    return frequency.isFinite && frequency != 0 ? frequency : nil
  }

  /// f = |g| − 0.001 with g = (ζω − v)/(ωs) · e^(−ζωD), s = ωd/ω.
  private func underdampedStep(_ frequency: Double) -> Double {
    let beta = dampingRatio * frequency
    let decay = exp(-beta * duration)
    let envelope = (beta - velocity) / (frequency * swing) * decay
    let slope =
      velocity / (frequency * frequency * swing) * decay - dampingRatio * duration * envelope
    return Self.step(value: envelope, slope: slope)
  }

  /// f = |g| − 0.001 with g = (1 + (ω − v)·D) · e^(−ωD).
  private func criticalStep(_ frequency: Double) -> Double {
    let decay = exp(-frequency * duration)
    let left = (1 + (frequency - velocity) * duration) * decay
    return Self.step(value: left, slope: duration * (decay - left))
  }

  private static func step(value: Double, slope: Double) -> Double {
    (abs(value) - rest) / (value < 0 ? -slope : slope)
  }
}
