import MotionGeometry

/// Moves items by its behaviors: `UIDynamicAnimator`.
///
/// Time advances only in `step`. The same calls in the same order give the same motion on the same
/// machine, bit for bit. Setting a property of a behavior in the tree restarts a resting animator
/// and takes effect in the next step.
///
/// ```swift
/// let box = DynamicItem(name: "box", center: Point(50, 50), size: Size(100, 100))
/// let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 480))
/// try animator.add(GravityBehavior(items: [box]))
/// for _ in 1...30 { animator.step() }
/// print(box.center.y)  // 170.8604…
/// print(animator.linearVelocity(of: box).dy)  // 479.5800…
/// ```
public final class DynamicAnimator {
  /// The engine whose steps and damping it uses.
  public let engine: Engine

  /// The bounds of `translatesReferenceBoundsIntoBoundary`; setting bounds that are not finite or
  /// out of range changes nothing, and `refusal` has the reason.
  public var referenceBounds: Rect {
    get { bounds }
    set {
      guard newValue != bounds else { return }
      guard Self.isUsable(newValue) else {
        refusal = .invalidPoint(
          behavior: "animator", property: "referenceBounds", point: newValue.origin)
        return
      }
      bounds = newValue
      boundsChanged = true
      energyLawsChange = true
      for case let collision as CollisionBehavior in tree where collision.isBoundedByReference {
        collision.didChange()
      }
    }
  }

  /// The top-level behaviors, in the order they were added.
  public internal(set) var behaviors: [DynamicBehavior] = []
  /// The sum of all intervals stepped while running, in s; never reset.
  public internal(set) var elapsedTime = 0.0
  /// Whether anything may move; at rest, a step does nothing.
  public internal(set) var isRunning = false
  /// The contacts of the last step: those that began, then those that ended, each in the order in
  /// which the items joined the animator.
  public internal(set) var contacts: [Contact] = []
  /// Whether everything came to rest in the last step.
  package internal(set) var didPause = false
  /// Whether the last step was the first one ever or the first after a rest.
  package internal(set) var willResume = false

  /// The pixels per point to which the items' centers are rounded, as UIKit does for views; angles
  /// are then rounded to 1/5000. Nil, the default, rounds nothing, as UIKit does for other items.
  /// The simulation itself is never rounded. Values outside `pixelScales` change nothing, and
  /// `refusal` has the reason.
  public var pixelScale: Double? {
    get { grid?.scale }
    set {
      guard let newValue else {
        grid = nil
        return
      }
      guard Self.pixelScales.contains(newValue) else {
        refusal = .valueOutOfRange(
          behavior: "animator", property: "pixelScale", value: newValue, range: Self.pixelScales)
        return
      }
      grid = PixelGrid(scale: newValue)
    }
  }

  /// The accepted pixels per point.
  public static let pixelScales: ClosedRange<Double> = 0.1...100

  /// Why a property kept its value: the reason of the last value that it ignored; nil if there was
  /// none.
  public private(set) var refusal: DynamicsProblem?

  /// The items with a body, in order of association.
  public internal(set) var items: [DynamicItem] = []
  /// All items whose centers and angles a step writes: `items`, each group followed by its members.
  package internal(set) var movedItems: [DynamicItem] = []

  let world = PhysicsWorld()
  /// One for each of `items`, in the order of `world.motions`.
  var simulatedItems: [SimulatedItem] = []
  /// All behaviors, parents before children.
  var tree: [DynamicBehavior] = []
  /// The behaviors of the tree that act each frame, in tree order.
  var actingEachFrame: [DynamicBehavior] = []
  /// The fields of the tree, in tree order.
  var fields: [FieldBehavior] = []
  var fieldTable = FieldTable()
  /// Whether the field table must be refilled.
  var fieldsChanged = false
  /// The behavior whose vector is the world's gravity.
  weak var activeGravity: GravityBehavior?
  /// The sum of the world's steps, in s.
  var worldTime = 0.0
  /// Whether a step is running, during which a custom field may call back.
  var isStepping = false
  /// Whether bodies were created or removed.
  var bodiesChanged = false
  /// The bodies created since the last world step: Box2D searches through them to remove one.
  var newBodies = 0
  /// The cost of all body removals so far, in bodies visited.
  package internal(set) var removalSteps = 0
  var grid: PixelGrid?
  /// The account of each step, while one is requested.
  var account: ForceAccount?
  /// Whether properties of item behaviors have yet to be applied.
  var propertiesChanged = false
  /// Whether the sides of the reference bounds must be rebuilt.
  var boundsChanged = false
  /// Whether what energies follow from may have changed since it was last looked at.
  var energyLawsChange = false
  var knownEnergyLawVersion = 0
  var resumedSinceStep = false
  /// The time that has passed on the display but not in the world, in s.
  var owedTime = 0.0
  private var bounds: Rect
  private var lastItemTag = 0
  private var lastBarrierTag = 0
  private var takenCollisionSlots: UInt32 = 0

  /// Creates an animator without behaviors.
  /// - Parameter referenceBounds: the area of the items; zero if it is not finite.
  /// - Parameter engine: the version of UIKit's engine.
  public init(referenceBounds: Rect, engine: Engine = .modern) {
    bounds = Self.isUsable(referenceBounds) ? referenceBounds : .zero
    self.engine = engine
  }

  private static func isUsable(_ bounds: Rect) -> Bool {
    let reach = DynamicItem.coordinates
    return reach.contains(bounds.minX) && reach.contains(bounds.maxX)
      && reach.contains(bounds.minY) && reach.contains(bounds.maxY)
  }

  func makeItemTag() -> Int {
    lastItemTag += 1
    return lastItemTag
  }

  func makeBarrierTag() -> Int {
    lastBarrierTag -= 1
    return lastBarrierTag
  }

  /// The number of collision behaviors that can still be added.
  var freeCollisionSlots: Int { CollisionBehavior.limit - takenCollisionSlots.nonzeroBitCount }

  /// Takes the lowest free pair of bits; `check` has ensured that there is one.
  ///
  /// UIKit uses the number of behaviors instead, so after a removal two behaviors share their bits.
  func reserveCollisionSlot() -> Int? {
    let slot = (~takenCollisionSlots).trailingZeroBitCount
    guard slot < CollisionBehavior.limit else { return nil }
    takenCollisionSlots |= 1 << UInt32(slot)
    return slot
  }

  func releaseCollisionSlot(_ slot: Int) {
    takenCollisionSlots &= ~(1 << UInt32(slot))
  }

  /// Restarts the animator if it rests, after a change of behaviors, their properties or items.
  func restart(waking items: [DynamicItem]) {
    energyLawsChange = true
    resume(waking: items)
  }

  /// Restarts the animator if it rests, and keeps the items' bodies awake for at least half a
  /// second.
  func resume(waking items: [DynamicItem]) {
    for item in items { item.simulated?.body.wake() }
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    resumedSinceStep = true
  }
}
