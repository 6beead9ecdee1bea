import Diagnostics
import MotionGeometry
import Text
import UIKitMotion

extension DynamicsProblem: Reported {
  public var mistake: Mistake { .dynamics(self) }
}

/// The mistakes for problems of dynamics.
extension Mistake {
  package static func dynamics(_ problem: DynamicsProblem) -> Mistake {
    let (message, help) = words(problem)
    return Mistake(.dynamics, message, help: help)
  }

  private static func words(_ problem: DynamicsProblem) -> (message: Sentence, help: Sentence) {
    switch problem {
    case .invalidOutline(let item, let fault): words(fault, of: item)
    case .invalidSize(let item, let size):
      (
        "`\(item)` is \(size.width.written) x \(size.height.written) points, too small or too large to move",
        "give it a width and a height from \(DynamicItem.sides.written) points first"
      )
    case .invalidPlace(let item, _, _):
      (
        "`\(item)` is too far away, or turned too far, to move",
        "bring its center within \(DynamicItem.coordinates.written) points"
      )
    case .itemElsewhere(let item):
      ("`\(item)` belongs to another animator", "remove it from the behaviors there first")
    case .itemInGroup(let item, let group):
      ("`\(item)` moves with its group `\(group)`", "add the behavior to `\(group)`")
    case .itemInBehavior(let item, _):
      ("`\(item)` has behaviors of its own", "remove it from them first, then add the group")
    case .emptyGroup(let group): ("group `\(group)` has no items", "name at least one item")
    case .groupInGroup(let item, _): ("`\(item)` is a group itself", "name its items instead")
    case .itemWithoutBody(let item):
      ("`\(item)` has no behavior that can move it", "add one first: `gravity on \(item)`")
    case .invalidVelocity(let item):
      ("the velocity of `\(item)` is not a finite number", "write points or radians per second")
    case .alreadyAdded(let behavior):
      ("the animator already has `\(behavior)`", "remove it there, or make a new one")
    case .nestedTooDeeply(let behavior, let limit):
      ("behaviors nest at most \(limit) deep", "add `\(behavior)` to one that is less deep")
    case .behaviorElsewhere(let behavior):
      ("`\(behavior)` belongs to another animator", "remove it there first")
    case .takesNoChildren(let behavior):
      ("`\(behavior)` takes items, not behaviors", "make a set of behaviors and add both to it")
    case .takesNoItems(let behavior):
      ("`\(behavior)` is a set of behaviors and takes no items", "add the items to its behaviors")
    case .takesNoOtherItems(let behavior):
      ("`\(behavior)` keeps the items it was made with", "make another behavior for the other item")
    case .attachedToItself(_, let item):
      ("`\(item)` cannot be attached to itself", "name another view, or a point")
    case .tooManyFields(let limit):
      (
        "the animator supports a maximum of \(limit) distinct fields",
        "let one field act on several views, or remove one"
      )
    case .tooManyCollisions(let limit):
      (
        "the animator supports a maximum of \(limit) collision behaviors",
        "put several boundaries and views into one collision"
      )
    case .boundaryWithoutLength(let boundary):
      (
        "boundary `\(boundary)` starts where it ends",
        "give two different points, such as (0, 300) and (90, 300)"
      )
    case .pathTooShort(let boundary, let points):
      (
        "the path of boundary `\(boundary)` needs 3 different points; got \(points)",
        "add points, or write a line with `from` and `to`"
      )
    case .invalidBoundary(let boundary, let point):
      ("boundary `\(boundary)` has a point too far away: \(point.written)", nearer)
    case .invalidPoint(let behavior, let property, let point):
      ("`\(behavior).\(property)` is too far away: \(point.written)", nearer)
    case .invalidVector(let behavior, let property, let vector):
      (
        "`\(behavior).\(property)` cannot be (\(vector.dx.written), \(vector.dy.written))",
        "choose finite numbers; the two numbers of an axis cannot both be 0"
      )
    case .invalidRange(let behavior, let range):
      (
        "`\(behavior).attachmentRange` must contain 0; got \(range.written)",
        "start it at 0 or below and end it at 0 or above"
      )
    case .unusedProperty(let behavior, let property, let kind):
      (
        "`\(behavior)` does not take \(property): its kind is \(kind)",
        "leave it out, or make a behavior of another kind"
      )
    case .valueOutOfRange(let behavior, let property, let value, let range):
      (
        "`\(behavior).\(property)` must be within \(range.written); got \(value.written)",
        "choose a number within \(range.written)"
      )
    }
  }

  private static var nearer: Sentence {
    "keep coordinates within \(DynamicItem.coordinates.written) points"
  }

  private static func words(
    _ fault: CollisionBounds.Fault, of item: String
  ) -> (message: Sentence, help: Sentence) {
    switch fault {
    case .outOfReach:
      (
        "the outline of `\(item)` has a corner that is too far away",
        "keep corners within \(CollisionBounds.reach.written) points of the center"
      )
    case .tooManyCorners:
      (
        "the outline of `\(item)` has too many corners",
        "give at most \(CollisionBounds.cornerLimit)"
      )
    case .noArea:
      (
        "the outline of `\(item)` has no area",
        "give three or more corners that are not on one line"
      )
    case .notConvex:
      (
        "the outline of `\(item)` is not convex",
        "make all its corners turn the same way, or join convex items into a group"
      )
    }
  }
}

extension Point {
  fileprivate var written: String { "(\(x.written), \(y.written))" }
}
