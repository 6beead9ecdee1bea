import Language

/// Views, behaviors, animations and everything else that a name stands for.
extension SwiftWriter {
  /// The lines that create an object and set it up.
  mutating func object(_ statement: Statement, isStrict: Bool) -> [String]? {
    var matches: [(WrittenRules.Class, WrittenRules.Rule, LineBindings)] = []
    for type in rules.classes {
      for maker in type.makers {
        guard let bindings = maker.line.match(statement, isStrict: isStrict) else { continue }
        matches.append((type, maker, bindings))
      }
    }
    // The sort keeps the table's order among those that leave out the same number of clauses.
    for (type, maker, bindings) in matches.sorted(by: {
      $0.2.unmatched.count < $1.2.unmatched.count
    }) {
      guard let lines = attempt({ $0.lines(of: type, maker, bindings, statement) }) else {
        continue
      }
      note(bindings.unmatched)
      return lines
    }
    return nil
  }

  private mutating func lines(
    of type: WrittenRules.Class, _ maker: WrittenRules.Rule, _ bindings: LineBindings,
    _ statement: Statement
  ) -> [String]? {
    guard case .expression(let call) = maker.swift.kind, let root = call.root else { return nil }
    var bindings = bindings
    complete(&bindings, of: statement)
    guard maker.line.isComplete(bindings) else { return nil }
    let given = bindings.text("self") ?? bindings.text("name")
    let isLocal = given == nil && context.isInBlock
    let fresh = given ?? freshName(of: root)
    let name = isLocal ? fresh : scene.names.declare(fresh, root)
    let outer = context.meanings
    defer { context.meanings = outer }
    context.meanings["self"] = Written(name, root)
    // A path is within the bounds of the view that it masks.
    if let view = bindings.text("view"), let written = typed(named: view) {
      context.meanings["view"] = written
    }
    guard let made = text(of: call, bindings) else { return nil }
    var lines = "\(isLocal ? "let " : "")\(name) = \(made)".lines
    var said = Set(maker.swift.placeholders.map(\.name))
    for member in type.members {
      let needed = member.placeholders.filter { !$0.isOptional }.map(\.name)
        .filter { $0 != "self" && $0 != "animator" }
      guard !needed.isEmpty, needed.allSatisfy({ bindings[$0] != nil }),
        !said.isSuperset(of: needed), let texts = texts(of: member, bindings)
      else { continue }
      said.formUnion(member.placeholders.map(\.name))
      lines += texts.flatMap(\.lines)
    }
    lines += ending(type, bindings, isPlaced: said.contains("parent") || said.contains("view"))
    guard bindings.isSaid(by: said) else { return nil }
    if root == "UICollisionBehavior" {
      scene.collision = name
      if facts.isCollisionDelegate { lines.append("\(name).collisionDelegate = self") }
    }
    if root == "UIScrollView", facts.isScrollDelegate { lines.append("\(name).delegate = self") }
    if root == "UIDynamicItemBehavior" {
      scene.itemBehaviors.append((name, bindings.texts("views")))
    }
    return lines
  }

  /// A statement that sets an object up: one for each item of a list where UIKit takes them singly.
  private mutating func texts(
    of member: SwiftStatement, _ bindings: LineBindings
  ) -> [String]? {
    guard let list = member.placeholders.first(where: { $0.kind == "each" }),
      case .values(let values)? = bindings[list.name]
    else { return text(of: member, bindings).map { [$0] } }
    return values.compactMap { value in
      guard case .expression(let item) = value else { return nil }
      return text(of: member, LineBindings(list.name, item))
    }
  }

  /// The statement that adds an object to its animator or to the stage.
  private mutating func ending(
    _ type: WrittenRules.Class, _ bindings: LineBindings, isPlaced: Bool
  ) -> [String] {
    guard !isPlaced else { return [] }
    for member in type.members {
      let names = member.placeholders.map(\.name)
      guard names.allSatisfy({ $0 == "self" || $0 == "animator" }), names.contains("self"),
        case .expression = member.kind
      else { continue }
      guard let text = text(of: member, bindings) else { return [] }
      return [text.hasPrefix("view.add") ? "\(context.enclosing)\(text.dropFirst(4))" : text]
    }
    return []
  }

