internal import CLibedit

/// The suggestion in gray after the cursor, and the keys that accept it.
///
/// It is not part of the text until it is accepted, so that Enter does not run it.
extension LineEditor {
  /// The suggestion after a line; empty for none.
  func ghost(of text: String, cursor: Int) -> String {
    guard showsGhosts, searching == nil, !text.isEmpty, cursor == text.unicodeScalars.count
    else { return "" }
    readHistory()
    return suggestion.rest(of: text, in: search.entries)
  }

  /// Without color, it would look like typed text.
  private var showsGhosts: Bool { painter != nil && configuration.color }

  /// Alt-F: accepts one word of the suggestion, or moves one word right.
  func goWordRight() -> Int32 {
    let (text, cursor) = current
    if acceptGhost(HistorySuggestion.firstWord) { return CC_REFRESH }
    moveCursor(to: WordWalk.end(in: text, from: cursor))
    return CC_REFRESH
  }

  /// Inserts the suggestion, or a part of it; false if there is none.
  func acceptGhost(_ part: (String) -> String = { $0 }) -> Bool {
    let (text, cursor) = current
    let ghost = ghost(of: text, cursor: cursor)
    if ghost.isEmpty { return false }
    insert(part(ghost))
    return true
  }
}
