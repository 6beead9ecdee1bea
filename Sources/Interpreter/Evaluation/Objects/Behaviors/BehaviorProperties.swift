import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension DynamicBehavior: Logged {
  /// The behavior with what the language says of its class; nil for a set.
  var described: (any DescribedBehavior)? { self as? any DescribedBehavior }
}

/// The properties of behaviors, with UIKit's names, units and quirks.
package enum BehaviorProperties {
  /// The classes of behaviors, in the order of help.
  static let all: [any DescribedBehavior.Type] = [
    GravityBehavior.self, CollisionBehavior.self, DynamicItemBehavior.self, PushBehavior.self,
    SnapBehavior.self, AttachmentBehavior.self, FieldBehavior.self,
  ]

  /// The properties of a behavior, with a log that notes their changes.
  package static func properties(of behavior: DynamicBehavior, log: PropertyLog) -> [BoundProperty]
  {
    declared(of: behavior)?.bound(log) ?? []
  }

  /// The current values of a behavior's properties, in listing order.
  package static func values(of behavior: DynamicBehavior) -> [(name: String, value: Value)] {
    declared(of: behavior)?.values() ?? []
  }

  /// A log of a behavior's properties, from now on.
  static func log(of behavior: DynamicBehavior, on stage: ReadOnlyStage) -> PropertyLog {
    declared(of: behavior)?.log(stage) ?? PropertyLog(of: behavior, [], on: stage)
  }

  /// Nil for a set of behaviors, which does not have properties of its own.
  private static func declared(of behavior: DynamicBehavior) -> Declared? {
    behavior.described.map { Declared($0) }
  }

  /// A behavior with the properties that its class declares.
  private struct Declared {
    let bound: (PropertyLog) -> [BoundProperty]
    let values: () -> [(name: String, value: Value)]
    let log: (ReadOnlyStage) -> PropertyLog

    init<T: DescribedBehavior>(_ object: T) {
      let properties = object.ownProperties
      values = { properties.map { ($0.name, $0.get(object)) } }
      let items: Property<T> = BehaviorProperties.items()
      bound = { log in (properties + [items]).map { BoundProperty($0, of: object, log: log) } }
      log = { stage in PropertyLog(of: object, properties, on: stage) }
    }
  }

  /// The items of a behavior, as a list of views and groups.
  private static func items<Behavior: DynamicBehavior>() -> Property<Behavior> {
    Property(
      "items", .views, .present, "the views and groups it acts on",
      get: { behavior in
        .list(
          List(
            behavior.items.map { item in
              .object(item is DynamicItemGroup ? .group(item.name) : .view(item.name))
            }))
      })
  }
}

extension Value {
  package static func point(_ vector: Vector) -> Value { .point(Point(vector.dx, vector.dy)) }
}
