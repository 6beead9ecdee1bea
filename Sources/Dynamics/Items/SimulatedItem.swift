import Geometry
import Physics

/// An item's part in an animator's simulation: its body, and who asks what of it.
final class SimulatedItem {
  let item: DynamicItem
  let body: Body
  unowned let animator: DynamicAnimator
  /// How many behaviors hold the item; the body lives as long as one does.
  var holders = 0
  var gravityHolders = 0
  /// What the body has now.
  private(set) var properties = ItemProperties()
  /// What it will have in the next step.
  var nextProperties = ItemProperties()
  /// Its place among the animator's simulated items, as of the last time that fields looked.
  var index: Int32 = 0
  /// As it was when the body was made.
  let size: Size
  private let solid: Solid
  private(set) var mass: Mass

  /// - Parameter tag: marks the body in contacts; grows from item to item.
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

  /// The groups in which it collides.
  var filter = Filter() {
    didSet {
      if filter != oldValue { body.setFilter(filter) }
    }
  }

  private static func material(_ properties: ItemProperties) -> Material {
    Material(friction: Float(properties.friction), restitution: Float(properties.elasticity))
  }

  /// Gives the body what the item behaviors ask for.
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

  /// Adds to the body's velocity, in points and radians per second; nothing to an anchored item.
  func addVelocity(linear: Vector, angular: Double) {
    let motion = body.motion
    body.setVelocity(
      linear: motion.linearVelocity + Scale.meters(linear),
      angular: motion.angularVelocity + Float(angular))
    writeVelocity(body.motion)
  }

  /// Writes to the item where its body is.
  @inline(__always)
  func writeBack(_ motion: Motion) {
    item.center = Scale.point(motion.position)
    item.angle = Double(motion.angle)
    writeVelocity(motion)
  }

  /// Writes to the item where its body is, rounded to the pixels of a screen.
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

/// What an item behavior says about its items' matter.
///
/// The defaults are those that UIKit's engine uses; its documentation prints 0 for elasticity,
/// friction and both resistances.
struct ItemProperties: Equatable {
  var elasticity = 0.2
  var friction = 0.2
  var density = 1.0
  var resistance = 0.1
  var angularResistance = 0.1
  var charge = 0.0
  var allowsRotation = true
  var isAnchored = false

  /// Which of them a behavior has changed; only those reach its items.
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

  /// What an item falls back to: all defaults but charge and anchoring, which UIKit does not reset
  /// when the behavior that set them goes.
  var reset: ItemProperties {
    var fallback = ItemProperties()
    fallback.charge = charge
    fallback.isAnchored = isAnchored
    return fallback
  }

  /// Takes over what another has changed.
  mutating func take(_ other: ItemProperties, _ changes: Changes) {
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
