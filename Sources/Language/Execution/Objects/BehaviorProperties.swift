import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension DynamicBehavior: Logged {}

/// The properties of behaviors, with UIKit's names, units and quirks.
package enum BehaviorProperties {
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
    switch behavior {
    case let gravity as GravityBehavior: Declared(Self.gravity, gravity)
    case let collision as CollisionBehavior: Declared(Self.collision, collision)
    case let item as DynamicItemBehavior: Declared(Self.item, item)
    case let push as PushBehavior: Declared(ForceProperties.push, push)
    case let snap as SnapBehavior: Declared(ForceProperties.snap, snap)
    case let attachment as AttachmentBehavior:
      Declared(ForceProperties.attachment(attachment.kind), attachment)
    case let field as FieldBehavior: Declared(ForceProperties.field(field.kind), field)
    default: nil
    }
  }

  /// A behavior with the properties that its class declares.
  private struct Declared {
    let bound: (PropertyLog) -> [BoundProperty]
    let values: () -> [(name: String, value: Value)]
    let log: (ReadOnlyStage) -> PropertyLog

    init<T: DynamicBehavior>(_ properties: [Property<T>], _ object: T) {
      values = { properties.map { ($0.name, $0.get(object)) } }
      let items: Property<T> = BehaviorProperties.items()
      bound = { log in (properties + [items]).map { BoundProperty($0, of: object, log: log) } }
      log = { stage in PropertyLog(of: object, properties, on: stage) }
    }
  }

  /// What a behavior acts on, as a list of views and groups.
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

  package static let gravity: [Property<GravityBehavior>] =
    BehaviorNumber.all.map(\.property) + [
      Property(
        "gravityDirection", .point, .logged, "magnitude and angle as a vector; (0, 1) is down",
        get: { .point(Point($0.gravityDirection.dx, $0.gravityDirection.dy)) },
        set: { (gravity, _, value, check) throws(Mistake) in
          let point = try check.point(value)
          gravity.gravityDirection = Vector(point.x, point.y)
        })
    ]

  package static let collision: [Property<CollisionBehavior>] = [
    Property(
      "mode", .word(CollisionBehavior.Mode.allCases.map(\.rawValue)), .logged,
      "what collides with what",
      get: { .string($0.mode.rawValue) },
      set: { (collision, _, value, check) throws(Mistake) in
        guard let mode = CollisionBehavior.Mode(rawValue: try check.string(value)) else {
          throw check.wrongKind(.word(CollisionBehavior.Mode.allCases.map(\.rawValue)), value)
        }
        collision.mode = mode
      }),
    Property(
      "bounds", .boolean, .logged, "whether the stage's edges are a boundary",
      get: { .boolean($0.translatesReferenceBoundsIntoBoundary) },
      set: { (collision, _, value, check) throws(Mistake) in
        collision.translatesReferenceBoundsIntoBoundary = try check.boolean(value)
      }),
  ]

  package static let item: [Property<DynamicItemBehavior>] =
    DynamicItemBehavior.Quantity.allCases.map { BehaviorNumber.of($0).property } + [
      flag("allowsRotation", "whether it can rotate", \.allowsRotation),
      flag("isAnchored", "whether it stays in place; `anchored` for short", \.isAnchored),
    ]

  private static func flag(
    _ name: String, _ summary: String,
    _ path: ReferenceWritableKeyPath<DynamicItemBehavior, Bool> & Sendable
  ) -> Property<DynamicItemBehavior> {
    Property(
      name, .boolean, .logged, summary, get: { .boolean($0[keyPath: path]) },
      set: { (item, _, value, check) throws(Mistake) in
        item[keyPath: path] = try check.boolean(value)
      })
  }
}
