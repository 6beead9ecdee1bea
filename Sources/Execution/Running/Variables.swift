import Diagnostics
import Values

/// What `let` binds, in the order in which names came.
package struct Variables {
  private var table = NamedTable<Variable>()
  /// The names of those that are curves.
  package private(set) var curveNames: Set<String> = []
  /// The room that all the values take, now and when the statement began.
  private(set) var extent = 0
  private var extentBefore = 0

  private struct Variable {
    var value: Value
    /// When it last gave way to another; its values before are not kept.
    var changeFrame: Int?
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
    extent += value.extent - (old?.value.extent ?? 0)
    noteCurve(name)
  }

  /// Appends to the list that a name holds, in place where nobody else has it.
  mutating func append(_ list: List, to name: String, at frame: Int) throws(Mistake) {
    try table.change(name) { (variable: inout Variable) throws(Mistake) in
      try variable.value.append(list)
      variable.changeFrame = frame
    }
    extent += list.extent
  }

  /// The frame since which a name has had its value; nil where it always had it.
  func changeFrame(of name: String) -> Int? { table[name]?.changeFrame }

  mutating func begin() {
    table.begin()
    extentBefore = extent
  }

  mutating func takeBack() {
    extent = extentBefore
    for name in table.takeBack() { noteCurve(name) }
  }

  private mutating func noteCurve(_ name: String) {
    if case .curve? = self[name] { curveNames.insert(name) } else { curveNames.remove(name) }
  }
}
