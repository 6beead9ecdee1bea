import Text

/// Splits a line of output into characters, runs of spaces, numbers and wildcards.
///
/// A number is not part of a word: `box2` and `T15` are names, `0.5s` is a number and a unit,
/// `320x568` is two numbers, `1.2.3` is none, and `-` is a sign unless it is between two numbers.
struct LineReader {
  private let characters: [Character]
  /// For each character, whether it belongs to a measured number.
  private let isMeasured: [Bool]
  private var place = 0
  private var found: [LineElement] = []

  init(_ line: WrittenLine) {
    characters = Array(line.text)
    var offset = 0
    // Both are in order, so one pass is enough.
    var measured = line.measured[...]
    isMeasured = characters.map { character in
      defer { offset += character.utf8.count }
      while let first = measured.first, first.upperBound <= offset { measured.removeFirst() }
      return measured.first?.contains(offset) ?? false
    }
  }

  mutating func elements() -> [LineElement] {
    while place < characters.count {
      if readBlanks() || readWildcard() || readNumber() || readWord() { continue }
      found.append(.character(characters[place]))
      place += 1
    }
    return found
  }

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private func isDigit(at index: Int) -> Bool {
    character(at: index).map { ("0"..."9").contains($0) } ?? false
  }

  private func isWord(at index: Int) -> Bool {
    character(at: index).map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  private mutating func readBlanks() -> Bool {
    let start = place
    while character(at: place) == " " || character(at: place) == "\t" { place += 1 }
    if place > start { found.append(.blanks(place - start, isLoose: false)) }
    return place > start
  }

  private mutating func readWildcard() -> Bool {
    guard characters[place...].starts(with: "[..]") else { return false }
    place += 4
    found.append(.anything)
    return true
  }

  private mutating func readNumber() -> Bool {
    guard let end = numberEnd() else { return false }
    let number = WrittenNumber(
      String(characters[place..<end]), isMeasured: isMeasured[end - 1])
    if let number {
      found.append(.number(number))
    } else {
      appendCharacters(upTo: end)
    }
    place = end
    // `320x568.5`: the x separates two numbers and is not a word.
    if number != nil, character(at: place) == "x", isDigit(at: place + 1) {
      appendCharacters(upTo: place + 1)
    }
    return true
  }

  /// The end of the number that begins here; nil if none begins. Digits with several dots, such as
  /// a version, are returned as a range that does not parse as a number.
  private func numberEnd() -> Int? {
    var end = place
    let isSigned = character(at: place) == "-" || character(at: place) == "+"
    if isSigned {
      if isWord(at: place - 1) || isCloser(at: place - 1) { return nil }
      end += 1
    }
    // `0..10` is a range: its second dot does not begin `.10`.
    let isFraction =
      character(at: end) == "." && isDigit(at: end + 1) && character(at: end - 1) != "."
    guard isDigit(at: end) || isFraction else { return nil }
    end = digitsEnd(from: end)
    while character(at: end) == ".", isDigit(at: end + 1) { end = digitsEnd(from: end + 1) }
    return exponentEnd(from: end) ?? end
  }

  private func digitsEnd(from index: Int) -> Int {
    var end = index
    while isDigit(at: end) { end += 1 }
    return end
  }

  private func exponentEnd(from index: Int) -> Int? {
    guard character(at: index) == "e" || character(at: index) == "E" else { return nil }
    let isSigned = character(at: index + 1) == "-" || character(at: index + 1) == "+"
    let digits = index + (isSigned ? 2 : 1)
    return isDigit(at: digits) ? digitsEnd(from: digits) : nil
  }

  private func isCloser(at index: Int) -> Bool {
    character(at: index).map { ")]}".contains($0) } ?? false
  }

  /// A word includes the digits inside it, and digits after a dot: `v1.2`.
  private mutating func readWord() -> Bool {
    guard isWord(at: place) else { return false }
    var end = place
    while isWord(at: end)
      || (character(at: end) == "." && isDigit(at: end - 1) && isDigit(at: end + 1))
    {
      end += 1
    }
    appendCharacters(upTo: end)
    return true
  }

  private mutating func appendCharacters(upTo end: Int) {
    found += characters[place..<end].map(LineElement.character)
    place = end
  }
}
