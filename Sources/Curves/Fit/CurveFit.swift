/// The nearest curve of a kind to any function of progress, with how far it is off at most.
///
/// The error is that over 10 001 even steps of progress from 0 to 1; nothing on that grid is
/// farther off. All of it is deterministic and bounded; a function that is no number somewhere has
/// an infinite error.
public enum CurveFit {
  /// How far a curve is off at most, and where.
  public struct Error: Hashable, Sendable {
    /// In the unit of the values, a share of the way.
    public let value: Double
    /// The progress at which it is.
    public let progress: Double
  }

  static let steps = 10_000

  /// The function at every step.
  static func samples(_ count: Int = steps, _ function: (Double) -> Double) -> [Double] {
    (0...count).map { function(Double($0) / Double(count)) }
  }

  /// How far two lists of samples are apart at most.
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
