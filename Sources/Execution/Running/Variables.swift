import Values

/// What `let` binds, in the order in which names came.
package struct Variables {
  private var table = NamedTable<Variable>()
  /// The names of those that are curves.
  package private(set) var curveNames: Set<String> = []

  private struct Variable {
    let value: Value
    /// When it last gave way to another; its values before are not kept.
    let changeFrame: Int?
  }

  /// The names in the order in which they came.
  package var names: [String] { table.names }

  package subscript(name: String) -> Value? { table[name]?.value }

  /// Binds a name, or gives it another value.
  /// - Parameter frame: the one that stands; nil for what is no variable of the session's own.
  package mutating func set(_ name: String, _ value: Value, at frame: Int?) {
    let old = table[name]
    let changed = old == nil ? nil : frame ?? old?.changeFrame
    table.set(name, to: Variable(value: value, changeFrame: changed))
    noteCurve(name)
  }

  /// The frame since which a name has had its value; nil where it always had it.
  func changeFrame(of name: String) -> Int? { table[name]?.changeFrame }

  mutating func begin() { table.begin() }

  mutating func takeBack() {
    for name in table.takeBack() { noteCurve(name) }
  }

  private mutating func noteCurve(_ name: String) {
    if case .curve? = self[name] { curveNames.insert(name) } else { curveNames.remove(name) }
  }
}
