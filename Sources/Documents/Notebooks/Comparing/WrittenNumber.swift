/// A number as written in an output, with the precision of its digits.
///
/// Digits alone do not distinguish `rests at 517` from `3 times`. The output of a replay knows
/// which whole numbers were measured; the recorded numbers paired with them are treated alike.
struct WrittenNumber: Hashable {
  let text: String

  /// Whether it is written without a dot and without an exponent.
  let isWhole: Bool

  /// Whether it is known to be measured or computed instead of counted.
  let isMeasured: Bool

  let value: Double

  /// The number is exactly `significand * 10^exponent`; nil if the digits do not fit.
  private let significand: Int64?

  /// The power of ten of the last written digit.
  private let exponent: Int

  /// Parses `[sign] digits [. digits] [e [sign] digits]`, or the same without digits before the
  /// dot.
  init?(_ text: String, isMeasured: Bool = false) {
    guard let value = Double(text) else { return nil }
    let halves = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "e" || $0 == "E" })
    let parts = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1].utf8.count : 0
    let power = halves.count > 1 ? Int(halves[1], radix: 10) : 0
    self.text = text
    self.value = value
    self.isMeasured = isMeasured
    isWhole = parts.count == 1 && halves.count == 1
    significand = power == nil ? nil : Int64(parts.joined())
    // Beyond a thousand the number is 0 or infinite, and only its text can agree.
    exponent = min(max(power ?? 0, -1000), 1000) - decimals
  }

  /// One unit of the last written digit.
  var unit: Double { Double("1e\(exponent)") ?? 0 }

  /// The allowed distance from this recorded number: 0 for two counts; otherwise one unit of the
  /// last recorded digit, or the tolerance if that is more. Tables and listings write 0 for what is
  /// too small to count, and another machine may find it just large enough.
  func allowance(for actual: WrittenNumber, tolerance: Double?) -> Double {
    if isWhole, !actual.isMeasured { return actual.isWhole ? 0 : tolerance ?? 0 }
    let least = actual.isWhole && actual.value == 0 && actual.isMeasured ? actual.wholeUnit : 0
    return max(isWhole ? wholeUnit : unit, tolerance ?? 0, least)
  }

  /// The unit of a measured number that happens to be whole. Its zeros after the dot were left out,
  /// so it has at least three digits: 517 agrees with 516, but 1 does not agree with 2, nor 0 with
  /// 1.
  private var wholeUnit: Double {
    switch abs(value) {
    case ..<10: 0.01
    case ..<100: 0.1
    default: unit
    }
  }

  /// Whether a number agrees with this recorded one.
  ///
  /// Differences are computed in decimal if the digits fit: 0.3 and 0.2 are one unit apart, which
  /// is not exact in binary.
  func agrees(with actual: WrittenNumber, tolerance: Double?) -> Bool {
    if text == actual.text { return true }
    let allowed = allowance(for: actual, tolerance: tolerance)
    guard allowed.isFinite else { return false }
    if let distance = decimalDistance(to: actual) { return distance <= allowed }
    // Counts too long to subtract are equal only if they are written alike.
    if isWhole, actual.isWhole, !actual.isMeasured { return false }
    return abs(value - actual.value) <= allowed * (1 + 1e-9)
  }

  /// The absolute difference.
  func distance(to actual: WrittenNumber) -> Double {
    decimalDistance(to: actual) ?? abs(value - actual.value)
  }

  /// The absolute difference, rounded once; nil if there are too many digits to subtract exactly.
  private func decimalDistance(to other: WrittenNumber) -> Double? {
    let last = min(exponent, other.exponent)
    guard let here = scaled(toPower: last), let there = other.scaled(toPower: last) else {
      return nil
    }
    let (difference, overflows) = here.subtractingReportingOverflow(there)
    return overflows ? nil : Double("\(difference.magnitude)e\(last)")
  }

  /// The number in units of a power of ten, which must be at most its own; nil if it does not fit.
  private func scaled(toPower power: Int) -> Int64? {
    guard var scaled = significand else { return nil }
    if scaled == 0 { return 0 }
    guard exponent - power <= 18 else { return nil }
    for _ in power..<exponent {
      let (product, overflows) = scaled.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      scaled = product
    }
    return scaled
  }
}
