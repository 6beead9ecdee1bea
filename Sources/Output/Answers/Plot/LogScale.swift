import MotionPlatform
import Text

/// A logarithmic axis: its scale in powers of ten, with ticks at them.
///
/// Values that are not above 0 have no position on it.
struct LogScale {
  let scale: Scale
  let ticks: Ticks

  /// - Parameters:
  ///   - values: the values to show; those not above 0 are ignored.
  ///   - count: the number of ticks that fit.
  init(covering values: some Sequence<Double>, count: Int) {
    let bounds = ClosedRange.covering(values.lazy.filter { $0 > 0 && $0.isFinite }.map(log10))
    let room = Scale(covering: bounds, flatBelow: 1e-12)
    // An axis with room beyond its numbers has no ticks there.
    let powers = Scale(
      lower: max(room.lower, log10(.leastNonzeroMagnitude)),
      upper: min(room.upper, log10(.greatestFiniteMagnitude)))
    scale = Scale(lower: powers.lower, upper: powers.upper, isLog: true)
    ticks = Ticks(values: Self.ticks(in: powers, count: max(2, count)))
  }

  private init(scale: Scale, ticks: Ticks) {
    self.scale = scale
    self.ticks = ticks
  }

  /// The axis in the opposite direction.
  var reversed: LogScale { LogScale(scale: scale.reversed, ticks: ticks.reversed) }

  /// Returns powers of ten; if the scale contains only a few, also 2 and 5 times them, or 3 times
  /// them; if there are too many, every second, third, … one.
  private static func ticks(in powers: Scale, count: Int) -> [Double] {
    let slack = 1e-9
    let (low, high) = (powers.lower - slack, powers.upper + slack)
    let (first, last) = (Int(clamping: low.rounded(.up)), Int(clamping: high.rounded(.down)))
    guard last - first >= 2 else {
      for digits in [[1.0, 2, 5], [1, 3], [1]] {
        let all = (first - 1...max(first, last) + 1).flatMap { decade in
          digits.map { $0 * pow(10, Double(decade)) }
        }
        let inside = all.filter { (low...high).contains(log10($0)) }
        if inside.count >= 2, inside.count <= max(3, count + count / 2) { return inside }
      }
      // Less than a factor of 2: even steps, like on a linear axis, which are nearly even at so
      // small a ratio.
      let values = Scale(lower: pow(10, powers.lower), upper: pow(10, powers.upper))
      return Ticks(in: values, count: count).values
    }
    let step = max(1, Int(clamping: (Double(last - first) / Double(count)).rounded(.up)))
    let start = Int(clamping: (Double(first) / Double(step)).rounded(.up)) * step
    return stride(from: start, through: last, by: step).map { pow(10, Double($0)) }
  }
}
