import Text

/// The words and numbers of a text, without the spaces and line breaks between them.
struct SaidTokens: Hashable {
  enum Token: Hashable {
    /// A word, or one character that is neither a letter nor a digit.
    case word(String)
    case number(WrittenNumber)
    /// `[..]`: any words and numbers.
    case anything
  }

  let tokens: [Token]

  init(_ line: WrittenLine) { self.init([LineElement](line: line)) }

  init(_ elements: some Sequence<LineElement>) {
    var tokens: [Token] = []
    var word = ""
    func endWord() {
      tokens += Self.meaning(of: word)
      word = ""
    }
    for element in elements {
      switch element {
      case .character(let character) where character.isLetter || character.isNumber:
        word.append(character)
      case .character(let character):
        endWord()
        tokens.append(.word(String(character)))
      case .number(let number):
        endWord()
        tokens.append(.number(number))
      case .blanks: endWord()
      case .anything:
        endWord()
        tokens.append(.anything)
      }
    }
    endWord()
    self.tokens = tokens
  }

  /// Some tokens of another text.
  init(kept tokens: some Sequence<Token>) { self.tokens = Array(tokens) }

  /// Words for the same value.
  private static let synonyms = ["false": "off", "true": "on"]
  /// Numbers that a sentence writes as a word instead of `3 times`.
  private static let counts = ["once": "1", "twice": "2"]

  private static func meaning(of word: String) -> [Token] {
    if word.isEmpty { return [] }
    if let count = counts[word].flatMap({ WrittenNumber($0) }) {
      return [.number(count), .word("times")]
    }
    return [.word(synonyms[word] ?? word)]
  }

  var isEmpty: Bool { tokens.isEmpty }

  var numbers: [WrittenNumber] {
    tokens.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  var hasWildcard: Bool { tokens.contains(.anything) }

  /// The text with `#` for each number: two texts with the same form differ in numbers only.
  var form: String {
    tokens.map {
      switch $0 {
      case .word(let word): word
      case .number: "#"
      case .anything: "[..]"
      }
    }.joined(separator: " ")
  }

  /// The tokens after a text with which these begin; nil if they do not.
  func rest(after start: SaidTokens) -> SaidTokens? {
    tokens.starts(with: start.tokens)
      ? SaidTokens(kept: tokens.dropFirst(start.tokens.count)) : nil
  }

  /// The parts between tokens outside of parentheses.
  func split(_ isSeparator: (Token) -> Bool) -> [SaidTokens] {
    var depth = 0
    return tokens.split { token in
      if case .word(let word) = token {
        if "([{".contains(word) { depth += 1 }
        if ")]}".contains(word) { depth -= 1 }
      }
      return depth == 0 && isSeparator(token)
    }.map { SaidTokens(kept: $0) }
  }
}

extension SaidTokens {
  /// Whether another text has the same words and numbers.
  func agrees(with other: SaidTokens, _ tolerance: Double?) -> Bool {
    Glob(
      pattern: tokens.indices, text: other.tokens.indices,
      isWildcard: { tokens[$0] == .anything },
      agrees: { Self.agree(tokens[$0], other.tokens[$1], tolerance) },
      isSame: { tokens[$0] == other.tokens[$1] }, repeats: { tokens[$0] == tokens[$1] }
    ).match() != nil
  }

  /// Whether another text has all words and numbers in this order, and may have more between them.
  func isWithin(_ other: SaidTokens, _ tolerance: Double?) -> Bool {
    tokens.isSubsequence(of: other.tokens) { Self.agree($0, $1, tolerance) }
  }

  /// Whether another text has all numbers in this order, in any words.
  func hasNumbers(within other: SaidTokens, _ tolerance: Double?) -> Bool {
    numbers.isSubsequence(of: other.numbers) { $0.agrees(with: $1, tolerance: tolerance) }
  }

  private static func agree(_ token: Token, _ other: Token, _ tolerance: Double?) -> Bool {
    if case .number(let number) = token, case .number(let moved) = other {
      return number.agrees(with: moved, tolerance: tolerance)
    }
    return token == other
  }
}
