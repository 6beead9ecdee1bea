extension DynamicAnimator {
  /// The work of a frame, in counts.
  public struct Load: Hashable, Sendable {
    public let bodies: Int
    /// The pairs of shapes whose bounds intersect, weighted by their cost; a body may have many
    /// shapes.
    public let contacts: Int
    /// The tests of bodies in fields and in the shapes of their regions.
    public let fieldTests: Int
  }

  /// The load of the next frame; zero at rest.
  public var load: Load {
    guard isRunning else { return Load(bodies: 0, contacts: 0, fieldTests: 0) }
    let (bodies, contacts) = (simulatedItems.count, world.contactCount)
    // Box2D searches for a pair of shapes among all pairs of its body, which counts if there are
    // many.
    let pairsOfBody = 2 * contacts / max(bodies, 1)
    return Load(
      bodies: bodies, contacts: contacts * (1 + pairsOfBody / 500),
      fieldTests: fieldTable.testCount)
  }
}
