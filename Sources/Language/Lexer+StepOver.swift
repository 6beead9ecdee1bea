import Diagnostics

/// Going on behind a mistake, for those who read a text that is not finished.
extension Lexer {
  /// Steps over what `next` could not read, of which it got as far as `offset`: over the whole of a
  /// text, even where a part of it is wrong.
  ///
  /// - Parameter start: Where that call of `next` began.
  /// - Returns: What is in the text that goes on to the source's end; nil where none does.
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
