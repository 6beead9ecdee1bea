extension String {
  /// What stands before the last dot.
  package var owner: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}

extension ScriptValue {
  /// The functions of CSS's `transform` as fields.
  package var functions: [ScriptArgument]? {
    guard case .text(let text) = self else { return nil }
    return ScriptReader.statements(text).flatMap { statement -> [ScriptArgument] in
      guard case .call(nil, let name, let arguments) = statement.value, let first = arguments.first
      else { return [] }
      guard name == "translate" else {
        return [ScriptArgument(label: name, value: first.value)]
      }
      return zip(["translateX", "translateY"], arguments).map {
        ScriptArgument(label: $0, value: $1.value)
      }
    }
  }

  /// Transforms one after another, as lists of the values of each function.
  package var listsOfFunctions: [ScriptArgument]? {
    guard let items, let first = items.first?.functions, !first.isEmpty else { return nil }
    return first.map { function in
      let values = items.compactMap { item in
        item.functions?.first { $0.label == function.label }?.value
      }
      return ScriptArgument(label: function.label, value: .list(values))
    }
  }

  package var items: [ScriptValue]? { if case .list(let items) = self { items } else { nil } }

  /// What a variable stands for: `useRef(new Animated.Value(0)).current` is the value in it.
  package var made: ScriptValue {
    guard case .call(let base, let name, let arguments) = self else { return self }
    if let base, name == "current" { return base.made }
    guard ["remember", "useRef", "useMemo", "useState"].contains(name),
      let inner = arguments.last?.value
    else { return self }
    if case .block(let statements) = inner { return statements.last?.value.made ?? self }
    return inner.made
  }

  /// The last word of the call that makes an object, such as `timeline`.
  package var maker: String? {
    guard case .call(let base, let name, _) = self else { return nil }
    if let base = base?.maker { return base }
    return name.split(separator: ".").last.map(String.init)
  }

  /// The number that it begins with: that of `new Animated.Value(0)`.
  package var firstNumber: ScriptValue? {
    switch self {
    case .number: self
    case .call(nil, let name, let arguments)
    where ["Animated.Value", "useSharedValue", "Animatable"].contains(name):
      arguments.first?.value.firstNumber
    default: nil
    }
  }
}

extension [ScriptStatement] {
  /// All statements, with those in blocks.
  package var everywhere: [ScriptStatement] {
    var all = self
    for statement in self {
      statement.value.visit { value in
        if case .block(let inner) = value { all += inner }
      }
    }
    return all
  }

  /// Whether something calls a name.
  package func uses(call name: String) -> Bool {
    everywhere.contains { statement in
      var isFound = false
      statement.value.visit { if case .call(nil, name, _) = $0 { isFound = true } }
      return isFound
    }
  }

  /// The fields that a variable is set on: `{ opacity: fade }`, `.alpha(fade)`, or a variable.
  package func uses(of name: String) -> [ScriptArgument] {
    var found: [ScriptArgument] = []
    for statement in everywhere {
      statement.value.visit { value in
        switch value {
        case .object(let fields): found += fields.filter { $0.value.mentions(name) }
        case .call(_, let called, let arguments):
          found += arguments.filter { $0.label != nil && $0.value.mentions(name) }
          if let first = arguments.first(where: { $0.label == nil }), first.value.mentions(name) {
            let last = called.split(separator: ".").last.map(String.init)
            found.append(ScriptArgument(label: last, value: first.value))
          }
        default: break
        }
      }
      if let assigned = statement.name, statement.value.mentions(name) {
        found.append(ScriptArgument(label: assigned, value: statement.value))
      }
    }
    return found
  }
}
