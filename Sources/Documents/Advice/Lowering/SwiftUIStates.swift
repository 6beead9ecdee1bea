import SwiftCode

/// SwiftUI's states. What depends on a state is set again wherever the state changes: a modifier with
/// `on ? 1.5 : 1` becomes the value at first, and a change of `on` sets the other one, in the
/// animation that belongs to it.
struct SwiftUIStates {
  struct Dependent {
    let view: SwiftUIView
    let modifier: SwiftUIView.Modifier
    /// The animation of `.animation(a, value: on)` behind it.
    let animation: SwiftExpression?
  }

  private let table: APITable
  private let changes: StateChanges
  private var views: [SwiftUIView] = []
  private var initial: [String: SwiftExpression] = [:]
  private var dependents: [String: [Dependent]] = [:]
  /// The states that something changes to a value that is not a literal.
  private var kept: Set<String> = []
  private var changed: Set<String> = []
  private var isAnimated = false
  /// How many views are written.
  private var written = 0
  private(set) var remarks: [String] = []

  /// The statements without states that depend on one another.
  static func resolved(
    _ statements: [SwiftStatement], _ table: APITable
  ) -> (statements: [SwiftStatement], remarks: [String]) {
    var sizes = SwiftUISizes(statements)
    let sized = sizes.resolved(statements)
    var states = SwiftUIStates(table, StateChanges(sized))
    let flat = states.flattened(sized)
    guard !states.views.isEmpty else { return (statements, []) }
    for state in sizes.alone { states.drag(by: state) }
    states.remarks += sizes.open.map { "`\($0)` is zero at first here: the code does not say" }
    states.nameViews()
    states.find(in: flat)
    let resolved = states.resolve(flat)
    return (resolved, states.remarks)
  }

  private init(_ table: APITable, _ changes: StateChanges) {
    (self.table, self.changes) = (table, changes)
  }

  /// What a drag changes is how far its view has moved, where the code does not say.
  private mutating func drag(by state: String) {
    guard let view = views.firstIndex(where: { $0.modifiers.contains { $0.name == "gesture" } })
    else { return }
    views[view].move(by: state)
    remarks.append("`\(state)` moves the view here: the code does not say what depends on it")
  }

  // MARK: Finding

  /// The statements of all types and containers, one after another; views are collected.
  ///
  /// - Parameter condition: When they are there; nil for always.
  private mutating func flattened(
    _ statements: [SwiftStatement], if condition: SwiftExpression? = nil
  ) -> [SwiftStatement] {
    statements.flatMap { statement -> [SwiftStatement] in
      switch statement.kind {
      case .group(let inner): return flattened(inner, if: condition)
      case .type(_, let inner): return flattened(inner)
      // A view that is there or not.
      case .conditional(let state, let body, let otherwise)
      where body.contains(where: { SwiftUIView($0, table) != nil }):
        guard let name = state.stateName, changes.all.contains(name) || body.haveTransitions else {
          remarks.append("`if` around views is not read: they are all there; animate their `alpha`")
          return flattened(body + otherwise)
        }
        let other = SwiftExpression(kind: .prefix("!", state), range: state.range)
        return flattened(body, if: state) + flattened(otherwise, if: other)
      default: break
      }
      guard var view = SwiftUIView(statement, table) else { return [statement] }
      let content = flattened(view.content)
      if let condition {
        remarks += view.appear(if: condition).map { "`\($0)` of a transition is not read" }
      }
      views.append(view)
      return content + [statement]
    }
  }

  /// The end of the names of views that the code does not name.
  static let viewEnding = "View"

  /// Names for several views: `circleView`, `textView`.
  private mutating func nameViews() {
    let shown = views.indices.filter { !views[$0].modifiers.isEmpty }
    guard shown.count > 1 else { return }
    var counts: [String: Int] = [:]
    for index in shown {
      guard let type = views[index].type else { continue }
      let stem = type.prefix(1).lowercased() + type.dropFirst()
      counts[stem, default: 0] += 1
      let number = counts[stem] == 1 ? "" : String(counts[stem] ?? 1)
      views[index].root = .name(stem + number + Self.viewEnding)
    }
  }

  private mutating func find(in statements: [SwiftStatement]) {
    for case .binding(let name, let value?) in statements.map(\.kind) { initial[name] = value }
    var values: Set<String> = []
    for view in views {
      for modifier in view.modifiers where modifier.name == "animation" {
        if let state = modifier.state { values.insert(state) }
      }
    }
    for view in views {
      for (index, modifier) in view.modifiers.enumerated() where modifier.name != "animation" {
        for state in changes.all.union(values).sorted() where modifier.mentions(state) {
          let animation = view.modifiers[(index + 1)...].first {
            $0.name == "animation" && $0.animates(state)
          }
          dependents[state, default: []].append(
            Dependent(
              view: view, modifier: modifier, animation: animation?.arguments.first?.value))
        }
      }
    }
    // A first value that is not given can only be that of a switch.
    for state in dependents.keys where initial[state] == nil && changes.others.contains(state) {
      dependents[state] = nil
    }
    let states = Set(dependents.keys)
    (changed, kept) = (changes.all.intersection(states), changes.kept.intersection(states))
  }

  // MARK: Writing

