import Diagnostics

/// Numbers with their units, and sizes.
extension Lexer {
  mutating func scanNumber() throws(ParseProblem) -> Token.Kind {
    let lower = offset
    let value = readNumber()
    guard let value, value.isFinite else {
      throw .invalid(.numberTooLarge, Span(source, lower, offset))
    }
    // `320x568` is a size if there is a digit on both sides of the x.
    if byte == UInt8(ascii: "x"), let next = byte(ahead: 1), isDigit(next) {
      offset += 1
      guard let height = readNumber(), height.isFinite else {
        throw .invalid(.numberTooLarge, Span(source, lower, offset))
      }
      return .size(value, height)
    }
    return .number(value, unit: try scanUnit(after: lower))
  }

  private mutating func readNumber() -> Double? {
    let lower = offset
    readDigits()
    if byte == UInt8(ascii: "."), byte(ahead: 1).map(isDigit) == true {
      offset += 1
      readDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") { readExponent() }
    let text = source.text(lower..<offset)
    return Double(text.hasPrefix(".") ? "0" + text : text)
  }

  private mutating func readDigits() {
    while let byte, isDigit(byte) { offset += 1 }
  }

  private mutating func readExponent() {
    let signed = byte(ahead: 1) == UInt8(ascii: "-") || byte(ahead: 1) == UInt8(ascii: "+")
    guard byte(ahead: signed ? 2 : 1).map(isDigit) == true else { return }
    offset += signed ? 2 : 1
    readDigits()
  }

  private mutating func scanUnit(after lower: Int) throws(ParseProblem) -> Unit? {
    if byte == UInt8(ascii: "%") {
      // `10%` is a percentage; `10%3` continues with an operand and is a remainder.
      if let next = byte(ahead: 1), isDigit(next) || isNameStart(next) || next == 0x28 {
        return nil
      }
      offset += 1
      return .percent
    }
    if source.text(offset..<min(offset + 2, source.utf8.count)) == "°" {
      offset += 2
      return .degrees
    }
    guard let byte, isNameStart(byte), !isAtForeignSign else { return nil }
    let start = offset
    let word = readWord()
    guard let unit = Unit(word: word) else {
      throw .invalid(.unknownUnit(word, known: Unit.vocabulary), Span(source, start, offset))
    }
    return unit
  }
}
