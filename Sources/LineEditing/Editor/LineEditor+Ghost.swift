internal import CLibedit

/// What could follow the line, in grey behind the cursor, and the keys that take it.
///
/// It is never in the text unless it is taken, so that Enter does not run it.
extension LineEditor {
  /// What is shown behind a line; empty for nothing.
  func ghost(of text: String, cursor: Int) -> String {
    guard showsGhosts, searching == nil, !text.isEmpty, cursor == text.unicodeScalars.count
    else { return "" }
    readHistory()
    return suggestion.rest(of: text, in: search.entries)
  }

  /// Without colours it could not be told from what is typed.
  private var showsGhosts: Bool { painter != nil && configuration.colour }

  /// Right: takes what is shown, or goes a character on.
  func goRight() -> Int32 {
    let (text, cursor) = current
    if takeGhost() { return CC_REFRESH }
    guard cursor < text.unicodeScalars.count else { return CC_NORM }
    moveCursor(to: cursor + 1)
    return CC_REFRESH
  }

  /// Alt-F: takes a word of what is shown, or goes a word on.
  func goWordRight() -> Int32 {
    let (text, cursor) = current
    if takeGhost(HistorySuggestion.firstWord) { return CC_REFRESH }
    moveCursor(to: WordWalk.end(in: text, from: cursor))
    return CC_REFRESH
  }

  /// Puts what is shown into the line, or the part of it that is wanted; false where nothing is.
  func takeGhost(_ part: (String) -> String = { $0 }) -> Bool {
    let (text, cursor) = current
    let ghost = ghost(of: text, cursor: cursor)
    if ghost.isEmpty { return false }
    insert(part(ghost))
    return true
  }
}
