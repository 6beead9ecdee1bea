import MotionGeometry

/// Attaches an item to a point or to another item: `UIAttachmentBehavior`.
///
/// It has no effect while one of its items is missing.
///
/// ```swift
/// let bob = DynamicItem(name: "bob", center: Point(260, 100), size: Size(20, 20))
/// let rod = try AttachmentBehavior(name: "rod", item: bob, toAnchor: Point(160, 100))
/// let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 480))
/// try animator.add(GravityBehavior(items: [bob]))
/// try animator.add(rod)
/// print(rod.length)  // 100.0
/// for _ in 1...60 { animator.step() }
/// print((bob.center - Point(160, 100)).length.rounded())  // 100.0
/// ```
public final class AttachmentBehavior: DynamicBehavior {
  /// The kind of an attachment.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A rod or, with a frequency, a spring; between items or to a point.
    case rod
    /// A rigid connection.
    case fixed
    /// A pin joint, free to rotate about its point.
    case pin
    /// Free to move along an axis, but not to rotate.
    case sliding
    /// A rope: the distance stays at most the initial one.
    case limit
  }

  /// A numeric property.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// The numbers of an attachment that can be set: lengths in points, the frequency in hertz.
    case length, damping, frequency, frictionTorque

    /// The accepted values.
    public var range: ClosedRange<Double> {
      switch self {
      case .length: 0...1e7
      case .damping: 0...1000
      case .frequency: 0...1000
      case .frictionTorque: 0...1e9
      }
    }

    /// Returns whether a kind of attachment uses it.
    package func matters(to kind: Kind) -> Bool {
      switch self {
      case .length, .damping, .frequency: kind == .rod
      case .frictionTorque: kind == .pin
      }
    }
  }

  /// The kind; it never changes.
  public let kind: Kind
  /// The attached item.
  public let item: DynamicItem
  /// The item it is attached to; nil for a point.
  public let otherItem: DynamicItem?
  /// The attachment point from the item's center, in points. It rotates with the item.
  public let offset: Vector
  /// The attachment point from the other item's center, in points.
  public let otherOffset: Vector
  /// The direction of a sliding attachment, of length 1; zero for other kinds.
  public let axis: Vector

  var point: Point
  var numbers: [Quantity: Double] = [:]
  var turningOrSliding: ClosedRange<Double> = -Double.infinity ... .infinity
  /// The initial length of a rod or a limit, in m.
  var foundLength: Float?
  /// Where a pin or a weld is on the item's body, in m.
  var hold: SIMD2<Float>?
  /// The body of the anchor in the world.
  var anchor: Body?
  var joint: Joint?

  init(_ definition: Definition) throws(DynamicsProblem) {
    kind = definition.kind
    item = definition.item
    otherItem = definition.otherItem
    offset = definition.offset
    otherOffset = definition.otherOffset
    let length = definition.axis.length
    axis = length > 0 ? definition.axis * (1 / length) : .zero
    point = definition.point
    super.init(
      name: definition.name, items: [definition.item] + [definition.otherItem].compactMap { $0 })
    if item === otherItem { throw .attachedToItself(behavior: name, item: item.name) }
    try check(point, "anchorPoint")
    try check(.zero + offset, "offset")
    try check(.zero + otherOffset, "offset")
    guard kind != .sliding || (definition.axis.isFinite && axis != .zero) else {
      throw .invalidVector(behavior: name, property: "axis", vector: definition.axis)
    }
  }

  /// The parameters of an attachment.
  struct Definition {
    var name: String
    var kind: Kind
    var item: DynamicItem
    var otherItem: DynamicItem?
    var offset = Vector.zero
    var otherOffset = Vector.zero
    var point = Point.zero
    var axis = Vector.zero
  }

  override var actsOnItems: Bool { true }
  override var itemsAreFixed: Bool { true }

  /// Whether the two items do not collide with each other: true for all kinds but the rod.
  public var preventsCollision: Bool {
    switch kind {
    case .rod: false
    case .fixed, .pin, .sliding, .limit: otherItem != nil
    }
  }

  override var isRigid: Bool { kind != .rod || frequency == 0 }

  override func addToEnergyLaws() {
    for item in items { item.simulated?.energyLaw?.springs += springs(on: item) }
  }

  override func jointImpulse(on item: DynamicItem) -> SIMD2<Float>? {
    guard let joint else { return .zero }
    return self.item === item ? joint.impulse : -joint.impulse
  }

  override func didConnect(to animator: DynamicAnimator) {
    // Left over from a deallocated animator.
    joint = nil
    anchor = nil
  }

  override func didJoin(_ simulated: SimulatedItem) {
    foundLength = nil
    makeJoint()
  }

  override func willLeave(_ simulated: SimulatedItem) {
    joint = nil
    anchor = nil
    foundLength = nil
  }
}
