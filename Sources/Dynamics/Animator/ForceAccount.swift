import Geometry
import Physics

/// What changes an item's velocity while a frame passes, split by cause.
///
/// The sum of all is the change itself, as the engine computes it: in each of its steps it adds
/// what acts from afar, takes off what resistance leaves no room for, and then finds what contacts
/// and attachments must do. So an item that lies still has a little resistance too: it takes its
/// share of what gravity has just added, and the floor the rest.
public final class ForceAccount {
  /// Why a velocity changes.
  public enum Cause: Hashable, Sendable {
    /// Gravity, a push, a field, an attachment or a snap, by its name.
    case behavior(String)
    case resistance
    /// What a touched thing does across the surfaces.
    case contact(Touched)
    /// What all touched things do along the surfaces.
    case friction
    /// What is left when the item falls asleep, or would be if it were awake.
    case rest
    /// The engine lets nothing move faster than it can.
    case topSpeed
  }

  /// What an item touches, by its name.
  public enum Touched: Hashable, Sendable {
    case item(String)
    case boundary(String)
    case referenceBounds
  }

  /// What one cause does, on average over the frame.
  public struct Entry {
    public let cause: Cause
    /// Through the item's centre of mass, in N.
    public let force: Vector
    /// What the force alone would cause, in points per second².
    public let acceleration: Vector
  }

  /// Whose velocity it is about.
  public let item: DynamicItem
  /// The field that set the velocity, which leaves nothing else from afar to act, and to what, in
  /// points per second; nil where none did.
  public private(set) var ruler: (behavior: String, velocity: Vector)?
  /// In N·s, in the order in which they came up.
  private var impulses: [(cause: Cause, impulse: Vector)] = []
  /// How long the world's steps were together, in s: the frame, or half of the first one.
  public private(set) var seconds = 0.0
  private var mass = 1.0
  /// Before the step that is under way: in m/s.
  private var velocity = Vector.zero
  private var wasAwake = false
  /// What of the step that is under way is known, in N·s.
  private var known = Vector.zero
  private var largest = 0.0
  private var strongestContact: (cause: Cause, size: Double)?

  init(of item: DynamicItem) {
    self.item = item
  }

  /// Empty for an item that nothing can move: one without a body, or an anchored one.
  public var entries: [Entry] {
    guard seconds > 0 else { return [] }
    return impulses.map { cause, impulse in
      let force = impulse * (1 / seconds)
      return Entry(cause: cause, force: force, acceleration: force * (100 / mass))
    }
  }

  private func add(_ cause: Cause, _ impulse: Vector) {
    known = known + impulse
    largest = max(largest, impulse.length)
    if let index = impulses.firstIndex(where: { $0.cause == cause }) {
      impulses[index].impulse = impulses[index].impulse + impulse
    } else if impulse != .zero {
      impulses.append((cause, impulse))
    }
  }
}

extension ForceAccount {
  /// Called before pushes act.
  func beginFrame(_ animator: DynamicAnimator) {
    guard movable(animator) != nil else { return }
    for push in animator.pushes
    where push.isActing && push.isActive && push.mode == .instantaneous && push.holds(item) {
      add(.behavior(push.name), push.pushDirection)
    }
  }

  /// Called before each of the world's steps, with its time still before it.
  func beginStep(_ animator: DynamicAnimator) {
    guard let simulated = movable(animator) else { return }
    let motion = simulated.body.motion
    mass = Double(simulated.mass.kilograms)
    velocity = Self.vector(motion.linearVelocity)
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

  /// Called instead of all that where the animator rests: what holds the item goes on holding it.
  func passAtRest(_ animator: DynamicAnimator) {
    beginStep(animator)
    endStep(animator)
  }

  /// Called after each of the world's steps.
  func endStep(_ animator: DynamicAnimator) {
    guard let simulated = movable(animator) else { return }
    seconds += Double(animator.engine.timeStep)
    for impulse in animator.world.contactImpulses { add(impulse, simulated.body.tag, animator) }
    for holder in animator.holders(of: item) {
      add(.behavior(holder.name), Self.vector(holder.impulse(on: item)))
    }
    let motion = simulated.body.motion
    close((Self.vector(motion.linearVelocity) - velocity) * mass - known, isAwake: motion.isAwake)
  }

  /// Finds a cause for what is left over.
  private func close(_ rest: Vector, isAwake: Bool) {
    // What floats round, and what is less than 0.0001 pt/s, needs none.
    guard rest.length > max(1e-3 * largest, 1e-6 * mass) else { return }
    if !isAwake { return add(.rest, rest) }
    // A collision between two steps is solved with surfaces that have turned a little since they
    // were looked at.
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
  /// Accounts for what the next steps do to an item, until it is told to stop; that takes time, and
  /// changes nothing.
  public func startAccount(of item: DynamicItem) -> ForceAccount {
    let account = ForceAccount(of: item)
    self.account = account
    world.setNotesImpulses(true)
    return account
  }

  /// Accounts for nothing any more.
  public func endAccount() {
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
