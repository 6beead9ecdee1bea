/// Walking through earlier entries with Up and Down, among those that begin with what is typed.
///
/// libedit's own search takes the text for a regular expression and finds it anywhere.
struct HistorySearch {
  private(set) var entries: [String] = []
  /// The entry shown, `entries.count` for the line as it was typed.
  private var position = 0
  private var prefix = ""
  /// The line as it was typed.
  private var draft = ""
  /// What the last step put in the line; if that is no longer there, a new search begins.
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

  /// The next newer entry, at last the line as it was typed; nil if that is shown.
  mutating func newer(than line: String, cursor: Int) -> String? {
    begin(line, cursor: cursor)
    guard position < entries.count else { return nil }
    let found = entries[(position + 1)...].firstIndex { matches($0, line) }
    position = found ?? entries.count
    shown = found.map { entries[$0] } ?? draft
    return shown
  }

  /// Goes on from an entry that was found otherwise, to all that are older and newer.
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
