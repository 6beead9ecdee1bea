import Diagnostics

/// Statements.
///
///     statement  = "let" NAME "=" expression
///                | path ( "=" | "+=" | "-=" | "*=" | "/=" ) expression
///                | command | control | expression
///     control    = "for" NAME "in" expression block | "repeat" expression block
///                | "if" expression block [ "else" block ]
///                | "def" NAME "(" [ NAME { "," NAME } ] ")" block
///                | "on" event { KEYWORD value } block [ "as" NAME ]
///                | "at" expression [ "for" expression ] block
extension Parser {
  mutating func parseStatement() throws(ParseProblem) -> Statement {
    let start = current.span
    beginStatement()
    let kind = try parseStatementKind()
    return Statement(kind: kind, span: span(from: start))
  }

  private mutating func parseStatementKind() throws(ParseProblem) -> Statement.Kind {
    switch current.kind {
    case .keyword(.let): return try parseLet()
    case .keyword(.for): return try parseFor()
    case .keyword(.repeat): return try parseRepeat()
    case .keyword(.if): return try parseIf()
    case .keyword(.def): return try parseDefinition()
    case .keyword(.on): return try parseHandler()
    case .keyword(.at): return try parseScheduled()
    case .mark(.question): return try parseLeadingQuestion()
    case .mark(.colon), .mark(.dot), .mark(.percent): return try parseMeta()
    case .name(let word): return try parseNamed(word)
    case .mark(let mark) where !current.beginsValue:
      throw problem(.cannotBegin(mark.rawValue))
    case .keyword(let word) where [.and, .as, .else, .in, .or, .then].contains(word):
      throw problem(.cannotBegin(word.rawValue))
    default: return try parseExpressionStatement()
    }
  }

  /// A statement that begins with a name: a command, a question, a defined command or an expression.
  private mutating func parseNamed(_ word: String) throws(ParseProblem) -> Statement.Kind {
    let next = peek()
    if next.kind == .mark(.question) { return try parseTrailingQuestion() }
    if isQuestion(word, next) { return .command(try askedCommand()) }
    switch opening(word) {
    case .command(let row): return .command(try parseCommand(row))
    case .definedCommand: return try parseDefinedCommand()
    case .value:
      // While a text is being typed, the word may still become a verb.
      if next.kind == .end, grammar.isVerb(word) { note(.verb) }
      return try parseExpressionStatement()
    }
  }

  // MARK: Bindings and assignments

  private mutating func parseLet() throws(ParseProblem) -> Statement.Kind {
    try advance()
    let name = try parseNameOfMany(for: "let")
    guard case .mark(.assign) = current.kind else {
      throw problem(
        .expected(
          "`=` and a value", after: "let \(name.text)", "let \(name.text) = 5"))
    }
    lastOperator = current.span
    try advance()
    return .letBinding(name, try parseAssigned())
  }

  /// Parses an assigned value. Several numbers with commas are a point or a rectangle, even without
  /// parentheses.
  private mutating func parseAssigned() throws(ParseProblem) -> Expression {
    if isAtLineEnd, let commentedColor { throw commentedColor }
    let first = try parseExpression()
    var items = [first]
    while case .mark(.comma) = current.kind {
      try advance()
      items.append(try parseExpression())
    }
    guard let last = items.last, items.count > 1 else { return first }
    let whole = first.span.joined(to: last.span)
    guard items.count <= 4 else { throw .invalid(.tupleTooLong(items.count), whole) }
    return try node(.tuple(items), whole, depth: items.map(\.depth).max() ?? 0)
  }

  private mutating func parseExpressionStatement() throws(ParseProblem) -> Statement.Kind {
    let expression = try parseExpression()
    if case .mark(let mark) = current.kind, let assignment = mark.assignment {
      lastOperator = current.span
      try advance()
      return .assignment(expression, assignment.operation, try parseAssigned())
    }
    if !isAtLineEnd, current.kind != .mark(.semicolon) {
      if case .name(let word) = expression.kind {
        throw noCommand(word, at: expression.span, nearestCommand(to: word))
      }
      throw unexpected(behind: expression)
    }
    return .expression(expression)
  }

