import MotionPlatform

/// Source: warrenm/AHEasing 1.3.2, its double-precision build.
///
/// sin(13π/2 · p) · 2^(10(p − 1)): 3.25 oscillations that grow.
struct ElasticIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    (p * (13 * Double.pi / 2)).sine * (10 * (p - 1)).powerOf2
  }
}

/// p³ − p · sin(πp).
struct BackIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    // sin(πp) is sin(π(1 − p)); the smaller of the two angles keeps the end at exactly 1.
    let angle = p.value < 0.5 ? p * Double.pi : (1 - p) * Double.pi
    return p * p * p - p * angle.sine
  }
}

/// Four parabolas that meet at 4/11, 8/11 and 9/10.
struct BounceOut: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    // The factors have names because the compiler takes seconds for sums with fractions in them.
    if p.value < 4 / 11 {
      let a = 121 / 16.0
      return p * p * a
    }
    if p.value < 8 / 11 {
      let (a, b, c) = (363 / 40.0, 99 / 10.0, 17 / 5.0)
      return p * p * a - p * b + c
    }
    if p.value < 9 / 10 {
      let (a, b, c) = (4356 / 361.0, 35442 / 1805.0, 16061 / 1805.0)
      return p * p * a - p * b + c
    }
    // 54p²/5 − 513p/25 + 268/25, written from its value at the end.
    let (a, b) = (54 / 5.0, 243 / 25.0)
    return 1 - (1 - p) * (p * a - b)
  }
}

/// An oscillation that decays or grows: a · fade · sin((x ∓ s) · 2π/period), where s is the share
/// of the period that makes it start at 1. Source: Penner's equations, and d3's and GSAP's
/// published code.
struct Swing: Sendable {
  /// At least 1.
  let amplitude: Double
  /// As a share of the whole time; greater than 0.
  let period: Double
  /// The shift of the wave, as a share of the whole time.
  let shift: Double

  init(amplitude: Double, period: Double) {
    // Less than 1 would not reach the end; all three libraries treat it as 1.
    self.amplitude = max(amplitude, 1)
    self.period = period
    shift = asin(1 / self.amplitude) * period / (2 * .pi)
  }

  /// Returns the wave without its decay, shifted by `shift`.
  @inline(__always)
  func late<S: SmoothScalar>(_ x: S) -> S {
    ((x - shift) * (2 * .pi / period)).sine * amplitude
  }
}

/// −a · 2^(10(p − 1)) · sin((p − 1 − s) · 2π/period), and 0 at 0.
struct PennerElasticIn: EasingFormula {
  let swing: Swing

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    if p.value == 0 { return S(0) }
    let rest = p - 1
    return (10 * rest).powerOf2 * swing.late(rest) * -1.0
  }
}

/// 1 + a · 2^(−10p) · sin((p − s) · 2π/period), and 1 at 1; also GSAP's. For amplitudes other than
/// 1 it is not the reversed ease-in.
struct PennerElasticOut: EasingFormula {
  let swing: Swing

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    if p.value == 1 { return S(1) }
    return 1 + (p * -10.0).powerOf2 * swing.late(p)
  }
}

/// Penner's ease-in with d3's decay, which needs no special case.
struct D3ElasticIn: EasingFormula {
  let swing: Swing

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    let rest = p - 1
    return fadedD3(rest) * swing.late(rest) * -1.0
  }
}

/// An ease-in at half size, then an ease-out at half size.
struct Halves<In: EasingFormula, Out: EasingFormula>: EasingFormula {
  let easeIn: In
  let easeOut: Out

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    p.value < 0.5 ? easeIn(2 * p) / 2 : (1 + easeOut(2 * p - 1)) / 2
  }
}

/// 2^(10x), lowered to be 0 at −1 and still 1 at 0: d3's tpmt. Source: d3-ease 3.
@inline(__always)
func fadedD3<S: SmoothScalar>(_ x: S) -> S {
  ((10 * x).powerOf2 - 1 / 1024.0) * (1024 / 1023.0)
}

/// d3's exponential.
struct D3ExpoIn: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { fadedD3(p - 1) }
}

/// (s + 1)p³ − s·p²: Penner's back, with s = 1.70158 a tenth of the way below the start.
struct PennerBackIn: EasingFormula {
  let overshoot: Double

  static let standardOvershoot = 1.70158
  /// The factor by which Penner's and easings.net's in-out form overshoots more.
  static let inOutFactor = 1.525

  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S { p * p * (p - overshoot * (1 - p)) }
}

/// Four parabolas of 7.5625p² that meet at 4/11, 8/11 and 10/11.
struct PennerBounceOut: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    if p.value < 4 / 11 { return Self.parabola(p, around: 0, floor: 0) }
    if p.value < 8 / 11 { return Self.parabola(p, around: 6 / 11, floor: 0.75) }
    if p.value < 10 / 11 { return Self.parabola(p, around: 9 / 11, floor: 0.9375) }
    // The last parabola, around 21/22 over 0.984375, written from its value at the end.
    return 1 - (1 - p) * (p - 10 / 11.0) * 7.5625
  }

  @inline(__always)
  private static func parabola<S: SmoothScalar>(
    _ p: S, around center: Double, floor: Double
  ) -> S {
    (p - center) * (p - center) * 7.5625 + floor
  }
}
