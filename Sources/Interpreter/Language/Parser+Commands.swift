import Diagnostics

/// Commands.
///
///     command    = VERB [ subject ] { KEYWORD [ value { "," value } ] | "as" NAME | block }
///                  [ "then" block ]
///
/// Keywords come in any order, each at most once; `as name` and the block may come anywhere after
/// the subject.
extension Parser {
  mutating func parseCommand(
    _ row: CommandRow, isMarked: Bool = false
  ) throws(ParseProblem) -> Command {
    let form = grammar[row]
    var parts = Command(Name(form.verb, current.span), row, isMarked: isMarked)
    note(.verb)
    try advance()
    if let problem = emptyCall(form, parts.verb.span) { throw problem }
    if form.block == .swift {
      parts.swift = try parseSwift(form, parts)
      return parts
    }
    parts.subject = try parseSubject(form)
    while true {
      if isAtBlock(of: form, after: parts) {
        parts.block = try parseBlock(after: form.verb)
        continue
      }
      guard let word = currentWord else { break }
      if word == "as", form.clause("as") == nil {
        try parseAs(form, into: &parts)
      } else if word == "then" {
        break
      } else {
        parts.clauses.append(try parseClause(word, of: form, after: parts))
      }
    }
    try parseBlocks(form, into: &parts)
    try refuseRest(of: form, parts)
    return parts
  }

  private func refuseRest(of form: CommandForm, _ parts: Command) throws(ParseProblem) {
    if isAtLineEnd || current.kind == .mark(.semicolon) { return }
    if let problem = numbersUnparted(form, parts) { throw problem }
    switch current.kind {
    case .mark(.assign) where parts.clauses.isEmpty && form.clause("to") != nil:
      throw problem(.unexpected("=", nearest: ["to"]))
    case .mark(.comma): throw problem(.commaOutsideBrackets)
    case .number, .size, .string, .mark(.openParen), .mark(.openBracket), .mark(.minus):
      throw valueWithoutKeyword(form, parts)
    default: throw problem(unexpectedHere)
    }
  }

  /// Parses the braces of `swift { … }`, which contain text up to the matching one.
  private mutating func parseSwift(
    _ form: CommandForm, _ parts: Command
  ) throws(ParseProblem) -> Span {
    guard case .mark(.openBrace) = current.kind else {
      throw problem(.missingBlock(after: form.verb, form.examples.first))
    }
    let opener = current.span
    guard let code = try consumeSwift() else { throw .incomplete(.unclosed("{"), opener) }
    try refuseRest(of: form, parts)
    return code
  }

  private mutating func parseSubject(_ form: CommandForm) throws(ParseProblem) -> [CommandValue] {
    let isMissing = isValueMissing(
      form.subject, isOptional: !form.isSubjectRequired, in: form)
    if isMissing || form.subject == .nothing {
      guard !form.isSubjectRequired || form.subject == .nothing else {
        throw problem(.missingSubject(verb: form.verb, form.subjectDescribed, form.examples))
      }
      return []
    }
    if form.subject == .newName, currentWord == nil, !current.isString {
      throw problem(.missingSubject(verb: form.verb, form.subjectDescribed, form.examples))
    }
    // `item on red density 2`, like commands that take their views with `on`.
    if current.kind == .keyword(.on), form.subject != .onOff, form.clause("on") == nil,
      case .name = peek().kind
    {
      throw problem(
        .unknownClause(
          "on", verb: form.verb, nearest: [], known: form.keywords, example: form.examples.first))
    }
    guard isAtValue(of: form.subject) else {
      throw problem(
        .subjectMissing(
          before: current.text, verb: form.verb, form.subjectDescribed, form.examples))
    }
    return try parseValues(form.subject, after: form.verb)
  }

  private mutating func parseAs(
    _ form: CommandForm, into parts: inout Command
  ) throws(ParseProblem) {
    let keyword = current.span
    guard form.takesName else { throw .invalid(.cannotBeNamed(form.verb), keyword) }
    guard parts.name == nil else { throw .invalid(.repeatedClause("as"), keyword) }
    try advance()
    parts.name = try parseNameOfMany(for: "as")
  }

  private mutating func parseClause(
    _ word: String, of form: CommandForm, after parts: Command
  ) throws(ParseProblem) -> Command.Clause {
    guard let clause = form.clause(word) else {
      throw unknownWord(word, of: form, parts)
    }
    return try parseClause(clause, of: form, after: parts.clauses)
  }

  mutating func parseClause(
    _ clause: ClauseForm, of form: CommandForm, after clauses: [Command.Clause]
  ) throws(ParseProblem) -> Command.Clause {
    let word = clause.keyword
    let keyword = Name(word, current.span)
    guard !clauses.contains(where: { $0.keyword.text == word }) else {
      throw .invalid(.repeatedClause(word), keyword.span)
    }
    note(.keyword)
    try advance()
    if clause.value == .nothing { return Command.Clause(keyword: keyword, values: []) }
    if isValueMissing(clause.value, isOptional: clause.isValueOptional, in: form) {
      guard clause.isValueOptional else {
        if let commentedColor { throw commentedColor }
        throw problem(.missingValue(keyword: word, clause.described, form.example(with: word)))
      }
      return Command.Clause(keyword: keyword, values: [])
    }
    guard isAtValue(of: clause.value) else {
      throw problem(.missingValue(keyword: word, clause.described, form.example(with: word)))
    }
    return Command.Clause(keyword: keyword, values: try parseValues(clause.value, after: word))
  }

  /// Whether the command's own block begins here, between its keywords or after them.
  private func isAtBlock(of form: CommandForm, after parts: Command) -> Bool {
    current.kind == .mark(.openBrace) && form.block != .none && parts.block == nil
  }

  private mutating func parseBlocks(
    _ form: CommandForm, into parts: inout Command
  ) throws(ParseProblem) {
    if case .mark(.openBrace) = current.kind, form.block == .none {
      throw .invalid(.unexpectedBlock(form.verb), current.span)
    }
    guard form.block != .required || parts.block != nil else {
      if current.beginsValue, isBlockAhead { throw valueWithoutKeyword(form, parts) }
      throw problem(.missingBlock(after: form.verb, form.example(with: "{")))
    }
    guard form.block != .none, try skipLineEnds(before: .then) else { return }
    try advance()
    parts.thenBlock = try parseBlock(after: "then")
  }
}
