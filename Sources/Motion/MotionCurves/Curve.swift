/// A curve of the language: a function of progress or of seconds.
///
/// Easings and keyframes take progress and fill any duration. Springs, decays, flings and timed
/// easings take seconds and have their own duration.
///
/// ```swift
/// let curve = Curve.spring(try Spring(duration: 0.5, bounce: 0.2))
/// print(curve.value(elapsed: 0.25, duration: 1))  // 0.9223…
/// let ease = Curve.easing(try Easing.css("ease-in"))
/// print(ease.value(elapsed: 0.25, duration: 1))  // 0.0934…
/// ```
public indirect enum Curve: Hashable, Sendable {
  /// An easing, from 0 to 1 in a fraction of a duration.
  case easing(Easing)
  /// An easing with its own duration in seconds, greater than 0.
  case timed(Easing, duration: Double)
  /// A spring from 0 to 1, which may overshoot.
  case spring(Spring)
  /// A motion that slows down from a velocity.
  case decay(Decay)
  /// A throw as Android or Flutter moves it.
  case fling(PlatformFling)
  /// Keyframes of numbers or of points; where one number is needed, the first component. They hold
  /// a track, not what they were made from, so their text is stored too.
  case keyframes(Keyframes, name: String)
  /// A derivative of another curve, made by `rate(_:_:)`.
  case derived(Derivative)

  /// A curve with the order of its derivative.
  public struct Derivative: Hashable, Sendable {
    /// The curve that changes.
    public let curve: Curve
    /// Whether it is the first derivative or the second.
    public let order: Order
  }

  /// Returns a derivative of a curve. That of a derivative is 0, and so is its own.
  public static func rate(_ curve: Curve, _ order: Order) -> Curve {
    if case .derived(let known) = curve, case .derived = known.curve { return curve }
    return .derived(Derivative(curve: curve, order: order))
  }

  /// The order of a derivative, by progress or by seconds.
  public enum Order: String, Hashable, Sendable, CaseIterable {
    /// The change in a second, and the change of that in a second.
    case velocity, acceleration
  }

  /// Constant speed.
  public static let linear = Easing.named("linear").map(Curve.easing) ?? .keyboard

  /// UIKit's animation curve 7, which ends after 0.5 s.
  public static let keyboard = Curve.spring(.keyboard)

  /// The curve in the language: `elasticOut`, `spring(mass: 1, stiffness: 100, damping: 10)`.
  public var name: String {
    switch self {
    case .easing(let easing): easing.name
    case .timed(let easing, let duration): easing.name(lasting: duration)
    case .spring(let spring): spring.name
    case .decay(let decay): decay.name
    case .fling(let fling): fling.name
    case .keyframes(_, let name): name
    case .derived(let rate): "\(rate.curve.name).\(rate.order.rawValue)"
    }
  }

  /// The curve's own duration in seconds, which overrides an animation's; infinite for an undamped
  /// spring, nil for a curve that fills any duration.
  public var ownDuration: Double? {
    switch self {
    case .easing, .keyframes: nil
    case .timed(_, let duration): duration
    case .spring(let spring): spring.lasts
    case .decay(let decay): decay.settlingDuration(within: 0.5)
    case .fling(let fling): fling.duration
    case .derived(let rate): rate.curve.ownDuration
    }
  }

  /// The duration over which the curve is plotted and measured: its own, or two seconds of an
  /// undamped spring, which never ends; nil for a curve that fills any duration.
  public var shownDuration: Double? { ownDuration.map { $0 < 1e6 ? $0 : 2 } }

  /// The number of components: one, or those of a keyframe's value.
  public var dimension: Int {
    if case .keyframes(let keyframes, _) = self { keyframes.dimension } else { 1 }
  }

  /// The final value: 1, or for decays, flings and keyframes their last value; nil for rates, which have no
  /// target.
  public var goal: Double? {
    switch self {
    case .easing, .timed, .spring: 1
    case .decay(let decay): decay.reach
    case .fling(let fling): fling.reach
    case .keyframes(let keyframes, _): keyframes(1).first
    case .derived: nil
    }
  }

  /// Returns the value at a progress or at a time in seconds, depending on the curve.
  ///
  /// A spring that ends before it has settled, like the keyboard's, stays at 1 from its end on.
  public func callAsFunction(_ x: Double) -> Double {
    switch self {
    case .easing(let easing): easing(x)
    case .timed: value(elapsed: x, duration: 0)
    case .spring(let spring): spring.isCut && x > spring.lasts ? 1 : spring(x)
    case .decay(let decay): decay(x)
    case .fling(let fling): fling(x)
    case .keyframes(let keyframes, _): keyframes(x).first ?? 0
    case .derived(let rate): rate.curve.rate(rate.order, at: x)
    }
  }

  /// Computes many values, equal to those computed one by one.
  public func values(at xs: [Double], into values: inout [Double]) {
    switch self {
    case .easing(let easing): easing.values(at: xs, into: &values)
    case .spring(let spring) where !spring.isCut: spring.values(at: xs, into: &values)
    case .decay(let decay): decay.values(at: xs, into: &values)
    case .keyframes(let keyframes, _): keyframes.values(at: xs, into: &values)
    case .timed, .spring, .fling, .derived: values.fill(from: xs) { self($0) }
    }
  }

  /// Returns the first or second derivative at a progress, or at a time in seconds.
  private func rate(_ order: Order, at x: Double) -> Double {
    let isFirst = order == .velocity
    switch self {
    case .easing(let easing):
      return isFirst ? easing.velocity(at: x) : easing.acceleration(at: x)
    case .timed(let easing, let duration):
      guard (0...duration).contains(x) else { return 0 }
      let progress = x / duration
      return isFirst
        ? easing.velocity(at: progress) / duration
        : easing.acceleration(at: progress) / (duration * duration)
    case .spring(let spring):
      if spring.isCut && x > spring.lasts { return 0 }
      return isFirst ? spring.velocity(at: x) : spring.acceleration(at: x)
    case .decay(let decay): return isFirst ? decay.velocity(at: x) : decay.acceleration(at: x)
    case .fling(let fling): return isFirst ? fling.velocity(at: x) : fling.acceleration(at: x)
    case .keyframes(let keyframes, _):
      return (isFirst ? keyframes.velocity(at: x) : keyframes.acceleration(at: x)).first ?? 0
    case .derived: return 0
    }
  }
}

