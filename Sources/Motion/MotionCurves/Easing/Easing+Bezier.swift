extension Easing {
  /// x1, y1, x2 and y2 of the cubic Bézier that the curve is, except for rounding; nil if it is none.
  ///
  /// A polynomial of time up to the third degree is a Bézier whose times are even: x1 = 1/3 and
  /// x2 = 2/3, with y1 and y2 by the slopes at the ends. So `quadIn` is (1/3, 0, 2/3, 1/3), and so are
  /// the quadratic and cubic curves and the backs of all dialects that are polynomials.
  public var exactHandles: [Double]? {
    if let bezierHandles { return bezierHandles }
    let (y1, y2) = (velocity(at: 0) / 3, 1 - velocity(at: 1) / 3)
    guard y1.isFinite, y2.isFinite, self(0) == 0, abs(self(1) - 1) < Self.rounding else {
      return nil
    }
    let size = max(1, abs(y1), abs(y2))
    let isSame = (1..<Self.probes).allSatisfy { index in
      let p = Double(index) / Double(Self.probes)
      let value = 3 * p * (1 - p) * (1 - p) * y1 + 3 * p * p * (1 - p) * y2 + p * p * p
      return abs(value - self(p)) < size * Self.rounding
    }
    return isSame ? [1.0 / 3, Self.settled(y1), 2.0 / 3, Self.settled(y2)] : nil
  }

  private static let rounding = 1e-12
  /// A prime, so that no kink or jump of a piecewise curve falls between all of them.
  private static let probes = 61

  /// A handle without the rounding of its slope: 0 instead of 1e-17.
  private static func settled(_ handle: Double) -> Double {
    let sixths = (handle * 6).rounded() / 6
    return abs(handle - sixths) < rounding ? sixths : handle
  }
}
