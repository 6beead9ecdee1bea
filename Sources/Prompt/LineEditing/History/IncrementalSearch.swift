internal import CLibedit

/// Ctrl-R: finds the newest entry that contains the typed text, refined with every key.
struct IncrementalSearch {
  /// An entry that was found, and the offset of the match in Unicode scalars.
  struct Found: Equatable {
    let entry: Int
    let offset: Int
  }

  let entries: [String]
  /// The line from before the search, and the cursor in it.
  let draft: (text: String, cursor: Int)
  private(set) var pattern = ""
  private(set) var found: Found?
  /// Whether no entry contains the pattern; the last match stays.
  private(set) var isFailing = false
  /// The states before each letter of the pattern.
  private var trail: [(pattern: String, found: Found?, isFailing: Bool)] = []

  init(_ entries: [String], draft: (text: String, cursor: Int)) {
    self.entries = entries
    self.draft = draft
  }

  /// The line to show, and the cursor in it.
  var line: (text: String, cursor: Int) {
    found.map { (entries[$0.entry], $0.offset) } ?? draft
  }

  /// The label shown instead of the prompt.
  var label: String { "(search: \(pattern)\(isFailing ? ", not found" : "")) " }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar) { extend(with: String(scalar)) }

  /// Continues to older entries; with an empty pattern, repeats the last search.
  mutating func older(last: String) {
    if pattern.isEmpty {
      if !last.isEmpty { extend(with: last) }
    } else {
      showFirst(of: entries[..<(found?.entry ?? entries.count)].indices.reversed())
    }
  }

  /// Goes back to newer entries.
  mutating func newer() {
    guard let found, !pattern.isEmpty else { return }
    showFirst(of: entries[(found.entry + 1)...].indices)
  }

  /// Undoes the last letter and its match.
  mutating func deleteBackward() {
    guard let last = trail.popLast() else { return }
    (pattern, found, isFailing) = last
  }

  // MARK: Finding

  /// Extends the pattern; the current entry may still match.
  private mutating func extend(with text: String) {
    trail.append((pattern, found, isFailing))
    pattern += text
    // Where a pattern is not found, neither is a longer one.
    if isFailing { return }
    let newest = found.map { $0.entry + 1 } ?? entries.count
    showFirst(of: entries[..<newest].indices.reversed(), mayStay: true)
  }

  /// Shows the first of some entries that contains the pattern, other than the current one.
  private mutating func showFirst(of indices: some Sequence<Int>, mayStay: Bool = false) {
    let shown = line.text
    let sought = Array(pattern.utf8)
    for index in indices {
      guard let offset = Self.offset(of: sought, in: entries[index]),
        mayStay || entries[index] != shown
      else { continue }
      found = Found(entry: index, offset: offset)
      isFailing = false
      return
    }
    isFailing = true
  }

  /// The place of a pattern in an entry. A long history is searched with every key, so this compares
  /// bytes: no character of UTF-8 is a part of another one.
  private static func offset(of pattern: [UInt8], in entry: String) -> Int? {
    var entry = entry
    return entry.withUTF8 { text in
      guard let start = text.baseAddress else { return pattern.isEmpty ? 0 : nil }
      guard let place = memmem(start, text.count, pattern, pattern.count) else { return nil }
      let before = UnsafeRawPointer(start).distance(to: place)
      return text[..<before].count { !UTF8Sequence.isContinuation($0) }
    }
  }
}
