import Language

/// A token of Swift code.
struct SwiftToken {
  enum Kind: Equatable {
    case name(String)
    case number(String)
    case string([StringPart])
    /// An operator, a bracket or a separator.
    case sign(String)
    case end
  }

  let kind: Kind
  /// The range, in UTF-8 offsets.
  let range: Range<Int>
  /// Whether there is a space or a line end before it.
  let isSpaced: Bool
  /// Whether there is a line end before it.
  let startsLine: Bool
}

/// A part of a string: letters, or code between `\(` and `)`.
package enum StringPart: Hashable, Sendable {
  case letters(String)
  case code(Range<Int>)
}

/// The error for text that is not Swift, or not the part of Swift that this parser knows.
package struct NotSwift: Error {
  /// The UTF-8 offset at which parsing stopped.
  let offset: Int
}

/// Splits Swift code into tokens. Comments count as spaces.
struct SwiftLexer {
  private let text: SwiftText
  private var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    text = SwiftText(bytes)
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  mutating func tokens() throws(NotSwift) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    repeat { tokens.append(try next(isFirst: tokens.isEmpty)) } while tokens.last?.kind != .end
    return tokens
  }

  private var byte: UInt8? { offset < end ? text.bytes[offset] : nil }

  private mutating func next(isFirst: Bool) throws(NotSwift) -> SwiftToken {
    let start = offset
    let startsLine = skipBlanks() || isFirst
    let (isSpaced, lower) = (offset > start || isFirst, offset)
    let kind = try scan()
    return SwiftToken(
      kind: kind, range: lower..<offset, isSpaced: isSpaced, startsLine: startsLine)
  }

  /// Skips spaces, comments and lines that are left out; true if they contain a line end.
  private mutating func skipBlanks() -> Bool {
    var hasLineEnd = false
    while let byte {
      if hasLineEnd, let behind = endOfOmission {
        offset = behind
      } else if case .comment(let behind) = text.piece(at: offset) {
        offset = min(behind, end)
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        hasLineEnd = hasLineEnd || byte == 0x0A
        offset += 1
      } else if byte == 0xC2, offset + 1 < end, text.bytes[offset + 1] == 0xA0 {
        // A no-break space, as pages have it.
        offset += 2
      } else {
        break
      }
    }
    return hasLineEnd
  }

  /// The end of a line of three dots, by which whoever printed the code left some out; nil elsewhere.
  private var endOfOmission: Int? {
    let rest = text.bytes[offset..<end]
    guard let dots = [Array("...".utf8), Array("…".utf8)].first(where: rest.starts(with:)) else {
      return nil
    }
    let behind = rest.dropFirst(dots.count).drop { $0 == 0x20 || $0 == 0x0D }
    return behind.first.map { $0 == 0x0A } ?? true ? behind.startIndex : nil
  }

  private mutating func scan() throws(NotSwift) -> SwiftToken.Kind {
    guard let first = byte else { return .end }
    let start = offset
    switch text.piece(at: start) {
    case .text(let behind):
      offset = behind
      return .string(parts(of: start..<behind))
    case .open: throw NotSwift(offset: start)
    case .code, .comment: break
    }
    if first == UInt8(ascii: "."), isBeforeFraction(start) {
      skipNumber()
      return .number("0" + letters(start..<offset))
    }
    if first.isDigit {
      skipNumber()
      return .number(letters(start..<offset).filter { $0 != "_" })
    }
    // Objective-C's boxed literals: `@"text"`, `@[1, 2]`.
    if first == UInt8(ascii: "@"), !(start + 1 < end && text.bytes[start + 1].isLetter) {
      offset += 1
      return .sign("@")
    }
    // `@State`, `#selector`, `$0` and `` `default` `` are names, including their marks.
    if first.isLetter || "#$@`".utf8.contains(first) {
      offset += 1
      while let byte, byte.isLetter || byte.isDigit || byte == UInt8(ascii: "`") { offset += 1 }
      return .name(letters(start..<offset).filter { $0 != "`" })
    }
    try skipSign(first)
    return .sign(letters(start..<offset))
  }

  /// Whether a point begins a number such as `.6`, and is not the one of a member.
  private func isBeforeFraction(_ place: Int) -> Bool {
    guard place + 1 < end, text.bytes[place + 1].isDigit else { return false }
    guard place > 0 else { return true }
    let before = text.bytes[place - 1]
    return !before.isLetter && !before.isDigit && !")]}.".utf8.contains(before)
  }

  private mutating func skipNumber() {
    let start = offset
    while let byte {
      let next = offset + 1 < end ? text.bytes[offset + 1] : 0
      let isFraction = byte == UInt8(ascii: ".") && next.isDigit
      let isExponent =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && next.isDigit
        && offset > start && text.bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
      guard byte.isDigit || byte.isLetter || isFraction || isExponent else { return }
      offset += 1
    }
  }

  /// Operators of several characters, longest first.
  private static let long = [
    "...", "..<", "===", "!==", "->", "??", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=",
    "/=", "<<",
  ].map { Array($0.utf8) }

  private mutating func skipSign(_ first: UInt8) throws(NotSwift) {
    guard "()[]{},;:\\+-*/%=<>!&|^~?.".utf8.contains(first) else { throw NotSwift(offset: offset) }
    let rest = text.bytes[offset..<end]
    offset += Self.long.first(where: rest.starts(with:))?.count ?? 1
  }

  // MARK: Texts

  /// The parts of a string literal. Escapes stay as they are, because Motionbook's are the same.
  private func parts(of range: Range<Int>) -> [StringPart] {
    let isLong = text.bytes[range].starts(with: "\"\"\"".utf8)
    let isRaw = text.bytes[range].first == UInt8(ascii: "#")
    let margin = (isLong ? 3 : 1) + (isRaw ? 1 : 0)
    var (parts, start, place): ([StringPart], Int, Int) = ([], 0, 0)
    start = range.lowerBound + margin
    place = start
    let behind = range.upperBound - margin
    while place < behind {
      let isCode =
        !isRaw && text.bytes[place..<behind].starts(with: "\\(".utf8)
      if isCode, let closed = text.end(ofBracketAt: place + 1) {
        parts.append(.letters(letters(start..<place)))
        parts.append(.code((place + 2)..<(closed - 1)))
        (place, start) = (closed, closed)
      } else {
        place += text.bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    parts.append(.letters(letters(start..<max(start, behind))))
    return parts.filter { $0 != .letters("") }
  }

  private func letters(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self == 0x5F || self >= 0x80
  }
}
