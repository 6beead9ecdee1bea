import Geometry
import Physics

/// An item's part in an animator's simulation: its body, and who asks what of it.
final class ItemRecord {
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
  private let size: Size

  /// - Parameter tag: marks the body in contacts; grows from item to item.
  init(_ item: DynamicItem, tag: Int, animator: DynamicAnimator) {
    self.item = item
    self.animator = animator
    size = item.size
    var definition = Body.Definition()
    definition.kind = .movable
    definition.position = Scale.meters(item.center)
    definition.angle = Float(item.angle)
    definition.mass = Self.mass(of: size, density: properties.density)
    definition.material = Self.material(properties)
    definition.isObserved = true
    definition.tag = tag
    body = Body(in: animator.world, definition)
    body.setGravityScale(0)
    body.setDamping(
      linear: Float(properties.resistance), angular: Float(properties.angularResistance))
    addShape()
  }

  /// The groups in which it collides.
  var filter = Filter() {
    didSet {
      if filter != oldValue { body.setFilter(filter) }
    }
  }

  /// Adds the item's rectangle: a core 1 pt smaller on each side in a skin of 1 pt, which is what
  /// Box2D's continuous collision needs. Small items have a thinner skin.
  private func addShape() {
    let inset = min(Self.inset(size.width), Self.inset(size.height))
    let half = Vector(size.width / 2 - inset, size.height / 2 - inset)
    body.addBox(halfExtents: Scale.meters(half), skin: Scale.meters(inset))
  }

  private static func inset(_ side: Double) -> Double {
    side > 3 ? 1 : min(1, side / 4)
  }

  private static func mass(of size: Size, density: Double) -> Mass {
    Mass(
      boxWidth: Scale.meters(size.width), height: Scale.meters(size.height),
      density: Float(density))
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
      body.setMass(Self.mass(of: size, density: properties.density))
    }
    if properties.allowsRotation != old.allowsRotation {
      body.setTurns(properties.allowsRotation)
    }
    body.setMaterial(Self.material(properties))
    body.setDamping(
      linear: Float(properties.resistance), angular: Float(properties.angularResistance))
    body.wake()
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

  @inline(__always)
  private func writeVelocity(_ motion: Motion) {
    item.linearVelocity = Scale.vector(motion.linearVelocity)
    item.angularVelocity = Double(motion.angularVelocity)
  }
}
