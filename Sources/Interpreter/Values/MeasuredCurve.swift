import Answers
import MotionCurves

/// A curve as a series of values that can be measured like recorded ones: over its own duration, or
/// over its progress.
package struct MeasuredCurve {
  /// Whether x is seconds.
  package let isTimed: Bool
  package let measure: SeriesMeasure

  /// The number of values.
  package static let count = 10_000

  /// The result is nil for a curve of points.
  package init?(_ curve: Curve) {
    guard curve.dimension == 1 else { return nil }
    let length = curve.shownDuration.map { $0 > 0 ? $0 : 1 }
    isTimed = length != nil
    let xs = (0...Self.count).map { (length ?? 1) * Double($0) / Double(Self.count) }
    var ys: [Double] = []
    curve.values(at: xs, into: &ys)
    guard let measure = SeriesMeasure(.init(xs: xs, ys: Plot.settled(ys), goal: curve.goal)) else {
      return nil
    }
    self.measure = measure
  }
}
