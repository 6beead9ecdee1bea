import Diagnostics

/// Splits a source into tokens, one at a time.
///
/// It works on UTF-8 bytes: the grammar itself uses only ASCII, and other bytes belong to a name or
/// a string.
struct Lexer {
  /// The maximum length of a name, in characters.
  static let nameLength = 100

  let source: Source
  var offset = 0
  /// Whether the source ends in a comment; valid once the end is reached.
  private(set) var endsInComment = false

  init(_ source: Source, from offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  mutating func next() throws(ParseProblem) -> Token {
    let start = offset
    skipBlanksAndComment()
    let isSpaced = offset > start || offset == 0
    let lower = offset
    let kind = try scan()
    return Token(kind: kind, span: Span(source, lower, offset), isSpaced: isSpaced)
  }

  var byte: UInt8? { offset < source.utf8.count ? source.utf8[offset] : nil }

  func byte(ahead: Int) -> UInt8? {
    offset + ahead < source.utf8.count ? source.utf8[offset + ahead] : nil
  }

  mutating func skipBlanksAndComment() {
    while let byte {
      if byte == UInt8(ascii: "#") && !isAtSelector && !isAtMacro || isAtSlashes {
        while let next = self.byte, next != UInt8(ascii: "\n") { offset += 1 }
        endsInComment = self.byte == nil
      } else if isBlank(byte) {
        offset += 1
      } else if isAtNoBreakSpace {
        offset += 2
      } else if byte == 0xEF, self.byte(ahead: 1) == 0xBB, self.byte(ahead: 2) == 0xBF {
        offset += 3  // A byte order mark.
      } else {
        return
      }
    }
  }

  /// `#box {`, which begins a rule of CSS at a line's start: it is no comment, so that it is told.
  private var isAtSelector: Bool {
    guard offset == 0 || source.utf8[offset - 1] == UInt8(ascii: "\n"), let first = byte(ahead: 1),
      isNameStart(first)
    else { return false }
    let name = source.utf8[(offset + 1)...].prefix {
      isNameStart($0) || isDigit($0) || [UInt8(ascii: "-"), UInt8(ascii: ":")].contains($0)
    }
    return source.utf8[name.endIndex...].first { !isBlank($0) } == UInt8(ascii: "{")
  }

  /// `#keyPath(` of Swift, whose bracket is one.
  private var isAtMacro: Bool {
    ["#keyPath(", "#selector("].contains { source.utf8[offset...].starts(with: $0.utf8) }
  }

  /// `//`, which begins a comment at a line's start or after a space, as in Swift.
  private var isAtSlashes: Bool {
    guard byte == UInt8(ascii: "/"), byte(ahead: 1) == byte else { return false }
    guard offset > 0 else { return true }
    let before = source.utf8[offset - 1]
    return isBlank(before) || before == UInt8(ascii: "\n")
  }

  /// A no-break space from pasted text.
  var isAtNoBreakSpace: Bool { byte == 0xC2 && byte(ahead: 1) == 0xA0 }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func scan() throws(ParseProblem) -> Token.Kind {
    guard let first = byte else { return .end }
    if first == UInt8(ascii: "\n") {
      offset += 1
      return .lineEnd
    }
    if let quote = quotationMark { return try scanString(quote) }
    if isDigit(first) || (first == UInt8(ascii: ".") && byte(ahead: 1).map(isDigit) == true) {
      return try scanNumber()
    }
    if let sign = typographicSign {
      offset += 3
      if sign == .minus, byte == UInt8(ascii: "=") {
        offset += 1
        return .mark(.minusAssign)
      }
      return .mark(sign)
    }
    if isNameStart(first), !isAtForeignSign { return try scanWord() }
    return try scanMark()
  }

  // MARK: Words

  private mutating func scanWord() throws(ParseProblem) -> Token.Kind {
    let lower = offset
    let word = readWord()
    guard word.unicodeScalars.count <= Self.nameLength else {
      throw .invalid(.nameTooLong(Self.nameLength), Span(source, lower, offset))
    }
    if let odd = word.unicodeScalars.first(where: { !isNameScalar($0) }) {
      let line = source.lineRange(around: lower)
      let isFirst =
        odd != "\u{FFFD}" && odd == word.unicodeScalars.first
        && source.utf8[line.lowerBound..<lower].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      throw .invalid(
        isFirst ? .cannotBegin(String(odd)) : .strayCharacter(String(odd)),
        Span(source, lower, offset))
    }
    return Keyword(rawValue: word).map(Token.Kind.keyword) ?? .name(word)
  }

  mutating func readWord() -> String {
    let lower = offset
    while let byte, isNameStart(byte) || isDigit(byte), !isAtForeignSign { offset += 1 }
    return source.text(lower..<offset)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  func isNameStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F || byte >= 0x80
  }

  /// Letters, marks, digits and emoji form names; signs such as `×` or quotation marks do not.
  private func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return scalar.isASCII || properties.isXIDContinue || properties.isEmoji
      || properties.isVariationSelector || scalar.value == 0x200D
  }

  // MARK: Marks

  private mutating func scanMark() throws(ParseProblem) -> Token.Kind {
    let lower = offset
    if let foreign = foreignSign {
      offset += foreign.length
      throw .invalid(foreign.mistake, Span(source, lower, offset))
    }
    for length in [3, 2] where offset + length <= source.utf8.count {
      if let mark = Mark(rawValue: source.text(offset..<offset + length)) {
        offset += length
        return .mark(mark)
      }
    }
    offset += 1
    guard let mark = Mark(rawValue: source.text(lower..<offset)) else {
      throw .invalid(.strayCharacter(source.text(lower..<offset)), Span(source, lower, offset))
    }
    return .mark(mark)
  }
}

/// Continuing after a mistake, for readers of unfinished text.
extension Lexer {
  /// Skips what `next` could not read, which ends at `offset`; the whole of a string, even if only
  /// a part of it is wrong.
  ///
  /// - Parameter start: The offset at which that call of `next` began.
  /// - Returns: The contents of a string that is open at the source's end; nil if there is none.
  mutating func stepOver(from start: Int) -> Span? {
    let reached = offset
    offset = start
    skipBlanksAndComment()
    guard let quote = quotationMark else {
      offset = max(reached, offset)
      return nil
    }
    offset += quote
    let lower = offset
    while let byte, byte != UInt8(ascii: "\n") {
      if let end = quotationMark, (end == 1) == (quote == 1) {
        offset += end
        return nil
      }
      let isEscape = byte == UInt8(ascii: "\\") && self.byte(ahead: 1) != UInt8(ascii: "\n")
      offset = min(offset + (isEscape ? 2 : 1), source.utf8.count)
    }
    return byte == nil ? Span(source, lower, offset) : nil
  }
}
