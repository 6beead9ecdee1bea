import Geometry

extension AttachmentBehavior {
  /// Ties an item to a point, with a rod as long as the distance when it begins to act. Where the
  /// two are less than a point apart, the item can only turn about the point.
  /// - Parameter offset: where the item is held, from its center, turning with it.
  /// - Throws: `invalidPoint` for a place out of reach.
  public convenience init(
    name: String, item: DynamicItem, offset: Vector = .zero, toAnchor point: Point
  ) throws(DynamicsProblem) {
    try self.init(
      Definition(name: name, kind: .rod, item: item, offset: offset, point: point))
  }

  /// Ties two items with a rod as long as the distance when it begins to act; they go on bumping
  /// into each other.
  /// - Throws: `attachedToItself`, or `invalidPoint` for an offset out of reach.
  public convenience init(
    name: String, item: DynamicItem, offset: Vector = .zero, to other: DynamicItem,
    otherOffset: Vector = .zero
  ) throws(DynamicsProblem) {
    try self.init(
      Definition(
        name: name, kind: .rod, item: item, otherItem: other, offset: offset,
        otherOffset: otherOffset))
  }

  /// Glues two items together.
  /// - Parameter point: where, in reference coordinates.
  /// - Throws: `attachedToItself`, or `invalidPoint`.
  public static func fixed(
    name: String, item: DynamicItem, to other: DynamicItem, at point: Point
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(name: name, kind: .fixed, item: item, otherItem: other, point: point))
  }

  /// Holds two items together at a point, in reference coordinates, about which they may turn.
  /// - Throws: `attachedToItself`, or `invalidPoint`.
  public static func pin(
    name: String, item: DynamicItem, to other: DynamicItem, at point: Point
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(name: name, kind: .pin, item: item, otherItem: other, point: point))
  }

  /// Lets an item move against another, or against the ground, along an axis only.
  /// - Parameters:
  ///   - other: nil for the ground.
  ///   - point: on the axis, in reference coordinates.
  ///   - axis: a direction, of any length.
  /// - Throws: `attachedToItself`, `invalidPoint`, or `invalidVector` for an axis without direction.
  public static func sliding(
    name: String, item: DynamicItem, to other: DynamicItem? = nil, at point: Point, axis: Vector
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(
        name: name, kind: .sliding, item: item, otherItem: other, point: point, axis: axis))
  }

  /// Keeps two items no further apart than they are when it begins to act.
  ///
  /// As in UIKit's engine, the offsets are negated and not turned with the items when the attachment
  /// takes hold: offset (10, 0) holds an item 10 points to the left of its center.
  /// - Throws: `attachedToItself`, or `invalidPoint` for an offset out of reach.
  public static func limit(
    name: String, item: DynamicItem, offset: Vector = .zero, to other: DynamicItem,
    otherOffset: Vector = .zero
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(
        name: name, kind: .limit, item: item, otherItem: other, offset: offset,
        otherOffset: otherOffset))
  }
}
