import Geometry
import Physics

/// A force that depends on the place: `UIFieldBehavior`.
///
/// It acts only on its own items, while their centers are in its region. Inside, distances count in
/// metres of 100 points and forces in newtons, and with p the item's place from the field's, r its
/// length, v the item's velocity in m/s, m its mass and q its charge, `Kind` gives the force for a
/// strength S; where it says fall(r), that is max(r, minimumRadius)^-falloff. The force is found
/// anew in every step of the world. It does not wake an item that has come to rest; changing the
/// field does.
public final class FieldBehavior: DynamicBehavior {
  /// How many fields an animator can have, as in UIKit.
  public static let limit = 32

  /// A property that is a number.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    case strength, falloff, minimumRadius, smoothness, animationSpeed

    /// The values that are accepted.
    public var range: ClosedRange<Double> {
      switch self {
      case .strength: -1e9...1e9
      case .falloff: -16...16
      case .minimumRadius: 0...1e7
      case .smoothness: 0...1
      case .animationSpeed: -1e3...1e3
      }
    }

    /// Whether fields of a kind have it.
    public func matters(to kind: Kind) -> Bool {
      switch self {
      case .strength: kind != .velocity
      case .falloff, .minimumRadius: kind != .velocity && kind != .custom
      case .smoothness, .animationSpeed: kind == .noise || kind == .turbulence
      }
    }
  }

  public let kind: Kind
  /// What a custom field computes; nil for other kinds.
  let evaluation: Evaluation?
  private var numbers: [Quantity: Double] = [:]
  private var place = Point.zero
  private var heading = Vector.zero

  init(name: String, kind: Kind, items: [DynamicItem], evaluation: Evaluation? = nil) {
    self.kind = kind
    self.evaluation = evaluation
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// Where the field's middle is; one that is not finite or out of reach changes nothing.
  public var position: Point {
    get { place }
    set { try? setPosition(newValue) }
  }

  /// - Throws: `invalidPoint` when the point is not finite or out of reach.
  public func setPosition(_ point: Point) throws(DynamicsProblem) {
    try check(point, "position")
    place = point
    didChange()
  }

  /// Where the field acts, around its position; everywhere at first.
  public var region = Region.infinite {
    didSet {
      if region != oldValue { didChange() }
    }
  }

  /// Where a linear field pulls, how a velocity field moves, and how the medium of a drag field
  /// moves, in m/s; other kinds have (0, 0) and keep it.
  public var direction: Vector {
    get { heading }
    set { try? setDirection(newValue) }
  }

  /// - Throws: `unusedProperty` when the kind has no direction, `invalidVector` when one is not
  ///   finite or longer than 1e6.
  public func setDirection(_ direction: Vector) throws(DynamicsProblem) {
    guard kind.hasDirection else {
      throw .unusedProperty(behavior: name, property: "direction", kind: kind.rawValue)
    }
    guard direction.isFinite, direction.length <= 1e6 else {
      throw .invalidVector(behavior: name, property: "direction", vector: direction)
    }
    heading = direction
    didChange()
  }

  /// A number; what the kind does not have is 0.
  public subscript(quantity: Quantity) -> Double {
    guard quantity.matters(to: kind) else { return 0 }
    return numbers[quantity] ?? kind.initial(quantity)
  }

  /// Sets a number.
  /// - Throws: `unusedProperty` when the kind does not have it, `valueOutOfRange`.
  public func set(_ quantity: Quantity, to value: Double) throws(DynamicsProblem) {
    guard quantity.matters(to: kind) else {
      throw .unusedProperty(behavior: name, property: quantity.rawValue, kind: kind.rawValue)
    }
    try check(value, quantity.rawValue, quantity.range)
    numbers[quantity] = value
    didChange()
  }

  /// Whether an item's center is in the region.
  public func reaches(_ item: DynamicItem) -> Bool {
    region.contains(.zero + (item.center - place))
  }

  override func didChange() {
    animator?.fieldsChanged = true
    super.didChange()
  }

  override func didConnect(to animator: DynamicAnimator) {
    animator.fieldsChanged = true
  }

  override func willDisconnect(from animator: DynamicAnimator) {
    animator.fieldsChanged = true
  }

  override func didJoin(_ record: ItemRecord) {
    record.animator.fieldsChanged = true
  }

  override func willLeave(_ record: ItemRecord) {
    record.animator.fieldsChanged = true
  }
}
