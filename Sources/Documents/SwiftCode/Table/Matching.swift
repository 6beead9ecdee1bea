import Text

/// The values of the placeholders of a pattern.
package struct Bindings {
  package struct Bound {
    /// Several if they are added one after another.
    package var expressions: [SwiftExpression]
    package let kind: String
  }

  package private(set) var values: [String: Bound] = [:]
  /// Expressions that replace their names where a pattern expects a call.
  package fileprivate(set) var constants: [String: SwiftExpression]

  package init(_ constants: [String: SwiftExpression]) { self.constants = constants }

  package subscript(name: String) -> Bound? { values[name] }

  /// Binds a placeholder to an expression; false if it already has another value.
  package mutating func bind(_ placeholder: Placeholder, to expression: SwiftExpression) -> Bool {
    guard let bound = values[placeholder.name], placeholder.name != "_" else {
      values[placeholder.name] = Bound(expressions: [expression], kind: placeholder.kind)
      return true
    }
    return bound.expressions == [expression]
  }

  /// Adds the bindings from another statement about the same object.
  package mutating func add(_ other: Bindings) {
    for (name, bound) in other.values {
      let isList = ["list", "each", "corner"].contains(bound.kind) && values[name] != nil
      if isList { values[name]?.expressions += bound.expressions } else { values[name] = bound }
    }
  }

  package mutating func set(_ name: String, _ expression: SwiftExpression, kind: String = "") {
    values[name] = Bound(expressions: [expression], kind: kind)
  }

  /// The bindings but for one name.
  package func without(_ name: String) -> Bindings {
    var bindings = self
    bindings.values[name] = nil
    return bindings
  }
}

extension SwiftStatement {
  /// Whether a statement matches this pattern.
  package func matches(_ statement: SwiftStatement, _ bindings: inout Bindings) -> Bool {
    switch (kind, statement.kind) {
    case (.expression(let pattern), .expression(let expression)):
      pattern.matches(expression, &bindings)
    case (.expression(let pattern), .function(let name, let parameters, let body)):
      // A function is matched by its name, and by one of its labels if the pattern has one:
      // `function.viewDidLoad { $body }`.
      ([nil] + parameters.map(\.label)).contains { label in
        pattern.matches(Self.called(name, label, body, at: statement.range), &bindings)
      }
    case (
      .assignment(let place, let sign, let pattern), .assignment(let target, let other, let value)
    ):
      sign == other && place.matches(target, &bindings) && pattern.matches(value, &bindings)
    default: false
    }
  }

  private static func called(
    _ name: String, _ label: String?, _ body: [SwiftStatement], at range: Range<Int>
  ) -> SwiftExpression {
    func node(_ kind: SwiftExpression.Kind) -> SwiftExpression {
      SwiftExpression(kind: kind, range: range)
    }
    let closure = node(.closure(SwiftClosure(parameters: [], body: body)))
    let function = node(.member(node(.name("function")), name))
    return node(
      .call(
        label.map { node(.member(function, $0)) } ?? function,
        [SwiftArgument(label: nil, value: closure, isTrailing: true)]))
  }
}

extension SwiftExpression {
  /// Whether an expression matches this pattern.
  package func matches(_ expression: SwiftExpression, _ bindings: inout Bindings) -> Bool {
    switch (kind, expression.kind) {
    case (.call, .name(let name)), (.member, .name(let name)), (.index, .name(let name)):
      // A constant defined by itself has no value.
      guard let constant = bindings.constants.removeValue(forKey: name) else { return false }
      defer { bindings.constants[name] = constant }
      return matches(constant, &bindings)
    case (.placeholder(let placeholder), _):
      return expression.canBe(placeholder.kind) && bindings.bind(placeholder, to: expression)
    // `.red` is also `UIColor.red`.
    case (.implicitMember(let name), .member(let type, let member)):
      return name == member && type.isType
    case (.member(let type, let name), .implicitMember(let member)) where type.isType:
      return name == member
    // The labels of `.init` determine the type.
    case (.name(let type), .implicitMember("init")): return type.first?.isUppercase == true
    // Parentheses around a cast.
    case (.member, .tuple(let parts)) where parts.count == 1,
      (.index, .tuple(let parts)) where parts.count == 1:
      return matches(parts[0].value, &bindings)
    // In SwiftUI, a line may begin with a modifier.
    case (.member(let base, let name), .implicitMember(let member)) where base.isChain:
      return name == member
        && base.matches(SwiftExpression(kind: .name("self"), range: expression.range), &bindings)
    case (.member(let base, let name), .member(let other, let member)):
      return name == member && base.matches(other, &bindings)
    case (.call(let callee, let arguments), .call(let other, let written)):
      if let selected = callee.selected(by: other, arguments, written) {
        return selected.callee.matches(other, &bindings)
          && Self.match(arguments, selected.written, &bindings)
      }
      return callee.matches(other, &bindings)
        && Self.match(arguments, written, &bindings)
    case (.index(let base, let arguments), .index(let other, let written)):
      return base.matches(other, &bindings) && Self.match(arguments, written, &bindings)
    case (.tuple(let arguments), .tuple(let written)):
      return Self.match(arguments, written, &bindings)
    case (.prefix(let sign, let operand), .prefix(let other, let value)):
      return sign == other && operand.matches(value, &bindings)
    case (.infix(let sign, let a, let b), .infix(let other, let c, let d)):
      return sign == other && a.matches(c, &bindings) && b.matches(d, &bindings)
    case (.array(let patterns), .array(let values)):
      return patterns.count == values.count
        && zip(patterns, values).allSatisfy { $0.matches($1, &bindings) }
    case (.closure(let pattern), .closure(let closure)):
      guard case .expression(let part)? = pattern.body.first?.kind else { return false }
      if case .placeholder = part.kind { return part.matches(expression, &bindings) }
      // A block with just the statements that the pattern has in it.
      return pattern.body.count == closure.body.count
        && zip(pattern.body, closure.body).allSatisfy { $0.matches($1, &bindings) }
    default: return kind == expression.kind
    }
  }

