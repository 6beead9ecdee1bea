import Language

/// The values of the placeholders of a line's pattern.
struct LineBindings {
  enum Bound {
    case values([CommandValue])
    case block(Block)
    /// A keyword without a value.
    case flag
  }

  private var bounds: [String: Bound] = [:]
  /// The clauses of the statement that the pattern does not have.
  private(set) var unmatched: [Command.Clause] = []
  /// The values of clauses that the statement leaves out, for Swift that requires them.
  var defaults: [String: Expression] = [:]

  init() {}

  init(_ name: String, _ expression: Expression) {
    bounds[name] = .values([.expression(expression)])
  }

  subscript(name: String) -> Bound? { bounds[name] }

  /// The names of the placeholders with a value.
  var given: Set<String> { Set(bounds.keys) }

  /// The text of a bound value.
  func text(_ name: String) -> String? {
    texts(name).isEmpty ? nil : texts(name).joined(separator: ", ")
  }

  /// The texts of the values of a list.
  func texts(_ name: String) -> [String] {
    if case .values(let values)? = bounds[name] { values.map(\.text) } else { [] }
  }

  fileprivate mutating func bind(_ name: String, _ bound: Bound) -> Bool {
    if case .values(let values)? = bounds[name] {
      guard case .values(let others) = bound else { return false }
      return values.map(\.text) == others.map(\.text)
    }
    bounds[name] = bound
    return true
  }

  fileprivate mutating func leave(_ clause: Command.Clause) { unmatched.append(clause) }
  mutating func leave(only clauses: [Command.Clause]) { unmatched = clauses }
}

extension CommandValue {
  /// The value as it was typed.
  var text: String {
    switch self {
    case .expression(let expression), .binding(_, let expression): expression.span.text
    case .word(let name): name.text
    case .parameter(let target, _, _): target.span.text
    }
  }
}

extension LinePattern {
  /// The values of the placeholders, if a statement has the form of this pattern.
  ///
  /// - Parameter isStrict: Whether the pattern must have all clauses of the statement.
  func match(_ statement: Statement, isStrict: Bool) -> LineBindings? {
    var bindings = LineBindings()
    guard match(self.statement.kind, statement.kind, &bindings),
      !isStrict || bindings.unmatched.isEmpty
    else { return nil }
    return bindings
  }

  /// Whether every placeholder that a line needs has a value or a default.
  func isComplete(_ bindings: LineBindings) -> Bool {
    required.isSubset(
      of: bindings.given.union(bindings.defaults.keys).union(["self", "_", "c", "i"]))
  }

  /// The values of the placeholders, if an expression has the form of this pattern.
  func match(_ expression: Expression) -> LineBindings? {
    guard case .expression(let pattern) = statement.kind else { return nil }
    var bindings = LineBindings()
    return match(pattern, expression, &bindings)
      && required.isSubset(of: bindings.given) ? bindings : nil
  }

  private func match(
    _ pattern: Statement.Kind, _ kind: Statement.Kind, _ bindings: inout LineBindings
  ) -> Bool {
    switch (pattern, kind) {
    case (.command(let pattern), .command(let command)):
      match(pattern, command, &bindings)
    case (
      .assignment(let place, let sign, let pattern), .assignment(let target, let other, let value)
    ):
      sign == other && match(place, target, &bindings) && match(pattern, value, &bindings)
    case (.expression(let pattern), .expression(let expression)):
      match(pattern, expression, &bindings)
    case (.scheduled(let pattern, let inner), .scheduled(let time, let block)):
      match(pattern, time, &bindings) && match(inner, block, &bindings)
    case (
      .keyframe(let start, let length, let inner),
      .keyframe(start: let first, let second, let block)
    ):
      match(start, first, &bindings) && match(length, second, &bindings)
        && match(inner, block, &bindings)
    case (.handler(let pattern, let inner), .handler(let event, let block)):
      match(pattern, event, &bindings) && match(inner, block, &bindings)
    default: false
    }
  }

  private func match(
    _ pattern: EventPattern, _ event: EventPattern, _ bindings: inout LineBindings
  ) -> Bool {
    guard pattern.event.text == event.event.text,
      pattern.participants.count == event.participants.count,
      match(pattern.clauses, event.clauses, &bindings)
    else { return false }
    if let name = event.name, let own = pattern.name.flatMap({ Self.placeholder($0.text) }) {
      guard bindings.bind(own, .values([.word(name)])) else { return false }
    }
    return zip(pattern.participants, event.participants).allSatisfy { match($0, $1, &bindings) }
  }

