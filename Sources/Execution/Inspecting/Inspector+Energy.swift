import Dynamics

extension Inspector {
  /// The energy of each that dynamics moves, in the order in which they came to it.
  package var energies: [(name: String, energy: Energy)] {
    stage.animator.items.compactMap(named)
  }

  /// The energy of some; those that dynamics does not move are left out.
  package func energies(of participants: [Participant]) -> [(name: String, energy: Energy)] {
    participants.compactMap(item).compactMap(named)
  }

  private func named(_ item: DynamicItem) -> (name: String, energy: Energy)? {
    stage.animator.energy(of: item).map { (item.name, $0) }
  }
}
