import Values

/// Names that blocks bind: a loop's variable, a command's parameters, an event, a `let` inside.
package final class Scope {
  private let parent: Scope?
  private var bindings: [(name: String, value: Value)] = []

  package init(parent: Scope? = nil, _ bindings: [(name: String, value: Value)] = []) {
    self.parent = parent
    self.bindings = bindings
  }

  package subscript(name: String) -> Value? {
    bindings.last { $0.name == name }?.value ?? parent?[name]
  }

  /// Whether it is a block's, so that names made in it end with it.
  package var isInner: Bool { parent != nil }

  /// Every name that can be used here, innermost first.
  package var names: [String] { bindings.map(\.name) + (parent?.names ?? []) }

  package func bind(_ name: String, _ value: Value) {
    if let index = bindings.lastIndex(where: { $0.name == name }) {
      bindings[index].value = value
    } else {
      bindings.append((name, value))
    }
  }

  /// Changes the innermost binding of a name; false where there is none.
  package func assign(_ name: String, _ value: Value) -> Bool {
    guard let index = bindings.lastIndex(where: { $0.name == name }) else {
      return parent?.assign(name, value) ?? false
    }
    bindings[index].value = value
    return true
  }
}
