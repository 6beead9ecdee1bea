import MotionGeometry

/// An animator that can be read and not changed.
///
/// Its behaviors are reached through the names under which they are known elsewhere.
public struct ReadOnlyAnimator {
  private let animator: DynamicAnimator

  public init(_ animator: DynamicAnimator) { self.animator = animator }

  public var engine: Engine { animator.engine }
  /// The items with a body, in order of association.
  public var items: [DynamicItem] { animator.items }
  /// The items near a rectangle, as `DynamicAnimator.items(in:)` finds them.
  public func items(in rect: Rect) -> [DynamicItem] { animator.items(in: rect) }
  /// Whether a behavior holds the item.
  public func holds(_ item: DynamicItem) -> Bool { animator.holds(item) }
  /// An item's energy; nil for one that cannot move.
  public func energy(of item: DynamicItem) -> Energy? { animator.energy(of: item) }
  /// The total force of fields on a resting probe at a point, in N.
  public func fieldForce(at point: Point) -> Vector? { animator.fieldForce(at: point) }
  /// The behavior whose vector applies to all gravity; nil without gravity.
  public var effectiveGravity: GravityBehavior? { animator.effectiveGravity }
  public func isAnchored(_ item: DynamicItem) -> Bool { animator.isAnchored(item) }
  public func charge(of item: DynamicItem) -> Double { animator.charge(of: item) }
  public func isAwake(_ item: DynamicItem) -> Bool { animator.isAwake(item) }
  /// The item behavior that sets a property of an item; nil if the default applies.
  public func source(
    of property: DynamicItemBehavior.Property, for item: DynamicItem
  ) -> DynamicItemBehavior? {
    animator.source(of: property, for: item)
  }
}
