/// The formula of a curve, written once for values and for derivatives.
///
/// At a kink the derivatives are one-sided; at a jump they are those of the part that follows.
protocol EasingFormula: Sendable {
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S
}

/// p: constant speed.
struct LinearFormula: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p }
}

/// The formula reversed: an ease-out from an ease-in, and the other way round.
struct Mirrored<F: EasingFormula>: EasingFormula {
  let formula: F

  init(_ formula: F) { self.formula = formula }

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { 1 - formula(1 - p) }
}

/// An ease-in at half size, then its mirror image.
struct InOut<F: EasingFormula>: EasingFormula {
  let easeIn: F

  init(_ easeIn: F) { self.easeIn = easeIn }

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    p.value < 0.5 ? easeIn(2 * p) / 2 : 1 - easeIn(2 - 2 * p) / 2
  }
}

/// Source: warrenm/AHEasing 1.3.2, its double-precision build; Penner's are the same.
struct QuadIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p * p }
}

struct CubicIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p * p * p }
}

struct QuartIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p * p * p * p }
}

struct QuintIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p * p * p * p * p }
}

/// p to any power from 0 up: d3's poly.
struct PowerIn: EasingFormula {
  let exponent: Double

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p.raised(to: exponent) }
}

/// 1 + sin((p − 1)π/2), a quarter of a wave.
struct SineIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { ((p - 1) * (.pi / 2)).sine + 1 }
}

/// 1 − √(1 − p²), a quarter of a circle.
struct CircIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { 1 - (1 - p * p).root }
}

/// 2^(10(p − 1)), and 0 at 0, where the power itself is 1/1024.
struct ExpoIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    let power = (10 * (p - 1)).powerOf2
    return p.value == 0 ? power - 1.0 / 1024 : power
  }
}

/// 2^(10(p − 1)) · p + p⁶ · (1 − p), which is 0 at 0 and 1 at 1 without exceptions. Source: GSAP 3's
/// published code; its earlier versions had `ExpoIn`.
struct GSAPExpoIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    let cube = p * p * p
    return (10 * (p - 1)).powerOf2 * p + cube * cube * (1 - p)
  }
}
