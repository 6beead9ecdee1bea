import Diagnostics

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
