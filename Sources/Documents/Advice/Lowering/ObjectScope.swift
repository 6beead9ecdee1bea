import SwiftCode

/// An object that the pasted code creates, with everything that it sets on it.
struct MadeObject {
  let name: String
  let template: Template
  /// The remark on its line.
  let words: String?
  var bindings: Bindings
  /// Whether other statements set it up.
  var isSetUp = false
  /// Whether it is mentioned by a later statement that does not set it up.
  var isNeeded = false
  /// Members that are set but have no place in its line.
  var unsaid: [String] = []
  /// Whether it is written as a part of another object.
  var isPart = false

  var isView: Bool { template.text.hasPrefix("view ") || template.text.hasPrefix("scroll ") }
}

extension MadeObject {
  /// Records a member whose values have no place in the line.
  fileprivate mutating func note(_ statement: SwiftStatement, _ bindings: Bindings) {
    let isSaid = bindings.values.keys.allSatisfy {
      ["self", "animator", "view", "_"].contains($0) || template.names.contains($0)
    }
    if !isSaid, let member = statement.member { unsaid.append(member) }
  }
}

/// The objects that the statements of one scope create, and the statements that only set one up.
struct ObjectScope {
  private(set) var objects: [String: MadeObject] = [:]
  /// The name of the object that a statement creates, by the statement's index.
  private(set) var names: [Int: String] = [:]
  /// Curves, animations and parts of an event by name. They are written where they are used.
  private(set) var constants: [String: SwiftExpression]
  /// The indices of statements that are written as part of an object.
  private(set) var taken: Set<Int> = []
  private var classes: [String: APITable.Object] = [:]
  /// The objects that other statements have used.
  private var used: Set<String> = []
  /// Whether an object can have a name of its own.
  private let areNamed: Bool

  init(
    _ statements: [SwiftStatement], _ table: APITable, _ constants: [String: SwiftExpression],
    areNamed: Bool
  ) {
    self.constants = constants
    self.areNamed = areNamed
    for (index, statement) in statements.enumerated() {
      if case .binding(let name, let value?) = statement.kind,
        table.hasCurve(value, self.constants) || table.isOfEvent(value, self.constants),
        statements[(index + 1)...].contains(where: { $0.mentions(name) })
      {
        self.constants[name] = value
        taken.insert(index)
      } else if let (made, object) = made(by: statement, table) {
        let name = made.name
        for other in objects.keys where statement.mentions(other) { used.insert(other) }
        objects[name] = made
        // A name that is assigned but not declared here is kept for later use.
        if case .assignment = statement.kind { objects[name]?.isNeeded = true }
        (names[index], classes[name]) = (name, object)
      } else {
        setUp(by: statement, at: index)
      }
    }
    for part in objects.values.compactMap({ $0.bindings["parts"] }).flatMap(\.names) {
      objects[part]?.isPart = true
    }
    for (index, name) in names where objects[name]?.isPart == true { taken.insert(index) }
  }

  private func made(
    by statement: SwiftStatement, _ table: APITable
  ) -> (MadeObject, APITable.Object)? {
    let (name, value): (String, SwiftExpression)
    switch statement.kind {
    case .binding(let made, let maker?): (name, value) = (made, maker)
    case .assignment(let target, "=", let maker):
      guard case .name(let made) = target.kind else { return nil }
      (name, value) = (made, maker)
    default: return nil
    }
    return Self.object(madeBy: value, named: name, table, constants)
  }

  /// The object that an expression makes.
  static func object(
    madeBy value: SwiftExpression, named name: String, _ table: APITable,
    _ constants: [String: SwiftExpression]
  ) -> (MadeObject, APITable.Object)? {
    for object in table.objects {
      for rule in object.makers {
        var bindings = Bindings(constants)
        guard case .expression(let pattern) = rule.pattern.kind, let line = rule.template,
          pattern.matches(value, &bindings)
        else { continue }
        return (
          MadeObject(name: name, template: line, words: rule.words?.text, bindings: bindings),
          object
        )
      }
    }
    return nil
  }

  /// The behaviors that are added to an animator, in their order.
  var added: [String] {
    names.sorted { $0.key < $1.key }.map(\.value)
      .filter { objects[$0]?.bindings["animator"] != nil }
  }

  private mutating func setUp(by statement: SwiftStatement, at index: Int) {
    for name in objects.keys.sorted() where statement.mentions(name) {
      guard let object = classes[name] else { continue }
      let itself = SwiftExpression(kind: .name(name), range: 0..<0)
      for pattern in object.members {
        var bindings = Bindings(constants)
        bindings.set("self", itself)
        guard pattern.matches(statement, &bindings) else { continue }
        // A property set on a view that other code has used is a change of its own.
        if used.contains(name), statement.isAssignment, objects[name]?.isView == true { return }
        objects[name]?.bindings.add(bindings)
        objects[name]?.isSetUp = true
        objects[name]?.note(statement, bindings)
        // A behavior can be removed from its animator later, by its name.
        if areNamed, bindings["animator"] != nil { objects[name]?.isNeeded = true }
        taken.insert(index)
        return
      }
      if areNamed { objects[name]?.isNeeded = true }
      used.insert(name)
    }
  }
}

extension Bindings.Bound {
  /// The names in a list of objects.
  var names: [String] {
    expressions.flatMap { expression -> [String] in
      switch expression.kind {
      case .name(let name): [name]
      case .array(let items):
        items.compactMap { if case .name(let name) = $0.kind { name } else { nil } }
      default: []
      }
    }
  }
}

extension SwiftStatement {
  fileprivate var isAssignment: Bool { if case .assignment = kind { true } else { false } }

  /// The member that is set or called.
  var member: String? { membership?.member }

  /// The member that is set or called, with the name of its owner.
  var membership: (owner: String, member: String)? {
    let path: SwiftExpression
    switch kind {
    case .assignment(let target, _, _): path = target
    case .expression(let expression):
      guard case .call(let callee, _) = expression.kind else { return nil }
      path = callee
    default: return nil
    }
    guard case .member(let base, let member) = path.kind, case .name(let owner) = base.kind else {
      return nil
    }
    return (owner, member)
  }

  func mentions(_ name: String) -> Bool { TreeParts([self]).names.contains(name) }
}

extension SwiftExpression {
  func mentions(_ name: String) -> Bool { TreeParts(self).names.contains(name) }
}
