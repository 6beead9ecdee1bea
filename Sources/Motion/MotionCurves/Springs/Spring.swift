import MotionGeometry
import MotionPlatform

/// A mass on a damped spring that starts at 0 and comes to rest at 1: `CASpringAnimation`.
///
/// It takes seconds, not progress, and has no end; at `settlingDuration` it is close enough to
/// rest.
///
/// ```swift
/// let spring = try Spring(duration: 0.5, bounce: 0.2)
/// print(spring(0.25))  // 0.9223…
/// print(spring.velocity(at: 0.25))  // 1.6134…
/// print(spring.settlingDuration)  // 0.7714…
/// ```
public struct Spring: Hashable, Sendable {
  /// The mass, greater than 0; in kilograms if the other two are in SI units.
  public let mass: Double
  /// The force per distance, greater than 0: Core Animation's k.
  public let stiffness: Double
  /// The force per speed, 0 or more, as given, even if the motion is clamped: Core Animation's c.
  public let damping: Double
  /// The initial velocity toward 1, in whole ways per second.
  public let velocity: Double
  /// Whether more than critical damping slows the motion down, as in physics. By default, Core
  /// Animation treats such a spring as critically damped.
  public let allowsOverdamping: Bool
  /// The seconds until Core Animation considers the spring at rest, by the rules in
  /// `SpringSettling`.
  public let settlingDuration: Double
  /// c / (2√(km)) of the given numbers: below 1 it oscillates, at 1 it is critical, above 1 it is
  /// over-damped, which takes effect only with `allowsOverdamping`.
  public let dampingRatio: Double

  /// The parameters it was created from.
  let words: SpringWords
  let motion: SpringMotion

  /// Creates a spring; the defaults are Core Animation's.
  ///
  /// - Throws: `CurveProblem` if a number is not finite, mass or stiffness is not greater than 0,
  ///   damping is less than 0, or their frequency or damping ratio exceeds the range of `Double`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, velocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(CurveProblem) {
    try Self.check(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    self.init(
      mass: mass, stiffness: stiffness, damping: damping,
      ratio: Self.ratio(mass: mass, stiffness: stiffness, damping: damping), velocity: velocity,
      allowsOverdamping: allowsOverdamping, words: .physics)
  }

  /// The spring of the keyboard, UIKit's animation curve 7.
  ///
  /// Its damping ratio is 4.56, so it is clamped to critical: 99.9 % of the way at 0.5 s.
  public static let keyboard = Spring(
    mass: 3, stiffness: 1000, damping: 500,
    ratio: ratio(mass: 3, stiffness: 1000, damping: 500), velocity: 0,
    allowsOverdamping: false, words: .keyboard)

  /// Creates a spring from checked numbers. The ratio is passed too, so that a spring created from
  /// its ratio keeps it exactly: computed back from the damping, 1 might round to a neighbor of 1.
  init(
    mass: Double, stiffness: Double, damping: Double, ratio: Double, velocity: Double,
    allowsOverdamping: Bool, words: SpringWords
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
    self.allowsOverdamping = allowsOverdamping
    self.dampingRatio = ratio
    self.words = words
    self.motion = SpringMotion(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1), velocity: velocity)
    self.settlingDuration = motion.settlingDuration
  }
}

extension Spring {
  /// The same spring without an initial velocity.
  public var atRest: Spring { moving(at: 0) }

  /// Returns the same spring with another initial velocity, in whole ways per second.
  public func moving(at velocity: Double) -> Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, ratio: dampingRatio, velocity: velocity,
      allowsOverdamping: allowsOverdamping, words: words)
  }

  /// Returns the position after some seconds: 0 at the start, 1 at rest. Before the start it is 0.
  public func callAsFunction(_ seconds: Double) -> Double {
    seconds < 0 ? 0 : motion.value(at: SpringSettling.bounded(seconds))
  }

  /// Returns the velocity after some seconds, in whole ways per second. Before the start it is 0.
  public func velocity(at seconds: Double) -> Double {
    seconds < 0 ? 0 : motion.velocity(at: SpringSettling.bounded(seconds))
  }

  /// Returns the acceleration after some seconds, in whole ways per second squared. Before the
  /// start it is 0.
  public func acceleration(at seconds: Double) -> Double {
    seconds < 0 ? 0 : motion.acceleration(at: SpringSettling.bounded(seconds))
  }

  /// Computes the values at many times, equal to those computed one by one, but faster.
  ///
  /// - Parameter values: receives as many values as there are times; its contents are replaced.
  /// - Parameter seconds: the times, from 0.
  public func values(at seconds: [Double], into values: inout [Double]) {
    motion.values(at: seconds, into: &values)
  }

  /// The seconds of an animation with this spring, after which the value is 1: the given duration
  /// of a spring created by `uiView`, 0.5 for the keyboard, else `settlingDuration`.
  public var lasts: Double {
    switch words {
    case .uiView(_, let duration): RestingFrequency.clamped(duration)
    case .keyboard: 0.5
    case .physics, .durationBounce, .response, .settling, .tension, .origami, .pop, .android:
      settlingDuration
    }
  }

  /// The settling duration in the API that it was created from: the given one, else Core
  /// Animation's `settlingDuration`. The two rules differ.
  public var reportedSettlingDuration: Double {
    guard case .settling(let duration, _) = words else { return settlingDuration }
    return RestingFrequency.clamped(duration)
  }

  /// The spring in the language, with the parameters it was created from: `spring(duration: 0.5,
  /// bounce: 0.3)`.
  public var name: String { words.written(of: self) }

  /// Whether its damping acts as critical, because there is more of it than a spring takes without
  /// `allowsOverdamping`.
  public var isClamped: Bool { !allowsOverdamping && dampingRatio > 1 }

  /// The undamped frequency, √(k/m), in radians per second.
  public var frequency: Double { motion.frequency }

  /// The perceptual duration, 2π/√(k/m): one undamped oscillation, in seconds.
  public var duration: Double { 2 * .pi / motion.frequency }

  /// 1 − ζ up to critical damping and 1/ζ − 1 beyond, in −1…1, where ζ is `dampingRatio`. Source:
  /// `CASpringAnimation.bounce`, measured.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  static func ratio(mass: Double, stiffness: Double, damping: Double) -> Double {
    damping / (2 * (stiffness * mass).squareRoot())
  }

  static func check(
    mass: Double, stiffness: Double, damping: Double, velocity: Double
  ) throws(CurveProblem) {
    let given = [
      ("mass", mass), ("stiffness", stiffness), ("damping", damping), ("velocity", velocity),
    ]
    for (parameter, value) in given {
      guard value.isFinite else { throw .notFinite(parameter: parameter, value: value) }
    }
    for (parameter, value) in given.prefix(2) {
      guard value > 0 else { throw .notPositive(parameter: parameter, value: value) }
    }
    guard damping >= 0 else { throw .negativeDamping(value: damping) }
    // The squares of the frequency and of the ratio's denominator, which are divisors later.
    guard (stiffness / mass).isNormal, (stiffness * mass).isNormal,
      ratio(mass: mass, stiffness: stiffness, damping: damping).isFinite
    else { throw .beyondArithmetic(mass: mass, stiffness: stiffness, damping: damping) }
  }
}
