import MotionGeometry

/// An operation that an animator or a behavior rejects; nothing has changed then.
public enum DynamicsProblem: Error, Hashable, Sendable {
  /// The outline of an item cannot be made into a body.
  case invalidOutline(item: String, fault: CollisionBounds.Fault)
  /// A side of an item is outside of `DynamicItem.sides`.
  case invalidSize(item: String, size: Size)
  /// The place or the angle of an item is not finite, or too far off.
  case invalidPlace(item: String, center: Point, angle: Double)
  /// The item belongs to another animator, or is a view of another stage.
  case itemElsewhere(item: String)
  /// The item is in a group, which moves as a whole.
  case itemInGroup(item: String, group: String)
  /// The item has behaviors of its own, so that it cannot join a group.
  case itemInBehavior(item: String, group: String)
  /// A group needs an item at least.
  case emptyGroup(group: String)
  /// A group cannot hold another group.
  case groupInGroup(item: String, group: String)
  /// The item has no body, since no behavior acts on it.
  case itemWithoutBody(item: String)
  /// The velocity of an item is not finite.
  case invalidVelocity(item: String)
  /// The behavior is in the animator's tree already.
  case alreadyAdded(behavior: String)
  /// Behaviors in behaviors would exceed the maximum depth.
  case nestedTooDeeply(behavior: String, limit: Int)
  /// The behavior belongs to another animator.
  case behaviorElsewhere(behavior: String)
  /// The behavior acts on items, so that it takes no children.
  case takesNoChildren(behavior: String)
  /// The behavior is a group of behaviors, so that it takes no items.
  case takesNoItems(behavior: String)
  /// The items of an attachment or a snap are chosen when it is made.
  case takesNoOtherItems(behavior: String)
  /// An item cannot be attached to itself.
  case attachedToItself(behavior: String, item: String)
  /// There are as many collision behaviors as bits for them.
  case tooManyCollisions(limit: Int)
  /// There are as many fields as bits for them.
  case tooManyFields(limit: Int)
  /// A boundary's ends are the same point.
  case boundaryWithoutLength(boundary: String)
  /// A boundary's path needs two points at least.
  case pathTooShort(boundary: String, points: Int)
  /// A point of a boundary is not finite, or too far off.
  case invalidBoundary(boundary: String, point: Point)
  /// A point of a behavior is not finite, or too far off.
  case invalidPoint(behavior: String, property: String, point: Point)
  /// A vector of a behavior is not finite, or too long.
  case invalidVector(behavior: String, property: String, vector: Vector)
  /// A range is not finite, or its ends are in the wrong order.
  case invalidRange(behavior: String, range: ClosedRange<Double>)
  /// The kind of the behavior does not use this property.
  case unusedProperty(behavior: String, property: String, kind: String)
  /// A number of a behavior is outside of its range.
  case valueOutOfRange(
    behavior: String, property: String, value: Double, range: ClosedRange<Double>)
}
