import Diagnostics

// Statements and expressions with other names in them, for names of many: `ball[i]` becomes
// `ball[3]` before a statement runs, and `ball` in a list becomes all of its names.

extension Expression {
  /// A name in the place of this expression.
  public func replaced(by name: String) -> Expression {
    Expression(kind: .name(name), span: span, depth: 1)
  }

  /// The expression as written with even spacing, with the names that stand for names of many.
  public var evenedText: String {
    var text = ""
    var end = span.lower
    for part in outermost(where: { $0.nameOfMany != nil }) {
      text += span.source.text(end..<part.span.lower) + (part.nameOfMany ?? "")
      end = part.span.upper
    }
    guard end > span.lower else { return span.evened }
    return (text + span.source.text(end..<span.upper))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The name that stands for one of many, with its key.
  private var nameOfMany: String? {
    if case .name(let name) = kind, name.contains("[") { name } else { nil }
  }

  /// A copy in which some parts are replaced: those for which `replacement` is not nil.
  public func replacing<Failure: Error>(
    _ replacement: (Expression) throws(Failure) -> Expression?
  ) throws(Failure) -> Expression {
    if let new = try replacement(self) { return new }
    func part(_ expression: Expression) throws(Failure) -> Expression {
      try expression.replacing(replacement)
    }
    let kind: Kind =
      switch kind {
      case .number, .string, .boolean, .size, .name: kind
      case .tuple(let items):
        .tuple(try items.map { (item) throws(Failure) in try part(item) })
      case .list(let items):
        .list(try items.map { (item) throws(Failure) in try part(item) })
      case .unary(let operation, let operand): .unary(operation, try part(operand))
      case .binary(let operation, let left, let right):
        .binary(operation, try part(left), try part(right))
      case .call(let callee, let arguments):
        .call(
          try part(callee),
          try arguments.map { (argument) throws(Failure) in
            Argument(label: argument.label, value: try part(argument.value))
          })
      case .member(let base, let name): .member(try part(base), name)
      case .index(let base, let index): .index(try part(base), try part(index))
      }
    return Expression(kind: kind, span: span, depth: depth)
  }
}

extension Statement {
  /// A copy with other names and expressions; those of its blocks stay, since they are evaluated
  /// when the block runs.
  ///
  /// - Parameters:
  ///   - name: The name to make instead of a written one.
  ///   - one: The expression in the place of one.
  ///   - several: The expressions in the place of one in a list of a command.
  public func rewritten<Failure: Error>(
    name: (Name) throws(Failure) -> Name, one: (Expression) throws(Failure) -> Expression,
    several: (Expression) throws(Failure) -> [Expression], grammar: Grammar
  ) throws(Failure) -> Statement {
    let kind: Kind =
      switch kind {
      case .letBinding(let new, let value): .letBinding(try name(new), try one(value))
      case .assignment(let target, let operation, let value):
        .assignment(try one(target), operation, try one(value))
      case .command(let command):
        .command(
          try command.rewritten(name: name, one: one, several: several, grammar: grammar))
      case .definedCommand(let command, let arguments):
        .definedCommand(
          command, try arguments.map { (argument) throws(Failure) in try one(argument) })
      case .expression(let expression): .expression(try one(expression))
      case .handler(let pattern, let block):
        .handler(
          EventPattern(
            event: pattern.event,
            participants: try pattern.participants.map { (participant) throws(Failure) in
              try one(participant)
            },
            clauses: try pattern.clauses.map { (clause) throws(Failure) in
              Command.Clause(
                keyword: clause.keyword,
                values: try clause.values.rewritten(nil, name: name, one: one, several: several))
            },
            name: try pattern.name.map { (new) throws(Failure) in try name(new) }),
          block)
      case .forLoop, .repeatLoop, .conditional, .definition, .scheduled, .keyframe: kind
      }
    return Statement(kind: kind, span: span)
  }
}

extension EventPattern {
  /// A copy with other participants.
  public func with(participants: [Expression]) -> EventPattern {
    EventPattern(event: event, participants: participants, clauses: clauses, name: name)
  }
}

extension Command {
  fileprivate func rewritten<Failure: Error>(
    name: (Name) throws(Failure) -> Name, one: (Expression) throws(Failure) -> Expression,
    several: (Expression) throws(Failure) -> [Expression], grammar: Grammar
  ) throws(Failure) -> Command {
    let form = grammar[row]
    var command = self
    command.subject = try subject.rewritten(form.subject, name: name, one: one, several: several)
    command.clauses = try clauses.map { (clause) throws(Failure) in
      let values = try clause.values.rewritten(
        form.clause(clause.keyword.text)?.value, name: name, one: one, several: several)
      return Clause(keyword: clause.keyword, values: values)
    }
    command.name = try self.name.map { (new) throws(Failure) in try name(new) }
    return command
  }

  /// A copy with another subject.
  public func on(_ subject: [CommandValue]) -> Command {
    var command = self
    command.subject = subject
    return command
  }
}

extension [CommandValue] {
  /// - Parameter form: Their form, which says whether one may become several.
  fileprivate func rewritten<Failure: Error>(
    _ form: ValueForm?, name: (Name) throws(Failure) -> Name,
    one: (Expression) throws(Failure) -> Expression,
    several: (Expression) throws(Failure) -> [Expression]
  ) throws(Failure) -> [CommandValue] {
    var new: [CommandValue] = []
    for value in self {
      switch value {
      case .expression(let expression) where form == .expressions:
        new += try several(expression).map(CommandValue.expression)
      case .expression(let expression): new.append(.expression(try one(expression)))
      case .word(let word): new.append(.word(try name(word)))
      case .binding(let bound, let range): new.append(.binding(bound, try one(range)))
      case .parameter(let target, let values, let step):
        new.append(
          .parameter(
            try one(target), values: try one(values),
            step: try step.map { (step) throws(Failure) in try one(step) }))
      }
    }
    return new
  }
}

extension Statement {
  /// Whether it makes a name with a key.
  public var makesNameOfMany: Bool {
    switch kind {
    case .letBinding(let name, _): name.key != nil
    case .command(let command):
      command.name?.key != nil
        || command.subject.contains {
          if case .word(let name) = $0 { name.key != nil } else { false }
        }
    case .handler(let pattern, _): pattern.name?.key != nil
    case .assignment, .definedCommand, .expression, .forLoop, .repeatLoop, .conditional,
      .definition, .scheduled, .keyframe:
      false
    }
  }
}
