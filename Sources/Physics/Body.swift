internal import CBox2D

/// A rigid body of a `World`; it leaves the world when it is removed or released.
///
/// All shapes of a body share one material and one filter. After `remove`, calls have no effect
/// and the motion stays as it was.
public final class Body {
  public enum Kind: Hashable, Sendable { case fixed, movable }

  /// What a body is made from.
  public struct Definition {
    public var kind = Kind.fixed
    /// Of the origin, which is also the centre of mass, in m.
    public var position = SIMD2<Float>.zero
    /// In rad.
    public var angle: Float = 0
    public var mass = Mass(1, inertia: 1)
    public var material = Material()
    /// Whether `World.motions` tells of the body.
    public var isObserved = false
    /// The maker's own mark, which contacts carry.
    public var tag = 0

    public init() {}
  }

  public let tag: Int
  private let world: World
  var pointer: OpaquePointer?
  private var last: Motion

  public init(in world: World, _ definition: Definition) {
    var def = mbDefaultBodyDef()
    def.type = Self.type(definition.kind)
    def.position = mbVec2(definition.position.bounded(to: Bounds.length))
    def.angle = definition.angle.bounded(to: Bounds.angle)
    def.mass = definition.mass.kilograms
    def.inertia = definition.mass.inertia
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

  /// Takes the body and its contacts out of the world.
  public func remove() {
    guard let pointer else { return }
    last = Motion(mbBody_GetMotion(pointer))
    last.isAwake = false
    mbDestroyBody(pointer)
    self.pointer = nil
  }

  /// Where the body is now, also between two `World.readMotions`.
  public var motion: Motion {
    guard let pointer else { return last }
    return Motion(mbBody_GetMotion(pointer))
  }

  /// Adds a rectangle about the origin.
  /// - Parameters:
  ///   - halfExtents: of the core without the skin, in m.
  ///   - skin: how far the shape reaches beyond its core, in m.
  public func addBox(halfExtents: SIMD2<Float>, skin: Float) {
    guard let pointer else { return }
    let half = halfExtents.bounded(to: Bounds.extent)
    mbBody_AddBox(pointer, half.x, half.y, skin.bounded(to: 0...1))
  }

  /// Adds a segment that collides on both sides; one shorter than 0.01 mm adds nothing.
  public func addSegment(from start: SIMD2<Float>, to end: SIMD2<Float>, skin: Float) {
    let start = start.bounded(to: Bounds.length)
    let end = end.bounded(to: Bounds.length)
    let along = end - start
    guard let pointer, max(abs(along.x), abs(along.y)) > Bounds.shortestSegment else { return }
    mbBody_AddSegment(pointer, mbVec2(start), mbVec2(end), skin.bounded(to: 0...1))
  }

  static func type(_ kind: Kind) -> mbBodyType {
    switch kind {
    case .fixed: mb_staticBody
    case .movable: mb_dynamicBody
    }
  }
}
