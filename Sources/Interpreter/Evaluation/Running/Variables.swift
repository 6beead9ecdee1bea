import Diagnostics
import Values

/// The values that `let` binds, in order of creation.
package struct Variables {
  private var table = NamedTable<Variable>()
  /// The names of the variables that are curves.
  package private(set) var curveNames: Set<String> = []
  /// The size of all values, now and at the start of the statement.
  private(set) var extent = 0
  private var extentBefore = 0

  private struct Variable {
    var value: Value
    /// The frame of the last change; earlier values are not kept.
    var changeFrame: Int?
  }

  /// The names in order of creation.
  package var names: [String] { table.names }

  package subscript(name: String) -> Value? { table[name]?.value }

  /// Binds a name to a value or replaces its value.
  /// - Parameter frame: the current frame; nil for a value that is not the user's variable, such as
  ///   `ans`.
  package mutating func set(_ name: String, _ value: Value, at frame: Int?) {
    let old = table[name]
    let changed = old == nil ? nil : frame ?? old?.changeFrame
    table.set(name, to: Variable(value: value, changeFrame: changed))
    extent += value.extent - (old?.value.extent ?? 0)
    noteCurve(name)
  }

  /// Appends to the list with a name, in place if the list is not shared.
  mutating func append(_ list: List, to name: String, at frame: Int) throws(Mistake) {
    try table.change(name) { (variable: inout Variable) throws(Mistake) in
      try variable.value.append(list)
      variable.changeFrame = frame
    }
    extent += list.extent
  }

  /// The frame of a name's last change; nil if it never changed.
  func changeFrame(of name: String) -> Int? { table[name]?.changeFrame }

  mutating func begin() {
    table.begin()
    extentBefore = extent
  }

  mutating func rollBack() {
    extent = extentBefore
    for name in table.rollBack() { noteCurve(name) }
  }

  private mutating func noteCurve(_ name: String) {
    if case .curve? = self[name] { curveNames.insert(name) } else { curveNames.remove(name) }
  }
}
