import Geometry
import Physics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The energy of an item, by form, in J: 1 kg is 100 x 100 points of density 1, and 1 m is 100
/// points.
///
/// The engine runs in steps, so a conserved sum oscillates by half a step's work: by m·a·v·h/2 if a
/// force accelerates by a.
public struct Energy: Hashable, Sendable {
  /// The kinetic energy of the translation, m·v²/2.
  public var motion = 0.0
  /// The kinetic energy of the rotation, I·ω²/2.
  public var turning = 0.0
  /// m·g·s, where s is the distance along gravity to the edge of the reference bounds.
  public var gravity = 0.0
  /// k·x²/2 of attachments with a frequency, and of the four springs of a snap. A spring between
  /// two items counts half for each.
  public var springs = 0.0
  /// The energy in the spring fields that contain the item: the work from its position to their
  /// middles. It jumps where the item crosses a region's edge.
  public var fields = 0.0

  /// The kinetic energy.
  public var kinetic: Double { motion + turning }
  /// The potential energy.
  public var potential: Double { gravity + springs + fields }
  /// The total.
  public var sum: Double { kinetic + potential }

  /// Creates a zero energy.
  public init() {}

  public static func + (a: Energy, b: Energy) -> Energy {
    var sum = a
    sum.motion += b.motion
    sum.turning += b.turning
    sum.gravity += b.gravity
    sum.springs += b.springs
    sum.fields += b.fields
    return sum
  }
}

extension DynamicAnimator {
  /// Returns an item's energy now; nil for one that cannot move: without a body, or anchored.
  public func energy(of item: DynamicItem) -> Energy? {
    applyItemProperties()
    guard let simulated = simulated(of: item), !simulated.properties.isAnchored else { return nil }
    var energy = energyWithoutSprings(of: simulated)
    for behavior in springs where behavior.isActing && behavior.holds(item) {
      energy = energy + behavior.storedEnergy(of: simulated)
    }
    return energy
  }

  /// Writes the energy of every item to it, for a record: `DynamicItem.energy`.
  public func readEnergies() {
    applyItemProperties()
    for simulated in simulatedItems {
      simulated.item.energy =
        simulated.properties.isAnchored ? Energy() : energyWithoutSprings(of: simulated)
    }
    for behavior in springs where behavior.isActing {
      for item in behavior.items {
        guard let simulated = item.simulated, !simulated.properties.isAnchored else { continue }
        item.energy = item.energy + behavior.storedEnergy(of: simulated)
      }
    }
  }

  private func energyWithoutSprings(of simulated: SimulatedItem) -> Energy {
    let (motion, mass) = (simulated.body.motion, simulated.mass)
    var energy = Energy()
    energy.motion = Double(
      (motion.linearVelocity * motion.linearVelocity).sum() * mass.kilograms / 2)
    energy.turning = Double(motion.angularVelocity * motion.angularVelocity * mass.inertia / 2)
    if let gravity = activeGravity, simulated.gravityHolders > 0 {
      energy.gravity =
        Double(mass.kilograms) * 10 * depth(below: simulated, motion, along: gravity)
    }
    return energy
  }

  /// Returns the possible fall to the edge of the reference bounds, in m times gravity's magnitude.
  private func depth(
    below simulated: SimulatedItem, _ motion: Motion, along gravity: GravityBehavior
  ) -> Double {
    let place = simulated.centerOfMass(motion)
    let (direction, bounds) = (gravity.gravityDirection, referenceBounds)
    let end = Point(
      direction.dx > 0 ? bounds.maxX : bounds.minX, direction.dy > 0 ? bounds.maxY : bounds.minY)
    let way = end - place
    return (way.dx * direction.dx + way.dy * direction.dy) / 100
  }
}

/// A behavior that holds its items with springs.
protocol SpringHolder {
  /// The energy of the springs, in J.
  var energy: Double { get }

  /// Returns its impulse on an item in the last step in which the item was awake, in N·s.
  func impulse(on item: DynamicItem) -> SIMD2<Float>
}

extension SnapBehavior: SpringHolder {
  func impulse(on item: DynamicItem) -> SIMD2<Float> { impulse }
}

extension AttachmentBehavior: SpringHolder {
  var energy: Double { (joint as? DistanceJoint).map { Double($0.energy) } ?? 0 }

  func impulse(on item: DynamicItem) -> SIMD2<Float> {
    guard let joint else { return .zero }
    return self.item === item ? joint.impulse : -joint.impulse
  }
}

extension DynamicBehavior {
  /// Whether it can hold energy of its items: an attachment, a snap or a spring field.
  var holdsEnergy: Bool { self is any SpringHolder || (self as? FieldBehavior)?.kind == .spring }

  /// Its part of an item's energy.
  fileprivate func storedEnergy(of simulated: SimulatedItem) -> Energy {
    var energy = Energy()
    if let field = self as? FieldBehavior {
      energy.fields = field.springEnergy(at: Scale.point(simulated.body.motion.position))
    } else if let spring = self as? any SpringHolder {
      energy.springs = spring.energy / Double(items.count)
    }
    return energy
  }
}

extension FieldBehavior {
  /// Returns S·∫ max(s, r₀)^-k ds from the middle to a point, in J; 0 outside the region.
  fileprivate func springEnergy(at point: Point) -> Double {
    let offset = point - position
    guard isStrong, region.contains(.zero + offset) else { return 0 }
    let (r, least, k) = (offset.length / 100, self[.minimumRadius] / 100, self[.falloff])
    let inner = pow(least, -k) * min(r, least)
    guard r > least else { return self[.strength] * inner }
    let outer = k == 1 ? log(r / least) : (pow(r, 1 - k) - pow(least, 1 - k)) / (1 - k)
    return self[.strength] * (inner + outer)
  }
}
