import MotionGeometry
import MotionPlatform

/// A motion with an initial velocity that loses a fixed share of it each millisecond.
///
/// It starts at 0; distances are in the unit of the velocity, points for points per second.
///
/// ```swift
/// let decay = try Decay(velocity: 1000)
/// print(decay.reach)  // 499.4998…
/// print(decay(0.5))  // 315.9280…
/// print(decay.velocity(at: 0.5))  // 367.5112…
/// ```
public struct Decay: Hashable, Sendable {
  /// The way in which the distance accumulates.
  public enum Model: Hashable, Sendable {
    /// The integral of the velocity: scroll views, Android.
    case continuous
    /// pop's sum: each whole millisecond uses the velocity at its end, so the distance is a little
    /// shorter. Between milliseconds it follows the same formula.
    case perMillisecond
  }

  /// The initial velocity, in units per second.
  public let velocity: Double
  /// The share of the velocity left after a millisecond, between 0 and 1.
  public let rate: Double
  /// The way in which the distance accumulates.
  public let model: Model
  /// The decay constant, −1000 · ln(rate), per second.
  public let fading: Double
  /// Android's friction, if it was created from that.
  private let friction: Double?

  /// The default rate of `UIScrollView`. Source: `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998
  /// The rate of `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99

  /// Creates a decay.
  ///
  /// - Throws: `CurveProblem` if a number is not finite or the rate is not between 0 and 1.
  public init(
    velocity: Double, rate: Double = normalRate, model: Model = .continuous
  ) throws(CurveProblem) {
    for (parameter, value) in [("velocity", velocity), ("rate", rate)] {
      guard value.isFinite else { throw .notFinite(parameter: parameter, value: value) }
    }
    guard rate > 0, rate < 1 else { throw .decayRate(value: rate) }
    self.init(
      velocity: velocity, rate: rate, model: model, fading: -1000 * log(rate), friction: nil)
  }

  private init(velocity: Double, rate: Double, model: Model, fading: Double, friction: Double?) {
    self.velocity = velocity
    self.rate = rate
    self.model = model
    self.fading = fading
    self.friction = friction
  }

  /// Returns Android's `FlingAnimation`: velocity · e^(−4.2 · friction · t). Source: AndroidX.
  ///
  /// - Parameter friction: greater than 0; Android's default is 1.
  /// - Parameter velocity: the initial velocity, in units per second.
  /// - Throws: `CurveProblem` if a number is not finite, or the friction is not greater than 0 or
  ///   beyond arithmetic.
  public static func fling(velocity: Double, friction: Double = 1) throws(CurveProblem) -> Decay {
    for (parameter, value) in [("velocity", velocity), ("friction", friction)] {
      guard value.isFinite else { throw .notFinite(parameter: parameter, value: value) }
    }
    guard friction > 0 else {
      throw .notAbove0(parameter: "friction", of: "a fling", value: friction)
    }
    let rate = exp(-0.0042 * friction)
    guard rate > 0, rate < 1 else { throw .decayRate(value: rate) }
    return Decay(
      velocity: velocity, rate: rate, model: .continuous, fading: 4.2 * friction,
      friction: friction)
  }

  /// Returns Flutter's `FrictionSimulation`: velocity · dragᵗ, with t in seconds.
  ///
  /// - Parameter drag: between 0 and 1; Flutter's bouncing lists use 0.135.
  /// - Parameter velocity: the initial velocity, in units per second.
  /// - Throws: `CurveProblem` if a number is not finite, or the drag is not between 0 and 1.
  public static func friction(
    velocity: Double, drag: Double = 0.135
  ) throws(CurveProblem) -> Decay {
    guard drag.isFinite else { throw .notFinite(parameter: "drag", value: drag) }
    guard drag > 0, drag < 1 else { throw .decayRate(value: drag) }
    return try Decay(velocity: velocity, rate: pow(drag, 0.001))
  }

  /// The curve in the language.
  public var name: String {
    let loss = friction.map { "friction: \($0.written)" } ?? "rate: \(rate.written)"
    return "decay(velocity: \(velocity.written), \(loss))"
  }

  /// Returns the distance after some seconds; 0 before the start.
  public func callAsFunction(_ seconds: Double) -> Double {
    seconds < 0 ? 0 : -reach * expm1(-fading * seconds)
  }

  /// Returns the velocity after some seconds, in units per second; 0 before the start.
  ///
  /// For `perMillisecond` it is the velocity that pop stores; the growth of the distance is less,
  /// by a share of at most 1 − rate.
  public func velocity(at seconds: Double) -> Double {
    seconds < 0 ? 0 : velocity * exp(-fading * seconds)
  }

  /// Returns the acceleration, in units per second squared; 0 before the start.
  public func acceleration(at seconds: Double) -> Double {
    seconds < 0 ? 0 : -fading * velocity * exp(-fading * seconds)
  }

  /// Computes the values at many times, equal to those computed one by one.
  public func values(at seconds: [Double], into values: inout [Double]) {
    let (reach, fading) = (reach, fading)
    values.fill(from: seconds) { $0 < 0 ? 0 : -reach * expm1(-fading * $0) }
  }

  /// The final distance: 0.4995 times the velocity for a scroll view's normal rate. For
  /// `perMillisecond` this is the projection shown at WWDC 2018, velocity/1000 · d/(1 − d).
  public var reach: Double {
    switch model {
    case .continuous: velocity / fading
    case .perMillisecond: velocity / 1000 * rate / (1 - rate)
    }
  }

  /// Returns the seconds until the remaining distance is less than a limit; half a point is
  /// invisible. It is never less than one that is not greater than 0.
  public func settlingDuration(within distance: Double) -> Double {
    guard distance > 0 else { return .infinity }
    return abs(reach) > distance ? log(abs(reach) / distance) / fading : 0
  }
}
