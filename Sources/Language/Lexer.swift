import Diagnostics

/// Cuts a source into tokens, one at a time.
///
/// Works on UTF-8 bytes: everything the grammar itself uses is ASCII, and a byte above it belongs
/// to a name or a string.
struct Lexer {
  /// Letters of a name.
  static let nameLength = 100

  let source: Source
  var offset = 0
  /// Whether the source ends in a comment, once its end is reached.
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
      if byte == UInt8(ascii: "#") || isAtSlashes {
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

  /// `//`, which begins a comment at a line's start or after a blank, as in Swift.
  private var isAtSlashes: Bool {
    guard byte == UInt8(ascii: "/"), byte(ahead: 1) == byte else { return false }
    guard offset > 0 else { return true }
    let before = source.utf8[offset - 1]
    return isBlank(before) || before == UInt8(ascii: "\n")
  }

  /// A blank that pasted text brings.
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
    if isNameStart(first) { return try scanWord() }
    return try scanMark()
  }

  // MARK: Words

  private mutating func scanWord() throws(ParseProblem) -> Token.Kind {
    let lower = offset
    let rest = source.text(offset..<min(offset + 64, source.utf8.count))
    if let foreign = ForeignWords.hyphenatedPrefix(of: rest[...]) {
      offset += foreign.utf8.count
      throw .invalid(
        .foreignWord(foreign, meaning: ForeignWords.translation(of: foreign)),
        Span(source, lower, offset))
    }
    let word = takeWord()
    guard word.unicodeScalars.count <= Self.nameLength else {
      throw .invalid(.nameTooLong(Self.nameLength), Span(source, lower, offset))
    }
    if let odd = word.unicodeScalars.first(where: { !isNameScalar($0) }) {
      throw .invalid(.strayCharacter(String(odd)), Span(source, lower, offset))
    }
    return Keyword(rawValue: word).map(Token.Kind.keyword) ?? .name(word)
  }

  private mutating func takeWord() -> String {
    let lower = offset
    while let byte, isNameStart(byte) || isDigit(byte), !isAtForeignSign { offset += 1 }
    return source.text(lower..<offset)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  func isNameStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F || byte >= 0x80
  }

  /// Letters, marks, digits and emoji make names; signs such as `×` or quotation marks do not.
  private func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return scalar.isASCII || properties.isXIDContinue || properties.isEmoji
      || properties.isVariationSelector || scalar.value == 0x200D
  }

  // MARK: Strings

  /// A text ends at its line, so that a forgotten mark costs no more than that.
  private mutating func scanString(_ quote: Int) throws(ParseProblem) -> Token.Kind {
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

  /// The character of `\u{1b}`, behind the `u`: its number in up to six hexadecimal digits.
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

  // MARK: Numbers

  private mutating func scanNumber() throws(ParseProblem) -> Token.Kind {
    let lower = offset
    let value = takeNumber()
    guard let value, value.isFinite else {
      throw .invalid(.numberTooLarge, Span(source, lower, offset))
    }
    // `320x568` is a size where a digit stands on both sides of the x.
    if byte == UInt8(ascii: "x"), let next = byte(ahead: 1), isDigit(next) {
      offset += 1
      guard let height = takeNumber(), height.isFinite else {
        throw .invalid(.numberTooLarge, Span(source, lower, offset))
      }
      return .size(value, height)
    }
    return .number(value, unit: try scanUnit(after: lower))
  }

  private mutating func takeNumber() -> Double? {
    let lower = offset
    takeDigits()
    if byte == UInt8(ascii: "."), byte(ahead: 1).map(isDigit) == true {
      offset += 1
      takeDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") { takeExponent() }
    let text = source.text(lower..<offset)
    return Double(text.hasPrefix(".") ? "0" + text : text)
  }

  private mutating func takeDigits() {
    while let byte, isDigit(byte) { offset += 1 }
  }

  private mutating func takeExponent() {
    let signed = byte(ahead: 1) == UInt8(ascii: "-") || byte(ahead: 1) == UInt8(ascii: "+")
    guard byte(ahead: signed ? 2 : 1).map(isDigit) == true else { return }
    offset += signed ? 2 : 1
    takeDigits()
  }

  private mutating func scanUnit(after lower: Int) throws(ParseProblem) -> Unit? {
    if byte == UInt8(ascii: "%") {
      // `10%` is a percentage; `10%3` goes on with an operand and is a remainder.
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
    let word = takeWord()
    guard let unit = Unit(word: word) else {
      throw .invalid(.unknownUnit(word), Span(source, start, offset))
    }
    return unit
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

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    var bytes = Array(utf8)
    while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
