import MotionGeometry

/// Sums up how far the engine moves an item without a velocity.
///
/// Box2D ends a step by moving bodies directly, up to 20 points in each of some rounds, until they
/// no longer overlap and rods have their length.
struct Corrections {
  /// Box2D's tolerance of lengths and overlaps, b2_linearSlop, in points. It corrects no less.
  private static let tolerance = 0.5

  private var offset = Vector.zero
  private var causes: [ForceAccount.Cause] = []
  private var place = Point.zero
  private var endsEarly = false

  /// The sum, and its causes in the order in which they appeared; nil within the tolerance.
  var result: (offset: Vector, causes: [ForceAccount.Cause])? {
    offset.length > Self.tolerance && !causes.isEmpty ? (offset, causes) : nil
  }

  /// Call before each step of the world.
  mutating func beginStep(_ simulated: SimulatedItem) {
    place = simulated.centerOfMass(simulated.body.motion)
    endsEarly = false
  }

  /// Call between the two for each cause that may move it.
  mutating func note(_ cause: ForceAccount.Cause) {
    if !causes.contains(cause) { causes.append(cause) }
  }

  /// Call between the two for each contact. Those that only touch move nothing.
  mutating func note(_ contact: ContactImpulse, _ touched: ForceAccount.Touched) {
    if contact.isContinuous { endsEarly = true }
    if contact.separation < -2 * Scale.meters(Self.tolerance) { note(.contact(touched)) }
  }

  /// Call after each step. One that ended early moved with two velocities, so nothing is known of
  /// it.
  mutating func endStep(_ simulated: SimulatedItem, timeStep: Float) {
    guard !endsEarly else { return }
    let motion = simulated.body.motion
    let move = simulated.centerOfMass(motion) - place
    offset = offset + move - Scale.vector(motion.linearVelocity) * Double(timeStep)
  }
}
