internal import CMotionBox2D

/// The load of a step of the world, in counts that are the same on every machine.
struct StepLoad: Hashable, Sendable {
  /// The pairs of shapes whose bounds came to intersect and that do not collide.
  let refused: Int
  /// The pairs of shapes with intersecting bounds that may collide, touching or not.
  let contacts: Int
  /// The contacts that touched, as often as they were looked at.
  let touching: Int
  /// How many of these were looked at within the step, by continuous collision. Each time, Box2D
  /// goes through all contacts.
  let continuous: Int
  /// The pairs of shapes of one body, for all bodies that are awake.
  let ownPairs: Int
  let joints: Int

  init(_ load: mbStepLoad) {
    refused = Int(clamping: load.refused)
    contacts = Int(clamping: load.contacts)
    touching = Int(clamping: load.touching)
    continuous = Int(clamping: load.continuous)
    ownPairs = Int(clamping: load.ownPairs)
    joints = Int(clamping: load.joints)
  }
}
