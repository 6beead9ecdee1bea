/// Suggests the rest of the newest entry that begins with the typed text.
///
/// Entries of this session are the newest, so they come first. Each typed letter continues the
/// search from the current entry, so that all letters of a line together cost one search.
struct HistorySuggestion {
  /// The last line searched for, and the newest entry that begins with it; -1 for none.
  private var walk: (line: String, entry: Int)?

  /// Forgets the search, because the entries have changed.
  mutating func restart() { walk = nil }

  /// The suggestion after a line, up to its next line end; empty for none.
  mutating func rest(of line: String, in entries: [String]) -> String {
    guard !line.isEmpty else { return "" }
    var entry = entries.count - 1
    if let walk, line.utf8.starts(with: walk.line.utf8) { entry = min(entry, walk.entry) }
    walk = (line, -1)
    while entry >= 0 {
      if Self.begins(entries[entry], with: line) {
        if walk?.entry == -1 { walk?.entry = entry }
        let rest = Self.rest(of: line, in: entries[entry])
        if !rest.isEmpty { return rest }
      }
      entry -= 1
    }
    return ""
  }

  private static func begins(_ entry: String, with line: String) -> Bool {
    entry.utf8.count > line.utf8.count && entry.utf8.starts(with: line.utf8)
  }

  private static func rest(of line: String, in entry: String) -> String {
    let rest = entry.unicodeScalars.dropFirst(line.unicodeScalars.count).prefix { $0 != "\n" }
    return rest.allSatisfy { $0 == " " } ? "" : String(rest)
  }

  /// The first word of a rest, with the blanks and symbols before it.
  static func firstWord(of rest: String) -> String {
    let scalars = rest.unicodeScalars
    let begin = scalars.firstIndex(where: WordWalk.isInWord) ?? scalars.endIndex
    return String(scalars[..<begin]) + String(scalars[begin...].prefix(while: WordWalk.isInWord))
  }
}