  /// A name from a class: `gravity` for UIGravityBehavior.
  private mutating func freshName(of type: String) -> String {
    var word = type[...]
    for prefix in ["UI", "CA", "Dynamic"] where word.hasPrefix(prefix) {
      word = word.dropFirst(prefix.count)
    }
    for suffix in ["Behavior", "Recognizer", "Effect"] where word.hasSuffix(suffix) {
      word = word.dropLast(suffix.count)
    }
    return scene.names.fresh(word.prefix(1).lowercased() + word.dropFirst())
  }

  /// Sets the item behavior that gives a view its velocity, and returns the lines that make it if
  /// no behavior has the view yet.
  mutating func itemBehavior(
    for rule: WrittenRules.Rule, _ bindings: LineBindings
  ) -> [String] {
    guard rule.swift.placeholders.contains(where: { $0.name == "i" }), bindings["i"] == nil,
      let view = bindings.text("view")
    else { return [] }
    if let known = scene.itemBehaviors.last(where: { $0.views.contains(view) }) {
      context.meanings["i"] = Written(scene.names.swift(known.name), "UIDynamicItemBehavior")
      return []
    }
    let fresh = freshName(of: "UIDynamicItemBehavior")
    let name = context.isInBlock ? fresh : scene.names.declare(fresh, "UIDynamicItemBehavior")
    if !context.isInBlock { scene.itemBehaviors.append((name, [view])) }
    context.meanings["i"] = Written(name, "UIDynamicItemBehavior")
    return [
      "\(context.isInBlock ? "let " : "")\(name) = UIDynamicItemBehavior(items: [\(scene.names.swift(view))])",
      "animator.addBehavior(\(name))",
    ]
  }

  /// The lines that make a text field, which has the keyboard, for a statement that shows or hides
  /// it without naming a view.
  mutating func textField(for rule: WrittenRules.Rule, _ bindings: LineBindings) -> [String] {
    guard case .command(let command) = rule.line.statement.kind, command.verb.text == "keyboard",
      bindings["view"] == nil
    else { return [] }
    context.meanings["view"] = Written("textField", "UITextField")
    guard scene.names.type(of: "textField") == nil else { return [] }
    _ = scene.names.declare("textField", "UITextField")
    return ["textField = UITextField()", "view.addSubview(textField)"]
  }

  // MARK: Assignments

  mutating func assignment(
    _ target: Expression, _ sign: BinaryOperator?, _ value: Expression
  ) -> [String]? {
    let sign = sign.map { "\($0.rawValue)=" } ?? "="
    if sign == "=", let lines = presentationStyle(target, value) ?? member(target, value) {
      return lines
    }
    if case .name(let name) = target.kind, let type = context.locals[name] {
      return swift(value, as: type).map { ["\(scene.names.swift(name)) \(sign) \($0)"] }
    }
    guard let place = typed(target, as: ""), let text = swift(value, as: place.type) else {
      return nil
    }
    return ["\(place.text) \(sign) \(text)"]
  }

  /// A property of a behavior or an animation, as the table sets it when it is made.
  private mutating func member(_ target: Expression, _ value: Expression) -> [String]? {
    guard case .member(let base, let property) = target.kind, case .name(let name) = base.kind,
      let type = scene.names.type(of: name)
    else { return nil }
    for item in rules.classes {
      guard
        let maker = item.makers.first(where: {
          if case .expression(let call) = $0.swift.kind { call.root == type } else { false }
        }), case .command(let pattern) = maker.line.statement.kind,
        let clause = pattern.clauses.first(where: { $0.keyword.text == property.text }),
        let placeholder = maker.line.flag(property.text)
          ?? clause.values.first.flatMap({ LinePattern.placeholder($0.text) })
      else { continue }
      let bindings = LineBindings(placeholder, value)
      let outer = context.meanings
      defer { context.meanings = outer }
      context.meanings["self"] = Written(scene.names.swift(name), type)
      for member in item.members
      where member.placeholders.contains(where: { $0.name == placeholder }) {
        if let text = text(of: member, bindings) { return [text] }
      }
    }
    return nil
  }
}

extension LineBindings {
  /// Whether the code says everything that the statement gives.
  fileprivate func isSaid(by names: Set<String>) -> Bool {
    given.allSatisfy { names.contains($0) || $0 == "self" || $0 == "parent" }
  }
}
