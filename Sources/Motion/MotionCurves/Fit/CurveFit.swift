/// Approximations of any function of progress by a curve of some kind, with the greatest error.
///
/// The error is the greatest one over 10 001 even steps of progress from 0 to 1. The computation is
/// deterministic and bounded; a function that is NaN anywhere has an infinite error.
public enum CurveFit {
  /// The greatest error of a curve, and its place.
  public struct Error: Hashable, Sendable {
    /// In the unit of the values, a share of the way.
    public let value: Double
    /// The progress where it occurs.
    public let progress: Double
  }

  static let steps = 10_000

  /// Returns the function at every step.
  static func samples(_ count: Int = steps, _ function: (Double) -> Double) -> [Double] {
    (0...count).map { function(Double($0) / Double(count)) }
  }

  /// Returns the greatest distance of a curve from samples.
  static func error(_ samples: [Double], _ curve: (Double) -> Double) -> Error {
    var (greatest, place) = (0.0, 0)
    let count = samples.count - 1
    for index in 0...count {
      let found = abs(samples[index] - curve(Double(index) / Double(count)))
      guard found.isFinite else {
        return Error(value: .infinity, progress: Double(index) / Double(count))
      }
      if found > greatest { (greatest, place) = (found, index) }
    }
    return Error(value: greatest, progress: Double(place) / Double(count))
  }
}
