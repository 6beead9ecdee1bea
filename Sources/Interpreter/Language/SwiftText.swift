/// Finds the ends of strings, comments and brackets in Swift code, by Swift's own rules.
package struct SwiftText: Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The piece that begins at an offset.
  package enum Piece: Hashable {
    /// Neither a string nor a comment.
    case code
    /// A string, up to the offset after it.
    case text(end: Int)
    /// A comment, up to the offset after it.
    case comment(end: Int)
    /// A string or a comment that is not closed.
    case open
  }

  /// The maximum depth of nested string interpolations, as in `"\("\(x)")"`.
  private static let deepest = 20

  /// The offset after the closing bracket; nil if there is none.
  package func end(ofBracketAt start: Int) -> Int? { end(ofBracketAt: start, depth: 0) }

  package func piece(at start: Int) -> Piece { piece(at: start, depth: 0) }

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "("): UInt8(ascii: ")"),
  ]

  private func end(ofBracketAt start: Int, depth: Int) -> Int? {
    guard depth < Self.deepest, let opener = byte(start), let closer = Self.pairs[opener] else {
      return nil
    }
    var (offset, open) = (start, 0)
    while let byte = byte(offset) {
      switch piece(at: offset, depth: depth) {
      case .open: return nil
      case .text(let end), .comment(let end): offset = end
      case .code:
        open += byte == opener ? 1 : byte == closer ? -1 : 0
        offset += 1
        if open == 0 { return offset }
      }
    }
    return nil
  }

  private func piece(at start: Int, depth: Int) -> Piece {
    switch byte(start) {
    case UInt8(ascii: "/"): comment(at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "#"): text(at: start, depth)
    default: .code
    }
  }

  private func comment(at start: Int) -> Piece {
    if has("//", at: start) {
      let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
      return .comment(end: line.endIndex)
    }
    guard has("/*", at: start) else { return .code }
    // Swift's block comments may be nested.
    var (offset, open) = (start, 0)
    repeat {
      let step = has("/*", at: offset) ? 1 : has("*/", at: offset) ? -1 : 0
      open += step
      offset += step == 0 ? 1 : 2
      if open == 0 { return .comment(end: offset) }
    } while offset < bytes.count
    return .open
  }

  private func text(at start: Int, _ depth: Int) -> Piece {
    // A row of them that begins no string is looked through once.
    if start > 0, bytes[start] == UInt8(ascii: "#"), bytes[start - 1] == UInt8(ascii: "#") {
      return .code
    }
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }
    var offset = hashes.endIndex
    guard byte(offset) == UInt8(ascii: "\"") else { return .code }
    let isLong = has("\"\"\"", at: offset)
    let quotes = Array((isLong ? "\"\"\"" : "\"").utf8)
    let (closer, escape) = (quotes + hashes, [UInt8(ascii: "\\")] + hashes)
    offset += quotes.count
    while let byte = byte(offset) {
      if bytes[offset...].starts(with: closer) { return .text(end: offset + closer.count) }
      if byte == 0x0A, !isLong { return .open }
      guard bytes[offset...].starts(with: escape) else {
        offset += 1
        continue
      }
      offset += escape.count
      if self.byte(offset) == UInt8(ascii: "(") {
        guard let end = end(ofBracketAt: offset, depth: depth + 1) else { return .open }
        offset = end
      } else {
        offset += 1
      }
    }
    return .open
  }

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func has(_ text: String, at offset: Int) -> Bool {
    offset <= bytes.count && bytes[offset...].starts(with: text.utf8)
  }
}
