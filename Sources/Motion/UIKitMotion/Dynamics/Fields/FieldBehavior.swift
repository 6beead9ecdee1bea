import MotionGeometry

/// A force that depends on the position: `UIFieldBehavior`.
///
/// It acts only on its own items, while their centers are in its region. Distances count in metres
/// of 100 points and forces in newtons. The law of the kind gives the force for a strength S, where
/// p is the item's position relative to the field's, r its length, v the item's velocity in m/s, m
/// its mass and q its charge; fall(r) in a law is max(r, minimumRadius)^-falloff. The laws are
/// those of UIKit's engine; where its documentation differs, the kind's summary says so. The force
/// is computed again in every step of the world. It does not wake an item at rest; changing the
/// field does.
public final class FieldBehavior: DynamicBehavior {
  /// The maximum number of fields in an animator, as in UIKit.
  public static let limit = 32

  /// A numeric property.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// The strength of the force.
    case strength
    /// The exponent of the decrease with distance: k in r^-k.
    case falloff
    /// The distance, in points, below which the force no longer grows.
    case minimumRadius
    /// The smoothness of noise, from 0, the noisiest, to 1.
    case smoothness
    /// The speed of the noise, in Hz; 0 freezes it.
    case animationSpeed

    /// The accepted values.
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

  /// The kind of field.
  public let kind: FieldKind
  /// The position of the field's middle; default (0, 0).
  public private(set) var position = Point.zero
  /// The direction of the force, or the velocity of the medium in m/s; each kind documents its
  /// meaning. (0, 0) for a kind without one.
  public private(set) var direction: Vector
  /// The region in which the field acts, relative to its position; default everywhere.
  public var region = Region.infinite {
    didSet {
      if region != oldValue { didChange() }
    }
  }
  /// The closure of a kind that takes one.
  let evaluation: Evaluation?
  private var numbers: [Quantity: Double] = [:]

  /// Creates a field with its kind's default values.
  /// - Parameter force: the closure of a kind that takes one; other kinds ignore it.
  /// - Parameter kind: what the field does.
  /// - Parameter name: the name in messages and lists.
  /// - Parameter items: those that it acts on.
  public init(
    _ kind: FieldKind, name: String, items: [DynamicItem] = [], force: Evaluation? = nil
  ) {
    self.kind = kind
    direction = kind.direction ?? .zero
    evaluation = kind.takesForce ? force : nil
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// Moves the field's middle to a point in reference coordinates.
  /// - Throws: `invalidPoint` if the point is not finite or out of range.
  public func setPosition(_ point: Point) throws(DynamicsProblem) {
    try check(point, "position")
    position = point
    didChange()
  }

  /// Sets the direction of the force, or the velocity of the medium in m/s.
  /// - Throws: `unusedProperty` if the kind has no direction, `invalidVector` if one is not finite
  ///   or longer than 1e6.
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

  /// The value of a numeric property; 0 for one that the kind does not have.
  public subscript(quantity: Quantity) -> Double {
    numbers[quantity] ?? kind[quantity] ?? 0
  }

  /// Sets a number.
  /// - Throws: `unusedProperty` if the kind does not have it, `valueOutOfRange`.
  public func set(_ quantity: Quantity, to value: Double) throws(DynamicsProblem) {
    guard kind[quantity] != nil else {
      throw .unusedProperty(behavior: name, property: quantity.rawValue, kind: kind.word)
    }
    try check(value, quantity.rawValue, quantity.range)
    numbers[quantity] = value
    didChange()
  }

  /// Returns whether an item's center is in the region.
  package func reaches(_ item: DynamicItem) -> Bool {
    region.contains(.zero + (item.center - position))
  }

  override func force(on simulated: SimulatedItem) -> ItemForce? {
    guard let animator else { return nil }
    let motion = simulated.body.motion
    let p = motion.position - Scale.meters(position)
    guard isStrong, region.contains(Scale.point(p)) else { return nil }
    let body = FieldProbe(
      position: p, velocity: motion.linearVelocity, mass: simulated.mass.kilograms,
      charge: Float(simulated.properties.charge))
    switch action(on: body, time: animator.worldTime + Double(animator.engine.timeStep)) {
    case .force(let force):
      return ItemForce(self, Vector(Double(force.x), Double(force.y)), on: simulated)
    case .velocity: return ItemForce(self, velocity: direction * 100)
    }
  }

  override func addToEnergyLaws() {
    guard let potential = kind.law.potential(of: self) else { return }
    for item in items { item.simulated?.energyLaw?.fields.append(potential) }
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
