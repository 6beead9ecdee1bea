/// Cut text, which Ctrl-Y inserts, and Alt-Y after it replaces with text that was cut before.
struct KillRing {
  /// A line and its cursor, in Unicode scalars.
  typealias Line = (text: String, cursor: Int)

  /// The number of texts kept; older ones are dropped.
  static let limit = 60

  /// The newest is the last.
  private var texts: [String] = []
  /// The line after the last cut, which the next one continues if nothing has happened since.
  private var cutLine: Line?
  /// The line after the last insertion, the inserted range and the index of its text.
  private var inserted: (line: Line, range: Range<Int>, index: Int)?

  /// Takes a text that was cut. Several cuts in a row are one text.
  ///
  /// - Parameter isForward: Whether it was after the cursor.
  mutating func cut(_ text: String, isForward: Bool, from before: Line, to after: Line) {
    if let cutLine, cutLine == before, let last = texts.popLast() {
      texts.append(isForward ? last + text : text + last)
    } else {
      texts.append(text)
      if texts.count > Self.limit { texts.removeFirst() }
    }
    cutLine = after
  }

  /// The text to insert; nil if nothing was cut.
  var newest: String? { texts.last }

  /// Takes note of an insertion of the newest text.
  mutating func inserted(_ range: Range<Int>, in line: Line) {
    inserted = (line, range, texts.count - 1)
  }

  /// The text to insert instead of the one just inserted, and its range; nil if the line was changed
  /// or the cursor moved since. After the oldest text comes the newest.
  func older(in line: Line) -> (text: String, range: Range<Int>)? {
    guard let inserted, inserted.line == line else { return nil }
    return (texts[older(than: inserted.index)], inserted.range)
  }

  /// Takes note that an inserted text was replaced by the one before it.
  mutating func replaced(_ range: Range<Int>, in line: Line) {
    guard let last = inserted else { return }
    inserted = (line, range, older(than: last.index))
  }

  private func older(than index: Int) -> Int { index > 0 ? index - 1 : texts.count - 1 }
}
