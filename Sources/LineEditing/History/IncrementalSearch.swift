/// Ctrl-R: the newest earlier entry that holds what is typed, with every key a closer one.
struct IncrementalSearch {
  /// An entry that was found, and where in it, in Unicode scalars.
  struct Found: Equatable {
    let entry: Int
    let offset: Int
  }

  let entries: [String]
  /// The line from before the search, and the cursor in it.
  let draft: (text: String, cursor: Int)
  private(set) var pattern = ""
  private(set) var found: Found?
  /// Whether no entry holds the pattern; what was found before it stays.
  private(set) var isFailing = false
  /// The states before each letter of the pattern.
  private var trail: [(pattern: String, found: Found?, isFailing: Bool)] = []

  init(_ entries: [String], draft: (text: String, cursor: Int)) {
    self.entries = entries
    self.draft = draft
  }

  /// The line to be shown, and the cursor in it.
  var line: (text: String, cursor: Int) {
    found.map { (entries[$0.entry], $0.offset) } ?? draft
  }

  /// Stands in the prompt's place.
  var label: String { "(search: \(pattern)\(isFailing ? ", not found" : "")) " }

  // MARK: Keys

  mutating func type(_ scalar: Unicode.Scalar) { extend(with: String(scalar)) }

  /// Goes on to older entries; with nothing typed, looks for what the last search looked for.
  mutating func older(last: String) {
    if pattern.isEmpty {
      if !last.isEmpty { extend(with: last) }
    } else {
      take(entries[..<(found?.entry ?? entries.count)].indices.reversed())
    }
  }

  /// Goes back to newer entries.
  mutating func newer() {
    guard let found, !pattern.isEmpty else { return }
    take(entries[(found.entry + 1)...].indices)
  }

  /// Takes back the last letter, and where it led.
  mutating func deleteBackward() {
    guard let last = trail.popLast() else { return }
    (pattern, found, isFailing) = last
  }

  // MARK: Finding

  /// The entry that is shown may hold the longer pattern too.
  private mutating func extend(with text: String) {
    trail.append((pattern, found, isFailing))
    pattern += text
    let newest = found.map { $0.entry + 1 } ?? entries.count
    take(entries[..<newest].indices.reversed(), mayStay: true)
  }

  /// Shows the first of some entries that holds the pattern, other than the one that is shown.
  private mutating func take(_ indices: some Sequence<Int>, mayStay: Bool = false) {
    let shown = line.text
    for index in indices where mayStay || entries[index] != shown {
      if let offset = Self.offset(of: pattern, in: entries[index]) {
        found = Found(entry: index, offset: offset)
        isFailing = false
        return
      }
    }
    isFailing = true
  }

  private static func offset(of pattern: String, in entry: String) -> Int? {
    let scalars = entry.unicodeScalars
    guard let range = scalars.firstRange(of: pattern.unicodeScalars) else { return nil }
    return scalars.distance(from: scalars.startIndex, to: range.lowerBound)
  }
}
