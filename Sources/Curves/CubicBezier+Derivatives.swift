extension CubicBezier {
  /// dy/dx: to the right of x, and at 1, to its left. Infinite where the curve stands upright.
  func velocity(at x: Double) -> Double {
    if x.isNaN { return x }
    // The straight lines outside, read off where their slope is the value itself.
    if x < 0 { return -value(at: -1) }
    if x > 1 { return value(at: 2) - 1 }
    let s = parameter(forX: x)
    return Self.limit(of: Self.rates(y1, y2, s), over: Self.rates(x1, x2, s), isLeft: x == 1)
  }

  /// d²y/dx², one-sided as `velocity(at:)`; 0 outside 0…1, where the curve goes on straight.
  func acceleration(at x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 || x > 1 { return 0 }
    let s = parameter(forX: x)
    let (dx, dy) = (Self.rates(x1, x2, s), Self.rates(y1, y2, s))
    // y″x′ − y′x″ around s, by powers of the distance from s; d²y/dx² is this over x′³.
    let bend = SIMD4(
      dy[1] * dx[0] - dy[0] * dx[1], 2 * (dy[2] * dx[0] - dy[0] * dx[2]),
      dy[2] * dx[1] - dy[1] * dx[2], 0)
    // One by one: the cube of a small number may be 0.
    if dx[0] > 0 { return bend[0] / dx[0] / dx[0] / dx[0] }
    // x′³ vanishes with a power of 3 or more, and the bend, if there is one, with at most 2.
    return Self.limit(of: bend, over: SIMD4(0, 0, 0, 1), isLeft: x == 1)
  }

  /// The derivative of one coordinate around s, by powers of the distance from s.
  private static func rates(_ first: Double, _ second: Double, _ s: Double) -> SIMD4<Double> {
    let rest = 1 - s
    // The control polygon's sides: the derivative is three times their own quadratic Bézier.
    let (a, b, c) = (first, second - first, 1 - second)
    return SIMD4(
      3 * (rest * rest * a + 2 * rest * s * b + s * s * c),
      6 * (rest * (b - a) + s * (c - b)),
      3 * (a - 2 * b + c), 0)
  }

  /// What a quotient of two polynomials comes to at 0, where the lower one grows away from it.
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
