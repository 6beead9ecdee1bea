/// The distance between two curves.
public enum CurveDistance {
  /// Returns the greatest distance between two curves sampled at the same places, and its place.
  public static func greatest(
    _ a: [Double], _ b: [Double], at xs: [Double]
  ) -> (value: Double, at: Double) {
    var greatest = (value: 0.0, at: xs.first ?? 0)
    for (x, pair) in zip(xs, zip(a, b)) where abs(pair.0 - pair.1) > greatest.value {
      greatest = (abs(pair.0 - pair.1), x)
    }
    return greatest
  }

  /// Returns the same, refined between the samples: at a kink, the nearest sample misses the
  /// greatest distance by up to the slope times the spacing.
  ///
  /// - Parameter curves: the values of both curves at any places.
  /// - Parameter a: the values of one curve at these places.
  /// - Parameter b: those of the other.
  /// - Parameter xs: the places, increasing.
  public static func greatest(
    _ a: [Double], _ b: [Double], at xs: [Double],
    refinedBy curves: ([Double]) -> (a: [Double], b: [Double])
  ) -> (value: Double, at: Double) {
    var greatest = greatest(a, b, at: xs)
    let distances = zip(a, b).map { abs($0 - $1) }
    for index in highestPeaks(of: distances) {
      var (low, high) = (xs[max(index - 1, 0)], xs[min(index + 1, distances.count - 1)])
      for _ in 0..<rounds where low < high {
        let places = (0...parts).map { low + (high - low) * Double($0) / Double(parts) }
        let values = curves(places)
        let found = Self.greatest(values.a, values.b, at: places)
        if found.value > greatest.value { greatest = found }
        let step = (high - low) / Double(parts)
        (low, high) = (max(low, found.at - step), min(high, found.at + step))
      }
    }
    return greatest
  }

  /// Each round narrows the place to a tenth.
  private static let rounds = 8
  private static let parts = 20
  /// The number of maxima that are refined: the highest between samples need not be the highest
  /// sampled one.
  private static let refinedPeaks = 8

  private static func highestPeaks(of distances: [Double]) -> [Int] {
    let peaks = distances.indices.filter { index in
      (index == 0 || distances[index] >= distances[index - 1])
        && (index == distances.count - 1 || distances[index] > distances[index + 1])
    }
    return Array(peaks.sorted { (distances[$0], $1) > (distances[$1], $0) }.prefix(refinedPeaks))
  }
}
