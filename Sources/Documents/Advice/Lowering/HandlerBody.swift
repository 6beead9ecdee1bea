import SwiftCode

/// The function that a recognizer or a notification calls, as the block of a handler: what it keeps
/// from one event to the next stands before the handler.
struct HandlerBody: SwiftRewriting {
  private(set) var statements: [SwiftStatement]
  /// The lines that must come before the handler.
  private(set) var before: [SwiftStatement] = []
  private let parameter: String
  /// The view whose recognizer it is.
  private let view: String
  private let makes: (SwiftExpression) -> MadeObject?
  /// Whether it counts the translation from the event before.
  private var isRelative = false
  /// How many blocks the statement stands in.
  private var depth = 0
  /// Snaps that it makes again at each event, by the names that it gives them.
  private var snaps: Set<String> = []

  /// - Parameter makes: The object that an expression makes.
  init(
    _ body: [SwiftStatement], _ parameter: String, on view: String,
    _ makes: @escaping (SwiftExpression) -> MadeObject?
  ) {
    (statements, self.parameter, self.view, self.makes) = (body, parameter, view, makes)
    isRelative = TreeParts(body).statements.contains { $0.resetRecognizer != nil }
    statements = withoutRemovals(rewritten(body))
    if isRelative {
      before.append(.assigned(Self.panned, .zero, isNew: true))
      let state = SwiftExpression.name(parameter).member("state")
      let began = SwiftExpression(kind: .implicitMember("began"), range: 0..<0)
      let condition = SwiftExpression(kind: .infix("==", state, began), range: 0..<0)
      statements.insert(
        SwiftStatement(
          kind: .conditional(
            condition, [.assigned(Self.panned, .zero, isNew: false)], otherwise: []), range: 0..<0),
        at: 0)
    }
    keepVariables()
  }

  /// The variable for the translation of the event before.
  private static let panned = "panned"

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    if case .member(let base, "view") = expression.kind, base.kind == .name(parameter) {
      return .name(view)
    }
    if isRelative, case .call(let callee, _) = expression.kind,
      case .member(_, "translation") = callee.kind
    {
      let difference = SwiftExpression(
        kind: .infix("-", expression, .name(Self.panned)), range: expression.range)
      return SwiftExpression(
        kind: .tuple([SwiftArgument(label: nil, value: difference)]), range: expression.range)
    }
    return withParts(expression)
  }

  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    depth += 1
    defer { depth -= 1 }
    return statements.map { statement in
      if let recognizer = statement.resetRecognizer {
        let translation = SwiftExpression(
          kind: .call(
            recognizer.member("translation"),
            [SwiftArgument(label: "in", value: .name("view"))]), range: statement.range)
        return .assigned(Self.panned, translation, isNew: false, at: statement.range)
      }
      return moved(statement) ?? withParts(statement)
    }
  }

  // MARK: Snaps

  /// A snap that is made again at each event is one snap whose point moves. One that is made at some
  /// events only is gone in between.
  private mutating func moved(_ statement: SwiftStatement) -> SwiftStatement? {
    guard depth == 1 else { return nil }
    let (name, value): (String, SwiftExpression)
    switch statement.kind {
    case .assignment(let target, "=", let maker):
      guard case .name(let made) = target.kind else { return nil }
      (name, value) = (made, maker)
    case .binding(let made, let maker?): (name, value) = (made, maker)
    default: return nil
    }
    guard let object = makes(value), object.template.text.hasPrefix("snap "),
      let item = object.bindings["item"]?.expressions.last,
      let point = object.bindings["point"]?.expressions.last,
      case .call(let callee, let arguments) = value.kind
    else { return nil }
    snaps.insert(name)
    let center = arguments.map { argument in
      argument.value == point
        ? SwiftArgument(label: argument.label, value: item.member("center")) : argument
    }
    let maker = SwiftExpression(kind: .call(callee, center), range: value.range)
    before.append(.assigned(name, maker, isNew: false, at: statement.range))
    return SwiftStatement(
      kind: .assignment(SwiftExpression.name(name).member("snapPoint"), "=", point),
      range: statement.range)
  }

  /// Without what removes the old snap and adds the new one. What sets it up stands with its maker.
  private mutating func withoutRemovals(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    guard !snaps.isEmpty else { return statements }
    var names = snaps
    for case .group(let inner) in statements.map(\.kind) {
      for case .binding(let alias, let value?) in inner.map(\.kind) {
        if case .name(let name) = value.kind, snaps.contains(name) { names.insert(alias) }
      }
    }
    return statements.flatMap { statement -> [SwiftStatement] in
      if statement.isOnlyAbout(names) { return [] }
      guard case .assignment(let target, _, _) = statement.kind,
        case .member(let base, let member) = target.kind, case .name(let name) = base.kind,
        names.contains(name), member != "snapPoint"
      else { return [statement] }
      before.append(statement)
      return []
    }
  }

  // MARK: Variables

  /// Variables that one event sets and another reads.
  private mutating func keepVariables() {
    let search = AssignedNames(statements)
    for (name, value) in search.assigned.sorted(by: { $0.key < $1.key })
    where !search.own.contains(name) && name != Self.panned && makes(value) == nil {
      // What an object made here has is no number yet.
      let isOfMade = search.assigned.contains { $0.key != name && value.mentions($0.key) }
      let first = value.mentions(parameter) ? .zero : isOfMade ? .none : value
      before.append(.assigned(name, first, isNew: true))
    }
  }
}

