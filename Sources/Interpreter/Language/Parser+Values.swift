import Diagnostics

/// The values after a verb or a keyword.
///
///     value      = expression | WORD
///     binding    = NAME "in" expression
///     parameter  = expression "in" expression [ "step" expression ]
extension Parser {
  mutating func parseValues(
    _ form: ValueForm, after what: String
  ) throws(ParseProblem) -> [CommandValue] {
    switch form {
    case .nothing: return []
    case .newName: return [try parseNameValue(after: what)]
    case .hyphenatedName: return [try parseHyphenated(after: what)]
    case .word(let words): return [try parseWord(words, after: what)]
    case .expression, .onOff: return [.expression(try parseExpression())]
    case .expressions: return try parseExpressions()
    case .binding: return [try parseBinding(after: what)]
    case .parameters: return try parseParameters(after: what)
    }
  }

  mutating func consumeWord(_ word: String) throws(ParseProblem) -> Name {
    let name = Name(word, current.span)
    try advance()
    return name
  }

  private mutating func parseNameValue(after what: String) throws(ParseProblem) -> CommandValue {
    if let word = currentWord { return .word(try withKey(try consumeWord(word))) }
    if case .string = current.kind { return .expression(try parseExpression()) }
    throw problem(.expected("a name", after: what, nil))
  }

  private mutating func parseHyphenated(after what: String) throws(ParseProblem) -> CommandValue {
    let start = current.span
    if case .string = current.kind { return .expression(try parseExpression()) }
    // A path of a file may begin with `./`.
    var endsInPart = currentWord != nil
    guard endsInPart || current.kind == .mark(.dot) else {
      throw problem(.expected("a name", after: what, nil))
    }
    try advance()
    while !current.isSpaced, endsInPart ? isAtJoint : isAtNamePart || isAtSlash {
      endsInPart = isAtNamePart
      try advance()
    }
    guard endsInPart else { throw problem(.expected("a name", after: what, nil)) }
    let whole = span(from: start)
    return .word(Name(whole.text, whole))
  }

  private var isAtJoint: Bool {
    [.mark(.minus), .mark(.dot)].contains(current.kind) || isAtSlash
  }

  private var isAtSlash: Bool { current.kind == .mark(.divide) }

  private var isAtNamePart: Bool {
    if case .number = current.kind { return true }
    return currentWord != nil
  }

  private mutating func parseWord(
    _ words: [String], after what: String
  ) throws(ParseProblem) -> CommandValue {
    guard let word = currentWord else {
      throw problem(.expected(words.map { "`\($0)`" }.joined(separator: " or "), after: what, nil))
    }
    guard words.contains(word) else {
      throw .invalid(
        .unknownWord(
          word, after: what, nearest: Vocabulary(words).nearest(to: word), known: words),
        current.span)
    }
    note(.keyword)
    return .word(try consumeWord(word))
  }

  private mutating func parseExpressions() throws(ParseProblem) -> [CommandValue] {
    var values: [CommandValue] = [.expression(try parseExpression())]
    while case .mark(.comma) = current.kind {
      try advance()
      values.append(.expression(try parseExpression()))
    }
    return values
  }

  private mutating func parseBinding(after what: String) throws(ParseProblem) -> CommandValue {
    let name = try parseNewName(for: what)
    guard case .keyword(.in) = current.kind else {
      throw problem(.expected("`in` and a range", after: "\(what) \(name.text)", nil))
    }
    try advance()
    return .binding(name, try parseExpression())
  }

  private mutating func parseParameters(
    after what: String
  ) throws(ParseProblem) -> [CommandValue] {
    var values = [try parseParameter(after: what)]
    while case .mark(.comma) = current.kind {
      try advance()
      values.append(try parseParameter(after: what))
    }
    return values
  }

  private mutating func parseParameter(after what: String) throws(ParseProblem) -> CommandValue {
    let target = try parseExpression()
    guard case .keyword(.in) = current.kind else {
      throw problem(.valuesExpected(what, target.span.text))
    }
    try advance()
    let (values, step) = try parseSweptValues()
    return .parameter(target, values: values, step: step)
  }
}
