import Diagnostics

/// A property of an object: one declaration gives reading, setting, help, completion and the
/// unit on a plot's axis.
struct Property<Object>: Sendable {
  let name: String
  let kind: ValueKind
  /// The unit on an axis or over a column; empty for plain numbers.
  let unit: String
  let summary: String
  let get: @Sendable (Object) -> Value
  /// Nil where it can only be read.
  let set: (@Sendable (Object, Value, Check) throws(Mistake) -> Void)?

  init(
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
struct BoundProperty {
  let name: String
  let kind: ValueKind
  let unit: String
  let summary: String
  let get: () -> Value
  let set: ((Value, Check) throws(Mistake) -> Void)?

  init<Object>(_ property: Property<Object>, of object: Object) {
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
