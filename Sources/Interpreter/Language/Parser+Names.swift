import Diagnostics

/// Decides which words are verbs and which are names. No verb is reserved, so that a new one does
/// not break old notebooks.
extension Parser {
  /// The meaning of a word at a statement's start.
  enum Opening {
    case command(CommandRow)
    case definedCommand
    case value
  }

  func opening(_ word: String) -> Opening {
    let next = peek()
    let isDefined = isDefined(word)
    let row = grammar.row(of: word)
    guard isDefined || row != nil, !isName(before: next) else { return .value }
    if isDefined { return .definedCommand }
    guard let row else { return .value }
    if next.kind == .mark(.openParen), !next.isSpaced, isCallable(word) { return .value }
    if next.endsStatement, grammar[row].missingAlone != nil { return .value }
    return .command(row)
  }

  /// Whether a word is a command defined by `def`.
  func isDefined(_ word: String) -> Bool {
    definitions.contains(word) || ownDefinitions.contains(word)
  }

  private func isCallable(_ word: String) -> Bool {
    callables.contains(word) || grammar.isCallable(word)
  }

  /// Whether the next token makes a word a name: a member, an assignment, or an operator that needs
  /// a left operand. A `-` may be the sign of a verb's value.
  private func isName(before next: Token) -> Bool {
    switch next.kind {
    case .keyword(.and), .keyword(.or): true
    case .mark(.minus): false
    case .mark(.dot), .mark(.openBracket): !next.isSpaced
    case .mark(let mark): mark.infix != nil || mark == .power || mark.isAssignment
    case .number, .size, .string, .name, .keyword, .lineEnd, .end: false
    }
  }

  /// Parses a new name, which must not be reserved.
  mutating func parseNewName(for what: String) throws(ParseProblem) -> Name {
    guard let word = currentWord else {
      throw problem(.expected("a name", after: what, ControlForm.example(of: what)))
    }
    guard !Grammar.isReserved(word) else { throw .invalid(.reservedName(word), current.span) }
    let name = Name(word, current.span)
    try advance()
    return name
  }

  /// Parses a new name that may have a key: `ball[i]`.
  mutating func parseNameOfMany(for what: String) throws(ParseProblem) -> Name {
    try withKey(try parseNewName(for: what))
  }

  /// Adds the key whose bracket touches a name.
  mutating func withKey(_ name: Name) throws(ParseProblem) -> Name {
    guard case .mark(.openBracket) = current.kind, !current.isSpaced else { return name }
    let key = try parseKey()
    return Name(name.text, span(from: name.span), key: key)
  }

  // MARK: Keywords and values

  /// Whether there is no value here: the command ends, or its next keyword follows.
  func isValueMissing(
    _ value: ValueForm, isOptional: Bool, in form: CommandForm
  ) -> Bool {
    if isAtCommandEnd { return true }
    guard isClauseKeyword(of: form) else { return false }
    if value == .onOff, currentWord == "on" || currentWord == "off" {
      return isOptional && !isFollowedAsValue(in: form)
    }
    guard !isOptional, case .name = current.kind else { return true }
    return !isFollowedAsValue(in: form)
  }

  /// Whether a value of a form can begin here.
  func isAtValue(of form: ValueForm) -> Bool {
    switch (form, current.kind) {
    case (.expression, .keyword(let word)), (.expressions, .keyword(let word)):
      [.true, .false, .on, .off, .not].contains(word)
    case (_, .keyword), (_, .mark(.dot)): true
    default: current.beginsValue
    }
  }

  var isAtCommandEnd: Bool {
    isAtLineEnd || current.kind == .mark(.semicolon) || current.kind == .mark(.openBrace)
  }

  /// Whether the current word is one of the command's keywords, and not a name with the same
  /// spelling: a name would be followed by a dot or a bracket.
  func isClauseKeyword(of form: CommandForm) -> Bool {
    guard let word = currentWord, form.hasKeyword(word) else { return false }
    if word == "then" || word == "as" { return true }
    return !isTouched(by: .dot) && !isTouched(by: .openBracket) && !isTouched(by: .openParen)
  }

  /// A word spelled like a keyword is a value if a keyword, a block or the end follows it.
  private func isFollowedAsValue(in form: CommandForm) -> Bool {
    let next = peek()
    switch next.kind {
    case .name(let word): return form.hasKeyword(word)
    case .keyword(let keyword): return form.hasKeyword(keyword.rawValue)
    case .mark(.openBrace), .mark(.comma): return true
    case .mark, .number, .size, .string, .lineEnd, .end: return next.endsStatement
    }
  }
}

extension CommandForm {
  fileprivate func hasKeyword(_ word: String) -> Bool {
    word == "then" || (word == "as" && takesName) || clause(word) != nil
  }

  /// The mistake if a verb of this form is written alone; nil if that is valid.
  public var missingAlone: Mistake? {
    if isSubjectRequired, subject != .nothing {
      return .missingSubject(verb: verb, subjectDescribed, examples)
    }
    if let clause = clauses.first(where: \.isRequired) {
      return .missingClause(clause.keyword, verb: verb, example(with: clause.keyword))
    }
    return block == .required ? .missingBlock(after: verb, example(with: "{")) : nil
  }
}

extension Token {
  /// Whether it ends the statement.
  fileprivate var endsStatement: Bool {
    switch kind {
    case .lineEnd, .end, .mark(.semicolon), .mark(.closeBrace): true
    case .number, .size, .string, .name, .keyword, .mark: false
    }
  }
}
