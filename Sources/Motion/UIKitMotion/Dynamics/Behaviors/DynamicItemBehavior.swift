import MotionGeometry

/// The material of items, and their initial velocities: `UIDynamicItemBehavior`.
///
/// If several behaviors set a property of one item, the last one in tree order that has changed it
/// applies. Setting a number outside its range changes nothing, and `refusal` has the reason;
/// `set(_:to:)` throws instead.
///
/// ```swift
/// let box = DynamicItem(name: "box", center: Point(50, 50), size: Size(100, 100))
/// let material = DynamicItemBehavior(items: [box])
/// material.density = 2
/// let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 480))
/// try animator.add(material)
/// print(animator.mass(of: box) ?? 0)  // 2.0
/// ```
public final class DynamicItemBehavior: DynamicBehavior {
  /// A numeric property.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// The numbers of an item that can be set, as UIKit names them.
    case elasticity, friction, density, resistance, angularResistance, charge

    /// The accepted values.
    public var range: ClosedRange<Double> {
      switch self {
      case .elasticity, .friction: 0...1000
      case .density: 1e-4...1e6
      case .resistance, .angularResistance: 0...1e6
      case .charge: -1e6...1e6
      }
    }
  }

  private(set) var properties = ItemProperties()
  private(set) var changes: ItemProperties.Changes = []
  /// The velocities added to items without a body, in the order of the items' first ones.
  var pending: [(item: DynamicItem, linear: Vector, angular: Double)] = []

  /// Creates a behavior for properties of items; an item that is named twice counts once.
  override public init(name: String = "itemBehavior", items: [DynamicItem] = []) {
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// The share of speed kept in a bounce; default 0.2. Of two items, the larger value applies.
  public var elasticity: Double {
    get { properties.elasticity }
    set { assign(newValue, to: \.elasticity, .elasticity, .elasticity) }
  }

  /// The friction coefficient; default 0.2. Of two items, the geometric mean applies.
  public var friction: Double {
    get { properties.friction }
    set { assign(newValue, to: \.friction, .friction, .friction) }
  }

  /// The density in kg per 100 x 100 points; default 1.
  public var density: Double {
    get { properties.density }
    set { assign(newValue, to: \.density, .density, .density) }
  }

  /// The damping of the velocity, in 1/s; default 0.1.
  public var resistance: Double {
    get { properties.resistance }
    set { assign(newValue, to: \.resistance, .resistance, .resistance) }
  }

  /// The damping of the angular velocity, in 1/s; default 0.1.
  public var angularResistance: Double {
    get { properties.angularResistance }
    set { assign(newValue, to: \.angularResistance, .angularResistance, .angularResistance) }
  }

  /// The charge in electric and magnetic fields, without a unit; default 0.
  public var charge: Double {
    get { properties.charge }
    set { assign(newValue, to: \.charge, .charge, .charge) }
  }

  /// Whether contacts and torques rotate the items; default true. An existing angular velocity
  /// stays.
  public var allowsRotation: Bool {
    get { properties.allowsRotation }
    set { assign(newValue, to: \.allowsRotation, .allowsRotation) }
  }

  /// Whether the items stand still, though others collide with them; default false.
  public var isAnchored: Bool {
    get { properties.isAnchored }
    set { assign(newValue, to: \.isAnchored, .isAnchored) }
  }

  /// Sets a number.
  /// - Throws: `valueOutOfRange` if it is not in the quantity's range.
  public func set(_ quantity: Quantity, to value: Double) throws(DynamicsProblem) {
    try check(value, quantity.rawValue, quantity.range)
    switch quantity {
    case .elasticity: elasticity = value
    case .friction: friction = value
    case .density: density = value
    case .resistance: resistance = value
    case .angularResistance: angularResistance = value
    case .charge: charge = value
    }
  }

  /// The value of a numeric property.
  public subscript(quantity: Quantity) -> Double {
    switch quantity {
    case .elasticity: elasticity
    case .friction: friction
    case .density: density
    case .resistance: resistance
    case .angularResistance: angularResistance
    case .charge: charge
    }
  }

  private func assign(
    _ value: Double, to path: WritableKeyPath<ItemProperties, Double>,
    _ change: ItemProperties.Changes, _ quantity: Quantity
  ) {
    assign { () throws(DynamicsProblem) in
      try check(value, quantity.rawValue, quantity.range)
      assign(value, to: path, change)
    }
  }

  private func assign<Value: Equatable>(
    _ value: Value, to path: WritableKeyPath<ItemProperties, Value>,
    _ change: ItemProperties.Changes
  ) {
    guard properties[keyPath: path] != value else { return }
    properties[keyPath: path] = value
    changes.insert(change)
    animator?.propertiesChanged = true
    didChange()
  }

  override func collectProperties() {
    for item in items { item.simulated?.nextProperties.apply(properties, changes) }
  }

  override func didConnect(to animator: DynamicAnimator) {
    animator.propertiesChanged = true
  }

  override func willDisconnect(from animator: DynamicAnimator) {
    animator.propertiesChanged = true
  }

  override func didJoin(_ simulated: SimulatedItem) {
    simulated.animator.propertiesChanged = true
    guard let index = pending.firstIndex(where: { $0.item === simulated.item }) else { return }
    let push = pending.remove(at: index)
    simulated.addVelocity(linear: push.linear, angular: push.angular)
  }

  override func willLeave(_ simulated: SimulatedItem) {
    simulated.animator.propertiesChanged = true
  }
}

extension DynamicItemBehavior {
  /// Adds to an item's velocity, in points per second.
  ///
  /// While the behavior is in no animator, the values add up, and the item gets them with its body.
  /// Zero and another behavior's item change nothing.
  /// - Throws: `invalidVelocity` for one that is not finite.
  public func addLinearVelocity(
    _ velocity: Vector, for item: DynamicItem
  ) throws(DynamicsProblem) {
    try push(item, linear: velocity, angular: 0)
  }

  /// Adds to an item's angular velocity, in radians per second; otherwise like `addLinearVelocity`.
  public func addAngularVelocity(
    _ velocity: Double, for item: DynamicItem
  ) throws(DynamicsProblem) {
    try push(item, linear: .zero, angular: velocity)
  }

  /// Returns the velocity in points per second; zero for an item that is not the behavior's or has
  /// no body.
  public func linearVelocity(for item: DynamicItem) -> Vector {
    holds(item) ? item.linearVelocity : .zero
  }

  /// Returns the angular velocity in radians per second; zero for an item that is not the
  /// behavior's or has no body.
  public func angularVelocity(for item: DynamicItem) -> Double {
    holds(item) ? item.angularVelocity : 0
  }

  private func push(
    _ item: DynamicItem, linear: Vector, angular: Double
  ) throws(DynamicsProblem) {
    guard linear.isFinite, angular.isFinite else { throw .invalidVelocity(item: item.name) }
    guard holds(item), linear != .zero || angular != 0 else { return }
    if let animator, let simulated = item.simulated {
      simulated.addVelocity(linear: linear, angular: angular)
      animator.resume(waking: [item])
    } else if let index = pending.firstIndex(where: { $0.item === item }) {
      pending[index].linear = pending[index].linear + linear
      pending[index].angular += angular
    } else {
      pending.append((item, linear, angular))
    }
  }
}
