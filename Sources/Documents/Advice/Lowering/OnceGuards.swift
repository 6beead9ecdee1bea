import SwiftCode

/// Variables that only keep code from running twice: `guard !hasBegun else { return }` and
/// `hasBegun = true`. What they guard runs once here anyway.
struct OnceGuards {
  private(set) var names: Set<String> = []

  /// Finds variables that are false at first, and true once a block has asked for them.
  mutating func find(in statements: [SwiftStatement]) {
    for case .binding(let name, let value?) in statements.map(\.kind)
    where value.kind == .name("false") {
      var search = OnceSearch(name: name)
      _ = search.rewritten(statements)
      if search.guards == 1, search.uses == 2 { names.insert(name) }
    }
  }

  /// What a guard with one of the variables holds; nil for another statement.
  func body(of statement: SwiftStatement) -> [SwiftStatement]? {
    guard let name = statement.onceGuard, names.contains(name),
      case .conditional(_, let body, _) = statement.kind
    else { return nil }
    return Array(body.dropFirst())
  }
}

extension SwiftStatement {
  /// The variable of `if !begun { begun = true … }`, which a guard is too.
  fileprivate var onceGuard: String? {
    guard case .conditional(let condition, let body, otherwise: []) = kind,
      case .prefix("!", let operand) = condition.kind, case .name(let name) = operand.kind,
      case .assignment(let target, "=", let value)? = body.first?.kind,
      target.kind == .name(name), value.kind == .name("true")
    else { return nil }
    return name
  }
}

/// Counts the guards with a variable, and all places where it is named.
private struct OnceSearch: SwiftRewriting {
  let name: String
  var guards = 0
  var uses = 0

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    if expression.kind == .name(name) { uses += 1 }
    return withParts(expression)
  }

  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    guards += statements.count { $0.onceGuard == name }
    return statements.map { withParts($0) }
  }
}
