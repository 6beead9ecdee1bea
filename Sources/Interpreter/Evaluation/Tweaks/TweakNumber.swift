import MotionPlatform
import Text
import Values

/// The range, step and decimals of a numeric tweak, like on a slider.
///
/// Values that are not declared follow from the default by the rules of Facebook's Tweaks 2.3.1: a
/// range from a tenth to ten times the default, or from -1 to 1 if it is 0; steps of a hundredth of
/// the range, at most 1; as many decimals as a step needs. Whole numbers step by 1. Only a declared
/// range, or the range of the property, limits the value.
package struct TweakNumber: Sendable {
  package let quantity: Quantity
  package let standard: Double
  /// The range that limits the value: the declared one, or the property's own; nil if there is
  /// none.
  package let bounds: ClosedRange<Double>?
  /// Declared or inferred.
  package let range: ClosedRange<Double>
  package let step: Double
  /// The displayed decimals; a value without a declared precision shows the decimals that it needs.
  package let decimals: Int
  /// Whether `step` was declared.
  package let hasStep: Bool
  private let isRounded: Bool

  /// - Parameters:
  ///   - isWhole: whether it is a count: a number without a fraction that does not control a
  ///     property.
  ///   - step: more than 0; nil to infer it.
  ///   - precision: the decimals for display; nil to infer them.
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

  /// The range of a slider if none was declared.
  package static func offered(about standard: Double) -> ClosedRange<Double> {
    guard standard != 0 else { return -1...1 }
    let (a, b) = (standard / 10, standard * 10)
    return min(a, b)...max(a, b)
  }

  /// The decimals that a step needs: -log10 of it, rounded up.
  package static func decimals(of step: Double) -> Int {
    guard step > 0, step < 1 else { return 0 }
    // log10 of 0.001 may be off by one in the last place.
    return min(15, Int(clamping: (-log10(step) - 1e-9).rounded(.up)))
  }

  /// The number clamped to the limiting range.
  package func clamped(_ number: Double) -> Double {
    guard let bounds else { return number }
    return min(max(number, bounds.lowerBound), bounds.upperBound)
  }

  /// A number for display; angles in degrees.
  package func text(_ number: Double, _ format: NumberFormat) -> String {
    switch quantity {
    case .angle: return Self.degrees(number, format) + "deg"
    case .share: return Value.number(number, quantity).text(format)
    case .plain, .time, .length, .frequency: break
    }
    let rounded = NumberFormat.rounded(number, decimals: decimals)
    let isTold = isRounded || abs((Double(rounded) ?? number) - number) <= 1e-9 * abs(number)
    return (isTold ? rounded : format.string(number)) + quantity.suffix
  }

  private static func degrees(_ angle: Double, _ format: NumberFormat) -> String {
    format.string(angle * 180 / .pi)
  }

  /// The range, in parentheses if it was inferred.
  package func rangeText(_ format: NumberFormat) -> String {
    guard bounds == nil else { return ends(format) }
    // An inferred range is approximate.
    return "(\(ends(NumberFormat(digits: min(format.digits, 3)))))"
  }

  private func ends(_ format: NumberFormat) -> String {
    guard quantity == .angle else {
      return Value.range(range.lowerBound, range.upperBound, quantity).text(format)
    }
    let ends = [range.lowerBound, range.upperBound].map { Self.degrees($0, format) }
    return ends.joined(separator: "..") + "deg"
  }

  /// The step of a slider, in parentheses if it was inferred.
  package func stepText(_ format: NumberFormat) -> String {
    let format = hasStep ? format : NumberFormat(digits: min(format.digits, 3))
    let text =
      quantity == .angle
      ? Self.degrees(step, format) + "deg" : format.string(step) + quantity.suffix
    return hasStep ? text : "(\(text))"
  }
}

extension Double {
  /// Whether it has no fraction.
  package var isWhole: Bool { self == rounded(.towardZero) && isFinite }
}
