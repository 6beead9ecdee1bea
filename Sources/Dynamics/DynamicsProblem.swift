import Geometry

/// Why an animator or a behavior could not do as asked; nothing has changed then.
public enum DynamicsProblem: Error, Hashable, Sendable {
  case invalidSize(item: String, size: Size)
  case invalidPlace(item: String, center: Point, angle: Double)
  case itemElsewhere(item: String)
  case itemWithoutBody(item: String)
  case invalidVelocity(item: String)
  case alreadyAdded(behavior: String)
  case behaviorElsewhere(behavior: String)
  case takesNoChildren(behavior: String)
  case takesNoItems(behavior: String)
  case tooManyCollisions(limit: Int)
  case boundaryWithoutLength(boundary: String)
  case pathTooShort(boundary: String, points: Int)
  case invalidBoundary(boundary: String, point: Point)
  case valueOutOfRange(
    behavior: String, property: String, value: Double, range: ClosedRange<Double>)
}

extension DynamicsProblem {
  /// One sentence that says what is wrong.
  public var message: String {
    switch self {
    case .invalidSize(let item, let size):
      "`\(item)` is \(text(size.width)) x \(text(size.height)) points, too small or large to move"
    case .invalidPlace(let item, _, _):
      "`\(item)` is too far away, or turned too far, to move"
    case .itemElsewhere(let item): "`\(item)` is moved by another animator"
    case .itemWithoutBody(let item): "no behavior holds `\(item)`, so nothing can move it"
    case .invalidVelocity(let item): "the velocity for `\(item)` is not a finite number"
    case .alreadyAdded(let behavior): "`\(behavior)` is part of the animator already"
    case .behaviorElsewhere(let behavior): "`\(behavior)` belongs to another animator"
    case .takesNoChildren(let behavior): "`\(behavior)` acts on items and takes no behaviors"
    case .takesNoItems(let behavior): "`\(behavior)` is a set of behaviors and takes no items"
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
    case .itemElsewhere: "remove it from that animator's behaviors first"
    case .itemWithoutBody: "add it to a behavior first, such as `gravity` or `item`"
    case .invalidVelocity: "write a velocity in points, or radians, per second"
    case .alreadyAdded: "remove it where it is, or make a new one"
    case .behaviorElsewhere: "remove it there first"
    case .takesNoChildren: "make a set of behaviors and add both to it"
    case .takesNoItems: "add the items to the behaviors in it"
    case .tooManyCollisions: "put several boundaries and items into one collision behavior"
    case .boundaryWithoutLength: "give two points that are apart, such as (0, 300) and (90, 300)"
    case .pathTooShort: "add points, or make a single segment with `from` and `to`"
    case .invalidBoundary: "keep coordinates within \(text(DynamicItem.coordinates)) points"
    case .valueOutOfRange(_, _, _, let range): "choose a number from \(text(range))"
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
