/// Elements by name, in order of insertion, that can be restored to the state at the start of a
/// statement.
///
/// The table saves only what the statement changes: a copy would cost each statement as much as all
/// earlier statements have stored.
package struct NamedTable<Element> {
  /// The names in order of insertion.
  package private(set) var names: [String] = []
  /// The same names as a set, for lookups.
  package private(set) var nameSet: Set<String> = []
  private var elements: [String: Element] = [:]
  /// The earlier elements of the names that have changed since; nil for new names.
  private var before: [String: Element?] = [:]
  private var countBefore = 0
  /// The earlier names, saved only if one was removed.
  private var namesBefore: [String]?

  /// The element with a name.
  package subscript(name: String) -> Element? { elements[name] }

  /// All elements, in the order of their names.
  package var all: [Element] { names.compactMap { elements[$0] } }

  /// Adds or replaces the element with a name.
  package mutating func set(_ name: String, to element: Element) {
    let old = elements.updateValue(element, forKey: name)
    if before.index(forKey: name) == nil { before.updateValue(old, forKey: name) }
    guard old == nil else { return }
    names.append(name)
    nameSet.insert(name)
  }

  /// Changes the element with a name in place.
  mutating func change<Failure: Error>(
    _ name: String, _ body: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    guard let index = elements.index(forKey: name) else { return }
    if before.index(forKey: name) == nil {
      before.updateValue(elements.values[index], forKey: name)
    }
    try body(&elements.values[index])
  }

  /// Removes a name.
  package mutating func remove(_ name: String) {
    guard let old = elements.removeValue(forKey: name) else { return }
    if before.index(forKey: name) == nil { before.updateValue(old, forKey: name) }
    if namesBefore == nil { namesBefore = Array(names[..<countBefore]) }
    names.removeAll { $0 == name }
    nameSet.remove(name)
  }

  /// Saves the current state as the one to restore.
  mutating func begin() {
    if !before.isEmpty { before = [:] }
    countBefore = names.count
    namesBefore = nil
  }

  /// Restores the saved state and returns the names whose elements changed.
  @discardableResult
  mutating func rollBack() -> [String] {
    for (name, element) in before { elements[name] = element }
    defer { begin() }
    if let namesBefore {
      names = namesBefore
      nameSet = Set(names)
    } else {
      for name in names[countBefore...] { nameSet.remove(name) }
      names.removeSubrange(countBefore...)
    }
    return Array(before.keys)
  }
}
