import Geometry
import Physics

extension DynamicAnimator {
  /// The item behavior that a property of an item comes from: of those that changed it, the last in
  /// the order of the tree; nil where the default holds.
  public func source(
    of property: DynamicItemBehavior.Property, for item: DynamicItem
  ) -> DynamicItemBehavior? {
    tree.lazy.compactMap { $0 as? DynamicItemBehavior }.last { behavior in
      behavior.isActing && behavior.sets(property) && behavior.items.contains { $0 === item }
    }
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
