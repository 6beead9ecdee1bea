import Diagnostics
import Dynamics

extension Mistake {
  /// What dynamics refuses, with what to write instead.
  package static func dynamics(_ problem: DynamicsProblem) -> Mistake {
    .dynamics(problem.message, help: problem.help)
  }
}

extension DynamicsProblem {
  /// What to do instead.
  fileprivate var help: String {
    switch self {
    case .invalidSize:
      "give it a width and a height from \(DynamicItem.sides.written) points first"
    case .invalidPlace: "bring its center within \(DynamicItem.coordinates.written) points"
    case .invalidOutline(_, let fault): fault.help
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
    case .invalidPoint: "keep coordinates within \(DynamicItem.coordinates.written) points"
    case .invalidVector: "choose finite numbers, and for an axis not both zero"
    case .invalidRange: "let it start at 0 or below and end at 0 or above"
    case .unusedProperty: "leave it out, or make a behavior of another kind"
    case .tooManyCollisions: "put several boundaries and items into one collision behavior"
    case .boundaryWithoutLength: "give two points that are apart, such as (0, 300) and (90, 300)"
    case .pathTooShort: "add points, or make a single segment with `from` and `to`"
    case .invalidBoundary: "keep coordinates within \(DynamicItem.coordinates.written) points"
    case .valueOutOfRange(_, _, _, let range): "choose a number from \(range.written)"
    }
  }
}

extension CollisionBounds.Fault {
  fileprivate var help: String {
    switch self {
    case .outOfReach: "keep corners within \(CollisionBounds.reach.written) points of the center"
    case .tooManyCorners: "give at most \(CollisionBounds.cornerLimit)"
    case .withoutArea: "give three corners or more that are not on one line"
    case .notConvex: "let the outline turn to one side only, or join convex items into a group"
    }
  }
}