  func nearestCommand(to word: String) -> [String] {
    (grammar.vocabulary + Vocabulary(definitions.union(ownDefinitions).sorted())).nearest(to: word)
  }

  // MARK: Control

  private mutating func parseFor() throws(ParseProblem) -> Statement.Kind {
    try advance()
    let name = try parseNewName(for: "for")
    guard case .keyword(.in) = current.kind else {
      throw problem(
        .expected(
          "`in` and a range or a list", after: "for \(name.text)", ControlForm.example(of: "for")))
    }
    try advance()
    let values = try parseExpression()
    // The step of `sweep`, which a loop takes from `stride`.
    if case .name("step") = current.kind {
      throw problem(.missingBlock(after: "for", ControlForm.named("for")?.examples.last))
    }
    return .forLoop(name, values, try parseBlock(after: "for"))
  }

  /// Throws if there is a block where a control word needs a value.
  private func refuseBlock(after word: String, _ what: String) throws(ParseProblem) {
    guard case .mark(.openBrace) = current.kind else { return }
    throw problem(.expected(what, after: word, ControlForm.example(of: word)))
  }

  private mutating func parseRepeat() throws(ParseProblem) -> Statement.Kind {
    try advance()
    try refuseBlock(after: "repeat", "a count")
    let count = try parseExpression()
    return .repeatLoop(count, try parseBlock(after: "repeat"))
  }

  /// - Parameter links: The position in a chain of `else if`, which is bounded like nested
  ///   brackets.
  private mutating func parseIf(links: Int = 1) throws(ParseProblem) -> Statement.Kind {
    try advance()
    try refuseBlock(after: "if", "a condition")
    let condition = try parseExpression()
    if case .mark(.assign) = current.kind { throw problem(.assignmentInCondition) }
    let block = try parseBlock(after: "if")
    guard try skipLineEnds(before: .else) else {
      return .conditional(condition, block, otherwise: nil)
    }
    try advance()
    if case .keyword(.if) = current.kind {
      let start = current.span
      guard links < Self.nestingLimit else {
        throw .invalid(.nestedTooDeep(Self.nestingLimit), start)
      }
      let next = Statement(kind: try parseIf(links: links + 1), span: span(from: start))
      let line = Line(statements: [next], isMuted: false)
      return .conditional(
        condition, block, otherwise: Block(lines: [line], span: span(from: start)))
    }
    return .conditional(condition, block, otherwise: try parseBlock(after: "else"))
  }

  private mutating func parseDefinition() throws(ParseProblem) -> Statement.Kind {
    try advance()
    let name = try parseNewName(for: "def")
    guard case .mark(.openParen) = current.kind else {
      throw problem(
        .expected(
          "`(` and the names of its parameters", after: "def \(name.text)",
          ControlForm.example(of: "def")))
    }
    let parameters = try bracketed("(", closedBy: .closeParen) {
      (parser) throws(ParseProblem) in try parser.parseParameters()
    }
    // Defined from here on, so that the block may call its own command.
    ownDefinitions.insert(name.text)
    return .definition(name, parameters: parameters, try parseBlock(after: "def"))
  }

  private mutating func parseParameters() throws(ParseProblem) -> [Name] {
    var names: [Name] = []
    while current.kind != .mark(.closeParen), current.kind != .end {
      let name = try parseNewName(for: "def")
      guard !names.contains(where: { $0.text == name.text }) else {
        throw .invalid(.repeatedParameter(name.text), name.span)
      }
      names.append(name)
      guard case .mark(.comma) = current.kind else { break }
      try advance()
    }
    return names
  }

