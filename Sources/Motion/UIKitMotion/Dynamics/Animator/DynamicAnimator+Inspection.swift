import MotionGeometry

extension DynamicAnimator {
  /// Returns the item behavior that sets a property of an item: the last in tree order of those
  /// that changed it; nil if the default applies.
  package func source(
    of property: DynamicItemBehavior.Property, for item: DynamicItem
  ) -> DynamicItemBehavior? {
    tree.lazy.compactMap { $0 as? DynamicItemBehavior }.last { behavior in
      behavior.isActing && behavior.sets(property) && behavior.holds(item)
    }
  }

  /// The behavior whose vector applies to all gravity; nil without gravity.
  package var effectiveGravity: GravityBehavior? { activeGravity }

  /// Returns whether an item behavior anchors the item.
  package func isAnchored(_ item: DynamicItem) -> Bool {
    applyItemProperties()
    return simulated(of: item)?.properties.isAnchored ?? false
  }

  /// Returns the charge of the item in electric and magnetic fields.
  package func charge(of item: DynamicItem) -> Double {
    applyItemProperties()
    return simulated(of: item)?.properties.charge ?? 0
  }

  /// Returns whether the engine steps the item: it sleeps after half a second at rest, and an
  /// anchored item or one without a body is not awake.
  package func isAwake(_ item: DynamicItem) -> Bool {
    simulated(of: item).map { !$0.properties.isAnchored && $0.body.motion.isAwake } ?? false
  }

  /// Returns the total force of fields on a resting probe of 1 kg and charge 1 at a point, in N; a
  /// velocity field counts with its velocity. Nil if no field contains the point.
  package func fieldForce(at point: Point) -> Vector? {
    var sum: Vector?
    for field in fields where field.isActing {
      guard let force = field.force(onProbeAt: point, time: worldTime) else { continue }
      sum = (sum ?? .zero) + force
    }
    return sum
  }
}

extension DynamicItemBehavior {
  /// The properties of an item behavior, by their UIKit names.
  package enum Property: String, CaseIterable, Sendable {
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

  /// Returns whether a property has ever been changed; only then does it apply to the items.
  package func sets(_ property: Property) -> Bool { changes.contains(property.change) }
}

extension FieldBehavior {
  /// Returns the force on a resting probe of 1 kg and charge 1; nil outside the region.
  fileprivate func force(onProbeAt point: Point, time: Double) -> Vector? {
    let offset = point - position
    let local = Point(offset.dx, offset.dy)
    guard region.contains(local) else { return nil }
    guard isStrong else { return nil }
    let probe = FieldProbe(
      position: Scale.meters(local), velocity: .zero, mass: 1, charge: 1)
    switch action(on: probe, time: time) {
    case .force(let v), .velocity(let v): return Vector(Double(v.x), Double(v.y))
    }
  }
}

/// The effect of one behavior on one item now.
package struct ItemForce {
  /// The behavior.
  package let behavior: DynamicBehavior
  /// The force through the item's centre of mass, in N.
  package let force: Vector
  /// The acceleration by this force alone, in points per second².
  package let acceleration: Vector
  /// The velocity that a velocity field sets, in points per second; nil for other behaviors.
  package let velocity: Vector?

  init(_ behavior: DynamicBehavior, _ force: Vector, on simulated: SimulatedItem) {
    self.behavior = behavior
    self.force = force
    acceleration = force * (100 / Double(simulated.mass.kilograms))
    velocity = nil
  }

  /// A field that sets the velocity, in points per second.
  init(_ behavior: DynamicBehavior, velocity: Vector) {
    self.behavior = behavior
    (force, acceleration) = (.zero, .zero)
    self.velocity = velocity
  }
}

extension DynamicAnimator {
  /// Returns the forces on an item now, in tree order: gravity, continuous pushes, and the fields
  /// that contain the item; of several gravity behaviors, the one in effect. Contacts and
  /// attachments are only known while a step is solved: a `ForceAccount` has them. Empty for an
  /// item without a body here, and for an anchored one.
  ///
  /// If a field sets the velocity, the result is that field alone.
  package func forces(on item: DynamicItem) -> [ItemForce] {
    applyItemProperties()
    guard let simulated = simulated(of: item), !simulated.properties.isAnchored else { return [] }
    let acting = tree.filter { behavior in
      behavior.isActing && (behavior === activeGravity || behavior.holds(item))
    }
    let found = acting.compactMap { $0.force(on: simulated) }
    return found.first { $0.velocity != nil }.map { [$0] } ?? found
  }

  /// Returns the share of an item's velocity, relative to the medium, that a drag field removes in
  /// one step of the world: 1 stops it, and more throws the item back. Nil for other fields, and
  /// for an item outside the field.
  package func dragShare(by field: FieldBehavior, of item: DynamicItem) -> Double? {
    applyItemProperties()
    guard field.kind.brakes, field.isActing,
      let simulated = simulated(of: item), !simulated.properties.isAnchored,
      let drag = field.force(on: simulated)
    else { return nil }
    let speed = (linearVelocity(of: item) - field.direction * 100).length
    return speed > 0 ? drag.acceleration.length * Double(engine.timeStep) / speed : 0
  }
}
