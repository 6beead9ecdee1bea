import Geometry
import Text

/// Why an animator or a behavior could not do as asked; nothing has changed then.
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

extension DynamicsProblem {
  /// One sentence that says what is wrong.
  public var message: String {
    switch self {
    case .invalidOutline(let item, let fault): "`\(item)` \(text(fault))"
    case .invalidSize(let item, let size):
      "`\(item)` is \(size.width.written) x \(size.height.written) points, too small or large to move"
    case .invalidPlace(let item, _, _):
      "`\(item)` is too far away, or turned too far, to move"
    case .itemElsewhere(let item): "`\(item)` is moved by another animator"
    case .itemInGroup(let item, let group): "`\(item)` moves with its group `\(group)`"
    case .itemInBehavior(let item, _): "`\(item)` is held by behaviors of its own"
    case .emptyGroup(let group): "group `\(group)` has no items"
    case .groupInGroup(let item, _): "`\(item)` is a group itself"
    case .itemWithoutBody(let item): "no behavior holds `\(item)`, so nothing can move it"
    case .invalidVelocity(let item): "the velocity for `\(item)` is not a finite number"
    case .alreadyAdded(let behavior): "`\(behavior)` is part of the animator already"
    case .behaviorElsewhere(let behavior): "`\(behavior)` belongs to another animator"
    case .takesNoChildren(let behavior): "`\(behavior)` acts on items and takes no behaviors"
    case .takesNoItems(let behavior): "`\(behavior)` is a set of behaviors and takes no items"
    case .takesNoOtherItems(let behavior): "`\(behavior)` acts on the items it was made with"
    case .attachedToItself(_, let item): "`\(item)` cannot be attached to itself"
    case .tooManyFields(let limit):
      "an animator supports a maximum of \(limit) distinct fields, and has them"
    case .invalidPoint(let behavior, let property, let point):
      "`\(behavior).\(property)` at (\(point.x.written), \(point.y.written)) is too far away"
    case .invalidVector(let behavior, let property, let vector):
      "`\(behavior).\(property)` cannot be (\(vector.dx.written), \(vector.dy.written))"
    case .invalidRange(let behavior, let range):
      "`\(behavior).attachmentRange` takes a range around 0, not \(range.written)"
    case .unusedProperty(let behavior, let property, let kind):
      "`\(behavior)` has no \(property): it is of the kind \(kind)"
    case .tooManyCollisions(let limit):
      "an animator takes \(limit) collision behaviors, and has them"
    case .boundaryWithoutLength(let boundary): "boundary `\(boundary)` starts where it ends"
    case .pathTooShort(let boundary, let points):
      "the path of boundary `\(boundary)` has \(points) different points, and needs 3"
    case .invalidBoundary(let boundary, let point):
      "boundary `\(boundary)` has a point at (\(point.x.written), \(point.y.written)), too far away"
    case .valueOutOfRange(let behavior, let property, let value, let range):
      "`\(behavior).\(property)` takes \(range.written), not \(value.written)"
    }
  }

  private func text(_ fault: CollisionBounds.Fault) -> String {
    switch fault {
    case .outOfReach: "has an outline with a corner that is too far away"
    case .tooManyCorners: "has an outline with too many corners"
    case .withoutArea: "has an outline without area"
    case .notConvex: "has an outline that is not convex"
    }
  }
}
