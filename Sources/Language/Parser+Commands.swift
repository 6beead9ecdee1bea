import Diagnostics

/// Commands.
///
///     command    = VERB [ subject ] { KEYWORD [ value { "," value } ] } [ "as" NAME ]
///                  [ block ] [ "then" block ]
///
/// Keywords come in any order, each at most once; `as name` may come anywhere after the subject.
extension Parser {
  mutating func parseCommand(
    _ form: CommandForm, isMarked: Bool = false
  ) throws(ParseProblem) -> Command {
    let verb = Name(form.verb, current.span)
    try advance()
    var parts = CommandParts()
    parts.subject = try parseSubject(form)
    while let word = currentWord {
      if word == "as", form.clause("as") == nil {
        try parseAs(form, into: &parts)
      } else if word == "then" {
        break
      } else {
        parts.clauses.append(try parseClause(word, of: form, after: parts))
      }
    }
    try parseBlocks(form, into: &parts)
    try refuseRest(of: form)
    return Command(
      verb: verb, subject: parts.subject, clauses: parts.clauses, name: parts.name,
      block: parts.block, thenBlock: parts.thenBlock, isMarked: isMarked)
  }

  /// A value that no keyword leads to gets a word about what is missing.
  private func refuseRest(of form: CommandForm) throws(ParseProblem) {
    if isAtLineEnd || current.kind == .mark(.semicolon) { return }
    switch current.kind {
    case .mark(.comma): throw problem(.commaOutsideBrackets)
    case .mark(.assign), .mark(.question): throw problem(unexpectedHere)
    case .number, .size, .string, .mark(.openParen), .mark(.openBracket):
      throw problem(
        .valueWithoutKeyword(current.text, verb: form.verb, known: form.clauses.map(\.keyword)))
    default: throw problem(.unexpected(current.text))
    }
  }

  /// What has been read of a command so far.
  private struct CommandParts {
    var subject: [CommandValue] = []
    var clauses: [Command.Clause] = []
    var name: Name?
    var block: Block?
    var thenBlock: Block?
  }

  private mutating func parseSubject(_ form: CommandForm) throws(ParseProblem) -> [CommandValue] {
    let isMissing = isValueMissing(
      form.subject, isOptional: !form.isSubjectRequired, in: form)
    if isMissing || form.subject == .nothing {
      guard !form.isSubjectRequired || form.subject == .nothing else {
        throw problem(.missingSubject(verb: form.verb, form.subject.description))
      }
      return []
    }
    return try parseValues(form.subject, after: form.verb)
  }

  private mutating func parseAs(
    _ form: CommandForm, into parts: inout CommandParts
  ) throws(ParseProblem) {
    let keyword = current.span
    guard form.takesName else { throw .invalid(.cannotBeNamed(form.verb), keyword) }
    guard parts.name == nil else { throw .invalid(.repeatedClause("as"), keyword) }
    try advance()
    parts.name = try parseNewName(for: "as")
  }

  private mutating func parseClause(
    _ word: String, of form: CommandForm, after parts: CommandParts
  ) throws(ParseProblem) -> Command.Clause {
    let keyword = Name(word, current.span)
    guard let clause = form.clause(word) else {
      throw .invalid(unknownClause(word, of: form), keyword.span)
    }
    guard !parts.clauses.contains(where: { $0.keyword.text == word }) else {
      throw .invalid(.repeatedClause(word), keyword.span)
    }
    try advance()
    if clause.value == .nothing { return Command.Clause(keyword: keyword, values: []) }
    if isValueMissing(clause.value, isOptional: clause.isValueOptional, in: form) {
      guard clause.isValueOptional else {
        if let commentedColor { throw commentedColor }
        throw problem(.missingValue(keyword: word, clause.value.description))
      }
      return Command.Clause(keyword: keyword, values: [])
    }
    return Command.Clause(keyword: keyword, values: try parseValues(clause.value, after: word))
  }

