/// A token of CSS text. Source: CSS Syntax Level 3, §4.
struct CSSToken {
  enum Kind: Equatable {
    case word
    /// A word directly followed by `(`, which is part of the token but not of its range.
    case function
    case number(Double, isInteger: Bool)
    case percentage(Double)
    /// A number with a unit, which no easing takes.
    case dimension
    case comma, open, close
    case delimiter(UInt8)
    case end
  }

  let kind: Kind
  /// UTF-8 offsets.
  let range: Range<Int>
  /// Whether white space, not just a comment, precedes it.
  let isSpaced: Bool
}

/// Splits CSS text into tokens, one at a time.
struct CSSLexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the text between two offsets; invalid UTF-8 is replaced.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func next() throws(CSSProblem) -> CSSToken {
    let isSpaced = try skipSpace()
    let start = position
    let kind = nextKind()
    let end = kind == .function ? position - 1 : position
    return CSSToken(kind: kind, range: start..<end, isSpaced: isSpaced)
  }

  /// Skips white space and comments. Returns whether there was white space.
  private mutating func skipSpace() throws(CSSProblem) -> Bool {
    var isSpaced = false
    while true {
      if isSpace(at: position) {
        isSpaced = true
        position += 1
      } else if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return isSpaced
      }
    }
  }

  private mutating func skipComment() throws(CSSProblem) {
    let start = position
    position += 2
    while position < bytes.count {
      if byte(0) == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw CSSProblem(
      message: "the comment is not closed", help: "close it with `*/`",
      range: start..<(start + 2))
  }

  private mutating func nextKind() -> CSSToken.Kind {
    guard let first = byte(0) else { return .end }
    if startsNumber { return number() }
    if startsWord(at: position) {
      skipWord()
      guard byte(0) == UInt8(ascii: "(") else { return .word }
      position += 1
      return .function
    }
    position += 1
    switch first {
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    default: return .delimiter(first)
    }
  }

  private mutating func number() -> CSSToken.Kind {
    let start = position
    var isInteger = true
    if isSign(at: position) { position += 1 }
    skipDigits()
    if byte(0) == UInt8(ascii: "."), isDigit(at: position + 1) {
      isInteger = false
      position += 1
      skipDigits()
    }
    if byte(0).map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      let digits = isSign(at: position + 1) ? position + 2 : position + 1
      if isDigit(at: digits) {
        isInteger = false
        position = digits
        skipDigits()
      }
    }
    let value = Self.inRange(Double(text(start..<position)) ?? 0)
    if byte(0) == UInt8(ascii: "%") {
      position += 1
      return .percentage(value)
    }
    guard startsWord(at: position) else { return .number(value, isInteger: isInteger) }
    skipWord()
    return .dimension
  }

  /// Returns the nearest number in the range of single precision, as browsers do, so that products
  /// of a few never overflow. NaN becomes 0, as in CSS's `calc()`.
  static func inRange(_ value: Double) -> Double {
    let most = Double(Float.greatestFiniteMagnitude)
    return value.isNaN ? 0 : min(max(value, -most), most)
  }
}

// MARK: Bytes

extension CSSLexer {
  private func byte(_ ahead: Int) -> UInt8? { byte(at: position + ahead) }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isSpace(at index: Int) -> Bool {
    switch byte(at: index) {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }

  private func isDigit(at index: Int) -> Bool {
    byte(at: index).map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private func isSign(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "+") || byte(at: index) == UInt8(ascii: "-")
  }

  private var startsNumber: Bool {
    let first = isSign(at: position) ? position + 1 : position
    return isDigit(at: first)
      || (byte(at: first) == UInt8(ascii: ".") && isDigit(at: first + 1))
  }

  /// Whether a letter, `_` or a character outside ASCII is at an index.
  private func isWordStart(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return letters.contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func startsWord(at index: Int) -> Bool {
    guard byte(at: index) == UInt8(ascii: "-") else { return isWordStart(at: index) }
    return isWordStart(at: index + 1) || byte(at: index + 1) == UInt8(ascii: "-")
  }

  private mutating func skipWord() {
    while isWordStart(at: position) || isDigit(at: position) || byte(0) == UInt8(ascii: "-") {
      position += 1
    }
  }

  private mutating func skipDigits() {
    while isDigit(at: position) { position += 1 }
  }
}
