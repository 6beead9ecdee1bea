import MotionPlatform

/// The format of numbers: a number of significant digits, without trailing zeros.
///
/// One format serves values, tables, axes and notebooks, so that a number looks the same wherever
/// it appears. The decimal separator is always a dot, independent of the locale.
public struct NumberFormat: Hashable, Sendable {
  /// The possible numbers of significant digits. Seventeen identify every `Double` exactly.
  public static let digitsRange = 1...17

  /// The number of significant digits, in `digitsRange`.
  public let digits: Int

  /// Six significant digits.
  public static let standard = NumberFormat(digits: 6)

  /// Creates a format; `digits` is clamped to `digitsRange`.
  public init(digits: Int) {
    self.digits = min(max(digits, Self.digitsRange.lowerBound), Self.digitsRange.upperBound)
  }

  /// The number as text: in plain notation from 1e-5 up to 1e15, otherwise with an exponent.
  ///
  /// Negative zero is `0`.
  public func string(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    if value == 0 { return "0" }
    let magnitude = abs(value)
    guard magnitude >= 1e-5, magnitude < 1e15 else { return exponential(value) }
    // The number of decimals for `digits` significant digits; whole numbers keep all of theirs.
    let exponent = Int(clamping: log10(magnitude).rounded(.down))
    // Up to 21, which `fixed` would limit.
    let decimals = max(0, digits - 1 - exponent)
    return Self.trimmingZeros(Self.formatted("%.*f", Int32(decimals), value))
  }

  /// The number with a fixed number of decimals (0 to 17), including zeros: for aligned columns.
  ///
  /// Negative zero, and numbers that round to it, have no sign.
  public static func fixed(_ value: Double, decimals: Int) -> String {
    if value.isNaN { return "nan" }
    let text = formatted("%.*f", Int32(min(max(decimals, 0), 17)), value)
    let isSignedZero = text.utf8.allSatisfy { "-0.".utf8.contains($0) } && text.hasPrefix("-")
    return isSignedZero ? String(text.dropFirst()) : text
  }

  /// The number with at most a number of decimals (0 to 17), without trailing zeros.
  public static func rounded(_ value: Double, decimals: Int) -> String {
    trimmingZeros(fixed(value, decimals: decimals))
  }

  /// One in the last place that a number is written to: 0.001 for 512.345 to six digits; 0 for 0.
  public func lastPlace(of value: Double) -> Double {
    guard value != 0, value.isFinite else { return 0 }
    return pow(10, log10(abs(value)).rounded(.down) - Double(digits - 1))
  }

  /// Seconds with their unit, to a ten-thousandth, so that a frame's time has one form.
  public static func time(_ seconds: Double) -> String { rounded(seconds, decimals: 4) + " s" }

  private func exponential(_ value: Double) -> String {
    let text = Self.formatted("%.*e", Int32(digits - 1), value)
    guard let mark = text.firstIndex(of: "e") else { return text }
    let exponent = Int(text[text.index(after: mark)...], radix: 10) ?? 0
    return Self.trimmingZeros(String(text[..<mark])) + "e\(exponent)"
  }

  private static func trimmingZeros(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var kept = Substring(text)
    while kept.utf8.last == UInt8(ascii: "0") { kept.removeLast() }
    if kept.utf8.last == UInt8(ascii: ".") { kept.removeLast() }
    return String(kept)
  }

  /// Replaces C's `snprintf`, which Swift cannot call because it is variadic.
  private static func formatted(_ format: String, _ precision: Int32, _ value: Double) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 352) { buffer in
      // 352 bytes hold the longest plain double, 309 digits, with 17 decimals and a sign.
      let count = withVaList([precision, value]) {
        vsnprintf(buffer.baseAddress, buffer.count, format, $0)
      }
      let bytes = buffer.prefix(max(0, min(Int(clamping: count), buffer.count - 1)))
      return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
