/// A parser of one CSS easing.
struct CSSParser {
  /// The maximum length of a text, in bytes.
  static let mostBytes = 1_000_000
  /// The maximum nesting depth of `calc()` and its parentheses.
  static let mostDepth = 32

  private var lexer: CSSLexer
  /// The current token, not consumed yet.
  private(set) var token: CSSToken

  init(_ text: String) throws(CSSProblem) {
    let count = text.utf8.count
    guard count <= Self.mostBytes else {
      throw CSSProblem(
        message: "the text has \(count) bytes; an easing can have at most \(Self.mostBytes)",
        help: "write it with fewer stops or digits", range: 0..<count)
    }
    lexer = CSSLexer(text)
    token = try lexer.next()
  }

  /// Consumes the current token and returns it.
  @discardableResult
  mutating func consume() throws(CSSProblem) -> CSSToken {
    let taken = token
    token = try lexer.next()
    return taken
  }

  mutating func easing() throws(CSSProblem) -> CSSEasing {
    let easing: CSSEasing
    switch token.kind {
    case .word: easing = try keyword()
    case .function: easing = CSSEasing(try function())
    case .end:
      throw problem("an easing is missing", help: CSSWords.anyEasing)
    case .number, .percentage, .dimension, .comma, .open, .close, .delimiter:
      throw unexpected("an easing", help: CSSWords.anyEasing)
    }
    guard token.kind == .end else {
      throw afterTheEnd()
    }
    return easing
  }

  private func afterTheEnd() -> CSSProblem {
    switch token.kind {
    case .open: parted()
    case .close, .delimiter:
      problem("\(shown(token)) comes after the end of the easing", help: "remove it")
    case .word, .function, .number, .percentage, .dimension, .comma, .end:
      problem(
        "\(shown(token)) comes after the end of the easing", help: "write one easing at a time")
    }
  }

  /// Returns the problem of a `(` separated from its function's name by white space or a comment.
  private func parted() -> CSSProblem {
    problem(
      "a function's `(` must follow its name directly", help: "remove what is between the two")
  }

  private mutating func keyword() throws(CSSProblem) -> CSSEasing {
    let word = text(token).lowercased()
    if let easing = CSSWords.keyword(word) {
      try consume()
      return easing
    }
    guard CSSWords.isFunction(word) else {
      throw problem(
        "\(shown(token)) is not a CSS easing", help: CSSWords.helpForEasing(text(token)))
    }
    let name = try consume()
    if token.kind == .open { throw parted() }
    throw CSSProblem(
      message: "\(shown(name.range)) takes its numbers in parentheses",
      help: CSSWords.helpForEasing(word), range: name.range)
  }

  private mutating func function() throws(CSSProblem) -> CSSEasing.Shape {
    let name = text(token).lowercased()
    switch name {
    case "cubic-bezier": return try bezier(consume())
    case "steps": return try steps(consume())
    case "linear": return try linear(consume())
    default:
      throw problem(
        CSSWords.keyword(name) == nil
          ? "\(shown(token)) is not a CSS easing function"
          : "\(shown(token)) does not take parentheses",
        help: CSSWords.helpForFunction(text(token)))
    }
  }
}

// MARK: Problems

extension CSSParser {
  func text(_ token: CSSToken) -> String { lexer.text(token.range) }

  /// Returns the text in backquotes, shortened if it is long.
  func shown(_ range: Range<Int>) -> String {
    let text = lexer.text(range)
    return text.count <= 40 ? "`\(text)`" : "`\(text.prefix(39))…`"
  }

  func shown(_ token: CSSToken) -> String { shown(token.range) }

  /// Returns a problem at the current token.
  func problem(_ message: String, help: String) -> CSSProblem {
    CSSProblem(message: message, help: help, range: token.range)
  }

  /// Returns the problem of a current token other than the expected one.
  func unexpected(_ expected: String, help: String) -> CSSProblem {
    switch token.kind {
    case .end: problem("expected \(expected), but the text ends here", help: help)
    case .delimiter(UInt8(ascii: ".")):
      problem("a decimal point needs a digit after it", help: "write `1` or `1.0` for `1.`")
    case .dimension: problem("\(shown(token)) has a unit, but an easing takes no units", help: help)
    case .word, .function, .number, .percentage, .comma, .open, .close, .delimiter:
      problem("expected \(expected); got \(shown(token))", help: help)
    }
  }
}
