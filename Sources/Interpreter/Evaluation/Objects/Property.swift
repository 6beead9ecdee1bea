import Diagnostics
import UIKitMotion
import Values

/// A property of an object. One declaration provides reading, setting, its history, help,
/// completion and the unit on a plot's axis.
package struct Property<Object>: Slot, Sendable {
  package private(set) var row: SlotRow
  /// The unit on an axis or over a column; empty for plain numbers.
  package let unit: String
  /// How its past values are kept.
  package let history: PropertyHistory<Object>
  package let get: @Sendable (Object) -> Value
  /// Sets it on the stage that has the object; nil if it is read-only.
  package let set: (@Sendable (Object, Stage, Value, Check) throws(Mistake) -> Void)?
  /// Throws if it cannot be set to a value; nil if it is read-only.
  fileprivate let accept: Acceptance?

  package typealias Acceptance = @Sendable (Check, Value) throws(Mistake) -> Void

  /// A property that is read-only.
  package init(
    _ name: String, _ kind: ValueKind, unit: String = "", _ history: PropertyHistory<Object>,
    _ summary: String, get: @escaping @Sendable (Object) -> Value
  ) {
    row = SlotRow(name, kind, summary)
    (self.unit, self.history, self.get) = (unit, history, get)
    (set, accept) = (nil, nil)
  }

  /// A property that can be set to the values of a type.
  package init<Content>(
    _ name: String, _ type: ValueType<Content>, unit: String = "",
    _ history: PropertyHistory<Object>, _ summary: String,
    get: @escaping @Sendable (Object) -> Value,
    set: @escaping @Sendable (Object, Stage, Content) throws -> Void
  ) {
    row = SlotRow(name, type.kind, summary)
    (self.unit, self.history) = (unit, history)
    // A property set to `on` or `off` also reads so.
    if case .boolean = type.kind { self.get = { get($0).asSwitch } } else { self.get = get }
    self.set = { (object, stage, value, check) throws(Mistake) in
      let content = try type.check(check, value)
      try attempt { try set(object, stage, content) }
    }
    accept = { (check, value) throws(Mistake) in _ = try type.check(check, value) }
  }

  /// The same property, with other systems' words for it.
  func also(_ words: String...) -> Property {
    var property = self
    property.row.also = words
    return property
  }
}

/// How the history of a property is kept. Every property states it, and the type of its object
/// limits the choice: an object without a way to its past does not have properties.
package struct PropertyHistory<Object>: Sendable {
  /// The object as it was at a frame; nil for objects whose changes are in a log.
  fileprivate let at: (@Sendable (Object, Int) -> Object?)?
  let way: Way

  enum Way: Sendable {
    case recorded, logged, watched, constant, present
  }
}

/// An object that can be read as it was at a recorded frame.
package protocol Recorded {
  /// Nil before it existed.
  func at(_ frame: Int) -> Self?
}

extension PropertyHistory where Object: Recorded {
  /// In the stage's record: an object at a frame reads its values from there.
  package static var recorded: PropertyHistory {
    PropertyHistory(at: { $0.at($1) }, way: .recorded)
  }
  /// It never changes while the object exists.
  package static var constant: PropertyHistory {
    PropertyHistory(at: { $0.at($1) }, way: .constant)
  }
}

/// An object whose changes a `PropertyLog` keeps.
package protocol Logged {}

extension PropertyHistory where Object: Logged {
  /// Noted whenever it is set; for properties that only statements change.
  package static var logged: PropertyHistory { PropertyHistory(at: nil, way: .logged) }
  /// Noted when it is set, and checked after each frame; for properties that the simulation also
  /// changes, but rarely.
  package static var watched: PropertyHistory { PropertyHistory(at: nil, way: .watched) }
  /// It never changes.
  package static var constant: PropertyHistory { PropertyHistory(at: nil, way: .constant) }
  /// Not kept: only its present value is known.
  package static var present: PropertyHistory { PropertyHistory(at: nil, way: .present) }
}

/// A property bound to its object, for the evaluator.
package struct BoundProperty: Slot {
  package let row: SlotRow
  package let unit: String
  package let get: () -> Value
  /// The value at a frame; nothing if it is unknown.
  package let past: (Int) -> Value
  /// Sets it on a stage, which code that only reads does not have. Nil if it is read-only.
  private(set) var set: ((Stage, Value, Check) throws(Mistake) -> Void)?
  /// Throws if it cannot be set to a value; nil if it is read-only.
  let accept: (@Sendable (Check, Value) throws(Mistake) -> Void)?

  /// Whether it can be set, or is read-only.
  package var isSettable: Bool { self.set != nil }

  /// A property of an object that the stage records.
  package init<Object: Recorded>(_ property: Property<Object>, of object: Object) {
    self.init(property, of: object) {
      property.history.at?(object, $0).map(property.get) ?? .nothing
    }
    guard let set = property.set else { return }
    self.set = { (stage, value, check) throws(Mistake) in
      try set(object, stage, value, check)
    }
  }

  /// A property of an object whose changes are noted in a log.
  package init<Object: Logged>(_ property: Property<Object>, of object: Object, log: PropertyLog) {
    self.init(property, of: object) {
      property.history.way == .present
        ? .nothing : log.value(of: property.name, at: $0, now: property.get(object))
    }
    guard let set = property.set else { return }
    self.set = { (stage, value, check) throws(Mistake) in
      try log.noting { () throws(Mistake) in try set(object, stage, value, check) }
    }
  }

  private init<Object>(
    _ property: Property<Object>, of object: Object, past: @escaping (Int) -> Value
  ) {
    row = property.row
    unit = property.unit
    accept = property.accept
    get = { property.get(object) }
    self.past = past
  }

  /// The value at a frame; a nil frame is now.
  package func value(at frame: Int?) -> Value { frame.map(past) ?? get() }
}
