/// The letters of a word without case and hyphens, prepared for comparison with many other words.
struct Spelling {
  /// Nearly all words are ASCII, so that a letter is a byte and comparing is fast.
  private enum Letters {
    case bytes([UInt8])
    case characters([Character])
  }

  private let letters: Letters
  let count: Int

  private let word: String

  init(_ word: String) {
    self.word = word
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
      let bytes = word.utf8.filter { $0 != UInt8(ascii: "-") }
        .map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      (letters, count) = (.bytes(bytes), bytes.count)
    } else {
      let characters = word.lowercased().filter { $0 != "-" }
      (letters, count) = (.characters(Array(characters)), characters.count)
    }
  }

  /// The minimum length at which a prefix counts as a shortened word.
  private static let shortest = 3

  /// The number of slips between two words: their alignment distance, or 1 if this word is a prefix
  /// of the other.
  ///
  /// - Parameter limit: The largest result that must be exact; a larger one is only above the
  ///   limit.
  func slips(to other: Spelling, upTo limit: Int = .max) -> Int {
    let slips =
      switch (letters, other.letters) {
      case (.bytes(let word), .bytes(let others)): Self.slips(word, others, limit)
      default: Self.slips(characters, other.characters, limit)
      }
    return slips > 1 && sounds(like: other) ? 1 : slips
  }

  /// Whether two words sound alike, as `alfa` and `alpha` do. Most pairs begin with letters that do
  /// not, which is quickly seen.
  private func sounds(like other: Spelling) -> Bool {
    guard min(count, other.count) >= Self.shortest, abs(count - other.count) <= 2,
      Self.beginning(of: word) == Self.beginning(of: other.word)
    else { return false }
    return Self.sound(of: word) == Self.sound(of: other.word)
  }

  private static func beginning(of word: String) -> UInt8? {
    word.utf8.first.map { byte in
      switch byte | 0x20 {
      case UInt8(ascii: "k"), UInt8(ascii: "q"), UInt8(ascii: "s"), UInt8(ascii: "z"):
        UInt8(ascii: "c")
      case UInt8(ascii: "p"): UInt8(ascii: "f")
      case UInt8(ascii: "y"): UInt8(ascii: "i")
      case let letter: letter
      }
    }
  }

  /// Letters that sound alike in English as one of them, the longer spellings first.
  private static let alike = [
    ("ph", "f"), ("ck", "k"), ("qu", "kw"), ("ce", "se"), ("ci", "si"), ("cy", "si"), ("c", "k"),
    ("z", "s"), ("y", "i"), ("our", "or"), ("tre", "ter"),
  ]

  private static func sound(of word: String) -> String {
    let letters = word.lowercased().filter { $0 != "-" }
    let spoken = alike.reduce(letters) { $0.replacing($1.0, with: $1.1) }
    return spoken.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
  }

  /// Whether it is another word with letters added, such as `radialGravity` for `radial`.
  func continues(_ other: Spelling) -> Bool {
    guard other.count >= Self.shortest,
      case (.bytes(let word), .bytes(let others)) = (letters, other.letters)
    else { return false }
    return word.starts(with: others)
  }

  private var characters: [Character] {
    switch letters {
    case .bytes(let bytes): bytes.map { Character(UnicodeScalar($0)) }
    case .characters(let characters): characters
    }
  }

  private static func slips<Letter: Equatable>(
    _ word: [Letter], _ other: [Letter], _ limit: Int
  ) -> Int {
    if word.count >= shortest, word.count < other.count, other.starts(with: word) { return 1 }
    // The lengths of most pairs already differ by more than the limit.
    guard abs(word.count - other.count) <= limit else { return abs(word.count - other.count) }
    return distance(word, other)
  }

  /// The optimal string alignment distance: the number of letters to insert, delete, replace or
  /// swap with their neighbors.
  private static func distance<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = older
    for i in a.indices {
      current[0] = i + 1
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var steps = min(previous[j + 1] + 1, current[j] + 1, previous[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          steps = min(steps, older[j - 1] + 1)
        }
        current[j + 1] = steps
      }
      (older, previous, current) = (previous, current, older)
    }
    return previous[b.count]
  }
}
