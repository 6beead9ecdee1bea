import SwiftCode

/// Finds the changes of states in blocks.
struct StateChanges: SwiftRewriting {
  var all: Set<String> = []
  var kept: Set<String> = []
  /// Those that are set to something else than on and off.
  var others: Set<String> = []

  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    for statement in statements {
      _ = withParts(statement)
      guard let change = statement.stateChange else { continue }
      all.insert(change.state)
      if !change.value.isSwitch { others.insert(change.state) }
      if change.sign != "=" || !change.value.isLiteral { kept.insert(change.state) }
    }
    return statements
  }
}

extension SwiftExpression {
  static let `true` = SwiftExpression(kind: .name("true"), range: 0..<0)
  static let `false` = SwiftExpression(kind: .name("false"), range: 0..<0)

  var isBoolean: Bool { kind == .name("true") || kind == .name("false") }

  /// Whether it is true, false or the opposite of something.
  fileprivate var isSwitch: Bool {
    if case .prefix("!", _) = kind { true } else { isBoolean }
  }

  var isLiteral: Bool {
    switch kind {
    case .number: true
    case .prefix("-", let operand): operand.isLiteral
    default: isBoolean
    }
  }

  /// Whether it chooses between two values by a state.
  func hasChoice(of state: String) -> Bool {
    switch kind {
    case .choice(let condition, _, _): condition.mentions(state)
    case .call(let base, let arguments):
      base.hasChoice(of: state) || arguments.contains { $0.value.hasChoice(of: state) }
    case .prefix(_, let operand): operand.hasChoice(of: state)
    case .infix(_, let one, let other): one.hasChoice(of: state) || other.hasChoice(of: state)
    case .tuple(let parts): parts.contains { $0.value.hasChoice(of: state) }
    case .member(let base, _): base.hasChoice(of: state)
    default: false
    }
  }
}

extension SwiftStatement {
  static func binding(_ name: String, _ value: SwiftExpression) -> SwiftStatement {
    SwiftStatement(kind: .binding(name, value), range: value.range)
  }

  static func withAnimation(
    _ animation: SwiftExpression, _ body: [SwiftStatement]
  ) -> SwiftStatement {
    let block = SwiftExpression(
      kind: .closure(SwiftClosure(parameters: [], body: body)), range: animation.range)
    let callee = SwiftExpression(kind: .name("withAnimation"), range: animation.range)
    let call = SwiftExpression(
      kind: .call(
        callee,
        [
          SwiftArgument(label: nil, value: animation),
          SwiftArgument(label: nil, value: block, isTrailing: true),
        ]), range: animation.range)
    return SwiftStatement(kind: .expression(call), range: animation.range)
  }

  /// `on.toggle()`, `on = true` and `scale += 0.5`.
  var stateChange: (state: String, sign: String, value: SwiftExpression)? {
    switch kind {
    case .assignment(let target, let sign, let value):
      guard case .name(let state) = target.kind else { return nil }
      return (state, sign, value)
    case .expression(let expression):
      guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty,
        case .member(let base, "toggle") = callee.kind, case .name(let state) = base.kind
      else { return nil }
      return (state, "=", SwiftExpression(kind: .prefix("!", base), range: expression.range))
    default: return nil
    }
  }
}