  private func unknownClause(_ word: String, of form: CommandForm) -> Mistake {
    let keywords = form.clauses.map(\.keyword) + (form.takesName ? ["as"] : [])
    if let unit = ForeignWords.translation(of: word).flatMap(Unit.init(rawValue:)) {
      return .unitApart(word, unit: unit.rawValue)
    }
    let nearest = Suggestion.nearest(to: word, in: keywords)
    if form.subject == .nothing, form.clause("on") != nil, nearest == nil || nearest == "as" {
      return .subjectWithoutOn(word, verb: form.verb)
    }
    return .unknownClause(word, verb: form.verb, nearest: nearest, known: keywords)
  }

  private mutating func parseBlocks(
    _ form: CommandForm, into parts: inout CommandParts
  ) throws(ParseProblem) {
    if case .mark(.openBrace) = current.kind {
      guard form.block != .none else {
        throw .invalid(.unexpectedBlock(form.verb), current.span)
      }
      parts.block = try parseBlock(after: form.verb)
    } else if form.block == .required {
      throw problem(.missingBlock(after: form.verb))
    }
    guard form.block != .none, try skipLineEnds(before: .then) else { return }
    try advance()
    parts.thenBlock = try parseBlock(after: "then")
  }

  // MARK: Values

  private mutating func parseValues(
    _ form: ValueForm, after what: String
  ) throws(ParseProblem) -> [CommandValue] {
    switch form {
    case .nothing: return []
    case .newName: return [try parseNameValue(after: what)]
    case .word(let words): return [try parseWord(words, after: what)]
    case .expression, .onOff: return [.expression(try parseExpression())]
    case .expressions: return try parseExpressions()
    case .binding: return [try parseBinding(after: what)]
    }
  }

  private mutating func takeWord(_ word: String) throws(ParseProblem) -> Name {
    let name = Name(word, current.span)
    try advance()
    return name
  }

  private mutating func parseNameValue(after what: String) throws(ParseProblem) -> CommandValue {
    if let word = currentWord { return .word(try takeWord(word)) }
    if case .string = current.kind { return .expression(try parseExpression()) }
    throw problem(.expected("a name", after: what))
  }

