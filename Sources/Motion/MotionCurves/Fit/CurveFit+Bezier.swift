extension CurveFit {
  /// A cubic Bézier from (0, 0) to (1, 1).
  public struct Bezier: Hashable, Sendable {
    /// The first handle's time, 0...1.
    public let x1: Double
    /// The first handle's value.
    public let y1: Double
    /// The second handle's time, 0...1.
    public let x2: Double
    /// The second handle's value.
    public let y2: Double
    /// The greatest distance from the curve, and its place.
    public let greatest: CurveFit.Error
    /// The greatest error.
    public var error: Double { greatest.value }

    /// Returns the value at a progress.
    public func callAsFunction(_ progress: Double) -> Double {
      CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: progress)
    }
  }

  /// Returns a Bézier, as in `cubic-bezier()`, with the smallest greatest error found.
  ///
  /// For handles at given times the heights follow by least squares. The times are searched on a
  /// grid, then all four numbers are refined for the greatest error and rounded to at most four
  /// decimals: more is not worth writing.
  ///
  /// ```swift
  /// let spring = try Spring(duration: 1, bounce: 0)
  /// let fit = CurveFit.bezier { spring($0) }
  /// print(fit.x1, fit.y1, fit.x2, fit.y2)  // 0.2 0.11 0.19 0.94
  /// print(fit.error)  // 0.0136…
  /// ```
  public static func bezier(of function: (Double) -> Double) -> Bezier {
    let coarse = samples(64, function)
    var found: [(handles: [Double], value: Double)] = []
    for first in 0...10 {
      for second in 0...10 {
        let (x1, x2) = (Double(first) / 10, Double(second) / 10)
        let handles = heights(x1, x2, coarse)
        found.append((handles, distance(handles, coarse)))
      }
    }
    found.sort { $0.value < $1.value }
    let fine = samples(256, function)
    var best = (place: [0, 0, 1, 1.0], value: Double.infinity)
    for start in found.prefix(3) {
      var polished = (place: start.handles, value: Double.infinity)
      // A simplex that has shrunk too early restarts where it ended.
      for step in [0.1, 0.02] {
        polished = NelderMead.minimum(
          from: polished.place, steps: [step, step, step, step], evaluations: 150
        ) { distance($0, fine) }
      }
      if polished.value < best.value { best = polished }
    }
    let handles = rounded(best.place, fine)
    let curve = bezier(handles)
    return Bezier(
      x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2,
      greatest: error(samples(steps, function), curve.value(at:)))
  }

  /// Rounds to two or three decimals if that is as near, else to four.
  private static func rounded(_ handles: [Double], _ samples: [Double]) -> [Double] {
    let enough = distance(handles, samples) * 1.01 + 1e-6
    var written = handles
    for scale in [100.0, 1000, 10_000] {
      // Adding 0 turns -0 into 0.
      written = handles.map { ($0 * scale).rounded() / scale }.map { $0.isFinite ? $0 + 0 : 0 }
      if distance(written, samples) <= enough { return written }
    }
    return written
  }

  /// Returns the Bézier, with times clamped to 0…1, outside which it is not a function.
  private static func bezier(_ handles: [Double]) -> CubicBezier {
    CubicBezier(
      x1: min(max(handles[0], 0), 1), y1: handles[1], x2: min(max(handles[2], 0), 1),
      y2: handles[3])
  }

  /// Returns the greatest error on the samples, plus a penalty for times outside 0…1.
  private static func distance(_ handles: [Double], _ samples: [Double]) -> Double {
    let curve = bezier(handles)
    let outside = abs(handles[0] - curve.x1) + abs(handles[2] - curve.x2)
    return error(samples, curve.value(at:)).value + outside
  }

  /// Returns handles at given times with heights by least squares: y is linear in them.
  private static func heights(_ x1: Double, _ x2: Double, _ samples: [Double]) -> [Double] {
    // With heights (1, 0) and (0, 1) the value is the weight of each, on top of s³.
    let base = CubicBezier(x1: x1, y1: 0, x2: x2, y2: 0)
    let first = CubicBezier(x1: x1, y1: 1, x2: x2, y2: 0)
    let second = CubicBezier(x1: x1, y1: 0, x2: x2, y2: 1)
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let x = Double(index) / Double(samples.count - 1)
      let rest = base.value(at: x)
      let (a, b) = (first.value(at: x) - rest, second.value(at: x) - rest)
      let target = sample - rest
      (aa, ab, bb, ar, br) =
        (aa + a * a, ab + a * b, bb + b * b, ar + a * target, br + b * target)
    }
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-12 else { return [x1, x1, x2, x2] }
    return [x1, (ar * bb - br * ab) / determinant, x2, (br * aa - ar * ab) / determinant]
  }
}
