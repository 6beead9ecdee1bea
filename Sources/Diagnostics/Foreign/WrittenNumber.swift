/// Numbers that are reckoned from those of a line.
enum WrittenNumber {
  /// A number as it is typed, with up to four digits behind its point.
  static func text(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
