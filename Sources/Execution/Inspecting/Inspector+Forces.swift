import Dynamics
import Geometry

extension Inspector {
  /// What one behavior does to a view now.
  package struct Force {
    package let behavior: String
    /// Through its centre of mass, in N.
    package let force: Vector
    /// In points per second².
    package let acceleration: Vector
    /// Of a velocity field: what it moves with instead, in points per second.
    package let velocity: Vector?
  }

  /// What acts on a view or a group from afar, in the order of the tree.
  /// - Throws: what the expression of a custom field did wrong.
  package func forces(on participant: Participant) throws(Failure) -> [Force] {
    guard let item = item(of: participant) else { return [] }
    let forces = stage.animator.forces(on: item)
    try world.checkFields()
    return forces.map {
      Force(
        behavior: $0.behavior.name, force: $0.force, acceleration: $0.acceleration,
        velocity: $0.velocity)
    }
  }

  /// The names of the attachments and snaps that hold it.
  package func holders(of participant: Participant) -> [String] {
    item(of: participant).map { stage.animator.holders(of: $0).map(\.name) } ?? []
  }
}
