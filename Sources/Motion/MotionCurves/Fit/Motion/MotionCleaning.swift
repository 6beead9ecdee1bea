/// The cleaning of measured values before a motion is fitted. It decides more than the criterion by
/// which families are compared.
enum MotionCleaning {
  /// The step to which the values were rounded; 0 if none is found.
  ///
  /// It is the largest part of the least gap between values of which all gaps are whole multiples:
  /// the least gap alone fails where a motion is fast.
  static func quantum(of values: [Double]) -> Double {
    let sorted = values.sorted()
    let gaps = zip(sorted.dropFirst(), sorted).map(-).filter { $0 > 1e-9 }
    guard let least = gaps.min(), gaps.count >= 3, let top = sorted.last, least < top - sorted[0]
    else { return 0 }
    for part in 1...8 {
      let step = least / Double(part)
      let fits = gaps.allSatisfy { gap in
        let whole = (gap / step).rounded()
        return whole < 1e6 && abs(gap / step - whole) < 0.03
      }
      if fits { return step }
    }
    return 0
  }

  /// The samples without those that repeat the frame before while the motion goes on: a repeated
  /// frame is followed by a step of twice the size. The last one has nothing behind it; a single
  /// still frame there tells nothing, and is left out too.
  static func withoutDoubles(_ series: MotionSeries, quantum: Double) -> MotionSeries {
    let (n, values) = (series.count, series.values)
    guard n > 6 else { return series }
    let steps = (1..<n).map { abs(values[$0] - values[$0 - 1]) }
    let noticeable = max(series.range * 0.01, 4 * series.noise, 2 * quantum)
    let kept = (0..<n).filter { index in
      guard index > 0 else { return true }
      let near = steps[max(0, index - 4)..<min(steps.count, index + 4)]
      let usual = MotionSeries.median(Array(near))
      guard usual > noticeable else { return true }
      let goesOn = index == n - 1 || steps[index] > 1.5 * usual
      return !(steps[index - 1] < usual / 4 && goesOn)
    }
    return MotionSeries(
      times: kept.map { series.times[$0] }, values: kept.map { values[$0] })
  }

  /// The samples with six of the rest at each end: a hundred of them would outvote the motion.
  static func withoutRest(_ series: MotionSeries, _ moving: ClosedRange<Int>) -> MotionSeries {
    let range =
      max(0, moving.lowerBound - 5)...min(series.count - 1, moving.upperBound + 5)
    return MotionSeries(
      times: Array(series.times[range]), values: Array(series.values[range]))
  }

  /// The roots of weights for times that jitter: where the motion is fast, a wrong time is a wrong
  /// place. Nil where the fast samples are as good as the slow ones.
  static func roots(
    _ series: MotionSeries, residuals: [Double], rates: [Double], quantum: Double
  ) -> [Double]? {
    let order = rates.indices.sorted { abs(rates[$0]) < abs(rates[$1]) }
    let third = order.count / 3
    guard third >= 6 else { return nil }
    func meanSquare(_ part: ArraySlice<Int>) -> Double {
      part.reduce(0) { $0 + residuals[$1] * residuals[$1] } / Double(part.count)
    }
    let slow = max(meanSquare(order.prefix(third)), quantum * quantum / 12)
    let fast = meanSquare(order.suffix(third))
    let speed = order.suffix(third).reduce(0) { $0 + rates[$1] * rates[$1] } / Double(third)
    guard fast > 2 * slow, fast > quantum * quantum / 6, speed > 0, slow > 0 else { return nil }
    let jitter = (fast - slow) / speed
    let roots = rates.map { (slow / (slow + $0 * $0 * jitter)).squareRoot() }
    let mean = roots.reduce(0) { $0 + $1 * $1 } / Double(roots.count)
    return roots.map { $0 / mean.squareRoot() }
  }
}
