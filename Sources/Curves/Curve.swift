/// A curve as the language has it: a number over progress, or over seconds.
///
/// Easings and keyframes take progress and fill whatever time they are given. Springs and decays
/// take seconds and say themselves when they are over.
public indirect enum Curve: Hashable, Sendable {
  case easing(Easing)
  case spring(Spring)
  case decay(Decay)
  /// Keyframes of numbers or of points; where one number is wanted, the first of each. They hold a
  /// track and no longer what they were made from, so their text comes along.
  case keyframes(Keyframes, name: String)
  /// How fast another curve changes.
  case rate(Curve, Order)

  /// Which derivative, by progress or by seconds.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    case velocity, acceleration
  }

  /// The same speed throughout.
  public static let linear = Easing.named("linear").map(Curve.easing) ?? .keyboard

  /// UIKit's animation curve 7, over after 0.5 s.
  public static let keyboard = Curve.spring(.keyboard)

  /// As it is written in the language: `elasticOut`, `spring(mass: 1, stiffness: 100, damping: 10)`.
  public var name: String {
    switch self {
    case .easing(let easing): easing.name
    case .spring(let spring): spring.name
    case .decay(let decay): decay.name
    case .keyframes(_, let name): name
    case .rate(let curve, let order): "\(curve.name).\(order.rawValue)"
    }
  }

  /// The seconds that the curve itself lasts, whatever duration an animation is given; infinite for
  /// a spring that nothing damps, nil for what fills any.
  public var ownDuration: Double? {
    switch self {
    case .easing, .keyframes: nil
    case .spring(let spring): spring.lasts
    case .decay(let decay): decay.settlingDuration(within: 0.5)
    case .rate(let curve, _): curve.ownDuration
    }
  }

  /// How many numbers it gives: one, or as many as its keyframes' values have.
  public var dimension: Int {
    if case .keyframes(let keyframes, _) = self { keyframes.dimension } else { 1 }
  }

  /// Where it comes to in the end: 1, or for decays and keyframes their last value; nil for rates,
  /// which have no aim.
  public var goal: Double? {
    switch self {
    case .easing, .spring: 1
    case .decay(let decay): decay.reach
    case .keyframes(let keyframes, _): keyframes(1).first
    case .rate: nil
    }
  }

  /// The value at a progress or at a time in seconds, whichever it takes.
  ///
  /// A spring that is over before it has settled, as the keyboard's, stands at 1 from then on.
  public func callAsFunction(_ x: Double) -> Double {
    switch self {
    case .easing(let easing): easing(x)
    case .spring(let spring): spring.isCut && x > spring.lasts ? 1 : spring(x)
    case .decay(let decay): decay(x)
    case .keyframes(let keyframes, _): keyframes(x).first ?? 0
    case .rate(let curve, let order): curve.rate(order, at: x)
    }
  }

  /// Many values, the same as one by one.
  public func values(at xs: [Double], into values: inout [Double]) {
    switch self {
    case .easing(let easing): easing.values(at: xs, into: &values)
    case .spring(let spring) where !spring.isCut: spring.values(at: xs, into: &values)
    case .decay(let decay): decay.values(at: xs, into: &values)
    case .keyframes(let keyframes, _): keyframes.values(at: xs, into: &values)
    case .spring, .rate: values.fill(from: xs) { self($0) }
    }
  }

  /// The first or second derivative at a progress, or at a time in seconds.
  private func rate(_ order: Order, at x: Double) -> Double {
    let isFirst = order == .velocity
    switch self {
    case .easing(let easing):
      return isFirst ? easing.velocity(at: x) : easing.acceleration(at: x)
    case .spring(let spring):
      if spring.isCut && x > spring.lasts { return 0 }
      return isFirst ? spring.velocity(at: x) : spring.acceleration(at: x)
    case .decay(let decay): return isFirst ? decay.velocity(at: x) : decay.acceleration(at: x)
    case .keyframes(let keyframes, _):
      return (isFirst ? keyframes.velocity(at: x) : keyframes.acceleration(at: x)).first ?? 0
    case .rate: return 0
    }
  }
}

extension Curve {
  /// The value after `elapsed` seconds of an animation of `duration` seconds: 0 at the start and,
  /// but for what a spring has left when it is cut off, 1 at the end.
  ///
  /// - Parameters:
  ///   - elapsed: in 0...duration; outside, easings hold the nearer end.
  ///   - duration: 0 or more. Springs and decays do not ask for it, but take the seconds as they
  ///     are. A decay's way counts in parts of its whole way.
  public func value(elapsed: Double, duration: Double) -> Double {
    switch self {
    case .easing, .keyframes:
      // Also where the duration is 0, and there is no progress to speak of.
      return elapsed >= duration ? self(1) : self(max(elapsed, 0) / duration)
    case .spring: return self(elapsed)
    case .decay(let decay): return decay.reach == 0 ? 1 : decay(elapsed) / decay.reach
    case .rate(let curve, let order):
      guard curve.ownDuration == nil else { return self(elapsed) }
      let span = order == .velocity ? duration : duration * duration
      return span > 0 ? self(min(max(elapsed / duration, 0), 1)) / span : 0
    }
  }
}

extension Spring {
  /// Whether it is over before Core Animation would hold it to be at rest.
  fileprivate var isCut: Bool { lasts < settlingDuration }
}
