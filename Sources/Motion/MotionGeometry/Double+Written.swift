extension Double {
  /// The fewest digits that parse as this number, without a decimal point for whole numbers: for
  /// names, messages and JSON. Unlike displayed numbers, these must not be rounded.
  ///
  /// Negative zero is `0`.
  package var written: String {
    if self == 0 { return "0" }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension ClosedRange<Double> {
  /// Both ends, such as `0 to 1`.
  package var written: String { "\(lowerBound.written) to \(upperBound.written)" }
}
