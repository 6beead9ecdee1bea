import Geometry
import Physics

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

extension AttachmentBehavior {
  /// The point of an attachment to a point; where the attachment holds two items at first, for kinds
  /// that hold them at one point.
  public var anchorPoint: Point { point }

  /// Moves the point and keeps the length.
  /// - Throws: `invalidPoint` when the point is not finite or out of reach.
  public func setAnchorPoint(_ newPoint: Point) throws(DynamicsProblem) {
    try check(newPoint, "anchorPoint")
    point = newPoint
    anchor?.place(at: Scale.meters(newPoint), angle: 0)
    didChange()
  }

  /// In points: of a rod what it keeps, of a limit what it allows; 0 before it acts. Only a rod's
  /// can be set.
  public var length: Double { numbers[.length] ?? foundLength.map(Scale.points) ?? 0 }

  /// How fast a spring's swing fades; 1 is critical, 0 at first.
  public var damping: Double { numbers[.damping] ?? 0 }

  /// Of a spring, in Hz; 0 at first, which makes it a rod.
  public var frequency: Double { numbers[.frequency] ?? 0 }

  /// The largest torque that brakes the turning about a pin, in N·m; 0 at first.
  public var frictionTorque: Double { numbers[.frictionTorque] ?? 0 }

  /// How far the item may be turned about a pin, in radians, or moved along a sliding attachment, in
  /// points, from where it was when the attachment took hold; unlimited at first, and 0 to 0 for
  /// kinds without one.
  public var attachmentRange: ClosedRange<Double> {
    switch kind {
    case .pin, .sliding: turningOrSliding
    case .rod, .fixed, .limit: 0...0
    }
  }

  /// Lets the item turn or move so far; the range holds 0, where it was at first.
  /// - Throws: `unusedProperty` for a kind without range, `invalidRange` for one without 0.
  public func setAttachmentRange(_ range: ClosedRange<Double>) throws(DynamicsProblem) {
    guard kind == .pin || kind == .sliding else {
      throw .unusedProperty(behavior: name, property: "attachmentRange", kind: kind.rawValue)
    }
    guard range.contains(0) else { throw .invalidRange(behavior: name, range: range) }
    turningOrSliding = range
    updateJoint()
    didChange()
  }

  /// Sets a number.
  /// - Throws: `unusedProperty` when the kind does not heed it, `valueOutOfRange`.
  public func set(_ quantity: Quantity, to value: Double) throws(DynamicsProblem) {
    guard quantity.matters(to: kind) else {
      throw .unusedProperty(behavior: name, property: quantity.rawValue, kind: kind.rawValue)
    }
    try check(value, quantity.rawValue, quantity.range)
    numbers[quantity] = value
    updateJoint()
    didChange()
  }
}
