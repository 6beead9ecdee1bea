import Dynamics

extension Inspector {
  /// The energy of each item that dynamics moves, in the order in which they were added.
  package var energies: [(name: String, energy: Energy)] {
    stage.animator.items.compactMap(named)
  }

  /// The energy of some participants, without those that dynamics does not move.
  package func energies(of participants: [Participant]) -> [(name: String, energy: Energy)] {
    participants.compactMap(item).compactMap(named)
  }

  private func named(_ item: DynamicItem) -> (name: String, energy: Energy)? {
    stage.animator.energy(of: item).map { (item.name, $0) }
  }
}
