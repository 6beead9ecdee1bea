/// The offset of content dragged past its end, as in `UIScrollView`: (1 − 1 / (x·c/d + 1)) · d.
/// Source: observed; for ever longer drags it approaches d.
///
/// ```swift
/// let band = try RubberBand(dimension: 480)
/// print(band(100))  // 49.3457…
/// print(band.inverse(band(100)).rounded())  // 100.0
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The size of the view, d, greater than 0.
  public let dimension: Double
  /// The initial ratio of content to finger movement, c, greater than 0.
  public let coefficient: Double

  /// The coefficient of `UIScrollView`. Source: observed.
  public static let scrollViewsCoefficient = 0.55

  /// Creates a rubber band.
  ///
  /// - Throws: `CurveProblem` if a number is not finite or not greater than 0.
  public init(
    dimension: Double, coefficient: Double = scrollViewsCoefficient
  ) throws(CurveProblem) {
    for (parameter, value) in [("dimension", dimension), ("coefficient", coefficient)] {
      guard value.isFinite else { throw .notFinite(parameter: parameter, value: value) }
      guard value > 0 else {
        throw .notAbove0(parameter: parameter, of: "a rubber band", value: value)
      }
    }
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the content's offset when the finger is at x past the end; odd in x.
  public func callAsFunction(_ x: Double) -> Double {
    let pull = abs(x) * coefficient / dimension
    // For an infinite drag the quotient would be NaN.
    let way = pull == .infinity ? dimension : pull / (pull + 1) * dimension
    return x < 0 ? -way : way
  }

  /// Returns the finger's position for an offset of the content; infinite from the dimension on,
  /// which no finger reaches.
  public func inverse(_ offset: Double) -> Double {
    let share = abs(offset) / dimension
    guard share < 1 else { return offset < 0 ? -.infinity : .infinity }
    return offset / (coefficient * (1 - share))
  }
}
