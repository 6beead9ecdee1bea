import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A motion that is let go with a velocity and loses a fixed share of it each millisecond.
///
/// It starts at 0; distances are in the unit of the velocity, points for points per second.
public struct Decay: Hashable, Sendable {
  /// How the way is added up.
  public enum Model: Hashable, Sendable {
    /// The integral of the velocity: scroll views, Android.
    case continuous
    /// pop's: each whole millisecond goes on at the velocity of its end, so the way is a little
    /// shorter. Between milliseconds it follows the same formula.
    case perMillisecond
  }

  /// The velocity at the start, in units per second.
  public let velocity: Double
  /// The share of the velocity that is left after a millisecond, between 0 and 1.
  public let rate: Double
  /// Whose formula it follows.
  public let model: Model
  /// How fast it fades, −1000 · ln(rate), in 1 per second.
  public let fading: Double
  /// What Android calls it, where it was made in its words.
  private let friction: Double?

  /// What `UIScrollView` loses by default. Source: `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998
  /// What `UIScrollView.DecelerationRate.fast` is.
  public static let fastRate = 0.99

  /// Creates a decay.
  ///
  /// - Throws: `CurveProblem` when a number is not finite or the rate is not between 0 and 1.
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

  /// Android's `FlingAnimation`: velocity · e^(−4.2 · friction · t). Source: AndroidX.
  ///
  /// - Parameter friction: greater than 0; Android's default is 1.
  /// - Throws: `CurveProblem` when a number is not finite, or the friction not greater than 0 or
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

  /// As it is written in the language.
  public var name: String {
    let loss = friction.map { "friction: \($0.written)" } ?? "rate: \(rate.written)"
    return "decay(velocity: \(velocity.written), \(loss))"
  }

  /// The way gone after some seconds; before the start it is 0.
  public func callAsFunction(_ seconds: Double) -> Double {
    seconds < 0 ? 0 : -reach * expm1(-fading * seconds)
  }

  /// The velocity after some seconds, in units per second; before the start it is 0.
  ///
  /// For `perMillisecond` it is the velocity that pop keeps; its way grows by a share of at most
  /// 1 − rate less.
  public func velocity(at seconds: Double) -> Double {
    seconds < 0 ? 0 : velocity * exp(-fading * seconds)
  }

  /// How fast the velocity changes, in units per second squared; before the start it is 0.
  public func acceleration(at seconds: Double) -> Double {
    seconds < 0 ? 0 : -fading * velocity * exp(-fading * seconds)
  }

  /// The values after many times, the same as one by one.
  public func values(at seconds: [Double], into values: inout [Double]) {
    let (reach, fading) = (reach, fading)
    values.fill(from: seconds) { $0 < 0 ? 0 : -reach * expm1(-fading * $0) }
  }

  /// Where it comes to rest: 0.4995 of the velocity for a scroll view's normal rate. For
  /// `perMillisecond` this is the projection that WWDC 2018 shows, velocity/1000 · d/(1 − d).
  public var reach: Double {
    switch model {
    case .continuous: velocity / fading
    case .perMillisecond: velocity / 1000 * rate / (1 - rate)
    }
  }

  /// Seconds until less than a distance is left to go; half a point is what nobody sees.
  public func settlingDuration(within distance: Double) -> Double {
    abs(reach) > distance ? log(abs(reach) / distance) / fading : 0
  }
}
