/// The letters of a word without regard to case, made ready to be held against many others.
///
/// Nearly all words are ASCII, where a byte is a letter: they are compared as bytes, because a mistake
/// is held against some hundred words, and its mends against them again.
struct Spelling {
  private let word: String
  /// Nil where not all of the word is ASCII.
  private let bytes: [UInt8]?
  /// Its letters where it is not.
  private let letters: [Character]
  /// Whether an f may be written as ph in it.
  private let mayHavePh: Bool

  init(_ word: String) {
    self.word = word
    let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
    bytes = isPlain ? word.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 } : nil
    letters = isPlain ? [] : Array(word.lowercased())
    mayHavePh = bytes.map(Self.hasPh) ?? true
  }

  /// How many letters it has.
  var count: Int { bytes?.count ?? letters.count }

  private var characters: [Character] { bytes == nil ? letters : Array(word.lowercased()) }

  /// The optimal string alignment distance: how many letters have to be inserted, deleted, replaced
  /// or swapped with their neighbours.
  ///
  /// - Parameter limit: Beyond which only that it is larger matters.
  func distance(to other: Spelling, upTo limit: Int = .max) -> Int {
    if let bytes, let others = other.bytes { return Self.distance(bytes, others, limit) }
    return Self.distance(characters, other.characters, limit)
  }

  /// Letters by their sound, so that `alfa` is near `alpha`.
  func sounds(like other: Spelling) -> Bool {
    mayHavePh || other.mayHavePh ? sound == other.sound : bytes == other.bytes
  }

  private var sound: String { word.lowercased().replacing("ph", with: "f") }

  private static func hasPh(_ bytes: [UInt8]) -> Bool {
    guard var last = bytes.first else { return false }
    for byte in bytes.dropFirst() {
      if last == UInt8(ascii: "p"), byte == UInt8(ascii: "h") { return true }
      last = byte
    }
    return false
  }

  /// How many letters both begin with.
  func shared(with other: Spelling) -> Int {
    if let bytes, let others = other.bytes { return Self.shared(bytes, others) }
    return Self.shared(characters, other.characters)
  }

  private static func shared<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
    zip(a, b).prefix { $0 == $1 }.count
  }

  private static func distance<Letter: Equatable>(
    _ a: [Letter], _ b: [Letter], _ limit: Int
  ) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = older
    // A swap reaches back over a row, so two of them must be beyond the limit.
    var (least, leastBefore) = (0, 0)
    for i in a.indices {
      current[0] = i + 1
      (least, leastBefore) = (i + 1, least)
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        var steps = min(previous[j + 1] + 1, current[j] + 1, previous[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          steps = min(steps, older[j - 1] + 1)
        }
        current[j + 1] = steps
        least = min(least, steps)
      }
      if least > limit, leastBefore > limit { return least }
      (older, previous, current) = (previous, current, older)
    }
    return previous[b.count]
  }
}
