/// A curve in the words that UIKit has for it, which are exact.
public enum UIKitTiming: Hashable, Sendable {
  /// `UIView.AnimationCurve`, by its case, or the keyboard's curve 7.
  case named(String)
  /// x1, y1, x2 and y2 of a cubic Bézier; polynomials up to the third degree are Béziers too.
  case bezier([Double])
  /// `usingSpringWithDamping`, which lasts as long as it is told.
  case damping(Double, duration: Double, velocity: Double)
  /// `springDuration` and `bounce`, since iOS 17.
  case perceptual(duration: Double, bounce: Double, velocity: Double)
  /// `UISpringTimingParameters` by physics, of which more than critical damping counts as critical.
  case physics(mass: Double, stiffness: Double, damping: Double, velocity: Double)

  /// The cases of `UIView.AnimationCurve`.
  public static let curves = ["easeInOut", "easeIn", "easeOut", "linear"]

  /// Finds UIKit's words for a curve.
  /// - Returns: nil for a curve that UIKit has no words for.
  public init?(_ curve: Curve) {
    switch curve {
    case .easing(let easing), .timed(let easing, _):
      if Self.curves.contains(easing.name) {
        self = .named(easing.name)
      } else if let handles = easing.exactHandles, handles.isControlled {
        self = .bezier(handles)
      } else {
        return nil
      }
    case .spring(let spring): self.init(spring)
    case .decay, .fling, .keyframes, .derived: return nil
    }
  }

  private init(_ spring: Spring) {
    switch spring.words {
    case .keyboard: self = .named("keyboard")
    case .uiView(let ratio, let duration):
      self = .damping(min(ratio, 1), duration: duration, velocity: spring.velocity)
    case .durationBounce(let duration, let bounce):
      self = .perceptual(duration: duration, bounce: bounce, velocity: spring.velocity)
    case .physics, .response, .settling, .tension, .origami, .pop, .android:
      guard spring.actingRatio > 1 else {
        self = .physics(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.actingDamping,
          velocity: spring.velocity)
        return
      }
      self = .perceptual(
        duration: 2 * .pi * (spring.mass / spring.stiffness).squareRoot(),
        bounce: 1 / spring.actingRatio - 1, velocity: spring.velocity)
    }
  }
}

extension [Double] {
  /// Whether the times of a Bézier's handles are within its own time, as UIKit's must be.
  fileprivate var isControlled: Bool { (0...1).contains(self[0]) && (0...1).contains(self[2]) }
}
