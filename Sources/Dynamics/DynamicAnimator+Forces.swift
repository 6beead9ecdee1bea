import Geometry
import Physics

/// What one behavior does to one item now.
public struct ItemForce {
  public let behavior: DynamicBehavior
  /// Through the item's centre of mass, in N.
  public let force: Vector
  /// What the force alone would cause, in points per second².
  public let acceleration: Vector
  /// Of a velocity field: what the item moves with instead, in points per second.
  public let velocity: Vector?
}

extension DynamicAnimator {
  /// What acts on an item now, in the order of the tree: gravity, continuous pushes, and fields that
  /// reach the item; of two gravities, the one that counts. What contacts and attachments do is
  /// found only while a step is solved. Empty for an item without a body here, and for an anchored
  /// one.
  ///
  /// Where a field sets the velocity, it alone is told.
  public func forces(on item: DynamicItem) -> [ItemForce] {
    applyItemProperties()
    guard let record = record(of: item), !record.properties.isAnchored else { return [] }
    let acting = tree.filter { behavior in
      behavior.isActing && (behavior === ruler || behavior.items.contains { $0 === item })
    }
    let found = acting.compactMap { force(of: $0, on: record) }
    return found.first { $0.velocity != nil }.map { [$0] } ?? found
  }

  /// The attachments and snaps that hold an item, in the order of the tree: what they do is found
  /// only while a step is solved.
  public func holders(of item: DynamicItem) -> [DynamicBehavior] {
    tree.filter { behavior in
      (behavior is AttachmentBehavior || behavior is SnapBehavior) && behavior.isActing
        && behavior.items.contains { $0 === item }
    }
  }

  private func force(of behavior: DynamicBehavior, on record: ItemRecord) -> ItemForce? {
    if let push = behavior as? PushBehavior {
      guard push.isActive, push.mode == .continuous else { return nil }
      return describe(push, push.pushDirection, on: record)
    }
    if let gravity = behavior as? GravityBehavior {
      guard gravity === ruler, record.gravityHolders > 0 else { return nil }
      let acceleration = gravity.gravityDirection * 10
      return describe(gravity, acceleration * Double(record.mass.kilograms), on: record)
    }
    if let field = behavior as? FieldBehavior { return force(of: field, on: record) }
    return nil
  }

  private func force(of field: FieldBehavior, on record: ItemRecord) -> ItemForce? {
    let motion = record.body.motion
    let p = motion.position - Scale.meters(field.position)
    guard field.isStrong, field.region.contains(Scale.point(p)) else { return nil }
    let body = FieldProbe(
      position: p, velocity: motion.linearVelocity, mass: record.mass.kilograms,
      charge: Float(record.properties.charge))
    switch field.action(on: body, time: worldTime + Double(engine.timeStep)) {
    case .force(let force):
      return describe(field, Vector(Double(force.x), Double(force.y)), on: record)
    case .velocity:
      return ItemForce(
        behavior: field, force: .zero, acceleration: .zero, velocity: field.direction * 100)
    }
  }

  private func describe(
    _ behavior: DynamicBehavior, _ force: Vector, on record: ItemRecord
  ) -> ItemForce {
    ItemForce(
      behavior: behavior, force: force,
      acceleration: force * (100 / Double(record.mass.kilograms)), velocity: nil)
  }
}