extension Curve {
  /// Returns the value after `elapsed` seconds of an animation of `duration` seconds: 0 at the
  /// start and 1 at the end, except for the remainder of a spring that is cut off.
  ///
  /// - Parameters:
  ///   - elapsed: in 0...duration; outside, easings hold the nearer end.
  ///   - duration: 0 or more. Curves with their own duration ignore it and use the seconds directly.
  ///     The value of a decay or a fling is a share of its whole distance.
  public func value(elapsed: Double, duration: Double) -> Double {
    switch self {
    case .easing, .keyframes:
      // Also if the duration is 0, where progress is undefined.
      return elapsed >= duration ? self(1) : self(max(elapsed, 0) / duration)
    case .timed(let easing, let own):
      return Curve.easing(easing).value(elapsed: elapsed, duration: own)
    case .spring: return self(elapsed)
    case .decay(let decay): return decay.reach == 0 ? 1 : decay(elapsed) / decay.reach
    case .fling(let fling): return fling.reach == 0 ? 1 : fling(elapsed) / fling.reach
    case .derived(let rate):
      guard rate.curve.ownDuration == nil else { return self(elapsed) }
      let span = rate.order == .velocity ? duration : duration * duration
      return span > 0 ? self(min(max(elapsed / duration, 0), 1)) / span : 0
    }
  }
}

extension Spring {
  /// Whether it ends before Core Animation considers it at rest.
  fileprivate var isCut: Bool { lasts < settlingDuration }
}
