internal import CLibedit

/// Ctrl-R. libedit's own search is ended by the escape of an arrow key and inserts the rest as
/// text.
///
/// During a search, `readKey` passes keys to the search, and gives libedit a code that makes it
/// draw the result.
extension LineEditor {
  /// The code, which no key sends.
  static let searchStep: wchar_t = 0x81

  /// Begins a search, or continues the current one.
  func beginSearch() -> Int32 {
    readHistory()
    searching = IncrementalSearch(search.entries, draft: current)
    return showSearch()
  }

  /// Shows the search result; if the search has ended, the line already shows it.
  func showSearch() -> Int32 {
    guard let searching else { return CC_REFRESH }
    show(searching.line)
    setPrompt(
      Prompt(searching.label, margin: linePrompt.margin, style: linePrompt.style))
    return CC_REFRESH
  }

  /// Handles a key during a search. An unknown key ends the search and then takes effect: its bytes
  /// are read again.
  func handleSearchKey(_ key: wchar_t) -> wchar_t {
    switch key {
    case 0x07: endSearch(keepingFound: false)
    case 0x08, 0x7F: searching?.deleteBackward()
    case 0x12: searching?.older(last: lastSearched)
    case 0x13: searching?.newer()
    case 0x1B:
      endSearch(keepingFound: true)
      isAfterEscape = false
      // Escape by itself has no further effect.
      if isFollowed() { unread.insert(0x1B, at: 0) }
    case Self.escapeAlone: endSearch(keepingFound: true)
    default:
      let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: key)) ?? "\u{FFFD}"
      if scalar.value >= 0x20 {
        searching?.type(scalar)
      } else {
        endSearch(keepingFound: true)
        unread.insert(contentsOf: String(scalar).utf8, at: 0)
      }
    }
    return Self.searchStep
  }

  private func endSearch(keepingFound: Bool) {
    guard let ended = searching else { return }
    searching = nil
    lastSearched = ended.pattern
    setPrompt(linePrompt)
    show(keepingFound ? ended.line : ended.draft)
    if keepingFound, let found = ended.found {
      search.stand(at: found.entry, draft: ended.draft.text)
    }
  }

  private func show(_ line: (text: String, cursor: Int)) {
    replaceLine(with: line.text)
    moveCursor(to: line.cursor)
  }
}
