// The direct parts of a statement or an expression. Every walk of the tree asks here, so that a
// new kind of statement has one place at which to say what is in it.

extension Block {
  /// The statements of all its lines.
  public var statements: [Statement] { lines.flatMap(\.statements) }
}

extension Statement {
  /// The blocks directly in it, in the order in which they are written.
  public var blocks: [Block] {
    switch kind {
    case .command(let command): [command.block, command.thenBlock].compactMap(\.self)
    case .forLoop(_, _, let block), .repeatLoop(_, let block), .definition(_, _, let block),
      .handler(_, let block), .scheduled(_, let block), .keyframe(_, _, let block):
      [block]
    case .conditional(_, let block, let otherwise): [block, otherwise].compactMap(\.self)
    case .letBinding, .assignment, .definedCommand, .expression: []
    }
  }

  /// The statement itself, then those of its blocks and of theirs, in the order in which they are
  /// written.
  public var nested: [Statement] { [self] + blocks.flatMap(\.statements).flatMap(\.nested) }

  /// The names and the expressions directly in it, not those of its blocks, in the order in which
  /// the tree has them. An expression that a command takes in a list may become several.
  public func parts(_ grammar: Grammar) -> [Part] {
    switch kind {
    case .letBinding(let name, let value): [.name(name), .one(value)]
    case .assignment(let target, _, let value): [.one(target), .one(value)]
    case .command(let command): command.parts(grammar)
    case .definedCommand(_, let arguments): arguments.map(Part.one)
    case .expression(let value), .repeatLoop(let value, _), .conditional(let value, _, _),
      .scheduled(let value, _):
      [.one(value)]
    case .forLoop(let name, let values, _): [.name(name), .one(values)]
    case .definition(let name, let parameters, _): ([name] + parameters).map(Part.name)
    case .handler(let pattern, _):
      pattern.participants.map(Part.one)
        + pattern.clauses.flatMap(\.values).flatMap { $0.parts(nil) }
        + (pattern.name.map { [.name($0)] } ?? [])
    case .keyframe(let start, let length, _): [.one(start), .one(length)]
    }
  }

  /// A part of a statement that is no block.
  public enum Part: Sendable {
    case name(Name)
    case one(Expression)
    /// An expression in a list, in whose place there may be several.
    case several(Expression)
  }
}

extension Command {
  fileprivate func parts(_ grammar: Grammar) -> [Statement.Part] {
    let form = grammar[row]
    return subject.flatMap { $0.parts(form.subject) }
      + clauses.flatMap { clause in
        let value = form.clause(clause.keyword.text)?.value
        return clause.values.flatMap { $0.parts(value) }
      } + (name.map { [.name($0)] } ?? [])
  }
}

extension CommandValue {
  fileprivate func parts(_ form: ValueForm?) -> [Statement.Part] {
    switch self {
    case .expression(let expression):
      [form == .expressions ? .several(expression) : .one(expression)]
    case .word(let word): [.name(word)]
    case .binding(let name, let range): [.name(name), .one(range)]
    case .parameter(let target, let values, let step):
      [.one(target), .one(values)] + (step.map { [.one($0)] } ?? [])
    }
  }
}

extension Expression {
  /// The expressions directly in it, in the order in which they are written.
  public var children: [Expression] {
    switch kind {
    case .number, .string, .boolean, .size, .name: []
    case .tuple(let items), .list(let items): items
    case .unary(_, let operand): [operand]
    case .binary(_, let left, let right), .index(let left, let right): [left, right]
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .member(let base, _): [base]
    }
  }

  /// The expressions for which a test holds, in the order in which they are written; of one that is
  /// found, its own children are not asked.
  public func outermost(where holds: (Expression) -> Bool) -> [Expression] {
    holds(self) ? [self] : children.flatMap { $0.outermost(where: holds) }
  }
}
