import Geometry
import Physics

/// A force that depends on the place: `UIFieldBehavior`.
///
/// It acts only on its own items, while their centers are in its region. Inside, distances count in
/// metres of 100 points and forces in newtons, and with p the item's place from the field's, r its
/// length, v the item's velocity in m/s, m its mass and q its charge, its kind's law gives the force
/// for a strength S; where it says fall(r), that is max(r, minimumRadius)^-falloff. The laws are
/// those of UIKit's engine; where its documents differ, the kind's summary says so. The force is
/// found anew in every step of the world. It does not wake an item that has come to rest; changing
/// the field does.
public final class FieldBehavior: DynamicBehavior {
  /// How many fields an animator can have, as in UIKit.
  public static let limit = 32

  /// A property that is a number.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// How strong the field is.
    case strength
    /// How fast the force fades with the distance: k in r^-k.
    case falloff
    /// The distance, in points, below which the force grows no further.
    case minimumRadius
    /// From 0, the noisiest, to 1.
    case smoothness
    /// How fast noise changes, in Hz; 0 freezes it.
    case animationSpeed

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
  }

  /// What it does.
  public let kind: FieldKind
  /// Where the field's middle is; (0, 0) at first.
  public private(set) var position = Point.zero
  /// Where a field pulls, or how it moves, in m/s; what its kind makes of it stands there. (0, 0)
  /// for a kind without.
  public private(set) var direction: Vector
  /// Where the field acts, around its position; everywhere at first.
  public var region = Region.infinite {
    didSet {
      if region != oldValue { didChange() }
    }
  }
  /// What its kind asks for the force, where it does.
  let evaluation: Evaluation?
  private var numbers: [Quantity: Double] = [:]

  /// A field with its kind's values.
  /// - Parameter force: what a kind that takes one computes; other kinds do not heed it.
  public init(
    _ kind: FieldKind, name: String, items: [DynamicItem] = [], force: Evaluation? = nil
  ) {
    self.kind = kind
    direction = kind.direction ?? .zero
    evaluation = kind.takesForce ? force : nil
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// - Throws: `invalidPoint` when the point is not finite or out of reach.
  public func setPosition(_ point: Point) throws(DynamicsProblem) {
    try check(point, "position")
    position = point
    didChange()
  }

  /// - Throws: `unusedProperty` when the kind has no direction, `invalidVector` when one is not
  ///   finite or longer than 1e6.
  public func setDirection(_ direction: Vector) throws(DynamicsProblem) {
    guard kind.direction != nil else {
      throw .unusedProperty(behavior: name, property: "direction", kind: kind.word)
    }
    guard direction.isFinite, direction.length <= 1e6 else {
      throw .invalidVector(behavior: name, property: "direction", vector: direction)
    }
    self.direction = direction
    didChange()
  }

  /// A number; what the kind does not have is 0.
  public subscript(quantity: Quantity) -> Double {
    numbers[quantity] ?? kind[quantity] ?? 0
  }

  /// Sets a number.
  /// - Throws: `unusedProperty` when the kind does not have it, `valueOutOfRange`.
  public func set(_ quantity: Quantity, to value: Double) throws(DynamicsProblem) {
    guard kind[quantity] != nil else {
      throw .unusedProperty(behavior: name, property: quantity.rawValue, kind: kind.word)
    }
    try check(value, quantity.rawValue, quantity.range)
    numbers[quantity] = value
    didChange()
  }

  /// Whether an item's center is in the region.
  public func reaches(_ item: DynamicItem) -> Bool {
    region.contains(.zero + (item.center - position))
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

  override func didJoin(_ simulated: SimulatedItem) {
    simulated.animator.fieldsChanged = true
  }

  override func willLeave(_ simulated: SimulatedItem) {
    simulated.animator.fieldsChanged = true
  }
}
