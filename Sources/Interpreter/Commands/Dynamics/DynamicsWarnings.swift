import Evaluation
import MotionGeometry
import Text
import UIKitMotion

/// Warnings about common surprises.
enum DynamicsWarnings {
  /// Warns that an attachment of the newer kinds turns off collisions between its two views.
  static func warnOfLostCollision(
    _ attachment: AttachmentBehavior, _ call: Change<some CommandClauses>
  ) throws(Failure) {
    guard attachment.preventsCollision, let other = attachment.otherItem else { return }
    let collides = call.world.objects.behaviors.contains { entry in
      guard let collision = entry.behavior as? CollisionBehavior, collision.mode != .boundaries
      else { return false }
      return [attachment.item, other].allSatisfy { item in
        collision.items.contains { $0 === item }
      }
    }
    if collides { try call.warn(.attachedPairPasses(attachment.item.name, other.name)) }
  }

  /// Warns about a field that does nothing to one of its views now.
  static func warnOfIdleField(_ field: FieldBehavior, _ call: Change<some CommandClauses>)
    throws(Failure)
  {
    for item in field.items where !field.reaches(item) {
      try call.warn(.outsideRegion(item.name, field.name))
    }
    guard field.kind.needsCharge else { return }
    for item in field.items where charge(of: item, call.world) == 0 {
      try call.warn(.noCharge(item.name, field.kind.word))
    }
  }

  private static func charge(of item: DynamicItem, _ world: World) -> Double {
    world.objects.behaviors.reversed().lazy.compactMap { $0.behavior as? DynamicItemBehavior }
      .first { behavior in
        behavior.charge != 0 && behavior.items.contains { $0 === item }
      }?.charge ?? 0
  }

  /// Warns that in mode `items`, boundaries report contacts but stop nothing.
  static func warnOfIdleBoundary(
    _ collision: CollisionBehavior, _ call: Change<some CommandClauses>
  ) throws(Failure) {
    guard collision.mode == .items,
      collision.translatesReferenceBoundsIntoBoundary || !collision.boundaries.isEmpty
    else { return }
    try call.warn(.boundaryInItemsMode(collision.name))
  }

  /// Warns about a drag field that would reverse a view's velocity in one step. Such a field no
  /// longer brakes: the view leaves the step faster than it entered, and faster at each step.
  static func warnOfHardDrag(
    _ field: FieldBehavior, on item: DynamicItem, _ call: Change<some CommandClauses>
  ) throws(Failure) {
    guard let share = call.stage.animator.dragShare(by: field, of: item), share > 1 else {
      return
    }
    let most = field[.strength] / share
    // Rounded down, so that the advice holds.
    let format = NumberFormat(digits: 2)
    try call.warn(.dragTooHard(item.name, field.name, most: format.string(most * 0.95)))
  }

  /// The same for all fields that act on an item.
  static func warnOfHardDrags(on item: DynamicItem, _ call: Change<some CommandClauses>)
    throws(Failure)
  {
    for entry in call.world.objects.behaviors {
      guard let field = entry.behavior as? FieldBehavior,
        field.items.contains(where: { $0 === item })
      else { continue }
      try warnOfHardDrag(field, on: item, call)
    }
  }

  /// Warns about a view that moves more than its own size in one step, and so passes through
  /// other views.
  static func warnOfTunnelling(
    _ item: DynamicItem, _ velocity: Vector, _ call: Change<some CommandClauses>
  ) throws(Failure) {
    let step = Double(call.inspector.engine.timeStep)
    if velocity.length * step > min(item.size.width, item.size.height) {
      try call.warn(.tunnelling(item.name))
    }
  }
}
