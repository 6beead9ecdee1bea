extension Double {
  /// The fewest digits that read back as this number, whole numbers without a decimal point.
  ///
  /// For names and messages: unlike numbers on show, these must not be rounded.
  var written: String {
    if self == 0 { return "0" }
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
