/// A change of a tree. A type replaces the expressions and statements that it is about, and the rest
/// stays as it is.
package protocol SwiftRewriting {
  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression
  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement]
}

extension SwiftRewriting {
  package mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    withParts(expression)
  }

  package mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.map { withParts($0) }
  }

  /// An expression with its parts rewritten.
  package mutating func withParts(_ expression: SwiftExpression) -> SwiftExpression {
    let kind: SwiftExpression.Kind
    switch expression.kind {
    case .member(let base, let name): kind = .member(rewritten(base), name)
    case .call(let callee, let arguments):
      kind = .call(rewritten(callee), rewritten(arguments))
    case .index(let base, let arguments): kind = .index(rewritten(base), rewritten(arguments))
    case .array(let items): kind = .array(items.map { rewritten($0) })
    case .tuple(let items): kind = .tuple(rewritten(items))
    case .closure(let closure):
      kind = .closure(
        SwiftClosure(parameters: closure.parameters, body: rewritten(closure.body)))
    case .prefix(let sign, let operand): kind = .prefix(sign, rewritten(operand))
    case .infix(let sign, let one, let other):
      kind = .infix(sign, rewritten(one), rewritten(other))
    case .choice(let condition, let one, let other):
      kind = .choice(rewritten(condition), rewritten(one), rewritten(other))
    case .number, .string, .name, .implicitMember, .selector, .placeholder, .keyPath, .other:
      return expression
    }
    return SwiftExpression(kind: kind, range: expression.range)
  }

  private mutating func rewritten(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
    arguments.map {
      SwiftArgument(label: $0.label, value: rewritten($0.value), isTrailing: $0.isTrailing)
    }
  }

  /// A statement with its parts rewritten.
  package mutating func withParts(_ statement: SwiftStatement) -> SwiftStatement {
    let kind: SwiftStatement.Kind
    switch statement.kind {
    case .binding(let name, let value?): kind = .binding(name, rewritten(value))
    case .assignment(let target, let sign, let value):
      kind = .assignment(rewritten(target), sign, rewritten(value))
    case .expression(let expression): kind = .expression(rewritten(expression))
    case .returned(let expression): kind = .returned(rewritten(expression))
    case .conditional(let condition, let body, let otherwise):
      kind = .conditional(rewritten(condition), rewritten(body), otherwise: rewritten(otherwise))
    case .loop(let names, let values, let body):
      kind = .loop(names, rewritten(values), rewritten(body))
    case .function(let name, let parameters, let body):
      kind = .function(name, parameters: parameters, rewritten(body))
    case .group(let statements): kind = .group(rewritten(statements))
    case .type(let name, let statements): kind = .type(name, rewritten(statements))
    case .binding(_, nil), .other: return statement
    }
    return SwiftStatement(kind: kind, range: statement.range)
  }
}

/// All that a tree has in it, from the outside to the inside.
package struct TreeParts: SwiftRewriting {
  package private(set) var statements: [SwiftStatement] = []
  package private(set) var expressions: [SwiftExpression] = []

  package init(_ statements: [SwiftStatement]) { _ = rewritten(statements) }

  package init(_ expression: SwiftExpression) { _ = rewritten(expression) }

  /// All names that are used.
  package var names: Set<String> {
    Set(expressions.compactMap { if case .name(let name) = $0.kind { name } else { nil } })
  }

  package mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    expressions.append(expression)
    return withParts(expression)
  }

  package mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.map { statement in
      self.statements.append(statement)
      return withParts(statement)
    }
  }
}

/// Expressions in the place of names.
package struct Replacing: SwiftRewriting {
  private var values: [String: SwiftExpression]

  package init(_ values: [String: SwiftExpression]) { self.values = values }

  package mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    switch expression.kind {
    case .name(let name): return values[name] ?? expression
    case .placeholder(let placeholder): return values[placeholder.name] ?? expression
    // A key path in its place is the members that it names.
    case .index(let base, let arguments) where arguments.first?.label == "keyPath":
      guard let path = arguments.first.map({ rewritten($0.value) }),
        case .keyPath(let names) = path.kind
      else { return withParts(expression) }
      return names.reduce(rewritten(base)) {
        SwiftExpression(kind: .member($0, $1), range: expression.range)
      }
    case .closure(let closure):
      let outer = values
      defer { values = outer }
      for name in closure.parameters { values[name] = nil }
      return withParts(expression)
    default: return withParts(expression)
    }
  }

  /// A declaration of the code with one of the names gets the other name, too.
  package mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.map { statement in
      guard case .binding(let name, let value) = statement.kind,
        case .name(let new)? = values[name]?.kind
      else { return withParts(statement) }
      return SwiftStatement(
        kind: .binding(new, value.map { rewritten($0) }), range: statement.range)
    }
  }
}
