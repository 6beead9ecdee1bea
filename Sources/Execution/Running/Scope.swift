import Diagnostics
import Values

/// Names that blocks bind: a loop's variable, a command's parameters, an event, a `let` inside.
package final class Scope {
  private let parent: Scope?
  private let holdings: Holdings
  private var bindings: [(name: String, value: Value)] = []
  /// The number of the transition whose block it is; nil for all other blocks.
  package var transition: Int?

  /// A scope with none around it.
  init(in holdings: Holdings) {
    parent = nil
    self.holdings = holdings
  }

  /// A scope inside another one.
  package init(parent: Scope, _ bindings: [(name: String, value: Value)] = []) {
    self.parent = parent
    self.bindings = bindings
    holdings = parent.holdings
    for binding in bindings { holdings.extent += binding.value.extent }
  }

  deinit {
    for binding in bindings { holdings.extent -= binding.value.extent }
  }

  package subscript(name: String) -> Value? {
    bindings.last { $0.name == name }?.value ?? parent?[name]
  }

  /// The number of the transition in whose block it is, however deep.
  package var enclosingTransition: Int? { transition ?? parent?.enclosingTransition }

  /// Whether it is a block's, so that names made in it end with it.
  package var isInner: Bool { parent != nil }

  /// Every name that can be used here, innermost first.
  package var names: [String] { bindings.map(\.name) + (parent?.names ?? []) }

  package func bind(_ name: String, _ value: Value) {
    guard let index = bindings.lastIndex(where: { $0.name == name }) else {
      holdings.extent += value.extent
      bindings.append((name, value))
      return
    }
    replace(at: index, value)
  }

  /// Changes the innermost binding of a name; false where there is none.
  package func assign(_ name: String, _ value: Value) -> Bool {
    guard let index = bindings.lastIndex(where: { $0.name == name }) else {
      return parent?.assign(name, value) ?? false
    }
    replace(at: index, value)
    return true
  }

  private func replace(at index: Int, _ value: Value) {
    holdings.extent += value.extent - bindings[index].value.extent
    bindings[index].value = value
  }

  /// Appends to the list that the innermost binding of a name holds, in place where nobody else has
  /// it; false where there is no such binding.
  func append(_ list: List, to name: String) throws(Mistake) -> Bool {
    guard let index = bindings.lastIndex(where: { $0.name == name }) else {
      return try parent?.append(list, to: name) ?? false
    }
    try bindings[index].value.append(list)
    holdings.extent += list.extent
    return true
  }
}

/// How much room the values take that the names of blocks hold, all blocks of a world together: one
/// that waits for its time or for an event keeps its names.
final class Holdings {
  fileprivate(set) var extent = 0
}
