import Diagnostics
import Values

/// The names that blocks bind: a loop's variable, a command's parameters, an event, a `let` inside.
package final class Scope {
  private let parent: Scope?
  private let holdings: Holdings
  private var bindings: [(name: String, value: Value)] = []
  /// The number of the transition whose block this is; nil for all other blocks.
  package var transition: Int?

  /// Creates an outermost scope.
  init(in holdings: Holdings) {
    parent = nil
    self.holdings = holdings
  }

  /// Creates a scope inside another one.
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

  /// The number of the transition whose block contains this scope, at any depth.
  package var enclosingTransition: Int? { transition ?? parent?.enclosingTransition }

  /// Whether it is the scope of a block, so that its names end with the block.
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

  /// Assigns to the innermost binding of a name; returns false if there is none.
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

  /// Appends to the list in the innermost binding of a name, in place if the list is not shared;
  /// returns false if there is no binding.
  func append(_ list: List, to name: String) throws(Mistake) -> Bool {
    guard let index = bindings.lastIndex(where: { $0.name == name }) else {
      return try parent?.append(list, to: name) ?? false
    }
    try bindings[index].value.append(list)
    holdings.extent += list.extent
    return true
  }
}

/// The size of all values that block scopes of a world hold. The scope of a scheduled block or a
/// handler keeps its names.
final class Holdings {
  fileprivate(set) var extent = 0
}
