import Answers
import MotionGeometry
import Text
import UIKitMotion

/// Why behaviors that hold an item do nothing to it now.
struct IdleReasons {
  let inspector: Inspector
  let item: DynamicItem
  let forces: Forces
  var animator: ReadOnlyAnimator { inspector.stage.animator }

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
  static func reason(
    _ id: Reason.ID, _ behavior: DynamicBehavior, _ text: String,
    _ cause: DynamicBehavior? = nil
  ) -> Reason {
    Reason(
      id, "\(behavior.name) \(text)", by: [behavior, cause].compactMap { $0?.name })
  }

  /// The reason that it does nothing to the item; nil if it acts, or if it never pulls or pushes.
  private func idleness(of behavior: DynamicBehavior) -> Reason? {
    guard let behavior = behavior.described else { return nil }
    if behavior.forceVerb != nil {
      guard !forces.come(from: behavior.name), !animator.isAnchored(item) else { return nil }
    }
    return behavior.idleness(self)
  }

  /// The reason of a joint without a force.
  func emptyHold(of behavior: DynamicBehavior) -> Reason {
    Self.reason(.idle, behavior, "has nothing to hold now")
  }

  /// A velocity field overrides all other forces at a distance.
  func overruled(_ behavior: DynamicBehavior) -> Reason {
    if let ruler = forces.ruler?.behavior, ruler != behavior.name {
      return Reason(
        .overridden, "\(behavior.name) does not act: \(ruler) sets the velocity",
        by: [behavior.name, ruler])
    }
    return Self.reason(.idle, behavior, "does nothing to it here and now")
  }
}
