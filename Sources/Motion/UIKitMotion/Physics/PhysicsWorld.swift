internal import CMotionBox2D

/// A Box2D world: bodies, gravity and the contacts between them, in metres, kilograms and seconds.
///
/// No number passed to it or to its bodies can stop the process: each is bounded to the range that
/// Box2D can handle. Iteration is in creation order everywhere, so equal calls on the same binary
/// give equal motions, bit for bit.
final class PhysicsWorld {
  // Freed in `deinit`; bodies retain their world, so it outlives them.
  let pointer: OpaquePointer

  /// The motion of each observed body in creation order, as of the last `readMotions`.
  private(set) var motions: [Motion] = []

  // The memory that the Box2D side writes to; reused between frames.
  private var raw = UnsafeMutableBufferPointer<mbMotion>.allocate(capacity: 16)
  private var rawInfluences = UnsafeMutableBufferPointer<mbInfluence>.allocate(capacity: 16)

  init() {
    pointer = mbCreateWorld()
  }

  deinit {
    raw.deallocate()
    rawInfluences.deallocate()
    mbDestroyWorld(pointer)
  }

  /// The acceleration of bodies with gravity scale 1, in m/s².
  var gravity: SIMD2<Float> {
    get { SIMD2(mbWorld_GetGravity(pointer)) }
    set { mbWorld_SetGravity(pointer, mbVec2(newValue.bounded(to: Bounds.rate))) }
  }

  /// Advances time; corresponds to `b2World::Step`. Forces stay until `clearForces`.
  /// - Parameter timeStep: in s, up to 1.
  func step(_ timeStep: Float) {
    mbWorld_Step(
      pointer, timeStep.bounded(to: Bounds.timeStep), Self.velocityPasses, Self.positionPasses, nil,
      0)
  }

  /// Passes of the solver over the constraints, as UIKit Dynamics' values show.
  private static let (velocityPasses, positionPasses): (Int32, Int32) = (8, 3)

  /// Advances time while fields act.
  /// - Parameter influences: for the observed bodies in creation order; those of sleeping bodies,
  ///   and those beyond the last body, have no effect.
  func step(_ timeStep: Float, influences: [Influence]) {
    if influences.count > rawInfluences.count {
      rawInfluences.deallocate()
      rawInfluences = .allocate(capacity: 2 * influences.count)
    }
    for (index, influence) in influences.enumerated() {
      rawInfluences[index] = mbInfluence(influence)
    }
    mbWorld_Step(
      pointer, timeStep.bounded(to: Bounds.timeStep), Self.velocityPasses, Self.positionPasses,
      rawInfluences.baseAddress, Int32(influences.count))
  }

  /// The load of the last step.
  var load: StepLoad { StepLoad(mbWorld_GetLoad(pointer)) }

  /// The number of shapes of all bodies.
  var shapeCount: Int { Int(clamping: mbWorld_GetShapeCount(pointer)) }

  /// The most pairs of shapes that may begin to collide in one step.
  static let mostNewPairs = Int(clamping: mbMostNewPairs)

  /// Whether more pairs wanted to begin in the last step: then the others were left out, and the
  /// world is of no use.
  var isOverfull: Bool { mbWorld_IsOverfull(pointer) }

  /// Clears the forces applied since the last call; corresponds to `b2World::ClearForces`.
  func clearForces() {
    mbWorld_ClearForces(pointer)
  }

  /// Updates `motions` in one call of the C side.
  /// - Returns: the number of observed bodies that are awake.
  @discardableResult
  func readMotions() -> Int {
    var count = Int(clamping: mbWorld_ReadMotions(pointer, raw.baseAddress, Int32(raw.count)))
    if count > raw.count {
      raw.deallocate()
      raw = .allocate(capacity: 2 * count)
      count = Int(clamping: mbWorld_ReadMotions(pointer, raw.baseAddress, Int32(raw.count)))
    }
    motions.removeAll(keepingCapacity: true)
    var awake = 0
    for motion in raw[..<count] {
      motions.append(Motion(motion))
      awake += motion.isAwake ? 1 : 0
    }
    return awake
  }

  /// Returns the tags of the bodies with a shape whose bounds intersect a rectangle, ascending.
  ///
  /// Box2D's bounds are 0.1 m larger on each side than the shapes, and extend ahead of moving
  /// shapes; this uses those bounds.
  /// - Parameters:
  ///   - lower, upper: the corners with the smallest and the largest coordinates, in m.
  func tags(from lower: SIMD2<Float>, to upper: SIMD2<Float>) -> [Int] {
    let (low, high) = (lower.bounded(to: Bounds.length), upper.bounded(to: Bounds.length))
    var found = [Int64](repeating: 0, count: 64)
    var count = 0
    repeat {
      if count > found.count { found = [Int64](repeating: 0, count: count) }
      let room = Int32(found.count)
      count = Int(clamping: mbWorld_QueryAABB(pointer, mbVec2(low), mbVec2(high), &found, room))
    } while count > found.count
    return Set(found[..<count]).sorted().map { Int(clamping: $0) }
  }

  /// Passes on the contacts since the last call, in the order in which Box2D found them, and clears
  /// them.
  func drainContacts(_ receive: (ContactEvent) -> Void) {
    var count: Int32 = 0
    let events = mbWorld_GetContactEvents(pointer, &count)
    guard count > 0 else { return }
    for event in UnsafeBufferPointer(start: events, count: Int(clamping: count)) {
      receive(ContactEvent(event))
    }
    mbWorld_ClearContactEvents(pointer)
  }
}
