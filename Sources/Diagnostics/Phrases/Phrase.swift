/// What people say for something, and the line that does it here.
///
/// Both have places in capital letters: `VIEW`, `OTHER`, `THIRD`, `N`, `TIME`, `ANGLE`, `POINT`, `COLOR`
/// and `TEXT`; the second of a kind has a 2 behind it, as `N2`.
struct Phrase: Sendable {
  /// Its words as they are compared.
  let words: [String]
  /// Those of them that turn the meaning.
  private let turns: Set<String>
  /// The line, with its places.
  let template: String
  /// Whether it has several numbers, so that the words must stand as they do in it: `friction 2
  /// density 1` is not `density 2 friction 1`.
  private let isOrdered: Bool

  /// - Parameters:
  ///   - text: `words => line`; nil comes of any other.
  ///   - words: its words, as the book's vocabulary has read them.
  init?(_ text: Substring, words: [String]) {
    guard let arrow = text.firstRange(of: " => ") else { return nil }
    self.words = words
    turns = PhraseWords.turning.intersection(words)
    isOrdered = text[..<arrow.lowerBound].split(separator: " ").contains { part in
      part.first?.isUppercase == true && part.last?.isNumber == true
    }
    template = String(text[arrow.upperBound...])
  }

  /// Whether a line can mean this: what turns the meaning is the same, and numbers belong to the same
  /// words.
  func canBe(_ reading: PhraseReading) -> Bool {
    guard turns == reading.turns else { return false }
    return !isOrdered
      || words.filter(reading.words.contains) == reading.words.filter(words.contains)
  }

  /// A line made of a phrase, and whether it has all that was typed.
  struct Filled {
    let line: String
    let isWhole: Bool
  }

  /// Capital letters in brackets: as they are, these words stand in a form for names.
  private static let place: Form =
    #"\b(?:V[I]EW|OTHER|THIRD|(?:TIME|ANGLE|POINT|C[O]LOR|TEXT)[23]?\b|N[2-6]?(?=(?:deg|ms|s)?\b))"#

  /// The line with what was typed in its places; nil where one of them needs what was not.
  func filled(from reading: PhraseReading, _ names: NamesAtHand) -> Filled? {
    var used: Set<String> = []
    var isWhole = true
    var isMissing = false
    let views = names.views(nearest: reading.values[.view, default: []].joined(separator: " "))
    let named = reading.values[.view, default: []].count
    let line = Self.place.replaced(in: template) { match in
      let name = match.text()
      guard let (slot, index) = Self.slot(of: name) else { return name }
      let values = slot == .view ? views : reading.values[slot, default: []]
      if index < values.count {
        // Where none is named, any are meant; where one is, that one alone.
        if slot == .view, index > 0, index >= named {
          isWhole = false
          isMissing = isMissing || named > 0
        }
        used.insert("\(slot.rawValue)\(index)")
        return values[index]
      }
      guard let own = Self.own[name] else {
        isMissing = true
        return name
      }
      isWhole = false
      return own
    }
    guard !isMissing else { return nil }
    for (slot, values) in reading.values {
      for index in values.indices where !used.contains("\(slot.rawValue)\(index)") {
        isWhole = false
      }
    }
    return Filled(line: line, isWhole: isWhole)
  }

  /// What stands in a place that nothing was typed for.
  private static let own = ["TIME": "0.5s", "TIME2": "0.2s"]

  private static func slot(of name: String) -> (PhraseReading.Slot, Int)? {
    switch name {
    case "VIEW": return (.view, 0)
    case "OTHER": return (.view, 1)
    case "THIRD": return (.view, 2)
    default:
      let index = name.last?.wholeNumberValue.map { $0 - 1 } ?? 0
      let kind = name.filter { $0.isLetter }
      return PhraseReading.Slot(rawValue: kind).map { ($0, index) }
    }
  }
}
