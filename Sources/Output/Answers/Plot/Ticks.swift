import MotionPlatform
import Text

/// The values an axis marks: multiples of 1, 2 or 5 times a power of ten.
package struct Ticks: Hashable, Sendable {
  /// The distance between neighbours.
  let step: Double
  /// The power of ten of the step's one digit: -1 for 0.2.
  let decade: Int
  let values: [Double]

  /// Creates the ticks inside a scale, with a step that gives about `count` and not many more.
  init(in scale: Scale, count: Int) {
    let raw = scale.halfSpan / Double(max(count, 2)) * 2
    (step, decade) = Self.step(atLeast: raw)
    values = Self.multiples(of: step, in: scale)
  }

  init(step: Double, decade: Int, in scale: Scale) {
    self.step = step
    self.decade = decade
    values = Self.multiples(of: step, in: scale)
  }

  /// The ticks in the opposite order.
  var reversed: Ticks { Ticks(step: step, decade: decade, values: values.reversed()) }

  /// Creates unevenly spaced ticks.
  init(values: [Double]) { self.init(step: 0, decade: 0, values: values) }

  private init(step: Double, decade: Int, values: [Double]) {
    self.step = step
    self.decade = decade
    self.values = values
  }

  /// Creates one tick at a value, for an axis with nothing else to show.
  init(at value: Double) {
    let exponent = value == 0 ? 0 : Int(clamping: log10(abs(value)).rounded(.down))
    // Four digits, but no decimals that are all zeros.
    decade = value == value.rounded() && exponent < 6 ? 0 : exponent - 3
    step = pow(10, Double(decade))
    values = [value]
  }

  private static func step(atLeast raw: Double) -> (Double, Int) {
    guard raw.isFinite, raw > 0 else { return (1, 0) }
    let decade = Int(clamping: log10(raw).rounded(.down))
    let base = pow(10, Double(decade))
    // Up to half as many ticks more than requested are better than fewer than half as many.
    let digit = [1.0, 2, 5].first { raw <= $0 * base * 1.5 }
    guard let digit else {
      let next = pow(10, Double(decade + 1))
      return next.isFinite ? (next, decade + 1) : (base, decade)
    }
    return (digit * base).isFinite ? (digit * base, decade) : (base, decade)
  }

  /// Returns the next few steps from a size on, each with its power of ten.
  static func steps(from raw: Double) -> [(step: Double, decade: Int)] {
    guard raw.isFinite, raw > 0 else { return [] }
    let decade = Int(clamping: log10(raw).rounded(.down))
    return (decade - 1...decade + 1).flatMap { decade in
      [1.0, 2, 5].map { (step: $0 * pow(10, Double(decade)), decade: decade) }
    }.filter { $0.step.isFinite && $0.step >= raw * (1 - 1e-9) }
  }

  /// Returns the largest 1, 2 or 5 times a power of ten that is not above a number, which is above 0.
  package static func step(notAbove number: Double) -> Double {
    steps(from: number / 10).last { $0.step <= number }?.step ?? number
  }

  /// Returns the multiples of a step inside a scale.
  package static func multiples(of step: Double, in scale: Scale) -> [Double] {
    // A little slack, because an end that is a multiple may not divide exactly.
    var factor = (scale.lower / step - 1e-9).rounded(.up)
    let last = (scale.upper / step + 1e-9).rounded(.down)
    var values: [Double] = []
    // There are never so many: the bound only guarantees an end where factors are too large to
    // count by one.
    while factor <= last, values.count < 512 {
      // Adding zero turns -0 into 0.
      values.append(factor * step + 0)
      factor += 1
    }
    return values.filter(\.isFinite)
  }
}

/// The labels of an axis's ticks, none longer than seven characters.
///
/// If plain numbers would be longer, the labels are in units of a power of ten, or relative to an
/// offset, or both; the axis's heading then says so.
struct TickLabels: Hashable, Sendable {
  static let longest = 7

  let texts: [String]
  /// The number to add to a label, after the power of ten, to get the value.
  let offset: String?
  /// The power of ten of the labels, 0 for units of one.
  let decade: Int

  init(_ ticks: Ticks) {
    if let texts = Self.texts(ticks.values, tickDecade: ticks.decade, in: 0) {
      self.init(texts: texts, offset: nil, decade: 0)
    } else if let (texts, decade) = Self.scaledTexts(ticks.values, tickDecade: ticks.decade) {
      self.init(texts: texts, offset: nil, decade: decade)
    } else {
      self.init(countingFromFirstOf: ticks)
    }
  }

  /// Creates a label for each tick on its own, to three digits.
  init(each ticks: Ticks) {
    self.init(
      texts: ticks.values.map { NumberFormat(digits: 3).string($0) }, offset: nil, decade: 0)
  }

  private init(texts: [String], offset: String?, decade: Int) {
    self.texts = texts
    self.offset = offset
    self.decade = decade
  }

  private init(countingFromFirstOf ticks: Ticks) {
    let first = ticks.values.first ?? 0
    let rest = ticks.values.map { $0 - first }
    let digits = first == 0 ? 1 : Int(clamping: log10(abs(first)).rounded(.down)) - ticks.decade + 1
    let offset = NumberFormat(digits: digits).string(first)
    if let texts = Self.texts(rest, tickDecade: ticks.decade, in: 0) {
      self.init(texts: texts, offset: offset, decade: 0)
    } else {
      let scaled = Self.scaledTexts(rest, tickDecade: ticks.decade)
      self.init(
        texts: scaled?.texts ?? rest.map { _ in "" }, offset: offset, decade: scaled?.decade ?? 0)
    }
  }

  /// Returns the axis's heading: `center.y - 518 (1e-4 pt)`, with only the parts that are needed.
  func heading(_ label: Plot.AxisLabel, fallback: String) -> String {
    var text = label.text.visibleInLine
    if let offset {
      text = text.isEmpty ? fallback : text
      text += offset.hasPrefix("-") ? " + \(offset.dropFirst())" : " - \(offset)"
    }
    let power = decade == 0 ? "" : "1e\(decade)"
    let unit = [power, label.unit.visibleInLine].filter { !$0.isEmpty }.joined(separator: " ")
    if unit.isEmpty { return text }
    return text.isEmpty ? "(\(unit))" : "\(text) (\(unit))"
  }

  private static func scaledTexts(
    _ values: [Double], tickDecade: Int
  ) -> (texts: [String], decade: Int)? {
    let largest = values.reduce(0) { max($0, abs($1)) }
    guard largest > 0 else { return nil }
    let decade = Int(clamping: log10(largest).rounded(.down))
    return texts(values, tickDecade: tickDecade, in: decade).map { ($0, decade) }
  }

  /// Returns the values as multiples of a power of ten, with the decimals the step needs; nil if
  /// one is too long.
  private static func texts(_ values: [Double], tickDecade: Int, in decade: Int) -> [String]? {
    let decimals = max(0, decade - tickDecade)
    guard decimals < longest else { return nil }
    let unit = pow(10, Double(decade))
    let texts = values.map { value -> String in
      let text = NumberFormat.fixed(value / unit, decimals: decimals)
      return value == 0 ? "0" : text
    }
    return texts.allSatisfy { $0.utf8.count <= longest } ? texts : nil
  }
}
