import Diagnostics

/// The cause of a problem, which may be before the place where parsing stopped.
extension Parser {
  /// The mistake at a token that is not valid here.
  var unexpectedHere: Mistake {
    switch current.kind {
    case .mark(.assign): .assignmentInCondition
    case .mark(.question): isTouched(by: .dot) ? .neverOptional("?") : .questionInside
    case .mark(.closeParen), .mark(.closeBracket): .closerWithoutOpener(current.text)
    case .name(let word) where grammar.isVerb(word): .statementUnparted(before: word)
    default: .unexpected(current.text)
    }
  }

  /// The problem of a missing value. An operator right before this place is the cause.
  func valueMissing() -> ParseProblem {
    let found: String? =
      switch current.kind {
      case .end, .lineEnd: nil
      default: current.text
      }
    if case .mark(.dot) = current.kind, case let next = peek(), case .name(let word) = next.kind,
      !next.isSpaced
    {
      return .invalid(.leadingDot(word), current.span.joined(to: next.span))
    }
    guard let sign = lastOperator, sign.upper == consumedEnd else {
      return problem(.expectedValue(found: found))
    }
    if case .end = current.kind, isInside { return .incomplete(.operandMissing(sign.text), sign) }
    return .invalid(.operandMissing(sign.text), sign)
  }

  /// The problem of a statement that cannot be parsed and begins with an unknown word: the word is
  /// reported first. Nil if the word is known.
  public func unknownBeginning(
    before problem: ParseProblem, isKnown: (String) -> Bool
  ) -> ParseProblem? {
    guard case .invalid(let mistake, let span) = problem,
      ![.unknownCommand, .verbNotFirst, .expressionTooDeep].contains(mistake.id),
      case .name(let word) = statementStart.kind, span.lower > statementStart.span.upper,
      !grammar.isVerb(word), !isDefined(word), !isBound(word), !isKnown(word)
    else { return nil }
    let nearest = nearestCommand(to: word)
    return .invalid(.unknownCommand(word, nearest: nearest), statementStart.span)
  }

  /// Whether the word also occurs before the statement, where it may have been defined.
  private func isBound(_ word: String) -> Bool {
    source.text(0..<statementStart.span.lower).contains(word)
  }

  /// The problem of a statement that begins with a word that is not a command.
  func noCommand(_ word: String, at span: Span, _ nearest: [String]) -> ParseProblem {
    for verb in wordsOfLine {
      if let form = grammar.form(of: verb), form.clause(word) != nil {
        return .invalid(.verbNotFirst(word, verb: verb, form.example(with: word)), span)
      }
    }
    return .invalid(.unknownCommand(word, nearest: nearest), span)
  }

  /// The words from here to the end of the line.
  private var wordsOfLine: [String] {
    var (ahead, words) = (self, [String]())
    while !ahead.isAtLineEnd {
      if let word = ahead.currentWord { words.append(word) }
      guard (try? ahead.advance()) != nil else { break }
    }
    return words
  }

  /// Whether a block begins later on this line.
  var isBlockAhead: Bool {
    var ahead = self
    while !ahead.isAtLineEnd, ahead.current.kind != .mark(.semicolon) {
      if case .mark(.openBrace) = ahead.current.kind { return true }
      guard (try? ahead.advance()) != nil else { return false }
    }
    return false
  }

  /// The problem where a block is due. If one follows, the words before it are the problem.
  func blockMissing(after what: String) -> ParseProblem {
    let word = what.split(separator: " ").first.map(String.init) ?? what
    let example = grammar.form(of: word)?.example(with: "{") ?? ControlForm.example(of: word)
    guard isBlockAhead, let text = currentWord else {
      return problem(.missingBlock(after: what, example))
    }
    let nearest = word == "for" && Self.rangeWords.contains(text) ? [".."] : []
    let isAlone = peek().kind == .mark(.openBrace)
    return problem(
      .wordBeforeBlock(text, after: what, nearest: nearest, isAlone: isAlone, example))
  }

  /// Words between the ends of a range, in plain English and in other languages.
  private static let rangeWords = ["to", "through", "until", "upto"]

  /// The problem after a value that begins a statement.
  func unexpected(behind value: Expression) -> ParseProblem {
    switch current.kind {
    case .mark(.openBrace):
      return .invalid(.unexpectedBlock(value.span.text, Self.timedBlock(value)), value.span)
    case .name("to"):
      if case .member = value.kind { return problem(.unexpected("to", nearest: ["="])) }
    default:
      if case .member = value.kind, current.beginsValue {
        return problem(.unexpected(current.text, nearest: ["= \(current.text)"]))
      }
    }
    return problem(unexpectedHere)
  }

  /// An example of `at` with the time or share that is followed by a block.
  private static func timedBlock(_ value: Expression) -> String? {
    guard case .number(_, let unit?) = value.kind else { return nil }
    let examples = ControlForm.named("at")?.examples ?? []
    return unit == .percent ? examples.last : examples.first
  }