  private mutating func resolve(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    var resolved: [SwiftStatement] = []
    for state in kept.sorted() where initial[state] == nil {
      remarks.append("`\(state)` is false at first here: the code does not say")
      resolved.append(.binding(state, .false))
    }
    for statement in statements {
      if case .binding(let name, _) = statement.kind, dependents[name] != nil,
        !kept.contains(name)
      {
        continue
      }
      if SwiftUIView(statement, table) != nil {
        resolved += looks(of: views[written])
        written += 1
      } else {
        resolved += rewritten([statement])
      }
    }
    // A state that nothing changes here changes once.
    for (state, parts) in dependents.sorted(by: { $0.key < $1.key }) where !changed.contains(state)
    {
      guard parts.contains(where: { $0.animation != nil }) else { continue }
      let value = first(state)
      guard value.isBoolean, !isUnknown(state) else {
        remarks.append("nothing here changes `\(state)`, so nothing is animated")
        continue
      }
      let other = value.kind == .name("true") ? SwiftExpression.false : .true
      remarks.append("`\(state)` becomes \(other.lastName ?? "") here: the code does not change it")
      resolved += set(state, to: other)
    }
    return resolved
  }

  /// Whether a state is a number, or another value, that the code does not give.
  private func isUnknown(_ state: String) -> Bool {
    initial[state] == nil
      && dependents[state, default: []].contains { dependent in
        !dependent.modifier.arguments.contains { $0.value.hasChoice(of: state) }
      }
  }

  /// The value of a state before anything has changed it.
  private func first(_ state: String) -> SwiftExpression { initial[state] ?? .false }

  /// The modifiers of a view as statements, with the first values of states.
  private mutating func looks(of view: SwiftUIView) -> [SwiftStatement] {
    view.modifiers.flatMap { modifier -> [SwiftStatement] in
      if modifier.name == "animation", modifier.arguments.count <= 2 {
        let state = modifier.state
        if let state, dependents[state] != nil { return [] }
        if state == nil, !dependents.isEmpty { return [] }
        let changed = state.map { "`\($0)`" } ?? "it"
        guard view.modifiers.count > 1 else {
          remarks.append("write what \(changed) changes in place of `…`: the code does not say")
          return modifier.arguments.first.map { [.withAnimation($0.value, [])] } ?? []
        }
        remarks.append(
          state.map(view.root.mentions) == true
            ? "what depends on \(changed) has no counterpart"
            : "nothing here depends on \(changed), so `animation` animates nothing")
        return []
      }
      if modifier.arguments.contains(where: { $0.value.hasBlock }) {
        let arguments = modifier.arguments.map {
          SwiftArgument(
            label: $0.label, value: rewritten($0.value), isTrailing: $0.isTrailing)
        }
        return [view.statement(modifier, arguments)]
      }
      let states = dependents.keys.filter(modifier.mentions)
      guard !states.isEmpty else { return [view.statement(modifier)] }
      if let unknown = states.sorted().first(where: isUnknown) {
        remarks.append("`\(modifier.name)` is not read: the code does not say what `\(unknown)` is")
        return []
      }
      let values = Dictionary(uniqueKeysWithValues: states.map { ($0, first($0)) })
      let home = SwiftUIView.Modifier(name: "offsetHome", arguments: [], range: modifier.range)
      return (modifier.name == "offset" ? [view.statement(home)] : [])
        + [view.statement(modifier.placed, modifier.resolved(values))]
    }
  }

  /// The properties that depend on a state, for a value of the state.
  ///
  /// - Parameter value: Nil for the value that it has when the statements run.
  private func set(_ state: String, to value: SwiftExpression?) -> [SwiftStatement] {
    var groups: [(animation: SwiftExpression?, statements: [SwiftStatement])] = []
    for dependent in dependents[state, default: []] {
      let animation = isAnimated ? nil : dependent.animation
      let statements = dependent.statements(state, value)
      if let last = groups.last, last.animation == animation {
        groups[groups.count - 1].statements += statements
      } else {
        groups.append((animation, statements))
      }
    }
    return groups.flatMap { group in
      guard let animation = group.animation else { return group.statements.merged }
      return [.withAnimation(animation, group.statements.merged)]
    }
  }
}

extension SwiftExpression {
  /// The state that it is, or denies.
  fileprivate var stateName: String? {
    switch kind {
    case .name(let name): name
    case .prefix("!", let operand): operand.stateName
    default: nil
    }
  }
}

extension [SwiftStatement] {
  /// Whether a transition of theirs has an animation of its own.
  fileprivate var haveTransitions: Bool {
    TreeParts(self).expressions.contains { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        callee.lastName == "transition"
      else { return false }
      return arguments.contains {
        TreeParts($0.value).expressions.contains { $0.lastName == "animation" }
      }
    }
  }
}

extension SwiftUIStates: SwiftRewriting {
  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    guard case .call(let callee, _) = expression.kind,
      callee.kind == .name("withAnimation") || callee.lastName == "animate"
    else { return withParts(expression) }
    let outer = isAnimated
    isAnimated = true
    defer { isAnimated = outer }
    return withParts(expression)
  }

  /// The statements, with all that depends on a state set again behind each change of it.
  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    statements.flatMap { statement -> [SwiftStatement] in
      guard let change = statement.stateChange, dependents[change.state] != nil else {
        return [withParts(statement)]
      }
      let isLiteral = change.value.isLiteral
      let assignment = SwiftStatement(
        kind: .assignment(
          SwiftExpression(kind: .name(change.state), range: statement.range), change.sign,
          change.value),
        range: statement.range)
      return (kept.contains(change.state) ? [assignment] : [])
        + set(change.state, to: isLiteral && change.sign == "=" ? change.value : nil)
    }
  }
}

extension [SwiftStatement] {
  /// Conditions on the same value as one.
  fileprivate var merged: [SwiftStatement] {
    reduce(into: []) { merged, statement in
      guard case .conditional(let condition, let body, let otherwise) = statement.kind,
        case .conditional(condition, let earlier, let others)? = merged.last?.kind
      else { return merged.append(statement) }
      merged[merged.count - 1] = SwiftStatement(
        kind: .conditional(condition, earlier + body, otherwise: others + otherwise),
        range: statement.range)
    }
  }
}
