import MotionGeometry
import Text

extension Value {
  /// The value as printed, numbers to the format's significant digits.
  package func text(_ format: NumberFormat) -> String {
    switch self {
    case .nothing: "-"
    case .number(let number, .angle):
      "\(format.string(number)) rad (\(format.string(number * 180 / .pi)) deg)"
    case .number(let number, .share): format.string(number * 100) + "%"
    case .number(let number, let quantity): format.string(number) + quantity.suffix
    case .boolean(let flag, isSwitch: true): flag ? "on" : "off"
    case .boolean(let flag, _): flag ? "true" : "false"
    case .string(let text): text
    case .point(let point): Self.tuple([point.x, point.y], format)
    case .vector(let numbers): Self.tuple(numbers, format)
    case .size(let size):
      format.settled([size.width, size.height]).joined(separator: "x")
    case .rect(let rect):
      Self.tuple([rect.minX, rect.minY, rect.size.width, rect.size.height], format)
    case .insets(let insets):
      Self.tuple([insets.top, insets.left, insets.bottom, insets.right], format)
    case .range(let lower, let upper, .share, let isOpen):
      format.settled([lower * 100, upper * 100]).joined(separator: isOpen ? "%..<" : "%..") + "%"
    case .range(let lower, let upper, let quantity, let isOpen):
      format.settled([lower, upper]).joined(separator: isOpen ? "..<" : "..") + quantity.suffix
    case .list(let list):
      "[" + list.settled(format).map { $0.text(format) }.joined(separator: ", ") + "]"
    case .transform(let matrix): Self.text(of: matrix, format)
    case .matrix(let matrix):
      "["
        + matrix.settled(format).map { "[" + $0.joined(separator: ", ") + "]" }
        .joined(separator: ", ") + "]"
    case .curve(let curve): curve.name
    case .region(let region): region.description
    case .mask(let mask): Masks.text(of: mask, format)
    case .function(let function): function.name
    case .object(let reference): reference.name
    case .record(let kind, let fields):
      kind + " " + fields.map { "\($0.name) \($0.value.text(format))" }.joined(separator: ", ")
    }
  }

  /// The value as printed, clipped to a width without first printing all of it; `…` marks the rest.
  package func text(_ format: NumberFormat, clippedTo columns: Int) -> String {
    guard case .list(let list) = self else { return text(format).clipped(to: columns) }
    var written = "["
    for value in list.settled(format) where written.utf8.count <= columns {
      if written.utf8.count > 1 { written += ", " }
      written += value.text(format, clippedTo: columns)
    }
    return (written + "]").clipped(to: columns)
  }

  private static func tuple(_ numbers: [Double], _ format: NumberFormat) -> String {
    "(" + format.settled(numbers).joined(separator: ", ") + ")"
  }

  private static func text(of matrix: AffineTransform, _ format: NumberFormat) -> String {
    let texts = format.settled([
      matrix.a, matrix.c, matrix.tx, matrix.b, matrix.d, matrix.ty,
    ])
    return "[\(texts[..<3].joined(separator: " ")); \(texts[3...].joined(separator: " "))]"
  }

  /// The value on its own, as an answer: a matrix in rows, with aligned columns.
  package func shown(_ format: NumberFormat) -> String {
    guard case .matrix(let matrix) = self else { return text(format) }
    return matrix.lines(format).joined(separator: "\n")
  }

  /// The value in a sentence of `print`: with its unit, and an angle only in degrees.
  package func inlineText(_ format: NumberFormat) -> String {
    if case .number(let number, .angle) = self {
      return format.string(number * 180 / .pi) + " deg"
    }
    return text(format)
  }

  /// The value in a listing: an angle in degrees, and 0 for a number of a place or a velocity that is
  /// too small beside the others, or on a screen, to be more than rounding.
  ///
  /// - Parameter unit: of a property whose plain numbers have one.
  package func listedText(_ format: NumberFormat, unit: String = "") -> String {
    switch self {
    case .number(let number, .plain) where !unit.isEmpty:
      let reading = ReadingUnit(unit)
      let text = format.string(abs(number) < 1e-6 ? 0 : reading(number))
      return reading.sign == unit ? text : text + " " + reading.sign
    case .point, .vector, .rect:
      let numbers = components ?? []
      let largest = numbers.reduce(0) { max($0, abs($1)) }
      let least = max(format.lastPlace(of: largest), 1e-6)
      return Self.tuple(numbers.map { abs($0) < least ? 0 : $0 }, format)
    default: return inlineText(format)
    }
  }

  /// The numbers of the value, for `~` and for plots; nil if it is not made of numbers.
  package var components: [Double]? {
    switch self {
    case .number(let number, _): [number]
    case .point(let point): [point.x, point.y]
    case .vector(let numbers): numbers
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.size.width, rect.size.height]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .range(let lower, let upper, _, _): [lower, upper]
    case .transform(let m): [m.a, m.b, m.c, m.d, m.tx, m.ty]
    case .matrix(let matrix): matrix.numbers
    case .list(let values): Self.joined(values.map(\.components))
    case .nothing, .boolean, .string, .curve, .region, .mask, .function, .object, .record: nil
    }
  }

  private static func joined(_ parts: [[Double]?]) -> [Double]? {
    var all: [Double] = []
    for part in parts {
      guard let part else { return nil }
      all += part
    }
    return all
  }
}

extension List {
  /// The values, and 0 for a number that is only rounding beside the largest.
  fileprivate func settled(_ format: NumberFormat) -> some Collection<Value> {
    let largest = lazy.compactMap(\.finiteSize).max() ?? 0
    let least = format.leastBeside(largest)
    return lazy.map { value in
      guard case .number(let number, let quantity) = value, abs(number) < least else {
        return value
      }
      return .number(0, quantity)
    }
  }
}

extension Value {
  /// The absolute value of a finite number.
  fileprivate var finiteSize: Double? {
    guard case .number(let number, _) = self, number.isFinite else { return nil }
    return abs(number)
  }
}

extension Matrix {
  /// The rows, each in brackets, with aligned columns.
  package func lines(_ format: NumberFormat) -> [String] {
    let rows = settled(format)
    let widths = (0..<columns).map { column in rows.reduce(0) { max($0, $1[column].count) } }
    return rows.map { row in
      let line = zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return "[" + line.joined(separator: "  ") + "]"
    }
  }

  /// The rows as texts, and 0 for what is only rounding beside the largest number.
  fileprivate func settled(_ format: NumberFormat) -> [[String]] {
    let texts = format.settled(numbers)
    return (0..<rows).map { Array(texts[($0 * columns)..<(($0 + 1) * columns)]) }
  }
}

extension NumberFormat {
  /// The numbers of one value as texts, and 0 for what is only rounding beside the largest.
  package func settled(_ numbers: [Double]) -> [String] {
    let least = leastBeside(numbers.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 })
    return numbers.map { string(abs($0) < least ? 0 : $0) }
  }

  /// The least that is more than rounding beside a number: rounding errors differ from machine to
  /// machine, which a notebook's numbers must not. A number alone is written as what it is.
  package func leastBeside(_ largest: Double) -> Double {
    min(1e-12 * largest, lastPlace(of: largest))
  }

  /// A number of a scene, or 0 below 1e-12: no time, position, angle or energy of a scene is that
  /// small, but what rounding leaves is.
  package static func settled(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }
}
