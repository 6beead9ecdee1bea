import Geometry
import Physics

extension AttachmentBehavior {
  /// The point of an attachment to a point; where the attachment holds two items at first, for kinds
  /// that hold them at one point. Moving it keeps the length. One out of reach changes nothing.
  public var anchorPoint: Point {
    get { point }
    set { try? setAnchorPoint(newValue) }
  }

  /// - Throws: `invalidPoint` when the point is not finite or out of reach.
  public func setAnchorPoint(_ newPoint: Point) throws(DynamicsProblem) {
    try check(newPoint, "anchorPoint")
    point = newPoint
    anchor?.place(at: Scale.meters(newPoint), angle: 0)
    didChange()
  }

  /// In points: of a rod what it keeps, of a limit what it allows; 0 before it acts. Setting it
  /// matters to a rod only.
  public var length: Double {
    get { numbers[.length] ?? foundLength.map(Scale.points) ?? 0 }
    set { try? set(.length, to: newValue) }
  }

  /// How fast a spring's swing fades; 1 is critical, 0 at first.
  public var damping: Double {
    get { numbers[.damping] ?? 0 }
    set { try? set(.damping, to: newValue) }
  }

  /// Of a spring, in Hz; 0 at first, which makes it a rod.
  public var frequency: Double {
    get { numbers[.frequency] ?? 0 }
    set { try? set(.frequency, to: newValue) }
  }

  /// The largest torque that brakes the turning about a pin, in N·m; 0 at first.
  public var frictionTorque: Double {
    get { numbers[.frictionTorque] ?? 0 }
    set { try? set(.frictionTorque, to: newValue) }
  }

  /// How far the item may be turned about a pin, in radians, or moved along a sliding attachment, in
  /// points, from where it was when the attachment took hold; unlimited at first, and 0 to 0 for
  /// kinds without one.
  public var attachmentRange: ClosedRange<Double> {
    get {
      switch kind {
      case .pin, .sliding: turningOrSliding
      case .rod, .fixed, .limit: 0...0
      }
    }
    set { try? setAttachmentRange(newValue) }
  }

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
