import Diagnostics
import Values

/// A property of an object: one declaration gives reading, setting, its past, help, completion and
/// the unit on a plot's axis.
package struct Property<Object>: Sendable {
  package let name: String
  package let kind: ValueKind
  /// The unit on an axis or over a column; empty for plain numbers.
  package let unit: String
  /// How what it was is known.
  package let past: Past<Object>
  package let summary: String
  /// Words of other systems that mean it, such as `opacity` for `alpha`.
  package private(set) var also: [String] = []
  package let get: @Sendable (Object) -> Value
  /// Nil where it can only be read.
  package let set: (@Sendable (Object, Value, Check) throws(Mistake) -> Void)?

  package init(
    _ name: String, _ kind: ValueKind, unit: String = "", _ past: Past<Object>,
    _ summary: String, get: @escaping @Sendable (Object) -> Value,
    set: (@Sendable (Object, Value, Check) throws(Mistake) -> Void)? = nil
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.past = past
    self.summary = summary
    self.get = get
    self.set = set
  }

  /// The same property, which words of other systems mean too.
  func also(_ words: String...) -> Property {
    var property = self
    property.also = words
    return property
  }
}

/// How the past of a property is kept. Every property says so: there is no default, as what is told
/// of the past without a record of it is untrue.
package struct Past<Object>: Sendable {
  let at: (@Sendable (Object, Int) -> Object)?
  let way: Way

  enum Way: Sendable {
    case recorded, logged, watched, constant
  }

  /// Noted whenever it is set; for what only statements change.
  package static var logged: Past { Past(at: nil, way: .logged) }
  /// Noted when it is set, and looked at after each frame: for what the simulation changes too, and
  /// rarely.
  package static var watched: Past { Past(at: nil, way: .watched) }
  /// It never changes.
  package static var constant: Past { Past(at: nil, way: .constant) }
}

extension Past where Object: Recorded {
  /// In the stage's record: an object that looks at a frame reads what it was then.
  package static var recorded: Past { Past(at: { $0.at($1) }, way: .recorded) }
}

/// An object that can be looked at as it was at a recorded frame.
package protocol Recorded {
  func at(_ frame: Int) -> Self
}

/// A property of some object, with the object told apart: what the evaluator works with.
package struct BoundProperty {
  package let name: String
  package let kind: ValueKind
  package let unit: String
  package let summary: String
  package let also: [String]
  package let get: () -> Value
  /// What it was at a frame; nothing where that is not known.
  package let past: (Int) -> Value
  /// Not for commands: what is set must be noted, as the evaluator does.
  let set: ((Value, Check) throws(Mistake) -> Void)?

  /// Whether it can be set, or is only told.
  package var isSettable: Bool { self.set != nil }

  /// - Parameter log: where what is set is noted; nil for objects whose stage keeps their past.
  package init<Object>(_ property: Property<Object>, of object: Object, log: PropertyLog? = nil) {
    name = property.name
    kind = property.kind
    unit = property.unit
    summary = property.summary
    also = property.also
    get = { property.get(object) }
    if let at = property.past.at {
      past = { property.get(at(object, $0)) }
    } else {
      past = { log?.value(of: property.name, at: $0, now: property.get(object)) ?? .nothing }
    }
    guard let set = property.set else {
      self.set = nil
      return
    }
    self.set = { (value, check) throws(Mistake) in
      guard let log else { return try set(object, value, check) }
      try log.noting { () throws(Mistake) in try set(object, value, check) }
    }
  }

  /// The value at a frame; nil is now.
  package func value(at frame: Int?) -> Value { frame.map(past) ?? get() }
}
