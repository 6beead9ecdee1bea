import Testing

@testable import MotionCurves

/// Which curves UIKit has words for, and that they are exact.
@Suite struct UIKitTimingTests {
  private func timing(_ name: String) -> UIKitTiming? {
    Easing.named(name).flatMap { UIKitTiming(.easing($0)) }
  }

  @Test func aPolynomialIsABezier() {
    let third = 1.0 / 3
    let twoThirds = 2.0 / 3
    #expect(timing("quadIn") == .bezier([third, 0, twoThirds, third]))
    #expect(timing("cubicOut") == .bezier([third, 1, twoThirds, 1]))
    #expect(timing("easeIn") == .named("easeIn"))
    #expect(timing("elasticOut") == nil && timing("quartIn") == nil)
  }

  /// More than critical damping is clamped by `UISpringTimingParameters`, but not by a bounce.
  @Test func anOverdampedSpringHasABounce() throws {
    let spring = try Spring(response: 0.5, dampingRatio: 2)
    guard case .perceptual(let duration, let bounce, _)? = UIKitTiming(.spring(spring)) else {
      Issue.record("no bounce")
      return
    }
    let same = try Spring(duration: duration, bounce: bounce)
    for time in stride(from: 0.0, through: 2, by: 0.1) {
      let difference = abs(same(time) - spring(time))
      #expect(difference < 1e-9)
    }
  }

  @Test func theKeyboardHasItsCurve() {
    #expect(UIKitTiming(.keyboard) == .named("keyboard"))
  }
}
