internal import CMotionBox2D

/// A rigid body of a `PhysicsWorld`; it leaves the world when it is removed or released.
///
/// All shapes of a body share one material and one filter. After `remove`, calls have no effect and
/// the motion stays as it was.
final class Body {
  /// Whether a body is fixed or moves.
  enum Kind: Hashable, Sendable { case fixed, movable }

  /// The initial state of a body.
  struct Definition {
    var kind = Kind.fixed
    /// The position of the origin, in m.
    var position = SIMD2<Float>.zero
    /// The angle in rad.
    var angle: Float = 0
    var mass = Mass(1, inertia: 1)
    var material = Material()
    /// Whether `PhysicsWorld.motions` includes the body.
    var isObserved = false
    /// The creator's own identifier, passed on in contacts.
    var tag = 0

    init() {}
  }

  let tag: Int
  let world: PhysicsWorld
  var pointer: OpaquePointer?
  private var last: Motion

  init(in world: PhysicsWorld, _ definition: Definition) {
    var def = mbDefaultBodyDef()
    def.type = Self.type(definition.kind)
    def.position = mbVec2(definition.position.bounded(to: Bounds.length))
    def.angle = definition.angle.bounded(to: Bounds.angle)
    def.mass = definition.mass.kilograms
    def.inertia = definition.mass.inertia
    def.centerOfMass = mbVec2(definition.mass.center)
    def.friction = definition.material.friction
    def.restitution = definition.material.restitution
    def.isObserved = definition.isObserved
    def.tag = Int64(definition.tag)
    tag = definition.tag
    self.world = world
    pointer = mbCreateBody(world.pointer, &def)
    last = Motion(position: definition.position, angle: definition.angle)
  }

  deinit {
    remove()
  }

  /// Removes the body and its contacts from the world.
  func remove() {
    guard let pointer else { return }
    last = Motion(mbBody_GetMotion(pointer))
    last.isAwake = false
    mbDestroyBody(pointer)
    self.pointer = nil
  }

  /// The current motion, also between two calls of `PhysicsWorld.readMotions`.
  var motion: Motion {
    guard let pointer else { return last }
    return Motion(mbBody_GetMotion(pointer))
  }

  static func type(_ kind: Kind) -> mbBodyType {
    switch kind {
    case .fixed: mb_staticBody
    case .movable: mb_dynamicBody
    }
  }
}
