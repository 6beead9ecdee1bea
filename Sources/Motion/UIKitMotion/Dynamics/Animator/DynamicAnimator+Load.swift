extension DynamicAnimator {
  /// The work of a frame, in counts.
  package struct Load: Hashable, Sendable {
    package let bodies: Int
    /// The items of the behaviors that act each frame.
    package let pushed: Int
    /// The joints of attachments and snaps.
    package let joints: Int
    /// The pairs of shapes that came near each other and do not collide.
    package let refused: Int
    /// The pairs of shapes near each other that may collide; a body may have many shapes.
    package let contacts: Int
    /// The contacts that touched.
    package let touching: Int
    /// The steps of searches through lists of contacts and shapes.
    package let searches: Int
    /// The tests of bodies in fields and in the shapes of their regions.
    package let fieldTests: Int
  }

  /// The load of the last frame; nil at rest.
  package var load: Load? {
    guard isRunning else { return nil }
    let (bodies, step) = (simulatedItems.count, world.load)
    // Box2D looks for each contact among the contacts of its body.
    let steps = step.contacts * 2 * step.contacts / max(bodies, 1)
    return Load(
      bodies: bodies, pushed: actingEachFrame.reduce(0) { $0 + ($1.isActing ? $1.items.count : 0) },
      joints: step.joints, refused: step.refused, contacts: step.contacts,
      touching: step.touching,
      searches: steps + Self.stepsOfPass * step.continuous * step.contacts
        + Self.stepsOfPair * step.ownPairs,
      fieldTests: fieldTable.testCount)
  }

  /// The shapes of all items and boundaries.
  package var shapeCount: Int { world.shapeCount }

  /// The most pairs of shapes that may come near each other in one frame.
  package static let mostNewPairs = PhysicsWorld.mostNewPairs

  /// Whether more did in the last frame: then the others were left out, and the animator is of no
  /// use.
  package var isOverfull: Bool { world.isOverfull }

  /// The number of items, which a frame reads at rest too.
  package var itemCount: Int { simulatedItems.count }

  /// How much longer a contact takes while continuous collision looks for the first impact.
  private static let stepsOfPass = 16
  /// How much longer it takes to find that two shapes belong to one body.
  private static let stepsOfPair = 48
}
