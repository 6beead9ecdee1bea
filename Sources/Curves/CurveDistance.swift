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
}
