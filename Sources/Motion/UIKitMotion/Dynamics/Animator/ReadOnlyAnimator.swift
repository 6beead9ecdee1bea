import MotionGeometry

/// An animator that can be read and not changed.
///
/// Its behaviors are reached through the names under which they are known elsewhere.
package struct ReadOnlyAnimator {
  private let animator: DynamicAnimator

  package init(_ animator: DynamicAnimator) { self.animator = animator }

  package var engine: Engine { animator.engine }
  /// The items with a body, in order of association.
  package var items: [DynamicItem] { animator.items }
  /// The items near a rectangle, as `DynamicAnimator.items(in:)` finds them.
  package func items(in rect: Rect) -> [DynamicItem] { animator.items(in: rect) }
  /// Whether a behavior holds the item.
  package func holds(_ item: DynamicItem) -> Bool { animator.holds(item) }
  /// An item's energy; nil for one that cannot move.
  package func energy(of item: DynamicItem) -> Energy? { animator.energy(of: item) }
  /// The total force of fields on a resting probe at a point, in N.
  package func fieldForce(at point: Point) -> Vector? { animator.fieldForce(at: point) }
  /// The behavior whose vector applies to all gravity; nil without gravity.
  package var effectiveGravity: GravityBehavior? { animator.effectiveGravity }
  package func isAnchored(_ item: DynamicItem) -> Bool { animator.isAnchored(item) }
  package func charge(of item: DynamicItem) -> Double { animator.charge(of: item) }
  package func isAwake(_ item: DynamicItem) -> Bool { animator.isAwake(item) }
  /// The item behavior that sets a property of an item; nil if the default applies.
  package func source(
    of property: DynamicItemBehavior.Property, for item: DynamicItem
  ) -> DynamicItemBehavior? {
    animator.source(of: property, for: item)
  }
}
