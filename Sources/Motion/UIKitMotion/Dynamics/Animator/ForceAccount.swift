import MotionGeometry

/// The changes of an item's velocity during a frame, split by cause.
///
/// Their sum is the total change, as the engine computes it: in each step it adds the external
/// forces, applies resistance, and then solves contacts and attachments. So even a resting item has
/// a little resistance: it takes its share of what gravity has just added, and the floor takes the
/// rest.
package final class ForceAccount {
  /// The cause of a change of velocity.
  package enum Cause: Hashable, Sendable {
    /// Gravity, a push, a field, an attachment or a snap, by its name.
    case behavior(String)
    case resistance
    /// The normal force of a touched object.
    case contact(Touched)
    /// The friction of all touched objects.
    case friction
    /// The remaining velocity, removed when the item falls asleep, or would be if it were awake.
    case rest
    /// The engine's speed limit.
    case topSpeed
  }

  /// An object that an item touches, by its name.
  package enum Touched: Hashable, Sendable {
    case item(String)
    case boundary(String)
    case referenceBounds
  }

  /// The average effect of one cause over the frame.
  package struct Entry {
    package let cause: Cause
    /// The force through the item's centre of mass, in N.
    package let force: Vector
    /// The acceleration by this force alone, in points per second².
    package let acceleration: Vector
  }

  /// The item.
  package let item: DynamicItem
  /// The field that set the velocity, which disables other external forces, and that velocity in
  /// points per second; nil if there is none.
  package private(set) var ruler: (behavior: String, velocity: Vector)?
  /// The impulses in N·s, in the order in which the causes appeared.
  private var impulses: [(cause: Cause, impulse: Vector)] = []
  /// Where each cause stands among them.
  private var places: [Cause: Int] = [:]
  /// The total length of the world's steps, in s: the frame, or half of the first one.
  package private(set) var seconds = 0.0
  private var mass = 1.0
  /// The velocity before the current step, in m/s.
  private var velocity = Vector.zero
  private var wasAwake = false
  /// The impulses of the current step that are already accounted for, in N·s.
  private var known = Vector.zero
  private var largest = 0.0
  private var strongestContact: (cause: Cause, size: Double)?
  /// Moves that no velocity explains.
  private var corrections = Corrections()

  init(of item: DynamicItem) {
    self.item = item
  }

  /// The causes with their forces; empty for an item that cannot move: without a body, or anchored.
  package var entries: [Entry] {
    guard seconds > 0 else { return [] }
    return impulses.map { cause, impulse in
      let force = impulse * (1 / seconds)
      return Entry(cause: cause, force: force, acceleration: force * (100 / mass))
    }
  }

  /// Where the engine moves the item in the frame without a velocity, in points, and what for: it
  /// moves overlapping bodies apart, and attached ones to where a rigid attachment holds them. Nil
  /// where it moves it by less than its own tolerance.
  package var correction: (offset: Vector, causes: [Cause])? { corrections.result }

  private func add(_ cause: Cause, _ impulse: Vector) {
    known = known + impulse
    largest = max(largest, impulse.length)
    if let index = places[cause] {
      impulses[index].impulse = impulses[index].impulse + impulse
    } else if impulse != .zero {
      places[cause] = impulses.count
      impulses.append((cause, impulse))
    }
  }
}

extension ForceAccount {
  /// Call before the behaviors act.
  func beginFrame(_ animator: DynamicAnimator) {
    guard movable(animator) != nil else { return }
    for behavior in animator.actingEachFrame where behavior.isActing && behavior.holds(item) {
      if let impulse = behavior.frameImpulse { add(.behavior(behavior.name), impulse) }
    }
  }

