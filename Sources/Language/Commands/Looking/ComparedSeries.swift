/// One of several series that a comparison overlays.
struct ComparedSeries {
  let name: String
  /// Empty for a scaled value.
  let unit: String
  /// One for each value: seconds, values of a parameter, or indices.
  let xs: [Double]
  let ys: [Double]
  let growsDown: Bool
  /// Whether something still moved the value at its last point.
  var isMoving = false

  /// The greatest difference from another where both are known; nil if they have no x value in
  /// common or have different units.
  func greatestDifference(from other: ComparedSeries) -> (value: Double, at: Double)? {
    guard unit == other.unit else { return nil }
    let others = Dictionary(zip(other.xs, other.ys)) { first, _ in first }
    let both = zip(xs, ys).compactMap { x, y -> (value: Double, at: Double)? in
      guard let other = others[x], other.isFinite, y.isFinite else { return nil }
      return (abs(y - other), x)
    }
    guard let first = both.first else { return nil }
    return both.reduce(first) { $1.value > $0.value ? $1 : $0 }
  }
}
