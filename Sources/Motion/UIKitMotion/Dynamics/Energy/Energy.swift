/// The energy of an item, by form, in J: 1 kg is 100 x 100 points of density 1, and 1 m is 100
/// points.
///
/// The engine runs in steps, so a conserved sum oscillates by half a step's work: by m·a·v·h/2 if a
/// force accelerates by a.
package struct Energy: Hashable, Sendable {
  /// The kinetic energy of the translation, m·v²/2.
  package var motion = 0.0
  /// The kinetic energy of the rotation, I·ω²/2.
  package var turning = 0.0
  /// m·g·s, where s is the distance along gravity to the edge of the reference bounds.
  package var gravity = 0.0
  /// k·x²/2 of attachments with a frequency, and of the four springs of a snap. A spring between
  /// two items counts half for each.
  package var springs = 0.0
  /// The energy in the spring fields that contain the item: the work from its position to their
  /// middles. It jumps where the item crosses a region's edge.
  package var fields = 0.0

  /// The kinetic energy.
  package var kinetic: Double { motion + turning }
  /// The potential energy.
  package var potential: Double { gravity + springs + fields }
  /// The total.
  package var sum: Double { kinetic + potential }

  /// Creates a zero energy.
  package init() {}

  package static func + (a: Energy, b: Energy) -> Energy {
    var sum = a
    sum.motion += b.motion
    sum.turning += b.turning
    sum.gravity += b.gravity
    sum.springs += b.springs
    sum.fields += b.fields
    return sum
  }
}
