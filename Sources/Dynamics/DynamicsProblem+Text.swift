extension DynamicsProblem {
  /// One sentence that says what is wrong.
  public var message: String {
    switch self {
    case .invalidOutline(let item, let fault): "`\(item)` \(text(fault))"
    case .invalidSize(let item, let size):
      "`\(item)` is \(text(size.width)) x \(text(size.height)) points, too small or large to move"
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
      "`\(behavior).\(property)` at (\(text(point.x)), \(text(point.y))) is too far away"
    case .invalidVector(let behavior, let property, let vector):
      "`\(behavior).\(property)` cannot be (\(text(vector.dx)), \(text(vector.dy)))"
    case .invalidRange(let behavior, let range):
      "`\(behavior).attachmentRange` takes a range around 0, not \(text(range))"
    case .unusedProperty(let behavior, let property, let kind):
      "`\(behavior)` has no \(property): it is of the kind \(kind)"
    case .tooManyCollisions(let limit):
      "an animator takes \(limit) collision behaviors, and has them"
    case .boundaryWithoutLength(let boundary): "boundary `\(boundary)` starts where it ends"
    case .pathTooShort(let boundary, let points):
      "the path of boundary `\(boundary)` has \(points) different points, and needs 3"
    case .invalidBoundary(let boundary, let point):
      "boundary `\(boundary)` has a point at (\(text(point.x)), \(text(point.y))), too far away"
    case .valueOutOfRange(let behavior, let property, let value, let range):
      "`\(behavior).\(property)` takes \(text(range)), not \(text(value))"
    }
  }

  /// What to do instead.
  public var help: String {
    switch self {
    case .invalidSize:
      "give it a width and a height from \(text(DynamicItem.sides)) points first"
    case .invalidPlace: "bring its center within \(text(DynamicItem.coordinates)) points"
    case .invalidOutline(_, let fault): help(fault)
    case .itemInGroup(_, let group): "add the behavior to `\(group)`"
    case .itemInBehavior: "remove it from them first, then add the group instead"
    case .emptyGroup: "name one item or more"
    case .groupInGroup: "name its items instead"
    case .itemElsewhere: "remove it from that animator's behaviors first"
    case .itemWithoutBody: "add it to a behavior first, such as `gravity` or `item`"
    case .invalidVelocity: "write a velocity in points, or radians, per second"
    case .alreadyAdded: "remove it where it is, or make a new one"
    case .behaviorElsewhere: "remove it there first"
    case .takesNoChildren: "make a set of behaviors and add both to it"
    case .takesNoItems: "add the items to the behaviors in it"
    case .takesNoOtherItems: "make another behavior for the other item"
    case .attachedToItself: "name another item, or a point"
    case .tooManyFields: "let one field act on several items, or remove one"
    case .invalidPoint: "keep coordinates within \(text(DynamicItem.coordinates)) points"
    case .invalidVector: "choose finite numbers, and for an axis not both zero"
    case .invalidRange: "let it start at 0 or below and end at 0 or above"
    case .unusedProperty: "leave it out, or make a behavior of another kind"
    case .tooManyCollisions: "put several boundaries and items into one collision behavior"
    case .boundaryWithoutLength: "give two points that are apart, such as (0, 300) and (90, 300)"
    case .pathTooShort: "add points, or make a single segment with `from` and `to`"
    case .invalidBoundary: "keep coordinates within \(text(DynamicItem.coordinates)) points"
    case .valueOutOfRange(_, _, _, let range): "choose a number from \(text(range))"
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

  private func help(_ fault: CollisionBounds.Fault) -> String {
    switch fault {
    case .outOfReach: "keep corners within \(text(CollisionBounds.reach)) points of the center"
    case .tooManyCorners: "give at most \(CollisionBounds.cornerLimit)"
    case .withoutArea: "give three corners or more that are not on one line"
    case .notConvex: "let the outline turn to one side only, or join convex items into a group"
    }
  }

  private func text(_ range: ClosedRange<Double>) -> String {
    "\(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// A number as a person would write it: without `.0`.
  private func text(_ value: Double) -> String {
    guard let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }
}
