import Answers
import Values
import Diagnostics
import Dynamics
import Language
import Staging

/// Views, behaviors and names in commands.
extension Invocation {
  /// The views behind a keyword, or nil where it is not written.
  package func views(_ keyword: String) throws(Failure) -> [View]? {
    guard has(keyword) else { return nil }
    return try views(expressions(keyword), keyword)
  }

  package func subjectViews() throws(Failure) -> [View] {
    try views(subjectExpressions, declaration.verb)
  }

  package func subjectView() throws(Failure) -> View {
    guard let expression = subjectExpression else {
      throw fail(.missingSubject(verb: declaration.verb, "a view"))
    }
    return try view(expression, declaration.verb)
  }

  package func view(_ keyword: String) throws(Failure) -> View? {
    guard let expression = expression(keyword) else { return nil }
    return try view(expression, keyword)
  }

  /// Views named one by one; a list value stands for all in it. Twice is a mistake.
  private func views(_ expressions: [Expression], _ what: String) throws(Failure) -> [View] {
    var views: [View] = []
    var known: Set<ObjectIdentifier> = []
    for expression in expressions {
      for view in try viewsOf(expression, what) {
        guard known.insert(ObjectIdentifier(view)).inserted else {
          throw fail(.namedTwice(view.name), at: expression.span)
        }
        views.append(view)
      }
    }
    return views
  }

  private func viewsOf(_ expression: Expression, _ what: String) throws(Failure) -> [View] {
    guard case .list(let values) = try lookedUp(expression, what) else {
      return [try view(expression, what)]
    }
    var views: [View] = []
    for value in values { views.append(try view(value, expression, what)) }
    return views
  }

  private func view(_ expression: Expression, _ what: String) throws(Failure) -> View {
    try view(try lookedUp(expression, what), expression, what)
  }

  private func lookedUp(_ expression: Expression, _ what: String) throws(Failure) -> Value {
    if case .name(let name) = expression.kind, evaluator[name] == nil {
      throw fail(unknownView(name), at: expression.span)
    }
    return try evaluator.evaluate(expression)
  }

  private func view(
    _ value: Value, _ expression: Expression, _ what: String
  ) throws(Failure) -> View {
    // An event tells views by name, so a name in a text will do.
    let name: String? =
      switch value {
      case .object(.view(let name)): name
      case .string(let name): name
      default: nil
      }
    guard let name else {
      throw fail(
        .wrongKind(
          what, takes: "a view", found: "\(expression.span.text) is \(value.described)",
          sample: stage.views.first?.name),
        at: expression.span)
    }
    guard let view = stage.view(named: name) else {
      throw fail(unknownView(name), at: expression.span)
    }
    return view
  }

  private func unknownView(_ name: String) -> Mistake {
    let known = stage.views.map(\.name)
    return .unknownView(name, nearest: Suggestion.nearest(to: name, in: known), known: known)
  }

  // MARK: Items

  /// The items behind a keyword: those of views, and groups.
  package func items(_ keyword: String) throws(Failure) -> [DynamicItem] {
    try items(expressions(keyword), keyword)
  }

  package func subjectItems() throws(Failure) -> [DynamicItem] {
    try items(subjectExpressions, declaration.verb)
  }

  package func subjectItem() throws(Failure) -> DynamicItem {
    guard let expression = subjectExpression else {
      throw fail(.missingSubject(verb: declaration.verb, "a view"))
    }
    return try item(expression, declaration.verb)
  }

  private func items(
    _ expressions: [Expression], _ what: String
  ) throws(Failure) -> [DynamicItem] {
    var items: [DynamicItem] = []
    var known: Set<ObjectIdentifier> = []
    for expression in expressions {
      let found =
        if let group = try group(expression) {
          [group as DynamicItem]
        } else {
          try self.items(of: viewsOf(expression, what))
        }
      for item in found {
        guard known.insert(ObjectIdentifier(item)).inserted else {
          throw fail(.namedTwice(item.name), at: expression.span)
        }
        items.append(item)
      }
    }
    return items
  }

  package func item(_ expression: Expression, _ what: String) throws(Failure) -> DynamicItem {
    if let group = try group(expression) { return group }
    return try items(of: [view(expression, what)])[0]
  }

  private func group(_ expression: Expression) throws(Failure) -> DynamicItemGroup? {
    guard case .name(let name) = expression.kind,
      case .object(.group(let found))? = evaluator[name]
    else { return nil }
    return world.objects.group(named: found)?.item
  }

  /// The behaviors that a command is about.
  package func subjectBehaviors() throws(Failure) -> [DynamicBehavior] {
    var behaviors: [DynamicBehavior] = []
    for expression in subjectExpressions {
      let name = expression.span.text
      guard let found = world.objects.behavior(named: name) else {
        let known = world.objects.behaviors.map(\.name)
        throw fail(
          .unknownObject(
            name, kind: "a behavior", nearest: Suggestion.nearest(to: name, in: known),
            known: known),
          at: expression.span)
      }
      behaviors.append(found.behavior)
    }
    return behaviors
  }

  // MARK: New objects

  /// The name after `as`, or one made of the verb; free in both cases.
  package func newName() throws(Failure) -> String {
    if let name = command.name {
      try evaluator.requireFree(name)
      return name.text
    }
    let evaluator = self.evaluator
    return world.objects.freshName(for: declaration.verb) { evaluator[$0] != nil }
  }

  /// Adds a behavior whose properties are set, and names it.
  package func add(_ behavior: DynamicBehavior) throws(Failure) {
    guard world.objects.behaviors.count < Limits.behaviors else {
      throw fail(.tooMany("behaviors", Limits.behaviors))
    }
    try dynamics { () throws(DynamicsProblem) in
      if let set = evaluator.enclosing {
        try set.addChild(behavior)
      } else {
        try stage.animator.add(behavior)
      }
    }
    world.touch()
    world.objects.add(
      Objects.Behavior(name: behavior.name, verb: declaration.verb, behavior: behavior))
  }

  /// The items that stand for views in the animator.
  package func items(of views: [View]) throws(Failure) -> [DynamicItem] {
    var items: [DynamicItem] = []
    for view in views {
      items.append(try staging { () throws(StagingProblem) in try stage.item(for: view) })
    }
    return items
  }

  @discardableResult
  package func staging<T>(_ body: () throws(StagingProblem) -> T) throws(Failure) -> T {
    do {
      return try body()
    } catch {
      throw fail(.staging(error))
    }
  }

  package func dynamics<T>(_ body: () throws(DynamicsProblem) -> T) throws(Failure) -> T {
    do {
      return try body()
    } catch {
      throw fail(.dynamics(error))
    }
  }
}