extension SwiftExpression {
  static func name(_ name: String) -> SwiftExpression {
    SwiftExpression(kind: .name(name), range: 0..<0)
  }
  fileprivate static let zero = SwiftExpression(kind: .implicitMember("zero"), range: 0..<0)
  fileprivate static let none = SwiftExpression(kind: .number("0"), range: 0..<0)

  func member(_ name: String) -> SwiftExpression {
    SwiftExpression(kind: .member(self, name), range: range)
  }
}

extension SwiftStatement {
  fileprivate static func assigned(
    _ name: String, _ value: SwiftExpression, isNew: Bool, at range: Range<Int> = 0..<0
  ) -> SwiftStatement {
    SwiftStatement(
      kind: isNew ? .binding(name, value) : .assignment(.name(name), "=", value), range: range)
  }

  /// The recognizer of `recognizer.setTranslation(.zero, in: view)`.
  fileprivate var resetRecognizer: SwiftExpression? {
    guard case .expression(let expression) = kind,
      case .call(let callee, let arguments) = expression.kind,
      case .member(let recognizer, "setTranslation") = callee.kind,
      arguments.first?.value.isZero == true
    else { return nil }
    return recognizer
  }

  /// Whether it only removes or adds objects with some names.
  fileprivate func isOnlyAbout(_ names: Set<String>) -> Bool {
    switch kind {
    case .group(let statements):
      statements.allSatisfy { $0.isOnlyAbout(names) || $0.isAlias(of: names) }
    case .conditional(let condition, let body, let otherwise):
      otherwise.isEmpty && names.contains(where: condition.mentions)
        && body.allSatisfy { $0.isOnlyAbout(names) }
    case .expression(let expression):
      if case .call(let callee, let arguments) = expression.kind,
        ["removeBehavior", "addBehavior"].contains(callee.lastName ?? ""),
        case .name(let name)? = arguments.first?.value.kind
      {
        names.contains(name)
      } else {
        false
      }
    default: false
    }
  }

  private func isAlias(of names: Set<String>) -> Bool {
    guard case .binding(_, let value?) = kind, case .name(let name) = value.kind else {
      return false
    }
    return names.contains(name)
  }
}

extension SwiftExpression {
  var isZero: Bool {
    lastName == "zero" || number == 0
      || {
        guard case .call(_, let arguments) = kind else { return false }
        return !arguments.isEmpty && arguments.allSatisfy { $0.value.number == 0 }
      }()
  }
}

/// The names that are set, and those that are made in a block.
struct AssignedNames {
  private(set) var assigned: [String: SwiftExpression] = [:]
  private(set) var own: Set<String> = []

  init(_ statements: [SwiftStatement]) {
    for statement in TreeParts(statements).statements {
      if case .binding(let name, _) = statement.kind { own.insert(name) }
      if case .assignment(let target, "=", let value) = statement.kind,
        case .name(let name) = target.kind, assigned[name] == nil
      {
        assigned[name] = value
      }
    }
  }
}
