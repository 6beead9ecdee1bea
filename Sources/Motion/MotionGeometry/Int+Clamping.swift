/// The conversion of a number to a whole one. It cannot trap, on a system with an `Int` of 32 bits
/// either; `scripts/check` refuses `Int(x)`, which can.
extension Int {
  /// The whole part of a number; outside the range of `Int` its nearest end, and 0 for NaN.
  @inlinable
  package init(clamping value: Double) {
    if value >= Double(Int.max) {
      self = .max
    } else if value > Double(Int.min) {
      self.init(value)
    } else {
      self = value.isNaN ? 0 : .min
    }
  }
}

extension Int64 {
  /// The whole part of a number; outside the range of `Int64` its nearest end, and 0 for NaN.
  @inlinable
  package init(clamping value: Double) {
    if value >= Double(Int64.max) {
      self = .max
    } else if value > Double(Int64.min) {
      self.init(value)
    } else {
      self = value.isNaN ? 0 : .min
    }
  }
}
