import Text

/// An element of a line of output, for comparing.
enum LineElement: Hashable {
  case character(Character)
  case number(WrittenNumber)

  /// Spaces or tabs. Loose ones are next to a number, and their count depends on its width.
  case blanks(Int, isLoose: Bool)

  /// `[..]`: any text, even none.
  case anything

  /// Whether this recorded element and a new one are the same, numbers within their tolerance.
  func agrees(with actual: LineElement, tolerance: Double?) -> Bool {
    if case .number(let recorded) = self, case .number(let number) = actual {
      return recorded.agrees(with: number, tolerance: tolerance)
    }
    return hasShape(of: actual)
  }

  /// Whether the two differ in at most the value of a number.
  func hasShape(of actual: LineElement) -> Bool {
    switch (self, actual) {
    case (.character(let recorded), .character(let character)): recorded == character
    case (.number, .number): true
    case (.blanks(let recorded, let isLoose), .blanks(let count, let otherIsLoose)):
      isLoose || otherIsLoose || recorded == count
    case (.character, _), (.number, _), (.blanks, _), (.anything, _): false
    }
  }
}

extension [LineElement] {
  /// The elements of a line.
  init(line: WrittenLine) {
    var reader = LineReader(line)
    self = reader.elements().settlingBlanks()
  }

  /// The elements with every run of spaces loose, and one at the start: for the head of a table,
  /// whose columns are as wide as the numbers below.
  func loosened() -> [LineElement] {
    var loose = map(\.loosened)
    if case .blanks? = loose.first {} else { loose.insert(.blanks(0, isLoose: true), at: 0) }
    return loose
  }

  /// Marks the spaces next to a number as loose, and inserts empty ones where a number fills its
  /// whole column: at the ends of the line and inside brackets and bars.
  fileprivate func settlingBlanks() -> [LineElement] {
    var settled: [LineElement] = []
    for (index, element) in enumerated() {
      switch element {
      case .blanks(let count, _):
        let borders = [index - 1, index + 1].contains { indices.contains($0) && self[$0].isNumber }
        settled.append(.blanks(count, isLoose: borders))
      case .number:
        if index == 0 || self[index - 1].opensColumn {
          settled.append(.blanks(0, isLoose: true))
        }
        settled.append(element)
        if index + 1 < count, self[index + 1].closesColumn {
          settled.append(.blanks(0, isLoose: true))
        }
      case .character, .anything:
        settled.append(element)
      }
    }
    return settled
  }
}

extension LineElement {
  fileprivate var loosened: LineElement {
    if case .blanks(let count, _) = self { .blanks(count, isLoose: true) } else { self }
  }

  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  fileprivate var opensColumn: Bool {
    if case .character(let character) = self { "([{|".contains(character) } else { false }
  }

  fileprivate var closesColumn: Bool {
    if case .character(let character) = self { ")]}|".contains(character) } else { false }
  }
}
