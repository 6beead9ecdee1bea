/// What an animation's `curve` may be: how far it has come after some time.
public enum Curve: Hashable, Sendable {
  case easing(Easing)
  case spring(Spring)
  /// UIKit's animation curve 7: `Spring.keyboard`, cut off at 0.5 s.
  case keyboard

  /// As it is written in the language: `elasticOut`, `spring(mass: 1, stiffness: 100, damping: 10)`.
  public var name: String {
    switch self {
    case .easing(let easing): easing.name
    case .spring(let spring): spring.name
    case .keyboard: "keyboard"
    }
  }

  /// The seconds that the curve itself lasts, whatever duration an animation is given; nil for
  /// easings, which fill any.
  public var ownDuration: Double? {
    switch self {
    case .easing: nil
    case .spring(let spring): spring.settlingDuration
    case .keyboard: Self.keyboardDuration
    }
  }

  /// The value after `elapsed` seconds of an animation of `duration` seconds: 0 at the start and,
  /// but for what a spring has left when it is cut off, 1 at the end.
  ///
  /// - Parameters:
  ///   - elapsed: in 0...duration; outside, easings hold the nearer end.
  ///   - duration: 0 or more. Springs do not ask for it, but take the seconds as they are.
  public func value(elapsed: Double, duration: Double) -> Double {
    switch self {
    case .easing(let easing):
      // Also where the duration is 0, and there is no progress to speak of.
      elapsed >= duration ? easing(1) : easing(max(elapsed, 0) / duration)
    case .spring(let spring): spring(elapsed)
    case .keyboard: elapsed > Self.keyboardDuration ? 1 : Spring.keyboard(elapsed)
    }
  }

  private static let keyboardDuration = 0.5
}