  /// The problem of a value without a keyword. A subject spelled like a keyword was meant as one.
  func valueWithoutKeyword(_ form: CommandForm, _ parts: Command) -> ParseProblem {
    if case .word(let name)? = parts.subject.first, form.clause(name.text) != nil {
      return .invalid(
        .subjectMissing(before: name.text, verb: form.verb, form.subjectDescribed, form.examples),
        name.span)
    }
    var ahead = self
    guard let value = try? ahead.parseExpression() else {
      return problem(.unexpected(current.text))
    }
    if let problem = nameOfNothing(form, parts) { return problem }
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
    // In `stage 320 568`, the subject itself is wrong.
    if parts.clauses.isEmpty, case .expression(let subject)? = parts.subject.first,
      subject.isNumberOrName, form.subjectLiteral?.fits(subject) == false
    {
      return .invalid(
        .subjectMissing(
          before: value.span.text, verb: form.verb, form.subjectDescribed, form.examples),
        value.span)
    }
    let written = parts.clauses.map(\.keyword.text) + ahead.wordsOfLine
    var fitting = form.clauses.filter { clause in
      clause.literal?.fits(value) == true && !written.contains(clause.keyword)
    }
    // A value with a unit belongs to a clause with that unit, if there is one.
    let exact = fitting.filter { $0.literal != .any }
    if case .number(_, _?) = value.kind, !exact.isEmpty { fitting = exact }
    return .invalid(
      .valueWithoutKeyword(
        value.span.text, verb: form.verb, fitting: fitting.map(\.keyword),
        example: form.examples.first ?? form.verb),
      value.span)
  }

  /// The value before this place, if the form takes several, separated by commas.
  private func lastOfSeveral(_ form: CommandForm, _ parts: Command) -> String? {
    let clause = parts.clauses.last
    let value = clause.map { form.clause($0.keyword.text)?.value } ?? form.subject
    guard value == .expressions, let last = (clause?.values ?? parts.subject).last,
      case .expression(let expression) = last
    else { return nil }
    return expression.span.text
  }

  /// The mistake of an unknown keyword. After a list of values, the word may be the next value.
  func unknownClause(_ word: String, of form: CommandForm, _ parts: Command) -> Mistake {
    let keywords = form.keywords
    var nearest = keywords.nearest(to: word)
    if nearest.isEmpty, isBehindNumber, !isTouched(by: .dot) {
      nearest = Unit.vocabulary.nearest(to: word)
    }
    if nearest.isEmpty, endsValue(before: peek(), form), names?.contains(word) != false,
      !grammar.isVerb(word), let last = lastOfSeveral(form, parts)
    {
      return .missingComma(word, after: last)
    }
    // A word between two of a list, such as `with`.
    if let names, let last = lastOfSeveral(form, parts), names.contains(last) || last.hasSuffix(")")
    {
      nearest.append(",")
    }
    if nearest.isEmpty, let (sister, keyword) = grammar.sister(of: form, with: word) {
      return .clauseOfSister(
        word, verb: form.verb, sister: sister.verb, sister.example(with: keyword))
    }
    // `gravity red` names the views that belong after `on`.
    if nearest.isEmpty, form.subject == .nothing, form.clause("on") != nil,
      names?.contains(word) != false
    {
      nearest = ["on \(word)"]
    }
    return .unknownClause(
      word, verb: form.verb, nearest: nearest, known: keywords, example: example(form, parts))
  }

  /// An example of the correct syntax: with a subject, or with a clause whose value is more than a
  /// word, like `run until rest` for `run until red rests`.
  private func example(_ form: CommandForm, _ parts: Command) -> String? {
    if let required = form.clauses.first(where: \.isRequired)?.keyword,
      !parts.clauses.contains(where: { $0.keyword.text == required })
    {
      return form.example(with: required)
    }
    guard let last = parts.clauses.last else {
      // `compare two curves`: nothing is called `two`.
      let isOfNothing = lastOfSeveral(form, parts).map { names?.contains($0) == false } ?? false
      if isOfNothing { return form.examples.first }
      let isShown = parts.subject.isEmpty ? form.subject != .nothing : form.clauses.isEmpty
      return isShown ? form.examples.first : nil
    }
    guard case .expression(let value)? = last.values.last else { return nil }
    // `animate to 300 red.center.y` has its subject after the clause.
    let isSubject = parts.subject.isEmpty && form.subject != .nothing && isBeforeMember
    guard case .name = value.kind else { return isSubject ? form.examples.first : nil }
    return form.example(with: last.keyword.text)
  }

  /// Whether there is a dot right after the word at this place.
  private var isBeforeMember: Bool {
    let next = peek()
    return next.kind == .mark(.dot) && !next.isSpaced
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

  /// Whether there is a digit right before this place.
  private var isBehindNumber: Bool {
    consumedEnd > 0 && (0x30...0x39).contains(source.utf8[consumedEnd - 1])
  }

  /// The problem of `color #ff0000`, where `#` makes the color's digits a comment.
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

extension Expression {
  fileprivate var isNumberOrName: Bool {
    switch kind {
    case .number, .name: true
    default: false
    }
  }
}
