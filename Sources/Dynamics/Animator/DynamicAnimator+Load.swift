extension DynamicAnimator {
  /// What a frame has to go through, counted.
  public struct Load: Hashable, Sendable {
    public let bodies: Int
    /// Pairs of shapes whose bounds meet, by how long one takes; a body may be made of many shapes.
    public let contacts: Int
    /// Bodies through all fields, and the shapes of their regions.
    public let fieldTests: Int
  }

  /// What the next frame goes through; nothing while all is at rest.
  public var load: Load {
    guard isRunning else { return Load(bodies: 0, contacts: 0, fieldTests: 0) }
    let (bodies, contacts) = (simulatedItems.count, world.contactCount)
    // A pair of shapes is looked for among all pairs of its body, which count where they are many.
    let pairsOfBody = 2 * contacts / max(bodies, 1)
    return Load(
      bodies: bodies, contacts: contacts * (1 + pairsOfBody / 500),
      fieldTests: fieldTable.testCount)
  }
}
