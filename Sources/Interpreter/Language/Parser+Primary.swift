import Diagnostics

/// Operands: numbers, strings, names, and bracketed expressions.
extension Parser {
  mutating func parsePrimary() throws(ParseProblem) -> Expression {
    let token = current
    switch token.kind {
    case .number(let value, let unit):
      try advance()
      // Not `??`, because its right side cannot throw this error type.
      let written = if let unit { unit } else { try consumeSeparateUnit() }
      return try leaf(.number(value, written), token.span)
    case .size(let width, let height):
      try advance()
      return try leaf(.size(width, height), token.span)
    case .string(let text):
      try advance()
      return try leaf(.string(text), token.span)
    case .name(let word):
      try advance()
      return try leaf(.name(word), token.span)
    case .keyword(let keyword): return try parseKeywordValue(keyword)
    case .mark(.openParen): return try parseParenthesis()
    case .mark(.openBracket): return try parseList()
    case .mark, .lineEnd, .end: throw valueMissing()
    }
  }

  /// The unit of `5 frames` or `2 s`: a name cannot follow a number, so a unit's word there is the
  /// unit.
  private mutating func consumeSeparateUnit() throws(ParseProblem) -> Unit? {
    let unit: Unit? =
      switch current.kind {
      case .name(let word): Unit(word: word)
      case .mark(.percent): peek().beginsValue ? nil : .percent
      case .number, .size, .string, .keyword, .mark, .lineEnd, .end: nil
      }
    guard let unit else { return nil }
    try advance()
    return unit
  }

  private mutating func parseKeywordValue(
    _ keyword: Keyword
  ) throws(ParseProblem) -> Expression {
    let span = current.span
    switch keyword {
    case .true, .on:
      try advance()
      return try leaf(.boolean(true), span)
    case .false, .off:
      try advance()
      return try leaf(.boolean(false), span)
    case .let, .for, .in, .repeat, .if, .else, .def, .at, .then, .as, .and, .or, .not:
      throw valueMissing()
    }
  }

  private mutating func parseParenthesis() throws(ParseProblem) -> Expression {
    let start = current.span
    let items = try parseItems("(", closedBy: .closeParen)
    guard let first = items.first else { throw .invalid(.emptyParenthesis, span(from: start)) }
    if items.count == 1 {
      // Grouping keeps the inner node; its span includes the brackets, so that carets underline
      // them too.
      return Expression(kind: first.kind, span: span(from: start), depth: first.depth)
    }
    guard items.count <= 4 else {
      throw .invalid(.tupleTooLong(items.count), span(from: start))
    }
    return try node(
      .tuple(items), span(from: start), depth: items.map(\.depth).max() ?? 0)
  }

  private mutating func parseList() throws(ParseProblem) -> Expression {
    let start = current.span
    let items = try parseItems("[", closedBy: .closeBracket)
    return try node(.list(items), span(from: start), depth: items.map(\.depth).max() ?? 0)
  }

  private mutating func parseItems(
    _ opener: String, closedBy closer: Mark
  ) throws(ParseProblem) -> [Expression] {
    try bracketed(opener, closedBy: closer) { (parser) throws(ParseProblem) in
      try parser.parseItems(before: closer)
    }
  }

  private mutating func parseItems(before closer: Mark) throws(ParseProblem) -> [Expression] {
    var items: [Expression] = []
    while current.kind != .mark(closer), current.kind != .end {
      items.append(try parseExpression())
      if let problem = itemsUnparted(items, before: closer) { throw problem }
      guard case .mark(.comma) = current.kind else { break }
      try advance()
    }
    return items
  }
}

extension Token {
  /// Whether it can begin an operand.
  var beginsValue: Bool {
    switch kind {
    case .number, .size, .string, .name, .mark(.openParen), .mark(.openBracket), .mark(.minus): true
    case .keyword, .mark, .lineEnd, .end: false
    }
  }
}
