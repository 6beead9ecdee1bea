import MotionGeometry

/// A cubic Bézier from (0, 0) to (1, 1) as a function of x. Source: CSS Easing Level 2, §2.2.
///
/// With x1 and x2 in 0…1, x never decreases along the curve, so each x has one y.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double
  /// The coefficients of x as a polynomial of the parameter, from the cubic one down.
  private let a, b, c: Double

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    c = 3 * x1
    b = 3 * (x2 - x1) - c
    a = 1 - c - b
  }

  /// Returns the y at an x; outside 0…1, on the line that continues the curve's end.
  func value(at x: Double) -> Double {
    // Exact for any handles: far ones overflow before they are multiplied by 0.
    if x == 0 || x == 1 { return x }
    if x < 0 { return x * startSlope }
    if x > 1 { return 1 + (x - 1) * endSlope }
    return Self.coordinate(y1, y2, at: parameter(forX: x))
  }

  /// The slope at the start; toward the second handle if the first has no width, else flat.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    return x2 > 0 ? y2 / x2 : 0
  }

  /// The slope at the end; from the first handle if the second has no width, else flat.
  private var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    return x1 < 1 ? (1 - y1) / (1 - x1) : 0
  }

  /// Returns the curve's parameter at an x.
  @inline(__always)
  func parameter(forX x: Double) -> Double {
    halleysParameter(forX: x) ?? bracketedParameter(forX: x)
  }

  /// Returns the parameter by Halley's method on the polynomial's coefficients: three steps suffice
  /// where x grows fast enough everywhere. Nil elsewhere, where it would lose digits or diverge.
  @inline(__always)
  private func halleysParameter(forX x: Double) -> Double? {
    var s = x
    for _ in 0..<6 {
      let cubed = 3 * a * s
      let slope = (cubed + 2 * b) * s + c
      let error = ((a * s + b) * s + c) * s - x
      let square = slope * slope
      let divisor = square - error * (cubed + b)
      guard slope > 0.05, divisor > square / 2 else { return nil }
      let step = error * slope / divisor
      s -= step
      // The remaining error is of the order of the step's cube.
      if abs(step) < 1e-6 { return s >= 0 && s <= 1 ? s : nil }
    }
    return nil
  }

  /// Returns the parameter by Newton's method in a bracket, which bisection narrows where the curve
  /// is too flat.
  private func bracketedParameter(forX x: Double) -> Double {
    var bracket = (low: 0.0, high: 1.0)
    var s = x
    // Newton takes about five steps, bisection alone 53; a triple root takes Newton some sixty.
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: s) - x
      if error == 0 { return s }
      if error > 0 { bracket.high = s } else { bracket.low = s }
      let newton = s - error / Self.slope(x1, x2, at: s)
      if abs(newton - s) <= s.ulp { return s }
      // A NaN step fails both comparisons.
      let isInside = newton > bracket.low && newton < bracket.high
      s = isInside ? newton : (bracket.low + bracket.high) / 2
    }
    return s
  }

  /// Returns one coordinate of the curve with handles at `first` and `second`.
  private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * first + s * second) + s * s)
  }

  /// Returns the derivative of a coordinate by the parameter.
  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }
}

extension CubicBezier: EasingFormula {
  @inline(__always)
  func callAsFunction<S: SmoothScalar>(_ x: S) -> S {
    x.mapped(value(at: x.value), velocity(at: x.value), acceleration(at: x.value))
  }
}

extension Easing {
  /// Returns a cubic Bézier with handles (x1, y1) and (x2, y2), like CSS's `cubic-bezier()`.
  ///
  /// - Throws: `CurveProblem` if a number is not finite, or if x1 or x2 is outside 0…1. y1 and y2
  ///   are free: beyond 0…1 the motion overshoots.
  public static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(CurveProblem) -> Easing {
    for (parameter, value) in [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)] {
      guard value.isFinite else { throw .notFinite(parameter: parameter, value: value) }
    }
    for (parameter, value) in [("x1", x1), ("x2", x2)] {
      guard (0...1).contains(value) else {
        throw .handleOutsideTime(parameter: parameter, value: value)
      }
    }
    let written = [x1, y1, x2, y2].map(\.written).joined(separator: ", ")
    return Easing(
      "bezier(\(written))", "a cubic Bézier with handles (x1, y1) and (x2, y2), as in CSS",
      css: "cubic-bezier(\(written))", CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }
}

extension CubicBezier {
  /// Returns dy/dx, from the right of x and, at 1, from the left. Infinite where the curve is
  /// vertical.
  func velocity(at x: Double) -> Double {
    if x.isNaN { return x }
    // The lines outside, evaluated where their slope is the value itself.
    if x < 0 { return -value(at: -1) }
    if x > 1 { return value(at: 2) - 1 }
    let s = parameter(forX: x)
    return Self.limit(of: Self.rates(y1, y2, s), over: Self.rates(x1, x2, s), isLeft: x == 1)
  }

  /// Returns d²y/dx², one-sided like `velocity(at:)`; 0 outside 0…1, where the curve is straight.
  func acceleration(at x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 || x > 1 { return 0 }
    let s = parameter(forX: x)
    let (dx, dy) = (Self.rates(x1, x2, s), Self.rates(y1, y2, s))
    // y″x′ − y′x″ near s, by powers of the distance from s; d²y/dx² is this over x′³.
    let bend = SIMD4(
      dy[1] * dx[0] - dy[0] * dx[1], 2 * (dy[2] * dx[0] - dy[0] * dx[2]),
      dy[2] * dx[1] - dy[1] * dx[2], 0)
    // Divided one by one, because the cube of a small number may be 0.
    if dx[0] > 0 { return bend[0] / dx[0] / dx[0] / dx[0] }
    // x′³ vanishes with a power of 3 or more, and a nonzero bend with at most 2.
    return Self.limit(of: bend, over: SIMD4(0, 0, 0, 1), isLeft: x == 1)
  }

  /// Returns the derivative of one coordinate near s, by powers of the distance from s.
  private static func rates(_ first: Double, _ second: Double, _ s: Double) -> SIMD4<Double> {
    let rest = 1 - s
    // The sides of the control polygon: the derivative is three times their quadratic Bézier.
    let (a, b, c) = (first, second - first, 1 - second)
    return SIMD4(
      3 * (rest * rest * a + 2 * rest * s * b + s * s * c),
      6 * (rest * (b - a) + s * (c - b)),
      3 * (a - 2 * b + c), 0)
  }

  /// Returns the limit at 0 of a quotient of two polynomials, of which the lower one grows away
  /// from 0.
  private static func limit(
    of upper: SIMD4<Double>, over lower: SIMD4<Double>, isLeft: Bool
  ) -> Double {
    guard let high = (0..<4).first(where: { upper[$0] != 0 }) else { return 0 }
    guard let low = (0..<4).first(where: { lower[$0] != 0 }) else { return 0 }
    if high == low { return upper[high] / lower[low] }
    if high > low { return 0 }
    let isNegative = (upper[high] < 0) != (isLeft && high % 2 == 1)
    return isNegative ? -.infinity : .infinity
  }
}
