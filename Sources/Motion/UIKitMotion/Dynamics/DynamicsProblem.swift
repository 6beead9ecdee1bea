import MotionGeometry

/// An operation that an animator or a behavior rejects; nothing has changed then.
public enum DynamicsProblem: Error, Hashable, Sendable {
  case invalidOutline(item: String, fault: CollisionBounds.Fault)
  case invalidSize(item: String, size: Size)
  case invalidPlace(item: String, center: Point, angle: Double)
  case itemElsewhere(item: String)
  case itemInGroup(item: String, group: String)
  case itemInBehavior(item: String, group: String)
  case emptyGroup(group: String)
  case groupInGroup(item: String, group: String)
  case itemWithoutBody(item: String)
  case invalidVelocity(item: String)
  case alreadyAdded(behavior: String)
  case behaviorElsewhere(behavior: String)
  case takesNoChildren(behavior: String)
  case takesNoItems(behavior: String)
  case takesNoOtherItems(behavior: String)
  case attachedToItself(behavior: String, item: String)
  case tooManyCollisions(limit: Int)
  case tooManyFields(limit: Int)
  case boundaryWithoutLength(boundary: String)
  case pathTooShort(boundary: String, points: Int)
  case invalidBoundary(boundary: String, point: Point)
  case invalidPoint(behavior: String, property: String, point: Point)
  case invalidVector(behavior: String, property: String, vector: Vector)
  case invalidRange(behavior: String, range: ClosedRange<Double>)
  case unusedProperty(behavior: String, property: String, kind: String)
  case valueOutOfRange(
    behavior: String, property: String, value: Double, range: ClosedRange<Double>)
}
