internal import CLibedit

/// The keys that cut text, and those that insert what was cut. libedit keeps only the last cut.
extension LineEditor {
  /// Ctrl-K: to the end of the line; at the end, the line end.
  func cutToLineEnd() -> Int32 {
    let (text, cursor) = current
    let end = BlockWalk(text, cursor: cursor).lineEnd
    let isAtEnd = end == cursor && end < text.unicodeScalars.count
    return cut(cursor..<(isAtEnd ? end + 1 : end))
  }

  /// Ctrl-U: to the beginning of the line; at the beginning, the line end before it.
  func cutToLineBegin() -> Int32 {
    let (text, cursor) = current
    let begin = BlockWalk(text, cursor: cursor).lineBegin
    return cut((begin == cursor ? max(0, begin - 1) : begin)..<cursor)
  }

  /// Ctrl-W and Alt-Backspace.
  func cutWordBefore() -> Int32 {
    let (text, cursor) = current
    return cut(WordWalk.begin(in: text, before: cursor)..<cursor)
  }

  /// Alt-D and Ctrl-Delete.
  func cutWordAfter() -> Int32 {
    let (text, cursor) = current
    return cut(cursor..<WordWalk.end(in: text, from: cursor))
  }

  private func cut(_ range: Range<Int>) -> Int32 {
    if range.isEmpty { return CC_NORM }
    let before = current
    let cut = before.text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    replace(range, with: "")
    killRing.cut(
      String(cut), isForward: range.lowerBound == before.cursor, from: before, to: current)
    return CC_REFRESH
  }

  /// Ctrl-Y: inserts what was cut last.
  func insertCut() -> Int32 {
    guard let text = killRing.newest else { return CC_NORM }
    killRing.inserted(replace(current.cursor..<current.cursor, with: text), in: current)
    return CC_REFRESH
  }

  /// Alt-Y after Ctrl-Y: replaces it with what was cut before.
  func insertOlderCut() -> Int32 {
    guard let (text, range) = killRing.older(in: current) else { return CC_NORM }
    killRing.replaced(replace(range, with: text), in: current)
    return CC_REFRESH
  }

  /// Alt-.: inserts the last word of the newest entry; again, that of the one before instead.
  func insertLastWord() -> Int32 {
    readHistory()
    let line = current
    let walk = lastWord.flatMap { $0.line == line ? $0 : nil }
    let range = walk?.range ?? line.cursor..<line.cursor
    var entry = (walk?.entry ?? search.entries.count) - 1
    while entry >= 0, WordWalk.lastWord(of: search.entries[entry]).isEmpty { entry -= 1 }
    guard entry >= 0 else { return CC_NORM }
    let inserted = replace(range, with: WordWalk.lastWord(of: search.entries[entry]))
    lastWord = (current, inserted, entry)
    return CC_REFRESH
  }

  /// Replaces a range, with the cursor after the new text. Returns the range of the new text.
  @discardableResult
  func replace(_ range: Range<Int>, with text: String) -> Range<Int> {
    moveCursor(to: range.upperBound)
    el_deletestr(handle, Int32(clamping: range.count))
    if !text.isEmpty { insert(text) }
    return range.lowerBound..<current.cursor
  }
}
