import Answers
import Values
import Diagnostics

/// A property of an object: one declaration gives reading, setting, help, completion and the
/// unit on a plot's axis.
package struct Property<Object>: Sendable {
  package let name: String
  package let kind: ValueKind
  /// The unit on an axis or over a column; empty for plain numbers.
  package let unit: String
  package let summary: String
  package let get: @Sendable (Object) -> Value
  /// Nil where it can only be read.
  package let set: (@Sendable (Object, Value, Check) throws(Mistake) -> Void)?

  package init(
    _ name: String, _ kind: ValueKind, unit: String = "", _ summary: String,
    get: @escaping @Sendable (Object) -> Value,
    set: (@Sendable (Object, Value, Check) throws(Mistake) -> Void)? = nil
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.summary = summary
    self.get = get
    self.set = set
  }
}

/// A property of some object, with the object told apart: what the evaluator works with.
package struct BoundProperty {
  package let name: String
  package let kind: ValueKind
  package let unit: String
  package let summary: String
  package let get: () -> Value
  package let set: ((Value, Check) throws(Mistake) -> Void)?

  package init<Object>(_ property: Property<Object>, of object: Object) {
    name = property.name
    kind = property.kind
    unit = property.unit
    summary = property.summary
    get = { property.get(object) }
    if let set = property.set {
      self.set = { (value, check) throws(Mistake) in try set(object, value, check) }
    } else {
      self.set = nil
    }
  }
}
