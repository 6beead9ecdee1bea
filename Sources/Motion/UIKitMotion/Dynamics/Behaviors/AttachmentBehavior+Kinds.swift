import MotionGeometry

extension AttachmentBehavior {
  /// Attaches an item to a point, with a rod as long as the distance when it begins to act. If the
  /// distance is less than a point, the item can only rotate about the point.
  /// - Parameter offset: the attachment point from the item's center, rotating with it.
  /// - Parameter name: the name in messages and lists.
  /// - Parameter item: the item that is attached.
  /// - Parameter point: the anchor, in the reference view's coordinates.
  /// - Throws: `invalidPoint` for a point out of range.
  public convenience init(
    name: String, item: DynamicItem, offset: Vector = .zero, toAnchor point: Point
  ) throws(DynamicsProblem) {
    try self.init(
      Definition(name: name, kind: .rod, item: item, offset: offset, point: point))
  }

  /// Attaches two items with a rod as long as the distance when it begins to act; they still
  /// collide with each other.
  /// - Throws: `attachedToItself`, or `invalidPoint` for an offset out of range.
  public convenience init(
    name: String, item: DynamicItem, offset: Vector = .zero, to other: DynamicItem,
    otherOffset: Vector = .zero
  ) throws(DynamicsProblem) {
    try self.init(
      Definition(
        name: name, kind: .rod, item: item, otherItem: other, offset: offset,
        otherOffset: otherOffset))
  }

  /// Fixes two items to each other.
  /// - Parameter point: the joint's point, in reference coordinates.
  /// - Parameter name: the name in messages and lists.
  /// - Parameter item: the item that is attached.
  /// - Parameter other: the item that it is attached to.
  /// - Throws: `attachedToItself`, or `invalidPoint`.
  public static func fixed(
    name: String, item: DynamicItem, to other: DynamicItem, at point: Point
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(name: name, kind: .fixed, item: item, otherItem: other, point: point))
  }

  /// Pins two items together at a point, in reference coordinates, about which they can rotate.
  /// - Throws: `attachedToItself`, or `invalidPoint`.
  public static func pin(
    name: String, item: DynamicItem, to other: DynamicItem, at point: Point
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(name: name, kind: .pin, item: item, otherItem: other, point: point))
  }

  /// Restricts an item to movement along an axis, relative to another item or to the ground.
  /// - Parameters:
  ///   - other: nil for the ground.
  ///   - point: a point on the axis, in reference coordinates.
  ///   - axis: a direction, of any length.
  ///   - name: the name in messages and lists.
  ///   - item: the item that slides.
  /// - Throws: `attachedToItself`, `invalidPoint`, or `invalidVector` for an axis of length 0.
  public static func sliding(
    name: String, item: DynamicItem, to other: DynamicItem? = nil, at point: Point, axis: Vector
  ) throws(DynamicsProblem) -> AttachmentBehavior {
    try AttachmentBehavior(
      Definition(
        name: name, kind: .sliding, item: item, otherItem: other, point: point, axis: axis))
  }

  /// Limits the distance of two items to the one when it begins to act.
  ///
  /// As in UIKit's engine, the offsets are negated and not rotated with the items when the
  /// attachment begins to act: offset (10, 0) holds an item 10 points to the left of its center.
  /// - Throws: `attachedToItself`, or `invalidPoint` for an offset out of range.
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
  /// The anchor of an attachment to a point; for kinds that hold two items at one point, that point
  /// at the beginning.
  public var anchorPoint: Point {
    get { point }
    set { assign { () throws(DynamicsProblem) in try setAnchorPoint(newValue) } }
  }

  /// Moves the anchor and keeps the length.
  /// - Throws: `invalidPoint` if the point is not finite or out of range.
  public func setAnchorPoint(_ newPoint: Point) throws(DynamicsProblem) {
    try check(newPoint, "anchorPoint")
    point = newPoint
    anchor?.place(at: Scale.meters(newPoint), angle: 0)
    didChange()
  }

  /// The length in points: of a rod the one it keeps, of a limit the maximum; 0 before it acts.
  /// Only a rod's can be set.
  public var length: Double {
    get { numbers[.length] ?? foundLength.map(Scale.points) ?? 0 }
    set { assign { () throws(DynamicsProblem) in try set(.length, to: newValue) } }
  }

  /// The damping ratio of a spring; 1 is critical, default 0.
  public var damping: Double {
    get { numbers[.damping] ?? 0 }
    set { assign { () throws(DynamicsProblem) in try set(.damping, to: newValue) } }
  }

  /// The frequency of a spring, in Hz; default 0, a stiff rod.
  public var frequency: Double {
    get { numbers[.frequency] ?? 0 }
    set { assign { () throws(DynamicsProblem) in try set(.frequency, to: newValue) } }
  }

  /// The maximum friction torque about a pin, in N·m; default 0.
  public var frictionTorque: Double {
    get { numbers[.frictionTorque] ?? 0 }
    set { assign { () throws(DynamicsProblem) in try set(.frictionTorque, to: newValue) } }
  }

  /// The range of rotation about a pin, in radians, or of movement along a sliding attachment, in
  /// points, relative to where the attachment began to act; unlimited by default, and 0 … 0 for
  /// kinds without one.
  public var attachmentRange: ClosedRange<Double> {
    get {
      switch kind {
      case .pin, .sliding: turningOrSliding
      case .rod, .fixed, .limit: 0...0
      }
    }
    set { assign { () throws(DynamicsProblem) in try setAttachmentRange(newValue) } }
  }

  /// Sets the range of rotation or movement; it must contain 0, the initial position.
  /// - Throws: `unusedProperty` for a kind without a range, `invalidRange` for one without 0.
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
  /// - Throws: `unusedProperty` if the kind ignores it, `valueOutOfRange`.
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
