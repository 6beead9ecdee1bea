/// A number of a CSS easing, written or computed.
struct CSSNumber {
  enum Unit { case number, percentage }

  /// Within the range of single precision; 25% is 25.
  let value: Double
  let unit: Unit
  /// Whether it is written without a decimal point and an exponent.
  let isInteger: Bool
  /// Whether it comes from `calc()`: CSS then clamps values that it would otherwise reject.
  let isComputed: Bool
  let range: Range<Int>
}

extension CSSParser {
  /// Parses a number that is not a percentage.
  mutating func plainNumber(help: String) throws(CSSProblem) -> CSSNumber {
    let number = try number("a number", help: help)
    switch number.unit {
    case .number: return number
    case .percentage:
      throw CSSProblem(
        message: "expected a number; got the percentage \(shown(number.range))", help: help,
        range: number.range)
    }
  }

  /// Parses a number, a percentage or a `calc()` of them.
  mutating func number(_ expected: String, help: String) throws(CSSProblem) -> CSSNumber {
    let range = token.range
    switch token.kind {
    case .number(let value, let isInteger):
      try consume()
      return CSSNumber(
        value: value, unit: .number, isInteger: isInteger, isComputed: false, range: range)
    case .percentage(let value):
      try consume()
      return CSSNumber(
        value: value, unit: .percentage, isInteger: false, isComputed: false, range: range)
    case .function: return try computed(help: help)
    case .word, .dimension, .comma, .open, .close, .delimiter, .end:
      throw unexpected(expected, help: help)
    }
  }

  private mutating func computed(help: String) throws(CSSProblem) -> CSSNumber {
    let start = token.range.lowerBound
    let (result, end) = try calc(depth: 1)
    guard result.power == 0 || result.power == 1 else {
      throw CSSProblem(
        message: "\(shown(start..<end)) is neither a number nor a percentage",
        help: "multiply and divide percentages by numbers only", range: start..<end)
    }
    return CSSNumber(
      value: CSSLexer.inRange(result.value), unit: result.power == 0 ? .number : .percentage,
      isInteger: false, isComputed: true, range: start..<end)
  }
}

// MARK: calc()

/// The value of a part of a `calc()`. Source: CSS Values Level 4, §10.
private struct Quantity {
  var value: Double
  /// The number of percentages multiplied into it, minus those it was divided by.
  var power: Int
}

extension CSSParser {
  /// Parses `calc(`, a sum and `)`. Returns the result and the end.
  private mutating func calc(
    depth: Int
  ) throws(CSSProblem) -> (result: Quantity, end: Int) {
    guard text(token).lowercased() == "calc" else {
      throw problem(
        "\(shown(token)) is not supported here", help: "use `calc()` with + - * /")
    }
    return try group(depth: depth)
  }

  /// Parses a sum in parentheses, from the opening one.
  private mutating func group(
    depth: Int
  ) throws(CSSProblem) -> (result: Quantity, end: Int) {
    guard depth <= Self.mostDepth else {
      throw problem(
        "the parentheses are nested more than \(Self.mostDepth) deep",
        help: "compute part of it yourself")
    }
    try consume()
    let result = try sum(depth: depth)
    switch token.kind {
    case .close: return (result, try consume().range.upperBound)
    case .end: throw problem("the `(` is not closed", help: "close it with `)`")
    case .number, .percentage, .dimension, .word:
      // `1 -2` is two numbers.
      throw unexpected(
        "`)` or one of + - * /", help: "put spaces around + and -: `calc(1 - 0.5)`")
    case .function, .comma, .open, .delimiter:
      throw unexpected("`)` or one of + - * /", help: "write a sum such as `calc(1 - 0.5)`")
    }
  }

  private mutating func sum(depth: Int) throws(CSSProblem) -> Quantity {
    var total = try product(depth: depth)
    while case .delimiter(let sign) = token.kind,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    {
      let isSpaced = token.isSpaced
      let operation = try consume()
      guard isSpaced, token.isSpaced else {
        throw CSSProblem(
          message: "\(shown(operation)) in `calc()` needs a space on each side",
          help: "put spaces around + and -: `calc(1 - 0.5)`", range: operation.range)
      }
      let term = try product(depth: depth)
      guard term.power == total.power else {
        throw CSSProblem(
          message: "\(shown(operation)) cannot combine a number and a percentage",
          help: "add numbers to numbers, and percentages to percentages",
          range: operation.range)
      }
      total.value += sign == UInt8(ascii: "+") ? term.value : -term.value
    }
    return total
  }

  private mutating func product(depth: Int) throws(CSSProblem) -> Quantity {
    var total = try operand(depth: depth)
    while case .delimiter(let sign) = token.kind,
      sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/")
    {
      try consume()
      let factor = try operand(depth: depth)
      if sign == UInt8(ascii: "*") {
        total.value *= factor.value
        total.power += factor.power
      } else {
        total.value /= factor.value
        total.power -= factor.power
      }
    }
    return total
  }

  private mutating func operand(depth: Int) throws(CSSProblem) -> Quantity {
    let help = "use numbers and percentages, such as in `calc(1 - 0.5)`"
    switch token.kind {
    case .number(let value, _):
      try consume()
      return Quantity(value: value, power: 0)
    case .percentage(let value):
      try consume()
      return Quantity(value: value, power: 1)
    case .open: return try group(depth: depth + 1).result
    case .function: return try calc(depth: depth + 1).result
    case .word:
      guard let value = CSSWords.constant(text(token).lowercased()) else {
        throw unexpected("a number", help: help)
      }
      try consume()
      return Quantity(value: value, power: 0)
    case .dimension, .comma, .close, .delimiter, .end: throw unexpected("a number", help: help)
    }
  }
}