  private mutating func parseWord(
    _ words: [String], after what: String
  ) throws(ParseProblem) -> CommandValue {
    guard let word = currentWord else {
      throw problem(.expected(words.map { "`\($0)`" }.joined(separator: " or "), after: what))
    }
    guard words.contains(word) else {
      throw .invalid(
        .unknownWord(
          word, after: what, nearest: Suggestion.nearest(to: word, in: words), known: words),
        current.span)
    }
    return .word(try takeWord(word))
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
      throw problem(.expected("`in` and a range", after: "\(what) \(name.text)"))
    }
    try advance()
    return .binding(name, try parseExpression())
  }

  // MARK: Other ways to ask for a command

  /// `?gravity` and `?`.
  mutating func parseLeadingQuestion() throws(ParseProblem) -> Statement.Kind {
    let mark = current.span
    try advance()
    return .command(try helpCommand(asked: mark))
  }

  /// `gravity?`.
  mutating func parseTrailingQuestion() throws(ParseProblem) -> Statement.Kind {
    let command = try helpCommand(asked: current.span)
    if isTouched(by: .dot) { throw .invalid(.neverOptional("?"), current.span) }
    try advance()
    return .command(command)
  }

  /// Words that begin a question, where another word follows and no statement could.
  private static let questionWords: Set = [
    "how", "what", "why", "where", "when", "which", "who", "can", "could", "should", "does", "is",
    "are", "do", "will", "would", "whats", "hows", "explain", "tell",
  ]

  /// Whether a line is a question in plain words, such as `how do I make it bounce?`.
  func isQuestion(_ word: String, _ next: Token) -> Bool {
    if word.lowercased() == "help" { return next.isSpaced && isFollowedByWords }
    guard Self.questionWords.contains(word.lowercased()) || isTrailingQuestion(word) else {
      return false
    }
    if source.text(current.span.upper..<(current.span.upper + 2)) == "'s" { return true }
    guard next.isSpaced,
      grammar.form(of: word) == nil, !isDefined(word)
    else { return false }
    switch next.kind {
    case .name, .keyword: return true
    default: return false
    }
  }

  /// A question is no longer: what is read ahead is bounded.
  private static let longestQuestion = 16

  /// The words behind this one, and what the line ends with; nil where something else is there too.
  private var wordsAhead: (count: Int, last: String, isAsked: Bool)? {
    var ahead = self
    var (count, last) = (0, "")
    guard (try? ahead.advance()) != nil else { return nil }
    while !ahead.isAtLineEnd, count < Self.longestQuestion {
      switch ahead.current.kind {
      case .name, .keyword: (count, last) = (count + 1, ahead.current.text.lowercased())
      case .mark(.question):
        guard (try? ahead.advance()) != nil, ahead.isAtLineEnd else { return nil }
        return (count, last, true)
      default: return nil
      }
      guard (try? ahead.advance()) != nil else { return nil }
    }
    return (count, last, false)
  }

  /// `help` takes one word: more are a question.
  private var isFollowedByWords: Bool { wordsAhead.map { $0.count > 1 } ?? false }

  /// Whether the line's last word asks, as in `bounce how`, or a `?` stands behind several.
  private func isTrailingQuestion(_ word: String) -> Bool {
    guard grammar.form(of: word) == nil, !definitions.contains(word), let words = wordsAhead,
      words.count > 0
    else { return false }
    return words.isAsked ? words.count > 1 : ["how", "why"].contains(words.last)
  }

  /// `help` with the question as it was written.
  mutating func askedCommand() throws(ParseProblem) -> Command {
    let question = try takeLine()
    return Command(
      verb: Name("help", question.span), subject: [.word(question)], clauses: [], name: nil,
      block: nil, thenBlock: nil, isMarked: true)
  }

  private mutating func helpCommand(asked span: Span) throws(ParseProblem) -> Command {
    var subject: [CommandValue] = []
    if let word = currentWord { subject = [.word(try takeWord(word))] }
    return Command(
      verb: Name("help", span), subject: subject, clauses: [], name: nil, block: nil,
      thenBlock: nil, isMarked: true)
  }

  /// `:quit`, `.exit`, `%help`: what fingers know from other tools. Unique beginnings do.
  mutating func parseMeta() throws(ParseProblem) -> Statement.Kind {
    let mark = current
    try advance()
    guard let word = currentWord, !current.isSpaced else {
      throw .invalid(.unexpected(mark.text), mark.span)
    }
    if let form = grammar.form(of: word) {
      return .command(try parseCommand(form, isMarked: true))
    }
    // `.red` is no short word for a verb, but a view's name with a sign of style sheets.
    let isShort = mark.kind != .mark(.dot)
    let matches = isShort ? grammar.verbs.filter { $0.hasPrefix(word) } : []
    guard matches.count == 1, let form = grammar.form(of: matches[0]) else {
      let nearest = Suggestion.nearest(to: word, in: grammar.verbs)
      throw .invalid(
        matches.isEmpty
          ? .unknownCommand(word, nearest: nearest) : .ambiguousCommand(word, matches),
        current.span)
    }
    return .command(try parseCommand(form, isMarked: true))
  }
}

extension ValueForm {
  /// What stands here, for a message.
  var description: String {
    switch self {
    case .nothing: "nothing"
    case .newName: "a name"
    case .word(let words):
      words.map { "`\($0)`" }.joined(separator: " or ")
    case .expression: "a value"
    case .onOff: "`on` or `off`"
    case .expressions: "a value, or several with commas"
    case .binding: "a name, `in` and a range"
    }
  }
}