  private func match(
    _ pattern: Command, _ command: Command, _ bindings: inout LineBindings
  ) -> Bool {
    guard pattern.verb.text == command.verb.text,
      pattern.clauses.allSatisfy({ isOptional($0) || command.has($0) }),
      match(pattern.subject, command.subject, &bindings),
      pattern.block == nil || command.block != nil, pattern.block != nil || command.block == nil
    else { return false }
    guard match(pattern.clauses, command.clauses, &bindings) else { return false }
    if let name = command.name {
      guard let own = pattern.name.flatMap({ Self.placeholder($0.text) }) else { return false }
      guard bindings.bind(own, .values([.word(name)])) else { return false }
    }
    guard match(pattern.block, command.block, &bindings) else { return false }
    return command.thenBlock == nil
      || pattern.thenBlock != nil && match(pattern.thenBlock, command.thenBlock, &bindings)
  }

  private func match(
    _ patterns: [Command.Clause], _ clauses: [Command.Clause], _ bindings: inout LineBindings
  ) -> Bool {
    for clause in clauses {
      guard let own = patterns.first(where: { $0.keyword.text == clause.keyword.text }) else {
        bindings.leave(clause)
        continue
      }
      if clause.values.isEmpty,
        let flag = flag(clause.keyword.text) ?? own.values.first?.placeholder
      {
        guard bindings.bind(flag, .flag) else { return false }
      } else if !match(own.values, clause.values, &bindings) {
        return false
      }
    }
    return true
  }

  /// Whether a clause of the pattern has a placeholder; the others are in every such statement.
  private func isOptional(_ clause: Command.Clause) -> Bool {
    flag(clause.keyword.text) != nil
      || clause.values.contains { value in
        guard case .expression(let expression) = value else { return value.placeholder != nil }
        return expression.span.text.contains(Self.prefix)
      }
  }

  private func match(
    _ pattern: [CommandValue], _ values: [CommandValue], _ bindings: inout LineBindings
  ) -> Bool {
    if pattern.count == 1, let name = pattern[0].placeholder, !values.isEmpty {
      return bindings.bind(name, .values(values))
    }
    guard pattern.count == values.count else { return false }
    return zip(pattern, values).allSatisfy { pattern, value in
      if let name = pattern.placeholder { return bindings.bind(name, .values([value])) }
      if case (.expression(let pattern), .expression(let expression)) = (pattern, value) {
        return match(pattern, expression, &bindings)
      }
      return pattern.text == value.text
    }
  }

  private func match(
    _ pattern: Block?, _ block: Block?, _ bindings: inout LineBindings
  ) -> Bool {
    guard let pattern, let block else { return true }
    guard case .expression(let body)? = pattern.lines.first?.statements.first?.kind,
      case .name(let word) = body.kind, let name = Self.placeholder(word)
    else { return false }
    return bindings.bind(name, .block(block))
  }

  private func match(
    _ pattern: Expression, _ expression: Expression, _ bindings: inout LineBindings
  ) -> Bool {
    if case .name(let word) = pattern.kind, let name = Self.placeholder(word) {
      return bindings.bind(name, .values([.expression(expression)]))
    }
    switch (pattern.kind, expression.kind) {
    case (.number(let one, let unit), .number(let other, let otherUnit)):
      return one == other && unit == otherUnit
    case (.string(let one), .string(let other)), (.name(let one), .name(let other)):
      return one == other
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.size(let width, let height), .size(let other, let otherHeight)):
      return width == other && height == otherHeight
    case (.tuple(let patterns), .tuple(let items)), (.list(let patterns), .list(let items)):
      return patterns.count == items.count
        && zip(patterns, items).allSatisfy { match($0, $1, &bindings) }
    case (.unary(let sign, let pattern), .unary(let other, let operand)):
      return sign == other && match(pattern, operand, &bindings)
    case (.binary(let sign, let a, let b), .binary(let other, let c, let d)):
      return sign == other && match(a, c, &bindings) && match(b, d, &bindings)
    case (.member(let base, let name), .member(let other, let member)):
      return name.text == member.text && match(base, other, &bindings)
    case (.call(let callee, let patterns), .call(let other, let arguments)):
      return match(callee, other, &bindings) && match(patterns, arguments, &bindings)
    default: return false
    }
  }

  private func match(
    _ patterns: [Expression.Argument], _ arguments: [Expression.Argument],
    _ bindings: inout LineBindings
  ) -> Bool {
    var rest = patterns
    for argument in arguments {
      guard let index = rest.firstIndex(where: { $0.label?.text == argument.label?.text }) else {
        return false
      }
      guard match(rest.remove(at: index).value, argument.value, &bindings) else { return false }
    }
    return true
  }
}

extension CommandValue {
  /// The name of the placeholder that it is.
  fileprivate var placeholder: String? {
    switch self {
    case .word(let name): return LinePattern.placeholder(name.text)
    case .expression(let expression):
      guard case .name(let word) = expression.kind else { return nil }
      return LinePattern.placeholder(word)
    case .binding, .parameter: return nil
    }
  }
}

extension Command {
  /// Whether it has a clause with these values.
  fileprivate func has(_ clause: Clause) -> Bool {
    clauses.contains {
      $0.keyword.text == clause.keyword.text && $0.values.map(\.text) == clause.values.map(\.text)
    }
  }
}