  private mutating func parseDefinedCommand() throws(ParseProblem) -> Statement.Kind {
    let name = Name(currentWord ?? "", current.span)
    note(.verb)
    try advance()
    var arguments: [Expression] = []
    while !isAtLineEnd, current.kind != .mark(.semicolon) {
      arguments.append(try parseExpression())
      guard case .mark(.comma) = current.kind else { break }
      try advance()
    }
    return .definedCommand(name, arguments)
  }

  private mutating func parseHandler() throws(ParseProblem) -> Statement.Kind {
    try advance()
    let start = current.span
    guard var word = currentWord else {
      throw problem(.expected("an event", after: "on", ControlForm.example(of: "on")))
    }
    try advance()
    while case .mark(.dot) = current.kind {
      try advance()
      guard let part = currentWord else {
        throw problem(
          .expected("the name of an event", after: word + ".", ControlForm.example(of: "on")))
      }
      word += "." + part
      try advance()
    }
    let event = Name(word, span(from: start))
    let form = grammar.form(ofEvent: word)
    var participants: [Expression] = []
    let first = self
    while current.kind != .mark(.openBrace), !isAtLineEnd,
      !isHandlerClause(of: form, isFirst: participants.isEmpty)
    {
      participants.append(try parseExpression())
      guard case .mark(.comma) = current.kind else { break }
      try advance()
    }
    let clauses = try parseHandlerClauses(form)
    let isParted = current.kind == .mark(.openBrace) && participants.allSatisfy(\.isNoCondition)
    if !isParted, let unparted = participantsUnparted(word, from: first) { throw unparted }
    let block = try parseBlock(after: "on \(word)")
    var name: Name?
    if case .keyword(.as) = current.kind {
      try advance()
      name = try parseNameOfMany(for: "as")
    }
    return .handler(
      EventPattern(event: event, participants: participants, clauses: clauses, name: name), block)
  }

  /// Whether a clause begins here, and not a name with the same spelling: the block or another name
  /// would follow that.
  private func isHandlerClause(of form: CommandForm?, isFirst: Bool) -> Bool {
    guard let form, isClauseKeyword(of: form) else { return false }
    return !isFirst || ![.mark(.openBrace), .mark(.comma)].contains(peek().kind)
  }

  private mutating func parseHandlerClauses(
    _ form: CommandForm?
  ) throws(ParseProblem) -> [Command.Clause] {
    var clauses: [Command.Clause] = []
    while let form, let word = currentWord {
      if let clause = form.clause(word) {
        clauses.append(try parseClause(clause, of: form, after: clauses))
      } else if case .number = peek().kind {
        throw problem(
          .unknownClause(
            word, verb: form.verb, nearest: form.keywords.nearest(to: word), known: form.keywords,
            example: form.examples.first))
      } else {
        break
      }
    }
    return clauses
  }

  private mutating func parseScheduled() throws(ParseProblem) -> Statement.Kind {
    try advance()
    try refuseBlock(after: "at", "a time")
    let time = try parseExpression()
    if case .keyword(.for) = current.kind {
      try advance()
      let length = try parseExpression()
      return .keyframe(start: time, length: length, try parseBlock(after: "for"))
    }
    return .scheduled(time, try parseBlock(after: "at"))
  }
}

extension Expression {
  /// Whether it is not a condition such as `red and blue`.
  fileprivate var isNoCondition: Bool {
    if case .binary(.and, _, _) = kind { false } else { true }
  }
}

extension Mark {
  var isAssignment: Bool { assignment != nil }

  /// The assignment that a sign stands for, with its operator if it has one; nil for other signs.
  fileprivate var assignment: (operation: BinaryOperator?, Void)? {
    switch self {
    case .assign: (nil, ())
    case .plusAssign: (.add, ())
    case .minusAssign: (.subtract, ())
    case .timesAssign: (.multiply, ())
    case .divideAssign: (.divide, ())
    default: nil
    }
  }
}
