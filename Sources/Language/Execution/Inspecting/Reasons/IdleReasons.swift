import Answers
import MotionGeometry
import Text
import UIKitMotion

/// Why behaviors that hold an item do nothing to it now.
struct IdleReasons {
  let inspector: Inspector
  let item: DynamicItem
  let forces: Forces
  private var animator: ReadOnlyAnimator { inspector.stage.animator }

  /// A reason for each behavior that holds the item and does not act on it.
  var reasons: [Reason] {
    let held = inspector.world.objects.behaviors.map(\.behavior).filter { $0.holds(item) }
    let far = held.compactMap { $0 as? FieldBehavior }
      .filter { silence(of: $0) == nil && !$0.reaches(item) && !animator.isAnchored(item) }
    return held.filter { behavior in !far.contains { $0 === behavior } }
      .compactMap { behavior in silence(of: behavior) ?? idleness(of: behavior) } + outside(far)
  }

  private func outside(_ fields: [FieldBehavior]) -> [Reason] {
    guard !fields.isEmpty else { return [] }
    let regions = fields.count == 1 ? "the region" : "every region"
    let names = fields.map(\.name)
    return [
      Reason(.outOfReach, "its center is outside \(regions) of \(names.listed())", by: names)
    ]
  }

  /// The reason that it acts on nothing.
  private func silence(of behavior: DynamicBehavior) -> Reason? {
    if behavior.isMuted { return Self.reason(.muted, behavior, "is muted") }
    if let set = behavior.ancestors.first(where: \.isMuted) {
      return Self.reason(.muted, behavior, "is muted because it is part of \(set.name)", set)
    }
    if behavior.hasLostItem {
      return Self.reason(.torn, behavior, "has lost what it held and no longer acts")
    }
    return nil
  }

  /// A sentence that begins with the name of a behavior; another one may be the cause.
  private static func reason(
    _ id: Reason.ID, _ behavior: DynamicBehavior, _ text: String,
    _ cause: DynamicBehavior? = nil
  ) -> Reason {
    Reason(
      id, "\(behavior.name) \(text)", by: [behavior, cause].compactMap { $0?.name })
  }

  /// The reason that it does nothing to the item; nil if it acts, or if it never pulls or pushes.
  private func idleness(of behavior: DynamicBehavior) -> Reason? {
    if let collision = behavior as? CollisionBehavior { return emptiness(of: collision) }
    guard !forces.come(from: behavior.name),
      !animator.isAnchored(item)
    else { return nil }
    switch behavior {
    case let gravity as GravityBehavior: return weakness(of: gravity)
    case let push as PushBehavior: return weakness(of: push)
    case let field as FieldBehavior: return weakness(of: field)
    case is AttachmentBehavior, is SnapBehavior:
      return Self.reason(.idle, behavior, "has nothing to hold now")
    default: return nil
    }
  }

  private func weakness(of gravity: GravityBehavior) -> Reason {
    guard let ruler = animator.effectiveGravity else {
      return Self.reason(
        .overridden, gravity, "pulls nothing: gravity ended with the behavior that was removed")
    }
    if ruler !== gravity {
      return Self.reason(
        .overridden, gravity, "is overridden: \(ruler.name), the last one, sets all gravity", ruler)
    }
    return gravity.magnitude == 0
      ? Self.reason(.weak, gravity, "pulls nothing: its magnitude is 0") : overruled(gravity)
  }

  private func weakness(of push: PushBehavior) -> Reason {
    if push.magnitude == 0 {
      return Self.reason(.weak, push, "pushes nothing: its magnitude is 0")
    }
    guard !push.isActive else { return overruled(push) }
    return push.mode == .instantaneous
      ? Self.reason(.inactive, push, "pushes once and has already done so")
      : Self.reason(.inactive, push, "is not active")
  }

  private func weakness(of field: FieldBehavior) -> Reason {
    if !field.isStrong { return Self.reason(.weak, field, "does nothing: its strength is 0") }
    if field.kind.needsCharge, animator.charge(of: item) == 0 {
      return Self.reason(.noCharge, field, "acts only on charged items, and it has no charge")
    }
    if [.drag, .magnetic, .turbulence].contains(field.kind), item.linearVelocity.length < 1e-3,
      forces.ruler == nil
    {
      return Self.reason(.idle, field, "acts only on moving items, and it stands still")
    }
    return overruled(field)
  }

  /// A velocity field overrides all other forces at a distance.
  private func overruled(_ behavior: DynamicBehavior) -> Reason {
    if let ruler = forces.ruler?.behavior, ruler != behavior.name {
      return Reason(
        .overridden, "\(behavior.name) does not act: \(ruler) sets the velocity",
        by: [behavior.name, ruler])
    }
    return Self.reason(.idle, behavior, "does nothing to it here and now")
  }

  private func emptiness(of collision: CollisionBehavior) -> Reason? {
    let hasEdges =
      collision.translatesReferenceBoundsIntoBoundary || !collision.boundaries.isEmpty
    switch collision.mode {
    case .items where hasEdges:
      return Self.reason(
        .noBoundary, collision, "does not stop it at boundaries: its mode is items")
    case .boundaries where !hasEdges:
      return Self.reason(.noBoundary, collision, "has no boundary to stop it")
    case .items where collision.items.count == 1,
      .everything where !hasEdges && collision.items.count == 1:
      return Self.reason(
        .noBoundary, collision, "has nothing to collide with: no boundary and no other view")
    case .items, .boundaries, .everything: return nil
    }
  }
}
