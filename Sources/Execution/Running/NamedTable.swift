/// Things by their names, in the order in which the names came, that can be put back as they were
/// when a statement began.
///
/// What is noted for that is what the statement changes: a copy would cost each statement as much
/// as all before it have left.
package struct NamedTable<Element> {
  /// The names in the order in which they came.
  package private(set) var names: [String] = []
  /// The same, to ask for one.
  package private(set) var nameSet: Set<String> = []
  private var elements: [String: Element] = [:]
  /// What stood under the names that have changed since; nothing under those that are new.
  private var before: [String: Element?] = [:]
  private var countBefore = 0
  /// All the names, noted where one was taken out from among them.
  private var namesBefore: [String]?

  /// What a name stands for.
  package subscript(name: String) -> Element? { elements[name] }

  /// All that have a name, in the order of the names.
  package var all: [Element] { names.compactMap { elements[$0] } }

  /// Gives a name its thing, or another one.
  package mutating func set(_ name: String, to element: Element) {
    let old = elements.updateValue(element, forKey: name)
    if before.index(forKey: name) == nil { before.updateValue(old, forKey: name) }
    guard old == nil else { return }
    names.append(name)
    nameSet.insert(name)
  }

  /// Changes what a name stands for, in place.
  mutating func change<Failure: Error>(
    _ name: String, _ body: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    guard let index = elements.index(forKey: name) else { return }
    if before.index(forKey: name) == nil {
      before.updateValue(elements.values[index], forKey: name)
    }
    try body(&elements.values[index])
  }

  /// Takes a name out of it.
  package mutating func remove(_ name: String) {
    guard let old = elements.removeValue(forKey: name) else { return }
    if before.index(forKey: name) == nil { before.updateValue(old, forKey: name) }
    if namesBefore == nil { namesBefore = Array(names[..<countBefore]) }
    names.removeAll { $0 == name }
    nameSet.remove(name)
  }

  /// From here on it can be put back to what it is now.
  mutating func begin() {
    if !before.isEmpty { before = [:] }
    countBefore = names.count
    namesBefore = nil
  }

  /// Puts back what it was; the names under which something has changed.
  @discardableResult
  mutating func takeBack() -> [String] {
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
