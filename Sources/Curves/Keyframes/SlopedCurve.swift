/// A curve that can tell its slope and how the slope changes.
///
/// A type that knows its derivatives states them itself; others have them by differences.
protocol SlopedCurve {
  func callAsFunction(_ x: Double) -> Double
  func velocity(at x: Double) -> Double
  func acceleration(at x: Double) -> Double
}

extension SlopedCurve {
  func velocity(at x: Double) -> Double {
    let step = 1e-6
    let (low, high) = (max(x - step, 0), min(x + step, 1))
    return (self(high) - self(low)) / (high - low)
  }

  func acceleration(at x: Double) -> Double {
    let step = 1e-4
    let middle = min(max(x, step), 1 - step)
    return (self(middle - step) - 2 * self(middle) + self(middle + step)) / (step * step)
  }
}

extension Easing: SlopedCurve {}
