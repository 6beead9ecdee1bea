import SwiftCode

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

/// Chooses in ternaries whose state is known.
private struct Choosing: SwiftRewriting {
  let values: [String: SwiftExpression]

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    switch expression.kind {
    case .name(let name): return values[name] ?? expression
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
    default: return withParts(expression)
    }
  }
}
