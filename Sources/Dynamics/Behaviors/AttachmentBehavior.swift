import Geometry
import Physics

/// Ties an item to a point or to another item: `UIAttachmentBehavior`.
///
/// While one of its items is missing, it ties nothing.
public final class AttachmentBehavior: DynamicBehavior {
  /// How it ties.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A rod or, with a frequency, a spring; between items or to a point.
    case rod
    /// As if glued together.
    case fixed
    /// Held together at a point, free to turn about it.
    case pin
    /// Free to move along an axis, but not to turn.
    case sliding
    /// A rope: the distance grows no larger than it was at first.
    case limit
  }

  /// A property that is a number.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    case length, damping, frequency, frictionTorque

    /// The values that are accepted.
    public var range: ClosedRange<Double> {
      switch self {
      case .length: 0...1e7
      case .damping: 0...1000
      case .frequency: 0...1000
      case .frictionTorque: 0...1e9
      }
    }

    /// Whether attachments of a kind heed it.
    public func matters(to kind: Kind) -> Bool {
      switch self {
      case .length, .damping, .frequency: kind == .rod
      case .frictionTorque: kind == .pin
      }
    }
  }

  /// How it ties, from first to last.
  public let kind: Kind
  /// What is tied.
  public let item: DynamicItem
  /// What the item is attached to; nil for a point.
  public let otherItem: DynamicItem?
  /// Where the attachment holds the item, from its center, in points. It turns with the item.
  public let offset: Vector
  /// Where it holds the other item, from that one's center.
  public let otherOffset: Vector
  /// The direction of a sliding attachment, with length 1; zero for other kinds.
  public let axis: Vector

  var point: Point
  var numbers: [Quantity: Double] = [:]
  var turningOrSliding: ClosedRange<Double> = -Double.infinity ... .infinity
  /// The length that a rod or a limit has taken from where its ends were, in m.
  var foundLength: Float?
  /// What a point is, to the world.
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

  /// What an attachment is made from.
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

  /// Whether the items no longer bump into each other: so with all kinds but the rod.
  public var preventsCollision: Bool {
    switch kind {
    case .rod: false
    case .fixed, .pin, .sliding, .limit: otherItem != nil
    }
  }

  override func didConnect(to animator: DynamicAnimator) {
    // What an animator that has gone has left.
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