  /// The kinds of placeholders that only some forms of Swift can match. The others, which are a
  /// line's own and types, match every value but a closure.
  private enum Form: String {
    case body, finished, position, moved, text, name, animator, digits, transitioning
  }

  /// Whether a placeholder of a kind can match the expression.
  private func canBe(_ kind: String) -> Bool {
    switch (Form(rawValue: kind), self.kind) {
    case (.body, _), (.finished, _), (.position, _), (.moved, _): isClosure
    case (.text, .string), (.name, .name), (.name, .member), (.animator, .name), (.digits, .number):
      true
    case (.text, _), (.name, _), (.animator, _), (.digits, _), (.transitioning, .name("self")):
      false
    case (.transitioning, _), (nil, _): !isClosure
    }
  }

  /// Whether it is a name that begins with a capital letter, like types.
  package var isType: Bool {
    switch kind {
    case .name(let name): name.first?.isUppercase == true
    case .member(let base, let name): base.isType && name.first?.isUppercase == true
    default: false
    }
  }

  /// The expression before the last dot; nil if it is not a member.
  package var base: SwiftExpression? { if case .member(let base, _) = kind { base } else { nil } }

  /// Matches arguments by their labels. A trailing closure matches the first closure that the
  /// pattern expects, and `nil` counts as absent.
  private static func match(
    _ patterns: [SwiftArgument], _ written: [SwiftArgument], _ bindings: inout Bindings
  ) -> Bool {
    var rest = written
    for pattern in patterns {
      let index = rest.firstIndex { argument in
        guard argument.isTrailing else { return argument.label == pattern.label }
        return pattern.value.isClosure && (argument.label ?? pattern.label) == pattern.label
      }
      guard let index else {
        if pattern.value.isOptional { continue }
        return false
      }
      let argument = rest.remove(at: index)
      if argument.value.kind == .name("nil"), pattern.value.isOptional { continue }
      guard pattern.value.matches(argument.value, &bindings) else { return false }
    }
    return rest.allSatisfy { $0.value.kind == .name("nil") }
  }

  /// A call by a selector of Objective-C, `[view insertSubview:a atIndex:0]`, with the labels that
  /// this pattern has in Swift; nil for a call that has them already, or another one.
  private func selected(
    by other: SwiftExpression, _ patterns: [SwiftArgument], _ written: [SwiftArgument]
  ) -> (callee: SwiftExpression, written: [SwiftArgument])? {
    var (callee, arguments) = (self, written)
    if case .member(let base, let name) = kind, case .member(_, let part) = other.kind,
      name != part, let first = written.first, first.label == nil, !first.isTrailing
    {
      let label = patterns.first?.label
      let joined = name + (label?.capitalizedFirst ?? "")
      guard ObjectiveCNames.isPart(part, named: joined) else { return nil }
      arguments[0] = SwiftArgument(label: label, value: first.value)
      callee = SwiftExpression(kind: .member(base, part), range: range)
    }
    let labels = patterns.compactMap(\.label)
    arguments = arguments.map { argument in
      guard let part = argument.label, !labels.contains(part),
        let label = labels.first(where: { ObjectiveCNames.isPart(part, named: $0) })
      else { return argument }
      return SwiftArgument(label: label, value: argument.value, isTrailing: argument.isTrailing)
    }
    return callee.kind == kind && arguments == written ? nil : (callee, arguments)
  }

  private var isChain: Bool {
    guard case .placeholder(let placeholder) = kind else { return false }
    return placeholder.kind == "chain" || placeholder.kind == "changes"
  }

  private var isClosure: Bool { if case .closure = kind { true } else { false } }

  private var isOptional: Bool {
    switch kind {
    case .placeholder(let placeholder): placeholder.isOptional
    case .closure(let closure):
      if case .expression(let part)? = closure.body.first?.kind { part.isOptional } else { false }
    default: false
    }
  }
}
