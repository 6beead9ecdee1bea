import MotionGeometry

/// The sources of a view's recorded energy, besides its motion.
///
/// A class, so that it takes little room in a view: the recorder visits thousands of them.
final class EnergyRecord: Equatable {
  /// How the item at the other end of a spring is recorded.
  enum Partner {
    case view(View)
    case item(ItemTrack)
  }

  let law: EnergyLaw
  /// In the order of the law's partners.
  let partners: [Partner]

  init(law: EnergyLaw, partners: [Partner]) {
    self.law = law
    self.partners = partners
  }

  static func == (a: EnergyRecord, b: EnergyRecord) -> Bool { a.law == b.law }

  /// The bytes it holds on the heap.
  var byteCount: Int {
    law.byteCount + MemoryLayout<EnergyLaw>.size + partners.count * MemoryLayout<Partner>.stride
  }
}

extension Stage {
  /// Records what energies follow from, where it has changed.
  func noteEnergyLaws() {
    let version = animator.energyLawVersion
    guard version != notedEnergyLawVersion else { return }
    notedEnergyLawVersion = version
    for entry in viewsWithItem {
      let record = animator.energyLaw(of: entry.item).map {
        EnergyRecord(law: $0, partners: $0.partners.compactMap(partner))
      }
      guard entry.view.energyLog.current != record else { continue }
      entry.view.energyLog.note(record, at: frame)
      entry.view.heldBytes += record?.byteCount ?? 0
    }
  }

  private func partner(_ item: DynamicItem) -> EnergyRecord.Partner? {
    if let view = view(for: item) { return .view(view) }
    return recorder.followed.first { $0.item === item }.map { .item($0) }
  }
}

extension Recorder {
  /// Returns a view's energy at a past frame, zero where dynamics did not move it; nil before its
  /// creation or before it had its ancestors of now, and for frames that were not recorded.
  package func energy(of view: View, at frame: Int) -> Energy? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    guard let record = view.energyLog.value(at: frame) else { return Energy() }
    let partners = record.partners.compactMap { partner -> ItemMotion? in
      switch partner {
      case .view(let view): motion(of: view, at: frame)
      case .item(let track): motion(of: track, at: frame)
      }
    }
    guard partners.count == record.law.partners.count else { return nil }
    return motion(of: view, at: frame).map { record.law.energy(of: $0, partners: partners) }
  }

  /// Returns how a view's item moved, in stage coordinates.
  private func motion(of view: View, at frame: Int) -> ItemMotion? {
    func number(_ channel: Channel) -> Double? { value(of: view, channel, at: frame) }
    guard let x = number(.centerX), let y = number(.centerY), let angle = number(.rotation),
      let dx = number(.velocityX), let dy = number(.velocityY),
      let spin = number(.angularVelocity)
    else { return nil }
    var center: Point? = Point(x, y)
    if let parent = view.parent {
      guard frame >= view.parentFrame else { return nil }
      center = toStage(of: parent, at: frame)?.apply(to: Point(x, y))
    }
    return center.map {
      ItemMotion(
        center: $0, angle: angle, linearVelocity: Vector(dx, dy), angularVelocity: spin)
    }
  }

  /// Returns the conversion of a view's own coordinates to the stage's at a past frame, through all
  /// ancestors; nil before it had these ancestors.
  package func toStage(
    of view: View, presentation: Bool = false, at frame: Int
  ) -> Projection? {
    var conversion = Projection(AffineTransform.identity)
    var current: View? = view
    while let view = current {
      guard let geometry = geometry(of: view, presentation: presentation, at: frame),
        frame >= view.parentFrame
      else { return nil }
      conversion = geometry.toParent * conversion
      current = view.parent
    }
    return conversion
  }
}
