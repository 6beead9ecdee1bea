import MotionPlatform

/// The range of values that one axis shows.
package struct Scale: Hashable, Sendable {
  let lower: Double
  let upper: Double
  /// Whether the ends are powers of ten, on a logarithmic axis.
  let isLog: Bool
  /// The values that count as one, and are drawn at the middle; nil if the data have a shape.
  private(set) var level: ClosedRange<Double>?

  /// Creates a scale from bounds, with room added on both sides if they are too close together;
  /// 0...1 if there is nothing to show.
  init(covering bounds: ClosedRange<Double>?, flatBelow tolerance: Double) {
    guard let bounds else {
      self.init(lower: 0, upper: 1)
      return
    }
    guard Self.isFlat(bounds, tolerance: tolerance) else {
      self.init(lower: bounds.lowerBound, upper: bounds.upperBound)
      return
    }
    let size = max(abs(bounds.lowerBound), abs(bounds.upperBound))
    let middle = bounds.lowerBound / 2 + bounds.upperBound / 2
    let room = size < 1e-300 ? 1 : size / 2
    self.init(
      lower: max(middle - room, -.greatestFiniteMagnitude),
      upper: min(middle + room, .greatestFiniteMagnitude))
    level = bounds
  }

  package init(lower: Double, upper: Double, isLog: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.isLog = isLog
  }

  /// Returns whether the bounds are one value, except for a relative difference of `tolerance`.
  static func isFlat(_ bounds: ClosedRange<Double>, tolerance: Double) -> Bool {
    let size = max(abs(bounds.lowerBound), abs(bounds.upperBound))
    let halfSpan = bounds.upperBound / 2 - bounds.lowerBound / 2
    // Spans next to underflow have no room for ticks.
    return halfSpan <= max(1e-305, tolerance * size / 2)
  }

  /// The scale in the opposite direction.
  package var reversed: Scale { Scale(lower: upper, upper: lower, isLog: isLog) }

  /// Half of upper - lower, which unlike the whole never overflows.
  var halfSpan: Double { upper / 2 - lower / 2 }

  /// Returns the position of a value: 0 at the lower end, 1 at the upper; not finite for values
  /// that are not above 0 on a logarithmic scale.
  package func fraction(of value: Double) -> Double {
    if level?.contains(value) == true { return 0.5 }
    let place = isLog ? log10(value) : value
    return (place / 2 - lower / 2) / halfSpan
  }

  /// Returns the scale extended to the next tick on each side where that costs little of the
  /// height.
  func loosened(to step: Double) -> Scale {
    let low = (lower / step).rounded(.down) * step
    let high = (upper / step).rounded(.up) * step
    let affordable = 0.2 * halfSpan
    let isLowNear = low.isFinite && lower / 2 - low / 2 <= affordable
    let isHighNear = high.isFinite && high / 2 - upper / 2 <= affordable
    return Scale(lower: isLowNear ? low : lower, upper: isHighNear ? high : upper)
  }
}

extension ClosedRange<Double> {
  /// Returns the smallest range around all finite values, or nil if there are none.
  static func covering(_ values: some Sequence<Double>) -> ClosedRange<Double>? {
    var lower = Double.infinity
    var upper = -Double.infinity
    for value in values where value.isFinite {
      lower = Swift.min(lower, value)
      upper = Swift.max(upper, value)
    }
    return lower <= upper ? lower...upper : nil
  }

  var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
}