  /// Call before each step of the world, while `worldTime` is still the old one.
  func beginStep(_ animator: DynamicAnimator) {
    guard let simulated = movable(animator) else { return }
    let motion = simulated.body.motion
    mass = Double(simulated.mass.kilograms)
    velocity = Self.vector(motion.linearVelocity)
    corrections.beginStep(simulated)
    wasAwake = motion.isAwake
    (known, largest, strongestContact) = (.zero, 0, nil)
    let step = Double(animator.engine.timeStep)
    for force in animator.forces(on: item) {
      if let set = force.velocity {
        ruler = (force.behavior.name, set)
        add(.behavior(force.behavior.name), (set * 0.01 - velocity) * mass)
      } else {
        add(.behavior(force.behavior.name), force.force * step)
      }
    }
    let damping = Double(animator.engine.damping(simulated.properties.resistance))
    add(.resistance, (velocity * mass + known) * (1 / (1 + step * damping) - 1))
  }

  /// Call instead of the others while the animator rests: the forces that hold the item continue.
  func stepAtRest(_ animator: DynamicAnimator) {
    beginStep(animator)
    endStep(animator)
  }

  /// Call after each step of the world.
  func endStep(_ animator: DynamicAnimator) {
    guard let simulated = movable(animator) else { return }
    seconds += Double(animator.engine.timeStep)
    for impulse in animator.world.contactImpulses { add(impulse, simulated.body.tag, animator) }
    for behavior in animator.tree where behavior.isActing && behavior.holds(item) {
      guard let impulse = behavior.jointImpulse(on: item) else { continue }
      add(.behavior(behavior.name), Self.vector(impulse))
      if behavior.isRigid { corrections.note(.behavior(behavior.name)) }
    }
    corrections.endStep(simulated, timeStep: animator.engine.timeStep)
    let motion = simulated.body.motion
    close((Self.vector(motion.linearVelocity) - velocity) * mass - known, isAwake: motion.isAwake)
  }

  /// Attributes the remainder to a cause.
  private func close(_ rest: Vector, isAwake: Bool) {
    // Ignore rounding errors and less than 0.0001 pt/s.
    guard rest.length > max(1e-3 * largest, 1e-6 * mass) else { return }
    if !isAwake { return add(.rest, rest) }
    // A collision between two steps is solved with surfaces that have turned a little since they
    // were recorded.
    if let contact = strongestContact, rest.length < 0.05 * contact.size {
      add(contact.cause, rest)
    } else if wasAwake {
      add(.topSpeed, rest)
    }
  }

  private func add(_ impulse: ContactImpulse, _ tag: Int, _ animator: DynamicAnimator) {
    let (first, second) = impulse.tags
    guard first == tag || second == tag,
      let touched = animator.touched(tagged: first == tag ? second : first)
    else { return }
    corrections.note(impulse, touched)
    let sign = first == tag ? -1.0 : 1
    let normal = Self.vector(impulse.normal) * sign
    add(.contact(touched), normal)
    if normal.length > strongestContact?.size ?? 0 {
      strongestContact = (.contact(touched), normal.length)
    }
    add(.friction, Self.vector(impulse.friction) * sign)
  }

  private func movable(_ animator: DynamicAnimator) -> SimulatedItem? {
    animator.simulated(of: item).flatMap { $0.properties.isAnchored ? nil : $0 }
  }

  private static func vector(_ vector: SIMD2<Float>) -> Vector {
    Vector(Double(vector.x), Double(vector.y))
  }
}

extension DynamicAnimator {
  /// Starts to account for the forces on an item in the next steps, until `endAccount()`. This
  /// costs time, but does not change the simulation.
  package func startAccount(of item: DynamicItem) -> ForceAccount {
    let account = ForceAccount(of: item)
    self.account = account
    world.setNotesImpulses(true)
    return account
  }

  /// Ends the account.
  package func endAccount() {
    account = nil
    world.setNotesImpulses(false)
  }

  fileprivate func touched(tagged tag: Int) -> ForceAccount.Touched? {
    if tag > 0 { return simulated(tagged: tag).map { .item($0.item.name) } }
    for case let collision as CollisionBehavior in tree {
      switch collision.barrier(tagged: tag)?.other {
      case .boundary(let name): return .boundary(name)
      case .referenceBounds: return .referenceBounds
      case .item, nil: continue
      }
    }
    return nil
  }
}
