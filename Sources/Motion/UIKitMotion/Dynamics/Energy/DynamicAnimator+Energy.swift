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
    for field in fields where field.isActing {
      guard let potential = SpringPotential(of: field) else { continue }
      for item in field.items { item.simulated?.energyLaw?.fields.append(potential) }
    }
    for behavior in springs where behavior.isActing {
      guard let holder = behavior as? any SpringHolder else { continue }
      for item in behavior.items {
        item.simulated?.energyLaw?.springs += holder.springs(on: item)
      }
    }
  }
}

/// A behavior that holds its items with springs.
protocol SpringHolder {
  /// Returns its springs as one of its items sees them.
  func springs(on item: DynamicItem) -> [Spring]

  /// Returns its impulse on an item in the last step in which the item was awake, in N·s.
  func impulse(on item: DynamicItem) -> SIMD2<Float>
}

extension SnapBehavior: SpringHolder {
  func springs(on item: DynamicItem) -> [Spring] {
    guard let anchor, let simulated = item.simulated else { return [] }
    return springs.compactMap { joint in
      Spring(
        joint, near: simulated.end(at: joint.secondAnchor), far: .fixed(at: joint.firstAnchor),
        anchor: anchor.motion)
    }
  }

  func impulse(on item: DynamicItem) -> SIMD2<Float> { impulse }
}

extension AttachmentBehavior: SpringHolder {
  func springs(on item: DynamicItem) -> [Spring] {
    guard let joint = joint as? DistanceJoint, let second = self.item.simulated else { return [] }
    let end = second.end(at: joint.secondAnchor)
    let spring: Spring?
    if let otherItem {
      guard let first = otherItem.simulated else { return [] }
      let otherEnd = first.end(at: joint.firstAnchor)
      spring =
        item === self.item
        ? Spring(joint, near: end, far: otherEnd, partner: otherItem)
        : Spring(joint, near: otherEnd, far: end, partner: self.item)
    } else {
      guard let anchor else { return [] }
      spring = Spring(joint, near: end, far: .fixed(at: joint.firstAnchor), anchor: anchor.motion)
    }
    return spring.map { [$0] } ?? []
  }

  func impulse(on item: DynamicItem) -> SIMD2<Float> {
    guard let joint else { return .zero }
    return self.item === item ? joint.impulse : -joint.impulse
  }
}

extension Spring {
  /// Nil for a rod or a rope.
  fileprivate init?(
    _ joint: DistanceJoint, near: End, far: End, partner: DynamicItem? = nil,
    anchor: Motion = Motion(position: .zero)
  ) {
    guard case .spring(let length, let frequency, _) = joint.link else { return nil }
    self.init(
      near: near, far: far, partner: partner, anchor: anchor, length: length, frequency: frequency)
  }
}

extension Spring.End {
  fileprivate static func fixed(at anchor: SIMD2<Float>) -> Spring.End {
    Spring.End(anchor: anchor, mass: nil, turns: false)
  }
}

extension SimulatedItem {
  fileprivate func end(at anchor: SIMD2<Float>) -> Spring.End {
    Spring.End(
      anchor: anchor, mass: properties.isAnchored ? nil : mass, turns: properties.allowsRotation)
  }
}
