extension DynamicAnimator {
  /// Returns an item's energy now; nil for one that cannot move: without a body, or anchored.
  package func energy(of item: DynamicItem) -> Energy? {
    guard let law = energyLaw(of: item), let motion = item.simulated?.body.motion else {
      return nil
    }
    return law.energy(of: motion, partners: law.partners.compactMap { $0.simulated?.body.motion })
  }

  /// Returns what an item's energy follows from; nil for one that cannot move.
  package func energyLaw(of item: DynamicItem) -> EnergyLaw? {
    updateEnergyLaws()
    return simulated(of: item).flatMap(\.energyLaw)
  }

  /// How often the laws of energy may have changed: a record of them is up to date while this stays.
  package var energyLawVersion: Int {
    updateEnergyLaws()
    return knownEnergyLawVersion
  }

  private func updateEnergyLaws() {
    applyItemProperties()
    guard energyLawsChange else { return }
    energyLawsChange = false
    knownEnergyLawVersion += 1
    let fall = activeGravity.map { Fall(along: $0.gravityDirection, in: referenceBounds) }
    for simulated in simulatedItems {
      simulated.energyLaw =
        simulated.properties.isAnchored
        ? nil : EnergyLaw(mass: simulated.mass, fall: simulated.gravityHolders > 0 ? fall : nil)
    }
    for behavior in tree where behavior.isActing { behavior.addToEnergyLaws() }
  }
}

extension Spring {
  /// Nil for a rod or a rope.
  init?(
    _ joint: DistanceJoint, near: End, far: End, partner: DynamicItem? = nil,
    anchor: Motion = Motion(position: .zero)
  ) {
    guard case .spring(let length, let frequency, _) = joint.link else { return nil }
    self.init(
      near: near, far: far, partner: partner, anchor: anchor, length: length, frequency: frequency)
  }
}

extension Spring.End {
  static func fixed(at anchor: SIMD2<Float>) -> Spring.End {
    Spring.End(anchor: anchor, mass: nil, turns: false)
  }
}

extension SimulatedItem {
  func end(at anchor: SIMD2<Float>) -> Spring.End {
    Spring.End(
      anchor: anchor, mass: properties.isAnchored ? nil : mass, turns: properties.allowsRotation)
  }
}
