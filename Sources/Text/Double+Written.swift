extension Double {
  /// The fewest digits that read back as this number, whole numbers without a decimal point: for
  /// names, messages and JSON. Unlike numbers on show, these must not be rounded.
  ///
  /// Negative zero reads `0`.
  public var written: String {
    if self == 0 { return "0" }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

extension ClosedRange<Double> {
  /// Both ends, such as `0 to 1`.
  public var written: String { "\(lowerBound.written) to \(upperBound.written)" }
}
