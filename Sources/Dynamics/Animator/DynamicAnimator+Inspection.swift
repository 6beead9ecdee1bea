import Geometry
import Physics

extension DynamicAnimator {
  /// The item behavior that a property of an item comes from: of those that changed it, the last in
  /// the order of the tree; nil where the default holds.
  public func source(
    of property: DynamicItemBehavior.Property, for item: DynamicItem
  ) -> DynamicItemBehavior? {
    tree.lazy.compactMap { $0 as? DynamicItemBehavior }.last { behavior in
      behavior.isActing && behavior.sets(property) && behavior.holds(item)
    }
  }

  /// Whose vector all gravity has; nil where nothing falls.
  public var rulingGravity: GravityBehavior? { activeGravity }

  /// Whether an item behavior holds the item where it is.
  public func isAnchored(_ item: DynamicItem) -> Bool {
    applyItemProperties()
    return simulated(of: item)?.properties.isAnchored ?? false
  }

  /// What fields that act on charge take the item for.
  public func charge(of item: DynamicItem) -> Double {
    applyItemProperties()
    return simulated(of: item)?.properties.charge ?? 0
  }

  /// Whether the engine steps the item: it sleeps once it has rested for half a second, and an
  /// anchored one or one without a body is not awake.
  public func isAwake(_ item: DynamicItem) -> Bool {
    simulated(of: item).map { !$0.properties.isAnchored && $0.body.motion.isAwake } ?? false
  }

  /// What fields would do, together, to a resting probe of 1 kg and charge 1 at a point, in N; a
  /// velocity field is told by its velocity. Nil where no field reaches.
  public func fieldForce(at point: Point) -> Vector? {
    var sum: Vector?
    for field in tree.lazy.compactMap({ $0 as? FieldBehavior }) where field.isActing {
      guard let force = field.force(onProbeAt: point, time: worldTime) else { continue }
      sum = (sum ?? .zero) + force
    }
    return sum
  }
}

extension DynamicItemBehavior {
  /// All that an item behavior can say about its items, by its UIKit name.
  public enum Property: String, CaseIterable, Sendable {
    case elasticity, friction, density, resistance, angularResistance, charge, allowsRotation
    case isAnchored

    fileprivate var change: ItemProperties.Changes {
      switch self {
      case .elasticity: .elasticity
      case .friction: .friction
      case .density: .density
      case .resistance: .resistance
      case .angularResistance: .angularResistance
      case .charge: .charge
      case .allowsRotation: .allowsRotation
      case .isAnchored: .isAnchored
      }
    }
  }

  /// Whether a property was given a value other than it had; only then does it reach the items.
  public func sets(_ property: Property) -> Bool { changes.contains(property.change) }
}

extension FieldBehavior {
  /// The force on a resting probe of 1 kg and charge 1; nil outside the region.
  fileprivate func force(onProbeAt point: Point, time: Double) -> Vector? {
    let offset = point - position
    let local = Point(offset.dx, offset.dy)
    guard region.contains(local) else { return nil }
    guard isStrong else { return nil }
    let probe = FieldProbe(
      position: Scale.meters(local), velocity: .zero, mass: 1, charge: 1)
    switch action(on: probe, time: time) {
    case .force(let told), .velocity(let told): return Vector(Double(told.x), Double(told.y))
    }
  }
}

/// What one behavior does to one item now.
public struct ItemForce {
  /// What acts.
  public let behavior: DynamicBehavior
  /// Through the item's centre of mass, in N.
  public let force: Vector
  /// What the force alone would cause, in points per second².
  public let acceleration: Vector
  /// Of a velocity field: what the item moves with instead, in points per second.
  public let velocity: Vector?
}

extension DynamicAnimator {
  /// What acts on an item now, in the order of the tree: gravity, continuous pushes, and fields that
  /// reach the item; of two gravities, the one that counts. What contacts and attachments do is
  /// found only while a step is solved: a `ForceAccount` has it. Empty for an item without a body
  /// here, and for an anchored one.
  ///
  /// Where a field sets the velocity, it alone is told.
  public func forces(on item: DynamicItem) -> [ItemForce] {
    applyItemProperties()
    guard let simulated = simulated(of: item), !simulated.properties.isAnchored else { return [] }
    let acting = tree.filter { behavior in
      behavior.isActing && (behavior === activeGravity || behavior.holds(item))
    }
    let found = acting.compactMap { force(of: $0, on: simulated) }
    return found.first { $0.velocity != nil }.map { [$0] } ?? found
  }

  /// The attachments and snaps that hold an item, in the order of the tree: what they do is found
  /// only while a step is solved.
  func holders(of item: DynamicItem) -> [DynamicBehavior & SpringHolder] {
    tree.compactMap { behavior in
      behavior.isActing && behavior.holds(item) ? behavior as? DynamicBehavior & SpringHolder : nil
    }
  }

  /// How much of an item's speed, against the medium, a drag field takes in one step of the world: 1
  /// is all of it, and beyond that the item is thrown back. Nil for another field, and where it does
  /// not reach the item.
  public func brakedShare(by field: FieldBehavior, of item: DynamicItem) -> Double? {
    applyItemProperties()
    guard field.kind.word == FieldKind.drag.word, field.isActing,
      let simulated = simulated(of: item), !simulated.properties.isAnchored,
      let told = force(of: field, on: simulated)
    else { return nil }
    let speed = (linearVelocity(of: item) - field.direction * 100).length
    return speed > 0 ? told.acceleration.length * Double(engine.timeStep) / speed : 0
  }

  private func force(of behavior: DynamicBehavior, on simulated: SimulatedItem) -> ItemForce? {
    if let push = behavior as? PushBehavior {
      guard push.isActive, push.mode == .continuous else { return nil }
      return describe(push, push.pushDirection, on: simulated)
    }
    if let gravity = behavior as? GravityBehavior {
      guard gravity === activeGravity, simulated.gravityHolders > 0 else { return nil }
      let acceleration = gravity.gravityDirection * 10
      return describe(gravity, acceleration * Double(simulated.mass.kilograms), on: simulated)
    }
    if let field = behavior as? FieldBehavior { return force(of: field, on: simulated) }
    return nil
  }

  private func force(of field: FieldBehavior, on simulated: SimulatedItem) -> ItemForce? {
    let motion = simulated.body.motion
    let p = motion.position - Scale.meters(field.position)
    guard field.isStrong, field.region.contains(Scale.point(p)) else { return nil }
    let body = FieldProbe(
      position: p, velocity: motion.linearVelocity, mass: simulated.mass.kilograms,
      charge: Float(simulated.properties.charge))
    switch field.action(on: body, time: worldTime + Double(engine.timeStep)) {
    case .force(let force):
      return describe(field, Vector(Double(force.x), Double(force.y)), on: simulated)
    case .velocity:
      return ItemForce(
        behavior: field, force: .zero, acceleration: .zero, velocity: field.direction * 100)
    }
  }

  private func describe(
    _ behavior: DynamicBehavior, _ force: Vector, on simulated: SimulatedItem
  ) -> ItemForce {
    ItemForce(
      behavior: behavior, force: force,
      acceleration: force * (100 / Double(simulated.mass.kilograms)), velocity: nil)
  }
}
