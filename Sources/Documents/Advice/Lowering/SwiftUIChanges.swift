import SwiftCode

/// The changes of states in blocks.
struct StateChanges {
  private(set) var all: Set<String> = []
  private(set) var kept: Set<String> = []
  /// Those that are set to something else than on and off.
  private(set) var others: Set<String> = []

  init(_ statements: [SwiftStatement]) {
    for change in TreeParts(statements).statements.compactMap(\.stateChange) {
      all.insert(change.state)
      if !change.value.isSwitch { others.insert(change.state) }
      if change.sign != "=" || !change.value.isLiteral { kept.insert(change.state) }
    }
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

  /// Whether it is a literal, or a case of an enumeration.
  fileprivate var isConstant: Bool {
    if case .implicitMember = kind { true } else { isLiteral }
  }

  /// Whether it chooses between two values by a state.
  func hasChoice(of state: String) -> Bool {
    TreeParts(self).expressions.contains {
      if case .choice(let condition, _, _) = $0.kind { condition.mentions(state) } else { false }
    }
  }
}

extension SwiftStatement {
  static func binding(_ name: String, _ value: SwiftExpression) -> SwiftStatement {
    SwiftStatement(kind: .binding(name, value), range: value.range)
  }

  static func withAnimation(
    _ animation: SwiftExpression, _ body: [SwiftStatement], then: [SwiftStatement] = []
  ) -> SwiftStatement {
    func block(_ body: [SwiftStatement]) -> SwiftExpression {
      SwiftExpression(
        kind: .closure(SwiftClosure(parameters: [], body: body)), range: animation.range)
    }
    let callee = SwiftExpression(kind: .name("withAnimation"), range: animation.range)
    let call = SwiftExpression(
      kind: .call(
        callee,
        [
          SwiftArgument(label: nil, value: animation),
          SwiftArgument(label: nil, value: block(body), isTrailing: true),
        ]
          + (then.isEmpty
            ? [] : [SwiftArgument(label: "completion", value: block(then), isTrailing: true)])),
      range: animation.range)
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

extension SwiftUIStates.Dependent {
  /// The modifier with its state's value; both cases of a choice if the value is not known.
  func statements(_ state: String, _ value: SwiftExpression?) -> [SwiftStatement] {
    if let value { return [view.statement(modifier.placed, modifier.resolved([state: value]))] }
    guard modifier.arguments.contains(where: { $0.value.hasChoice(of: state) }) else {
      return [view.statement(modifier.placed)]
    }
    let (one, other) = (
      view.statement(modifier.placed, modifier.resolved([state: .true])),
      view.statement(modifier.placed, modifier.resolved([state: .false]))
    )
    let condition = SwiftExpression(kind: .name(state), range: modifier.range)
    return [
      SwiftStatement(
        kind: .conditional(condition, [one], otherwise: [other]), range: modifier.range)
    ]
  }
}

extension SwiftUIView.Modifier {
  /// The state of `.animation(a, value: on)`.
  var state: String? {
    guard case .name(let state)? = arguments.first(where: { $0.label == "value" })?.value.kind
    else { return nil }
    return state
  }

  /// Whether it animates what a state changes: without a value it animates everything.
  func animates(_ state: String) -> Bool { arguments.count == 1 || self.state == state }

  /// An offset that changes is set from where the view was at first.
  var placed: Self {
    Self(name: name == "offset" ? "offsetFromHome" : name, arguments: arguments, range: range)
  }

  /// The arguments with the values of states.
  func resolved(_ values: [String: SwiftExpression]) -> [SwiftArgument] {
    arguments.map { argument in
      var choosing = Choosing(values: values)
      return SwiftArgument(
        label: argument.label, value: choosing.rewritten(argument.value),
        isTrailing: argument.isTrailing)
    }
  }
}

/// Chooses in ternaries and conditions whose state is known.
struct Choosing: SwiftRewriting {
  let values: [String: SwiftExpression]
  /// The bodies of what an enumeration says of its cases, by name.
  var properties: [String: [SwiftStatement]] = [:]

  /// What a block comes to; nil if that depends on something else.
  mutating func value(of body: [SwiftStatement]) -> SwiftExpression? {
    switch body.last?.kind {
    case .expression(let value), .returned(let value): return rewritten(value)
    case .conditional(let condition, let body, let otherwise):
      switch rewritten(condition).kind {
      case .name("true"): return value(of: body)
      case .name("false"): return value(of: otherwise)
      default: return nil
      }
    default: return nil
    }
  }

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    switch expression.kind {
    case .name(let name): return values[name] ?? expression
    case .member(let base, let name):
      guard let body = properties[name], case let base = rewritten(base), base.isConstant
      else { return withParts(expression) }
      var inside = Choosing(values: ["self": base], properties: properties)
      return inside.value(of: body) ?? withParts(expression)
    case .choice(let condition, let one, let other):
      switch rewritten(condition).kind {
      case .name("true"): return rewritten(one)
      case .name("false"): return rewritten(other)
      default: return withParts(expression)
      }
    case .prefix("!", let operand):
      let value = rewritten(operand)
      guard value.isBoolean else { return withParts(expression) }
      return value.kind == .name("true") ? .false : .true
    case .infix("||", let left, let right):
      let values = [rewritten(left), rewritten(right)]
      if let known = values.first(where: { $0.kind == .name("true") }) { return known }
      return values.allSatisfy(\.isBoolean) ? .false : withParts(expression)
    case .infix(let sign, let left, let right) where ["==", "!="].contains(sign):
      let (left, right) = (rewritten(left), rewritten(right))
      guard left.isConstant, right.isConstant else { return withParts(expression) }
      return (left.kind == right.kind) == (sign == "==") ? .true : .false
    default: return withParts(expression)
    }
  }
}
