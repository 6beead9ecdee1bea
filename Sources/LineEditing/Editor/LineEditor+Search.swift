internal import CLibedit

/// Ctrl-R. libedit's own search takes the escape of an arrow for its end and the rest for text.
///
/// While a search is on, `readKey` gives its keys to the search, and libedit a code that makes it
/// draw what came of them.
extension LineEditor {
  /// The code, which no key sends.
  static let searchStep: wchar_t = 0x81

  /// Begins a search, or goes on with the one that is on.
  func beginSearch() -> Int32 {
    readHistory()
    searching = IncrementalSearch(search.entries, draft: current)
    return showSearch()
  }

  /// Shows what the search has come to; the line is there already if it has ended.
  func showSearch() -> Int32 {
    guard let searching else { return CC_REFRESH }
    show(searching.line)
    setPrompt(
      Prompt(searching.label, margin: linePrompt.margin, style: linePrompt.style))
    return CC_REFRESH
  }

  /// Takes a key while a search is on. One that the search does not know ends it and is then
  /// obeyed: its bytes are read again.
  func takeSearchKey(_ key: wchar_t) -> wchar_t {
    switch key {
    case 0x07: endSearch(keepingFound: false)
    case 0x08, 0x7F: searching?.deleteBackward()
    case 0x12: searching?.older(last: lastSearched)
    case 0x13: searching?.newer()
    case 0x1B:
      endSearch(keepingFound: true)
      // Escape alone has done its work.
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
