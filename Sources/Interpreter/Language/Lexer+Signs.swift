import Diagnostics

/// Signs of other languages and of text editors: accepted if they have one meaning here, otherwise
/// answered with the sign to write instead.
extension Lexer {
  /// The length in bytes of the quotation mark at this place, straight or typographic; nil if there
  /// is none.
  var quotationMark: Int? {
    if byte == UInt8(ascii: "\"") { return 1 }
    return ["“", "”", "„"].contains { starts(with: $0) } ? 3 : nil
  }

  /// The mark for which an editor or a keyboard set a typographic sign.
  var typographicSign: Mark? {
    guard byte == 0xE2 else { return nil }
    return Self.typographic.first { starts(with: $0.sign) }?.mark
  }

  /// Each sign is three bytes long and begins with 0xE2.
  private static let typographic: [(sign: String, mark: Mark)] = [
    ("−", .minus), ("–", .minus), ("≤", .lessOrEqual), ("≥", .greaterOrEqual), ("≠", .notEqual),
    ("…", .closedRange),
  ]

  /// Whether there is a sign here that cannot be part of a name.
  var isAtForeignSign: Bool {
    isAtNoBreakSpace || typographicSign != nil || (byte == 0xE2 && quotationMark != nil)
      || Self.written.contains { starts(with: $0.sign) }
  }

  /// A sign of Swift, C or JavaScript that has another form here.
  var foreignSign: (mistake: Mistake, length: Int)? {
    if starts(with: "&&") {
      return (.foreignSign("&&", "and", sample: "if x > 0 and x < 1 { … }"), 2)
    }
    if starts(with: "||") {
      return (.foreignSign("||", "or", sample: "if x < 0 or x > 1 { … }"), 2)
    }
    if let (sign, word, sample) = Self.written.first(where: { starts(with: $0.sign) }) {
      return (.foreignSign(sign, word, sample: sample), sign.utf8.count)
    }
    if byte == UInt8(ascii: "!"), byte(ahead: 1) != UInt8(ascii: "=") {
      let isBehindName = offset > 0 && endsName(source.utf8[offset - 1])
      guard !isBehindName else { return (.neverOptional("!"), 1) }
      guard let sample = pathAhead ?? (byte(ahead: 1) == UInt8(ascii: "(") ? "(x < 1)" : nil)
      else { return nil }
      return (.foreignSign("!", "not", sample: "not \(sample)"), 1)
    }
    if byte == UInt8(ascii: "$"), let digit = byte(ahead: 1), isDigit(digit) {
      return (.closureArgument(source.text(offset..<offset + 2)), 2)
    }
    if byte == UInt8(ascii: "'") {
      // `I'd` is English, and no text in quotes.
      if let next = byte(ahead: 1), isNameStart(next), offset > 0,
        endsName(source.utf8[offset - 1])
      {
        let end = source.utf8[(offset + 1)...].prefix(while: isNameStart)
        let start = source.utf8[..<offset].lastIndex { !isNameStart($0) && !isDigit($0) }
        let word = source.text((start.map { $0 + 1 } ?? 0)..<end.endIndex)
        return (.contraction(word), end.endIndex - offset)
      }
      let line = source.utf8[(offset + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      guard let end = line.firstIndex(of: UInt8(ascii: "'")) else { return (.singleQuotes("…"), 1) }
      return (.singleQuotes(source.text(offset + 1..<end)), end + 1 - offset)
    }
    return nil
  }

  /// Signs of arithmetic as they are printed.
  private static let written: [(sign: String, word: String, sample: String)] = [
    ("×", "*", "2 * 3"), ("·", "*", "2 * 3"), ("÷", "/", "6 / 2"),
    ("±", "within", "expect box.center.y ~ 100 within 1"), ("≈", "~", "expect box.center.y ~ 100"),
  ]

  /// The dotted name after the sign at this place.
  private var pathAhead: String? {
    let path = source.utf8[(offset + 1)...].prefix {
      isNameStart($0) || isDigit($0) || $0 == UInt8(ascii: ".")
    }
    return path.isEmpty ? nil : source.text(path.startIndex..<path.endIndex)
  }

  private func endsName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  private func starts(with sign: String) -> Bool {
    var place = offset
    for unit in sign.utf8 {
      guard place < source.utf8.count, source.utf8[place] == unit else { return false }
      place += 1
    }
    return true
  }
}
