import Diagnostics

/// String literals.
extension Lexer {
  /// A string ends at its line's end, so that a forgotten quotation mark does not affect other
  /// lines.
  mutating func scanString(_ quote: Int) throws(ParseProblem) -> Token.Kind {
    let lower = offset
    offset += quote
    var bytes: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\n") {
      if let end = quotationMark, (end == 1) == (quote == 1) {
        offset += end
        return .string(String(decoding: bytes, as: UTF8.self))
      }
      offset += 1
      bytes += byte == UInt8(ascii: "\\") ? try scanEscape(in: lower, quote) : [byte]
    }
    throw unclosedString(lower, quote)
  }

  private func unclosedString(_ lower: Int, _ quote: Int) -> ParseProblem {
    let written = source.text(lower..<offset).trimmingBlanksAtEnd
    return .invalid(.unclosedString(written), Span(source, lower, lower + quote))
  }

  private mutating func scanEscape(in string: Int, _ quote: Int) throws(ParseProblem) -> [UInt8] {
    guard let byte, byte != UInt8(ascii: "\n") else { throw unclosedString(string, quote) }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): return [byte]
    case UInt8(ascii: "u"): return try scanScalar()
    default:
      throw .invalid(
        .unknownEscape(source.text(offset - 2..<offset)), Span(source, offset - 2, offset))
    }
  }

  /// The character of `\u{1b}`, after the `u`: its number in up to six hexadecimal digits.
  private mutating func scanScalar() throws(ParseProblem) -> [UInt8] {
    let lower = offset - 2
    if byte == UInt8(ascii: "{") { offset += 1 }
    let first = offset
    while let byte, isHexadecimal(byte), offset - first < 6 { offset += 1 }
    let digits = source.text(first..<offset)
    let isClosed = byte == UInt8(ascii: "}") && first == lower + 3
    if isClosed { offset += 1 }
    guard isClosed, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw .invalid(.unknownEscape(source.text(lower..<offset)), Span(source, lower, offset))
    }
    return Array(String(scalar).utf8)
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    var bytes = Array(utf8)
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
