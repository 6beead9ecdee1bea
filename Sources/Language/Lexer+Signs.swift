import Diagnostics

/// Signs that other languages and text editors bring: taken where they have one meaning here, and
/// otherwise answered with what is written instead.
extension Lexer {
  /// The bytes of the quotation mark that stands here, be it straight or an editor's; nil for none.
  var quotationMark: Int? {
    if byte == UInt8(ascii: "\"") { return 1 }
    return ["“", "”", "„"].contains { starts(with: $0) } ? 3 : nil
  }

  /// A sign that an editor or a keyboard sets in the place of one of ours.
  var typographicSign: Mark? {
    guard byte == 0xE2 else { return nil }
    return Self.typographic.first { starts(with: $0.sign) }?.mark
  }

  /// All of three bytes that begin with 0xE2.
  private static let typographic: [(sign: String, mark: Mark)] = [
    ("−", .minus), ("–", .minus), ("≤", .lessOrEqual), ("≥", .greaterOrEqual), ("≠", .notEqual),
    ("…", .closedRange),
  ]

  /// Whether a sign stands here that cannot go on a name.
  var isAtForeignSign: Bool {
    isAtNoBreakSpace || typographicSign != nil || (byte == 0xE2 && quotationMark != nil)
  }

  /// A sign of Swift, C or JavaScript that has another form here.
  var foreignSign: (mistake: Mistake, length: Int)? {
    if starts(with: "&&") {
      return (.foreignSign("&&", "and", sample: "if x > 0 and x < 1 { … }"), 2)
    }
    if starts(with: "||") {
      return (.foreignSign("||", "or", sample: "if x < 0 or x > 1 { … }"), 2)
    }
    if byte == UInt8(ascii: "!"), byte(ahead: 1) != UInt8(ascii: "=") {
      let isBehindName = offset > 0 && endsName(source.utf8[offset - 1])
      guard !isBehindName else { return (.neverOptional("!"), 1) }
      return (.foreignSign("!", "not", sample: "not \(pathAhead ?? "red.isHidden")"), 1)
    }
    if byte == UInt8(ascii: "$"), let digit = byte(ahead: 1), isDigit(digit) {
      return (.closureArgument(source.text(offset..<offset + 2)), 2)
    }
    if byte == UInt8(ascii: "'") {
      let line = source.utf8[(offset + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      guard let end = line.firstIndex(of: UInt8(ascii: "'")) else { return (.singleQuotes("…"), 1) }
      return (.singleQuotes(source.text(offset + 1..<end)), end + 1 - offset)
    }
    return nil
  }

  /// The name and its parts behind the sign that stands here.
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
