import Diagnostics

/// What is to blame where the parser can not go on, which may stand before the place.
extension Parser {
  /// What is wrong with a token that nothing leads to.
  var unexpectedHere: Mistake {
    switch current.kind {
    case .mark(.assign): .assignmentInCondition
    case .mark(.question): isTouched(by: .dot) ? .neverOptional("?") : .questionInside
    default: .unexpected(current.text)
    }
  }

  /// Where a value is due and none stands: an operator right before the place is to blame.
  func valueMissing() -> ParseProblem {
    let found: String? =
      switch current.kind {
      case .end, .lineEnd: nil
      default: current.text
      }
    guard let sign = lastOperator, sign.upper == consumedEnd else {
      return problem(.expectedValue(found: found))
    }
    if case .end = current.kind, isInside { return .incomplete(.operandMissing(sign.text), sign) }
    return .invalid(.operandMissing(sign.text), sign)
  }

  /// What is wrong with a statement that begins with a word that is no command.
  func noCommand(_ word: String, at span: Span, _ nearest: [String]) -> ParseProblem {
    var ahead = self
    while !ahead.isAtLineEnd {
      if let verb = ahead.currentWord, let form = grammar.form(of: verb), form.clause(word) != nil {
        return .invalid(.verbNotFirst(word, verb: verb, form.example(with: word)), span)
      }
      guard (try? ahead.advance()) != nil else { break }
    }
    return .invalid(.unknownCommand(word, nearest: nearest), span)
  }

  /// What is wrong with what stands behind a value that begins a statement.
  func unexpected(behind value: Expression) -> ParseProblem {
    if case .mark(.openBrace) = current.kind {
      return .invalid(.unexpectedBlock(value.span.text), value.span)
    }
    guard case .member = value.kind, current.beginsValue else { return problem(unexpectedHere) }
    return problem(.unexpected(current.text, nearest: ["= \(current.text)"]))
  }

  /// A value that no keyword leads to. A subject spelled like a keyword was meant as one.
  func valueWithoutKeyword(_ form: CommandForm, _ parts: CommandParts) -> ParseProblem {
    if case .word(let name)? = parts.subject.first, form.clause(name.text) != nil {
      return .invalid(
        .subjectMissing(before: name.text, verb: form.verb, form.subjectDescribed, form.examples),
        name.span)
    }
    var ahead = self
    guard let value = try? ahead.parseExpression() else {
      return problem(.unexpected(current.text))
    }
    if form.clauses.isEmpty, let last = lastOfSeveral(form, parts) {
      let isCall = grammar.isCallable(last) || callables.contains(last)
      return .invalid(
        isCall
          ? .callWithoutBrackets(last, value.span.text)
          : .missingComma(value.span.text, after: last),
        value.span)
    }
    guard !form.clauses.isEmpty else {
      return .invalid(
        .unknownClause(value.span.text, verb: form.verb, nearest: [], known: [], example: nil),
        value.span)
    }
    let fitting = form.clauses.filter { clause in
      clause.literal?.fits(value) == true
        && !parts.clauses.contains { $0.keyword.text == clause.keyword }
    }
    return .invalid(
      .valueWithoutKeyword(
        value.span.text, verb: form.verb, fitting: fitting.map(\.keyword),
        known: form.clauses.map(\.keyword)),
      value.span)
  }

  /// The value before this place, where several may stand with commas between.
  private func lastOfSeveral(_ form: CommandForm, _ parts: CommandParts) -> String? {
    let clause = parts.clauses.last
    let value = clause.map { form.clause($0.keyword.text)?.value } ?? form.subject
    guard value == .expressions, let last = (clause?.values ?? parts.subject).last,
      case .expression(let expression) = last
    else { return nil }
    return expression.span.text
  }

  /// A word that is no keyword. Where a list of values ends, it may go on with the word.
  func unknownClause(_ word: String, of form: CommandForm, _ parts: CommandParts) -> Mistake {
    let keywords = form.keywords
    var nearest = keywords.nearest(to: word)
    if nearest.isEmpty, isBehindNumber, !isTouched(by: .dot) {
      nearest = Unit.vocabulary.nearest(to: word)
    }
    if nearest.isEmpty, endsValue(before: peek(), form), let last = lastOfSeveral(form, parts) {
      return .missingComma(word, after: last)
    }
    // `gravity red` names the views that `on` leads to.
    if nearest.isEmpty, form.subject == .nothing, form.clause("on") != nil {
      nearest = ["on \(word)"]
    }
    let lacksSubject = parts.subject.isEmpty && form.subject != .nothing
    return .unknownClause(
      word, verb: form.verb, nearest: nearest, known: keywords,
      example: lacksSubject ? form.examples.first : nil)
  }

  /// Whether a token ends a value: the end, a keyword, a block or a comma.
  private func endsValue(before token: Token, _ form: CommandForm) -> Bool {
    switch token.kind {
    case .name(let word): form.clause(word) != nil
    case .keyword(let keyword): form.clause(keyword.rawValue) != nil || keyword == .as
    case .mark(.openBrace), .mark(.comma), .mark(.semicolon), .mark(.closeBrace), .lineEnd, .end:
      true
    case .mark, .number, .size, .string: false
    }
  }

  /// Whether digits stand right before this place.
  private var isBehindNumber: Bool {
    consumedEnd > 0 && (0x30...0x39).contains(source.utf8[consumedEnd - 1])
  }

  /// `color #ff0000`, where the sign makes a comment of the color's digits.
  var commentedColor: ParseProblem? {
    var place = consumedEnd
    while place < source.utf8.count, source.utf8[place] == 0x20 { place += 1 }
    guard place < source.utf8.count, source.utf8[place] == UInt8(ascii: "#") else { return nil }
    let digits = source.utf8[(place + 1)...].prefix { byte in
      (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46)
        || (byte >= 0x61 && byte <= 0x66)
    }
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let span = Span(source, place, digits.endIndex)
    return .invalid(.commentedColor(span.text), span)
  }
}
