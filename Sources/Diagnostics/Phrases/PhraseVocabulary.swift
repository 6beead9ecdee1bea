/// The words of many phrases, each told by a number, so that thousands of phrases are read in a
/// millisecond or two: a word is made plain once, however many phrases have it.
struct PhraseVocabulary: Sendable {
  /// What each plain word is told by.
  private(set) var places: [String: Int] = [:]
  /// The plain words, by their numbers.
  private(set) var words: [String] = []
  /// What was found of words as they are written; nil for one that says nothing.
  private var known: [String: Int?] = [:]

  /// The words of a phrase, up to its line; what stands in capital letters is a place, and no word.
  mutating func words(of phrase: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] {
    var found: [Int] = []
    var start = phrase.startIndex
    var isBehindWord = false
    while start < phrase.endIndex, phrase[start] != UInt8(ascii: "=") {
      var end = start
      while end < phrase.endIndex, phrase[end] != UInt8(ascii: " ") { end += 1 }
      let isPlace = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(phrase[start])
      let isAtEnd = end + 1 >= phrase.endIndex || phrase[end + 1] == UInt8(ascii: "=")
      if start < end, !isPlace {
        let word = String(decoding: phrase[start..<end], as: UTF8.self)
        add(word, to: &found, isClose: isBehindWord || isAtEnd)
      }
      isBehindWord = !isPlace
      start = end + 1
    }
    return found
  }

  private mutating func add(_ word: String, to found: inout [Int], isClose: Bool) {
    if isClose, let last = found.last, let joined = PhraseWords.joined(words[last], word) {
      found[found.count - 1] = place(of: joined)
      return
    }
    let place: Int?
    if let there = known[word] {
      place = there
    } else {
      place = PhraseWords.plain(word).map { self.place(of: $0) }
      known[word] = .some(place)
    }
    if let place, !found.contains(place) { found.append(place) }
  }

  private mutating func place(of word: String) -> Int {
    if let place = places[word] { return place }
    places[word] = words.count
    words.append(word)
    return words.count - 1
  }
}
