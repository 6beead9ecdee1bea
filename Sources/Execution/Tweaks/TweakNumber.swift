import Text
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a number is tweaked: what a slider for it would offer, and how it is shown.
///
/// What is not said follows from the default by the rules of Facebook's Tweaks 2.3.1: from a tenth
/// to ten times of it, or from -1 to 1 where it is 0; in steps of a hundredth of that and at most 1;
/// with as many decimals as a step needs. Whole numbers step by 1. Only a range that was declared,
/// or that its property has, holds a value back.
package struct TweakNumber: Sendable {
  package let quantity: Quantity
  package let standard: Double
  /// The range that holds: as declared, or the property's own; nil where there is none.
  package let bounds: ClosedRange<Double>?
  /// As declared, or inferred.
  package let range: ClosedRange<Double>
  package let step: Double
  /// Decimals that are shown; a value that was not told to be rounded shows those it needs.
  package let decimals: Int
  /// Whether `step` was declared, and `decimals`.
  package let hasStep: Bool
  private let isRounded: Bool

  /// - Parameters:
  ///   - isWhole: whether it counts something: a number without fraction that leads no property.
  ///   - step: more than 0; nil for the rule.
  ///   - precision: decimals that all that is shown is rounded to; nil for the rule.
  package init(
    _ standard: Double, _ quantity: Quantity, bounds: ClosedRange<Double>?, isWhole: Bool,
    step: Double? = nil, precision: Int? = nil
  ) {
    self.standard = standard
    self.quantity = quantity
    self.bounds = bounds
    range = bounds ?? Self.offered(about: standard)
    let isCount = isWhole && (range.lowerBound.isWhole && range.upperBound.isWhole || bounds == nil)
    self.step =
      step ?? (isCount ? 1 : min(1, (range.upperBound - range.lowerBound) / 100))
    hasStep = step != nil
    decimals = precision ?? Self.decimals(of: self.step)
    isRounded = precision != nil
  }

  /// What a slider offers where nobody has said it.
  package static func offered(about standard: Double) -> ClosedRange<Double> {
    guard standard != 0 else { return -1...1 }
    let (a, b) = (standard / 10, standard * 10)
    return min(a, b)...max(a, b)
  }

  /// The decimals that steps of a size need: -log10 of it, rounded up.
  package static func decimals(of step: Double) -> Int {
    guard step > 0, step < 1 else { return 0 }
    // What log10 makes of 0.001 may be off by a last place.
    return min(15, Int((-log10(step) - 1e-9).rounded(.up)))
  }

  /// A number that a range holds back is at the nearer end.
  package func clamped(_ number: Double) -> Double {
    guard let bounds else { return number }
    return min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  /// A number of it as it is shown; angles in degrees.
  package func text(_ number: Double, _ format: NumberFormat) -> String {
    switch quantity {
    case .angle: return Self.degrees(number, format) + "deg"
    case .share: return Value.number(number, quantity).text(format)
    case .plain, .time, .length, .frequency: break
    }
    let rounded = NumberFormat.rounded(number, decimals: decimals)
    let isTold = isRounded || abs((Double(rounded) ?? number) - number) <= 1e-9 * abs(number)
    return (isTold ? rounded : format.settled(number)) + quantity.suffix
  }

  private static func degrees(_ angle: Double, _ format: NumberFormat) -> String {
    format.settled(angle * 180 / .pi)
  }

  /// How far it goes, in brackets where nobody has said it.
  package func rangeText(_ format: NumberFormat) -> String {
    guard bounds == nil else { return ends(format) }
    // What nobody has said is about so much.
    return "(\(ends(NumberFormat(digits: min(format.digits, 3)))))"
  }

  private func ends(_ format: NumberFormat) -> String {
    guard quantity == .angle else {
      return Value.range(range.lowerBound, range.upperBound, quantity).text(format)
    }
    let ends = [range.lowerBound, range.upperBound].map { Self.degrees($0, format) }
    return ends.joined(separator: "..") + "deg"
  }

  /// How far a slider moves it at once, in brackets where nobody has said it.
  package func stepText(_ format: NumberFormat) -> String {
    let format = hasStep ? format : NumberFormat(digits: min(format.digits, 3))
    let text =
      quantity == .angle
      ? Self.degrees(step, format) + "deg" : format.settled(step) + quantity.suffix
    return hasStep ? text : "(\(text))"
  }
}

extension Double {
  /// Whether it has no fraction.
  package var isWhole: Bool { self == rounded(.towardZero) && isFinite }
}
