/// Swift in plainer Swift, which the table can match: what a function returns, closures that have a
/// name and loops over tuples are written out where they are used, and calls of C functions as calls
/// of Swift.
package struct PlainSwift: SwiftRewriting {
  private struct Function {
    let parameters: [SwiftParameter]
    let body: [SwiftStatement]
    /// Whether it is a method of a view, from an extension.
    let isOfView: Bool
    let isClosure: Bool
    /// Whether a call of it is written out.
    let isWrittenOut: Bool

    /// The arguments of a call, with the standard values of those that it leaves out; nil if they do
    /// not fit.
    func arguments(_ given: [SwiftArgument]) -> [SwiftArgument]? {
      var rest = given[...]
      let all = parameters.compactMap { parameter -> SwiftArgument? in
        let isGiven = rest.first.map { ($0.label ?? "_") == parameter.label } == true
        if isGiven || parameter.standard == nil { return rest.popFirst() }
        return parameter.standard.map { SwiftArgument(label: parameter.label, value: $0) }
      }
      return rest.isEmpty && all.count == parameters.count ? all : nil
    }
  }

  private let table: APITable
  /// All names that are used.
  private let mentioned: Set<String>
  private var functions: [String: Function] = [:]
  /// Names of objects such as `NotificationCenter.default`.
  private var singletons: [String: SwiftExpression] = [:]
  /// Statements that must come before the current one.
  private var before: [SwiftStatement] = []
  private var writtenOut = 0
  /// How often a name is made by rounds that are written out.
  private var rounds: [String: Int] = [:]
  private var depth = 0

  /// The maximum number of calls and rounds that are written out, and how deep inside one another.
  private static let most = 200
  private static let deepest = 8

  package init(_ table: APITable, in statements: [SwiftStatement]) {
    self.table = table
    let parts = TreeParts(statements)
    mentioned = parts.names.union(
      parts.expressions.compactMap {
        if case .call(let callee, _) = $0.kind { callee.lastName } else { nil }
      })
  }

  package mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let outer = (functions, singletons, before)
    defer { (functions, singletons, before) = outer }
    for statement in statements { know(statement) }
    return statements.flatMap { statement -> [SwiftStatement] in
      before = []
      let plain = plain(statement)
      return before + plain
    }
  }

  private static let viewTypes: Set = [
    "UIButton", "UIControl", "UIImageView", "UILabel", "UIStackView", "UITextField", "UIView",
  ]

  private mutating func know(_ statement: SwiftStatement, isOfView: Bool = false) {
    switch statement.kind {
    case .function(let name, let parameters, let body):
      // The members of a type are known by their type.
      let isOfView = isOfView || functions[name]?.isOfView == true
      functions[name] = Function(
        parameters: parameters, body: body, isOfView: isOfView, isClosure: false,
        isWrittenOut: isOfView || body.last?.isReturn == true
          || body.contains { $0.usesAsKey(Set(parameters.map(\.name))) })
    case .binding(let name, let value?):
      if value.isSingleton { singletons[name] = value }
      guard case .closure(let closure) = value.kind else { return }
      functions[name] = Function(
        parameters: closure.parameters.map { SwiftParameter(label: $0, name: $0, type: "") },
        body: closure.body, isOfView: false, isClosure: true, isWrittenOut: true)
    case .group(let statements): for statement in statements { know(statement) }
    case .type(let type, let statements):
      for statement in statements { know(statement, isOfView: Self.viewTypes.contains(type)) }
    default: break
    }
  }

  private mutating func plain(_ statement: SwiftStatement) -> [SwiftStatement] {
    switch statement.kind {
    case .binding(let name, let value?):
      if singletons[name] != nil { return [] }
      if case .closure(let closure) = value.kind {
        if mentioned.contains(name) { return [] }
        let parameters = closure.parameters.map { SwiftParameter(label: $0, name: $0, type: "") }
        let function = SwiftStatement.Kind.function(
          name, parameters: parameters, rewritten(closure.body))
        return [SwiftStatement(kind: function, range: statement.range)]
      }
      // The object that a function makes gets the name that its result has here.
      if let written = writtenOut(value, as: name) {
        before += written.statements
        return written.value?.kind == .name(name)
          ? []
          : [SwiftStatement(kind: .binding(name, written.value), range: statement.range)]
      }
    case .expression(let call):
      if let written = writtenOut(call, as: nil) { return written.statements }
      // A gesture without its view.
      if call.root == "DragGesture" {
        let itself = SwiftExpression(kind: .name("self"), range: call.range)
        let callee = SwiftExpression(kind: .member(itself, "gesture"), range: call.range)
        let whole = SwiftExpression(
          kind: .call(callee, [SwiftArgument(label: nil, value: call)]), range: call.range)
        return [withParts(SwiftStatement(kind: .expression(whole), range: statement.range))]
      }
      if let named = withNamedBehavior(call) ?? withNamedAnimator(call) {
        return rewritten(named)
      }
    case .function(let name, let parameters, let body):
      // A function that is written out at its calls is not needed.
      if functions[name]?.isWrittenOut == true, mentioned.contains(name),
        body.last?.isReturn == true || !parameters.isEmpty || functions[name]?.isOfView == true,
        !Self.called.contains(name)
      {
        return []
      }
    case .loop(let names, let values, let body):
      guard case .array(let items) = rewritten(values).kind,
        names.count > 1 || body.contains(where: { $0.usesAsKey(Set(names)) }),
        writtenOut + items.count <= Self.most
      else { break }
      writtenOut += items.count
      return items.flatMap { item -> [SwiftStatement] in
        var parts = [item]
        if names.count > 1, case .tuple(let tuple) = item.kind { parts = tuple.map(\.value) }
        guard parts.count == names.count else { return [] }
        var values = Dictionary(zip(names, parts)) { $1 }
        // What each round makes is another object.
        for case .binding(let made, _?) in body.map(\.kind) {
          rounds[made, default: 0] += 1
          if let round = rounds[made], round > 1 {
            values[made] = SwiftExpression(kind: .name(made + String(round)), range: item.range)
          }
        }
        var replacing = Replacing(values)
        return rewritten(replacing.rewritten(body))
      }
    default: break
    }
    return [withParts(statement)]
  }

  /// A behavior that is made where it is added, made first: `animator.addBehavior(UIGravityBehavior())`.
  private func withNamedBehavior(_ call: SwiftExpression) -> [SwiftStatement]? {
    guard case .call(let callee, let arguments) = call.kind, let maker = arguments.first?.value,
      ["addBehavior", "addChildBehavior"].contains(callee.lastName ?? ""), arguments.count == 1,
      case .call(let type, _) = maker.kind, type.isType, let kind = type.lastName,
      kind.hasPrefix("UI")
    else { return nil }
    return named(maker, kind.dropFirst(2).prefix(1).lowercased() + kind.dropFirst(3)) { named in
      SwiftExpression(
        kind: .call(callee, [SwiftArgument(label: nil, value: named)]), range: call.range)
    }
  }

  /// An animator that is told something where it is made, made first:
  /// `UIViewPropertyAnimator(duration: 1, curve: .linear) { … }.startAnimation()`.
  private func withNamedAnimator(_ call: SwiftExpression) -> [SwiftStatement]? {
    guard case .call(let callee, let arguments) = call.kind,
      case .member(let maker, let method) = callee.kind, case .call(let type, _) = maker.kind,
      type.isType, type.lastName == "UIViewPropertyAnimator"
    else { return nil }
    return named(maker, "animator") { named in
      let callee = SwiftExpression(kind: .member(named, method), range: callee.range)
      return SwiftExpression(kind: .call(callee, arguments), range: call.range)
    }
  }

  /// What makes an object as a statement of its own, and what uses it by a name that is free.
  private func named(
    _ maker: SwiftExpression, _ stem: String, in use: (SwiftExpression) -> SwiftExpression
  ) -> [SwiftStatement] {
    var (name, number) = (stem, 1)
    while mentioned.contains(name) || functions[name] != nil {
      number += 1
      name = stem + String(number)
    }
    let used = use(SwiftExpression(kind: .name(name), range: maker.range))
    return [
      SwiftStatement(kind: .binding(name, maker), range: maker.range),
      SwiftStatement(kind: .expression(used), range: used.range),
    ]
  }

  /// Functions that UIKit calls, whatever they return.
  private static let called: Set = [
    "hitTest", "point", "body", "transitionDuration", "animationController",
    "interruptibleAnimator",
  ]

  package mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    switch expression.kind {
    // A closure by its name, where an argument is one.
    case .name(let name):
      if let singleton = singletons[name] { return singleton }
      guard let function = functions[name], function.isClosure, depth < Self.deepest else {
        // A constant of C.
        let range = expression.range
        let value = ObjectiveCNames.value(name, from: range.lowerBound, to: range.upperBound)
        if case .name = value.kind { return expression }
        return value
      }
      depth += 1
      defer { depth -= 1 }
      let closure = SwiftClosure(
        parameters: function.parameters.map(\.name), body: rewritten(function.body))
      return SwiftExpression(kind: .closure(closure), range: expression.range)
    case .call(let callee, let arguments):
      // A block that is called where it stands is what it returns.
      if arguments.isEmpty, case .closure(let block) = callee.kind,
        case .returned(let value)? = block.body.first?.kind
      {
        return rewritten(value)
      }
      if let plain = expression.ofAnimator ?? expression.withRepeatCount { return rewritten(plain) }
      if let written = writtenOut(expression, as: nil), let value = written.value {
        before += written.statements
        return value
      }
      if let (function, _) = function(callee), let whole = function.arguments(arguments) {
        return withParts(
          SwiftExpression(kind: .call(callee, whole), range: expression.range))
      }
      return inSwift(withParts(expression))
    case .member, .index: return inSwift(withParts(expression))
    // C's sets of options.
    case .infix("|", let one, let other):
      let items = [rewritten(one), rewritten(other)].flatMap { item -> [SwiftExpression] in
        if case .array(let items) = item.kind { items } else { [item] }
      }
      return SwiftExpression(kind: .array(items), range: expression.range)
    default: return withParts(expression)
    }
  }

  /// A call of a function of C as one of Swift, by the table.
  private func inSwift(_ expression: SwiftExpression) -> SwiftExpression {
    for (pattern, swift) in table.equivalents {
      var bindings = Bindings([:])
      guard pattern.matches(expression, &bindings) else { continue }
      var replacing = Replacing(bindings.values.compactMapValues(\.expressions.last))
      return replacing.rewritten(swift)
    }
    return expression
  }

  // MARK: Calls

  /// A call with the statements of its function instead; nil for another expression, or for a
  /// function that stays one.
  ///
  /// - Parameter name: The name of the result.
  private mutating func writtenOut(
    _ call: SwiftExpression, as name: String?
  ) -> (statements: [SwiftStatement], value: SwiftExpression?)? {
    guard case .call(let callee, let given) = call.kind,
      let (function, receiver) = function(callee), function.isWrittenOut,
      let arguments = function.arguments(given), depth < Self.deepest, writtenOut < Self.most
    else { return nil }
    depth += 1
    writtenOut += 1
    defer { depth -= 1 }
    var values = receiver.map(Self.parts) ?? [:]
    for (parameter, argument) in zip(function.parameters, arguments) {
      values[parameter.name] = rewritten(argument.value)
    }
    var body = function.body
    var value: SwiftExpression?
    if case .returned(let result)? = body.last?.kind {
      body.removeLast()
      value = result
      if let name, case .name(let inner) = result.kind {
        values[inner] = SwiftExpression(kind: .name(name), range: result.range)
      }
    }
    var replacing = Replacing(values)
    value = value.map { rewritten(replacing.rewritten($0)) }
    return (rewritten(replacing.rewritten(body)), value)
  }

  /// The function that a call is of, and the view whose method it is.
  private func function(_ callee: SwiftExpression) -> (Function, SwiftExpression?)? {
    switch callee.kind {
    case .name(let name): functions[name].map { ($0, nil) }
    case .member(let view, let name):
      functions[name].flatMap { $0.isOfView && view.root != "super" ? ($0, view) : nil }
    default: nil
    }
  }

  /// What a view's method calls itself and its properties, of the view that it is called on.
  private static func parts(of view: SwiftExpression) -> [String: SwiftExpression] {
    let properties = ["alpha", "bounds", "center", "frame", "layer", "transform"].map { name in
      (name, SwiftExpression(kind: .member(view, name), range: view.range))
    }
    return Dictionary(properties + [("self", view)]) { $1 }
  }
}

extension SwiftExpression {
  /// `NotificationCenter.default`, `UIScreen.main`.
  fileprivate var isSingleton: Bool {
    guard case .member(let type, let name) = kind, type.isType else { return false }
    return ["default", "main", "shared"].contains(name)
  }
}

extension SwiftStatement {
  fileprivate var isReturn: Bool { if case .returned = kind { true } else { false } }

  /// Whether one of some names is used where a name of its own is needed, as in
  /// `addBoundary(withIdentifier: name, …)`.
  fileprivate func usesAsKey(_ names: Set<String>) -> Bool {
    TreeParts([self]).expressions.contains { expression in
      switch expression.kind {
      // Objective-C's first argument has its label in the name.
      case .call(let callee, let arguments)
      where callee.lastName?.hasSuffix("WithIdentifier") == true:
        arguments.first.map { names.contains($0.value.root ?? "") } == true
      case .call(_, let arguments):
        arguments.contains { argument in
          guard case .name(let name) = argument.value.kind, names.contains(name) else {
            return false
          }
          return ["withIdentifier", "forKey", "keyPath"].contains(argument.label)
        }
      case .index(_, let arguments): arguments.first?.label == "keyPath"
      default: false
      }
    }
  }
}
