/// Walks with Up and Down through earlier entries that begin with the typed text.
///
/// libedit's own search treats the text as a regular expression and matches it anywhere.
struct HistorySearch {
  private(set) var entries: [String] = []
  /// The index of the visible entry; `entries.count` for the typed line.
  private var position = 0
  private var prefix = ""
  /// The typed line.
  private var draft = ""
  /// The line after the last step; if it has changed since, a new search begins.
  private var shown: String?

  /// Adds the newest entry; false if it is empty or repeats the last.
  mutating func remember(_ entry: String) -> Bool {
    guard !entry.isEmpty, entry != entries.last else { return false }
    entries.append(entry)
    if entries.count > LineEditor.historyLimit { entries.removeFirst() }
    restart()
    return true
  }

  /// Forgets the walk, for a new line.
  mutating func restart() {
    position = entries.count
    shown = nil
  }

  /// The next older entry for a line with the cursor at an offset in scalars; nil if none.
  mutating func older(than line: String, cursor: Int) -> String? {
    begin(line, cursor: cursor)
    guard let found = entries[..<position].lastIndex(where: { matches($0, line) }) else {
      return nil
    }
    position = found
    shown = entries[found]
    return shown
  }

  /// The next newer entry, finally the typed line; nil if that is already shown.
  mutating func newer(than line: String, cursor: Int) -> String? {
    begin(line, cursor: cursor)
    guard position < entries.count else { return nil }
    let found = entries[(position + 1)...].firstIndex { matches($0, line) }
    position = found ?? entries.count
    shown = found.map { entries[$0] } ?? draft
    return shown
  }

  /// Continues from an entry found in another way, to any older or newer entry.
  mutating func stand(at index: Int, draft: String) {
    guard entries.indices.contains(index) else { return }
    position = index
    shown = entries[index]
    prefix = ""
    self.draft = draft
  }

  private mutating func begin(_ line: String, cursor: Int) {
    if line == shown { return }
    position = entries.count
    draft = line
    prefix = String(line.unicodeScalars.prefix(max(0, cursor)))
  }

  private func matches(_ entry: String, _ line: String) -> Bool {
    entry.hasPrefix(prefix) && entry != line
  }
}
