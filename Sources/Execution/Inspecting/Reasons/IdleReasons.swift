import Dynamics
import Geometry
import Staging

/// Sentences on why behaviors that hold an item do nothing to it now.
struct IdleReasons {
  let inspector: Inspector
  let item: DynamicItem
  let forces: Forces
  private var animator: ReadOnlyAnimator { inspector.stage.animator }

  /// A sentence for each behavior that holds the item and does not act on it.
  var told: [String] {
    let held = inspector.world.objects.behaviors.map(\.behavior).filter { $0.holds(item) }
    let far = held.compactMap { $0 as? FieldBehavior }
      .filter { silence(of: $0) == nil && !$0.reaches(item) && !animator.isAnchored(item) }
    return held.filter { behavior in !far.contains { $0 === behavior } }
      .compactMap { behavior in silence(of: behavior) ?? idleness(of: behavior) } + outside(far)
  }

  private func outside(_ fields: [FieldBehavior]) -> [String] {
    guard !fields.isEmpty else { return [] }
    let regions = fields.count == 1 ? "the region" : "every region"
    return ["its center is outside \(regions) of \(fields.map(\.name).listed)"]
  }

  /// The reason that it acts on nothing.
  private func silence(of behavior: DynamicBehavior) -> String? {
    if behavior.isMuted { return "\(behavior.name) is muted" }
    if let set = behavior.ancestors.first(where: \.isMuted) {
      return "\(behavior.name) is muted because it is part of \(set.name)"
    }
    if behavior.isTorn {
      return "\(behavior.name) has lost what it held and no longer acts"
    }
    return nil
  }

  /// The reason that it does nothing to the item; nil if it acts, or if it never pulls or pushes.
  private func idleness(of behavior: DynamicBehavior) -> String? {
    if let collision = behavior as? CollisionBehavior { return emptiness(of: collision) }
    guard !forces.all.contains(where: { $0.cause == .behavior(behavior.name) }),
      !animator.isAnchored(item)
    else { return nil }
    switch behavior {
    case let gravity as GravityBehavior: return weakness(of: gravity)
    case let push as PushBehavior: return weakness(of: push)
    case let field as FieldBehavior: return weakness(of: field)
    case is AttachmentBehavior, is SnapBehavior: return "\(behavior.name) has nothing to hold now"
    default: return nil
    }
  }

  private func weakness(of gravity: GravityBehavior) -> String {
    guard let ruler = animator.rulingGravity else {
      return "\(gravity.name) pulls nothing: gravity ended with the behavior that was removed"
    }
    if ruler !== gravity {
      return "\(gravity.name) is overridden: \(ruler.name), the last one, sets all gravity"
    }
    return gravity.magnitude == 0
      ? "\(gravity.name) pulls nothing: its magnitude is 0" : overruled(gravity)
  }

  private func weakness(of push: PushBehavior) -> String {
    if push.magnitude == 0 { return "\(push.name) pushes nothing: its magnitude is 0" }
    guard !push.isActive else { return overruled(push) }
    return push.mode == .instantaneous
      ? "\(push.name) pushes once and has already done so" : "\(push.name) is not active"
  }

  private func weakness(of field: FieldBehavior) -> String {
    if !field.isStrong { return "\(field.name) does nothing: its strength is 0" }
    if field.kind.needsCharge, animator.charge(of: item) == 0 {
      return "\(field.name) acts only on charged items, and it has no charge"
    }
    if [.drag, .magnetic, .turbulence].contains(field.kind), item.linearVelocity.length < 1e-3,
      forces.ruler == nil
    {
      return "\(field.name) acts only on moving items, and it stands still"
    }
    return overruled(field)
  }

  /// A velocity field overrides all other forces at a distance.
  private func overruled(_ behavior: DynamicBehavior) -> String {
    if let ruler = forces.ruler?.behavior, ruler != behavior.name {
      return "\(behavior.name) does not act: \(ruler) sets the velocity"
    }
    return "\(behavior.name) does nothing to it here and now"
  }

  private func emptiness(of collision: CollisionBehavior) -> String? {
    let hasEdges =
      collision.translatesReferenceBoundsIntoBoundary || !collision.boundaries.isEmpty
    switch collision.mode {
    case .items where hasEdges:
      return "\(collision.name) does not stop it at boundaries: its mode is items"
    case .boundaries where !hasEdges:
      return "\(collision.name) has no boundary to stop it"
    case .items where collision.items.count == 1,
      .everything where !hasEdges && collision.items.count == 1:
      return "\(collision.name) has nothing to collide with: no boundary and no other view"
    case .items, .boundaries, .everything: return nil
    }
  }
}
