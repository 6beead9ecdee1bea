import Geometry
import Physics

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
    let motion = simulated.body.motion
    var energy = energyWithoutSprings(of: simulated, motion, fall)
    for field in fields where field.isActing && field.holds(item) {
      energy.fields += SpringPotential(of: field)?.energy(at: motion.position) ?? 0
    }
    for (holder, share) in springShares where holder.holds(item) { energy.springs += share }
    return energy
  }

  /// Writes the energy of every item to it, for a record: `DynamicItem.energy`. At rest they stay
  /// what they are: whatever changes them also starts the animator.
  public func readEnergies() {
    guard isRunning || energiesChange else { return }
    energiesChange = isRunning
    applyItemProperties()
    fillFieldTable()
    world.readMotions()
    let fall = fall
    for (simulated, motion) in zip(simulatedItems, world.motions) {
      simulated.item.energy =
        simulated.properties.isAnchored
        ? Energy() : energyWithoutSprings(of: simulated, motion, fall)
    }
    fieldTable.visitPotentials(world.motions) { index, energy in
      let simulated = simulatedItems[index]
      if !simulated.properties.isAnchored { simulated.item.energy.fields += energy }
    }
    for (holder, share) in springShares {
      for item in holder.items {
        guard let simulated = item.simulated, !simulated.properties.isAnchored else { continue }
        item.energy.springs += share
      }
    }
  }

  private func energyWithoutSprings(
    of simulated: SimulatedItem, _ motion: Motion, _ fall: Fall?
  ) -> Energy {
    let mass = simulated.mass
    var energy = Energy()
    energy.motion = Double(
      (motion.linearVelocity * motion.linearVelocity).sum() * mass.kilograms / 2)
    energy.turning = Double(motion.angularVelocity * motion.angularVelocity * mass.inertia / 2)
    if let fall, simulated.gravityHolders > 0 {
      energy.gravity =
        Double(mass.kilograms) * 10 * fall.depth(below: simulated.centerOfMass(motion))
    }
    return energy
  }

  /// The attachments and snaps that act, each with its energy for each of its items.
  private var springShares: [(holder: DynamicBehavior, share: Double)] {
    springs.compactMap { behavior in
      guard behavior.isActing, let holder = behavior as? any SpringHolder else { return nil }
      return (behavior, holder.energy / Double(behavior.items.count))
    }
  }

  private var fall: Fall? {
    activeGravity.map { Fall(along: $0.gravityDirection, in: referenceBounds) }
  }
}

/// The possible fall to the edge of the reference bounds.
private struct Fall {
  let direction: Vector
  let end: Point

  init(along direction: Vector, in bounds: Rect) {
    self.direction = direction
    end = Point(
      direction.dx > 0 ? bounds.maxX : bounds.minX, direction.dy > 0 ? bounds.maxY : bounds.minY)
  }

  /// In m times gravity's magnitude.
  func depth(below place: Point) -> Double {
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
