import MotionGeometry

/// An item's simulation in an animator: its body, and the behaviors' demands on it.
final class SimulatedItem {
  let item: DynamicItem
  let body: Body
  /// It owns the item and outlives it.
  unowned let animator: DynamicAnimator
  /// The number of behaviors that hold the item; the body lives while there is one.
  var holders = 0
  var gravityHolders = 0
  /// The current properties of the body.
  private(set) var properties = ItemProperties()
  /// The properties from the next step on.
  var nextProperties = ItemProperties()
  /// Its index among the animator's simulated items, as of the last filling of the field table.
  var index: Int32 = 0
  /// The size when the body was created.
  let size: Size
  private let solid: Solid
  private(set) var mass: Mass
  /// The sources of its energy, as of the animator's last step; nil for an anchored one.
  var energyLaw: EnergyLaw?

  /// - Parameter tag: identifies the body in contacts; grows from item to item.
  init(_ item: DynamicItem, tag: Int, animator: DynamicAnimator) {
    self.item = item
    self.animator = animator
    size = item.size
    solid = Solid(of: item, engine: animator.engine)
    mass = solid.mass(density: properties.density)
    var definition = Body.Definition()
    definition.kind = .movable
    definition.position = Scale.meters(item.center)
    definition.angle = Float(item.angle)
    definition.mass = mass
    definition.material = Self.material(properties)
    definition.isObserved = true
    definition.tag = tag
    body = Body(in: animator.world, definition)
    body.setGravityScale(0)
    body.add(solid)
    applyResistance()
  }

  /// The collision categories and mask.
  var filter = Filter() {
    didSet {
      if filter != oldValue { body.setFilter(filter) }
    }
  }

  private static func material(_ properties: ItemProperties) -> Material {
    Material(friction: Float(properties.friction), restitution: Float(properties.elasticity))
  }

  /// Applies the properties set by item behaviors to the body.
  func applyProperties() {
    guard nextProperties != properties else { return }
    let old = properties
    properties = nextProperties
    if properties.isAnchored != old.isAnchored {
      body.setKind(properties.isAnchored ? .fixed : .movable)
    }
    if properties.density != old.density {
      mass = solid.mass(density: properties.density)
      body.setMass(mass)
    }
    if properties.allowsRotation != old.allowsRotation {
      body.setTurns(properties.allowsRotation)
    }
    body.setMaterial(Self.material(properties))
    applyResistance()
    animator.fieldsChanged = true
    body.wake()
  }

  private func applyResistance() {
    let engine = animator.engine
    body.setDamping(
      linear: engine.damping(properties.resistance),
      angular: engine.damping(properties.angularResistance))
  }

  /// The centre of mass of a body that moves so, in points.
  func centerOfMass(_ motion: Motion) -> Point { Scale.point(motion.point(mass.center)) }

  /// Adds to the body's velocity, in points and radians per second; no effect on an anchored item.
  func addVelocity(linear: Vector, angular: Double) {
    let motion = body.motion
    body.setVelocity(
      linear: motion.linearVelocity + Scale.meters(linear),
      angular: motion.angularVelocity + Float(angular))
    writeVelocity(body.motion)
  }

  /// Writes the body's position and velocity to the item.
  @inline(__always)
  func writeBack(_ motion: Motion) {
    item.center = Scale.point(motion.position)
    item.angle = Double(motion.angle)
    writeVelocity(motion)
  }

  /// Writes the body's position, rounded to the pixels of a screen, and velocity to the item.
  func writeBack(_ motion: Motion, roundedTo grid: PixelGrid) {
    item.center = grid.round(Scale.point(motion.position))
    item.angle = grid.round(angle: Double(motion.angle))
    writeVelocity(motion)
  }

  @inline(__always)
  private func writeVelocity(_ motion: Motion) {
    item.linearVelocity = Scale.vector(motion.linearVelocity)
    item.angularVelocity = Double(motion.angularVelocity)
    if item.isGroup { (item as? DynamicItemGroup)?.shareVelocity() }
  }
}

/// The item properties that an item behavior sets.
///
/// The defaults are those of UIKit's engine; its documentation prints 0 for elasticity, friction
/// and both resistances.
struct ItemProperties: Equatable {
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0
  var allowsRotation = true
  var isAnchored = false

  /// The properties that a behavior has changed; only those apply to its items.
  struct Changes: OptionSet {
    let rawValue: Int
    static let elasticity = Changes(rawValue: 1 << 0)
    static let friction = Changes(rawValue: 1 << 1)
    static let density = Changes(rawValue: 1 << 2)
    static let resistance = Changes(rawValue: 1 << 3)
    static let angularResistance = Changes(rawValue: 1 << 4)
    static let charge = Changes(rawValue: 1 << 5)
    static let allowsRotation = Changes(rawValue: 1 << 6)
    static let isAnchored = Changes(rawValue: 1 << 7)
  }

  /// The properties to which an item reverts: the defaults, except charge and anchoring, which
  /// UIKit does not reset when the behavior that set them is removed.
  var reset: ItemProperties {
    var fallback = ItemProperties()
    fallback.charge = charge
    fallback.isAnchored = isAnchored
    return fallback
  }

  /// Takes over changed properties from another set.
  mutating func apply(_ other: ItemProperties, _ changes: Changes) {
    if changes.contains(.elasticity) { elasticity = other.elasticity }
    if changes.contains(.friction) { friction = other.friction }
    if changes.contains(.density) { density = other.density }
    if changes.contains(.resistance) { resistance = other.resistance }
    if changes.contains(.angularResistance) { angularResistance = other.angularResistance }
    if changes.contains(.charge) { charge = other.charge }
    if changes.contains(.allowsRotation) { allowsRotation = other.allowsRotation }
    if changes.contains(.isAnchored) { isAnchored = other.isAnchored }
  }
}
