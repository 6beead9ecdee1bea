import Geometry
import Physics

/// Moves items by the rules of its behaviors: `UIDynamicAnimator`.
///
/// Time passes only in `step`. The same calls in the same order give the same motion on the same
/// machine, bit for bit. Setting a property of a behavior in the tree restarts a resting animator
/// and acts from the next step.
public final class DynamicAnimator {
  /// Whose steps and damping it follows.
  public let engine: Engine

  /// What `translatesReferenceBoundsIntoBoundary` refers to; bounds that are not finite, or out of
  /// reach, change nothing.
  public var referenceBounds: Rect {
    get { bounds }
    set {
      guard newValue != bounds, Self.isUsable(newValue) else { return }
      bounds = newValue
      boundsChanged = true
      for case let collision as CollisionBehavior in tree where collision.isBoundedByReference {
        collision.didChange()
      }
    }
  }

  /// The top level, in the order in which they were added.
  public internal(set) var behaviors: [DynamicBehavior] = []
  /// The sum of all intervals that were stepped while running, in s; it is never reset.
  public internal(set) var elapsedTime = 0.0
  /// Whether anything may move; a step of an animator at rest does nothing.
  public internal(set) var isRunning = false
  /// Those of the last step: all that began, then all that ended, each in the order in which the
  /// animator met the items.
  public internal(set) var contacts: [Contact] = []
  /// Whether the last step found everything at rest.
  public internal(set) var didPause = false
  /// Whether the last step was the first after a rest, or the first of all.
  public internal(set) var willResume = false

  /// The pixels to a point to which centers are rounded on their way to items, as UIKit does for
  /// views; angles are then rounded to 1/5000. Nil, the default, rounds nothing, as UIKit does for
  /// other items. The motion itself is never rounded. Outside 0.1...100 it changes nothing.
  public var pixelScale: Double? {
    get { grid?.scale }
    set {
      guard let newValue else {
        grid = nil
        return
      }
      if (0.1...100).contains(newValue) { grid = PixelGrid(scale: newValue) }
    }
  }

  /// The items that have a body, in order of association.
  public internal(set) var items: [DynamicItem] = []
  /// All whose centers and angles a step writes: `items`, each group followed by its members.
  public internal(set) var movedItems: [DynamicItem] = []

  let world = PhysicsWorld()
  /// One for each of `items`; the order is also that of `world.motions`.
  var simulatedItems: [SimulatedItem] = []
  /// All behaviors, each before its children.
  var tree: [DynamicBehavior] = []
  /// Those of the tree, in its order.
  var pushes: [PushBehavior] = []
  var fields: [FieldBehavior] = []
  var fieldTable = FieldTable()
  /// Whether the table has to be filled anew.
  var fieldsChanged = false
  /// Whose vector is the world's gravity.
  weak var activeGravity: GravityBehavior?
  /// The sum of the world's steps, in s.
  var worldTime = 0.0
  /// Whether a step is under way, from which a custom field may call back.
  var isStepping = false
  /// Whether bodies were made or taken away.
  var bodiesChanged = false
  /// Bodies made since the world stepped: what Box2D goes through when it lets go of one.
  var newBodies = 0
  /// What taking bodies away has gone through so far, in bodies.
  public internal(set) var removalSteps = 0
  var grid: PixelGrid?
  /// What is told of each step, while somebody looks.
  var account: ForceAccount?
  /// Whether item behaviors have something to tell the bodies.
  var propertiesChanged = false
  /// Whether the reference bounds' sides stand where they no longer should.
  var boundsChanged = false
  var resumedSinceStep = false
  /// Time that has passed on the display and not yet in the world, in s.
  var owedTime = 0.0
  private var bounds: Rect
  private var lastItemTag = 0
  private var lastBarrierTag = 0
  private var takenCollisionSlots: UInt32 = 0

  /// - Parameter referenceBounds: where the items live; zero when not finite.
  public init(referenceBounds: Rect, engine: Engine = .modern) {
    bounds = Self.isUsable(referenceBounds) ? referenceBounds : .zero
    self.engine = engine
  }

  private static func isUsable(_ bounds: Rect) -> Bool {
    let reach = DynamicItem.coordinates
    return reach.contains(bounds.minX) && reach.contains(bounds.maxX)
      && reach.contains(bounds.minY) && reach.contains(bounds.maxY)
  }

  func takeItemTag() -> Int {
    lastItemTag += 1
    return lastItemTag
  }

  func takeBarrierTag() -> Int {
    lastBarrierTag -= 1
    return lastBarrierTag
  }

  /// How many more collision behaviors fit.
  var freeCollisionSlots: Int { CollisionBehavior.limit - takenCollisionSlots.nonzeroBitCount }

  /// The lowest free pair of bits; `check` has made sure that there is one.
  ///
  /// UIKit takes the count of behaviors instead, so that after a removal two share their bits.
  func takeCollisionSlot() -> Int? {
    let slot = (~takenCollisionSlots).trailingZeroBitCount
    guard slot < CollisionBehavior.limit else { return nil }
    takenCollisionSlots |= 1 << UInt32(slot)
    return slot
  }

  func releaseCollisionSlot(_ slot: Int) {
    takenCollisionSlots &= ~(1 << UInt32(slot))
  }

  /// Starts again if it rests, and lets the items' bodies move for at least half a second.
  func restart(waking items: [DynamicItem]) {
    for item in items { item.simulated?.body.wake() }
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    resumedSinceStep = true
  }
}
