/// Calls of animations in UIView's own form, which the table can match.
extension SwiftExpression {
  /// What the parts of a chain, and the arguments of its first call, are in UIView's own call.
  private static let labels = [
    "duration": "withDuration", "damping": "usingSpringWithDamping",
    "velocity": "initialSpringVelocity", "delay": "delay", "options": "options",
    "animations": "animations", "completion": "completion",
  ]

  /// A chain such as `Animator(duration: 1).delay(0.2).animations { … }.animate()` as one call of
  /// UIView: what comes `then` is in the completion. Nil for another call.
  var ofAnimator: SwiftExpression? {
    animatorSteps?.reversed().reduce(nil as SwiftExpression?) { next, step in
      var arguments = step.filter { $0.label != "completion" }
      let last = step.compactMap { $0.label == "completion" ? $0.value.closure : nil }
      let body =
        last.flatMap(\.body) + (next.map { [.init(kind: .expression($0), range: range)] } ?? [])
      func add(_ label: String, _ closure: SwiftClosure) {
        let value = SwiftExpression(kind: .closure(closure), range: range)
        arguments.append(SwiftArgument(label: label, value: value))
      }
      if !step.contains(where: { $0.label == "animations" }) {
        add("animations", SwiftClosure(parameters: [], body: []))
      }
      if !body.isEmpty {
        add("completion", SwiftClosure(parameters: last.flatMap(\.parameters), body: body))
      }
      let view = SwiftExpression(kind: .name("UIView"), range: range)
      let callee = SwiftExpression(kind: .member(view, "animate"), range: range)
      return SwiftExpression(kind: .call(callee, arguments), range: range)
    }
  }

  /// The arguments of each step of a chain.
  private var animatorSteps: [[SwiftArgument]]? {
    guard case .call(let callee, let written) = kind, let name = callee.lastName else { return nil }
    let order = ["duration", "damping", "velocity"]
    let arguments = written.enumerated().map { index, argument in
      let place = order.indices.contains(index) ? order[index] : ""
      let label = argument.label ?? (argument.value.closure == nil ? place : "animations")
      return SwiftArgument(label: Self.labels[label] ?? label, value: argument.value)
    }
    let isTimed = arguments.contains { $0.label == "withDuration" }
    if ["Animator", "SpringAnimator"].contains(name), callee.isType, isTimed { return [arguments] }
    guard case .member(let base, _) = callee.kind, var steps = base.animatorSteps else {
      return nil
    }
    if name == "then" {
      let time = steps[steps.count - 1].filter { $0.label == "withDuration" }
      steps.append((isTimed ? [] : time) + arguments)
    } else if let label = Self.labels[name], let value = written.first?.value {
      steps[steps.count - 1].append(SwiftArgument(label: label, value: value))
    }
    return steps
  }

  /// `UIView.setAnimationRepeatCount(3)` in the block of an animation as one of its options; nil for
  /// another call.
  var withRepeatCount: SwiftExpression? {
    guard case .call(let callee, var arguments) = kind, callee.root == "UIView",
      let place = arguments.firstIndex(where: { $0.value.closure?.repeatCount != nil }),
      let closure = arguments[place].value.closure, let count = closure.repeatCount
    else { return nil }
    let rest = SwiftClosure(
      parameters: closure.parameters, body: closure.body.filter { $0.repeatCount == nil })
    arguments[place] = SwiftArgument(
      label: arguments[place].label, value: SwiftExpression(kind: .closure(rest), range: range),
      isTrailing: arguments[place].isTrailing)
    let name = SwiftExpression(kind: .implicitMember("repeatCount"), range: range)
    var option = SwiftExpression(
      kind: .call(name, [SwiftArgument(label: nil, value: count)]), range: range)
    if let old = arguments.firstIndex(where: { $0.label == "options" }) {
      option = SwiftExpression(
        kind: .infix("|", arguments.remove(at: old).value, option), range: range)
    }
    arguments.insert(SwiftArgument(label: "options", value: option), at: 1)
    return SwiftExpression(kind: .call(callee, arguments), range: range)
  }

  package var closure: SwiftClosure? {
    if case .closure(let closure) = kind { closure } else { nil }
  }
}

extension SwiftClosure {
  fileprivate var repeatCount: SwiftExpression? { body.lazy.compactMap(\.repeatCount).first }
}

extension SwiftStatement {
  fileprivate var repeatCount: SwiftExpression? {
    guard case .expression(let expression) = kind,
      case .call(let callee, let arguments) = expression.kind,
      callee.lastName == "setAnimationRepeatCount"
    else { return nil }
    return arguments.first?.value
  }
}
