#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path in the plane, for curves whose x goes back and forth: facts about where it leads.
struct Orbit: Sendable {
  let xs: [Double]
  let ys: [Double]
  let xBounds: ClosedRange<Double>
  let yBounds: ClosedRange<Double>

  /// - Precondition: at least one point, all finite.
  init(xs: [Double], ys: [Double]) {
    self.xs = xs
    self.ys = ys
    xBounds = .covering(xs) ?? 0...0
    yBounds = .covering(ys) ?? 0...0
  }

  private var xSpan: Double { xBounds.upperBound - xBounds.lowerBound }
  private var ySpan: Double { yBounds.upperBound - yBounds.lowerBound }

  /// Whether the path ends within 1 % of its width and height of where it began.
  var isClosed: Bool { isNearEnd(0) }

  private func isNearEnd(_ index: Int) -> Bool {
    abs(xs[index] - xs[xs.count - 1]) <= 0.01 * xSpan
      && abs(ys[index] - ys[ys.count - 1]) <= 0.01 * ySpan
  }

  /// The first point from which on the path stays near its end, where it has been elsewhere and
  /// that is for at least 3 % of its points.
  var settled: Int? {
    var index = xs.count - 1
    while index > 0, isNearEnd(index - 1) { index -= 1 }
    let isLong = Double(xs.count - index) >= max(3, 0.03 * Double(xs.count))
    return index > 0 && isLong ? index : nil
  }

  /// How often the path, through the point at `end`, goes around a place, positive where x turns
  /// towards y; nil where it passes through the place, or is too wide to tell.
  ///
  /// The angles that the straight pieces subtend, added up: exact for the path as it is drawn.
  func windings(aroundX x: Double, y: Double, through end: Int) -> Double? {
    guard xSpan.isFinite, ySpan.isFinite, xSpan > 0, ySpan > 0 else { return nil }
    var angle = 0.0
    var (u, v) = ((xs[0] - x) / xSpan, (ys[0] - y) / ySpan)
    for index in 0...end {
      let (nextU, nextV) = ((xs[index] - x) / xSpan, (ys[index] - y) / ySpan)
      let cross = u * nextV - v * nextU
      let dot = u * nextU + v * nextV
      guard abs(cross) > 1e-9 || dot > 1e-9 else { return nil }
      angle += atan2(cross, dot)
      (u, v) = (nextU, nextV)
    }
    return angle / (2 * .pi)
  }

  /// The length of the path, in the unit both axes share.
  var length: Double {
    zip(zip(xs.dropFirst(), xs), zip(ys.dropFirst(), ys)).reduce(0) { sum, step in
      sum + hypot(step.0.0 - step.0.1, step.1.0 - step.1.1)
    }
  }
}
