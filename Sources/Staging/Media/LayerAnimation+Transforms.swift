import Geometry

extension AnimationPlan {
  /// Moves a whole transform between its ends; the model's stands in for one that is missing.
  func applyTransform(
    _ ends: Ends, _ progress: Double, to row: UnsafeMutablePointer<Double>,
    model: UnsafePointer<Double>
  ) {
    let still = SpatialChannels { isAdditive ? $0.initialValue : model[$0.rawValue] }
    let from = ends.from.flatMap { Self.channels($0) } ?? still
    let to = ends.to.flatMap { Self.channels($0) } ?? still
    write(SpatialBlend(from: from, to: to)(progress), to: row)
  }

  /// Moves between two matrices, sixteen numbers each.
  func blend(
    _ from: [Double], _ to: [Double], _ progress: Double, to row: UnsafeMutablePointer<Double>
  ) {
    guard let from = Self.channels(from), let to = Self.channels(to) else { return }
    write(SpatialBlend(from: from, to: to)(progress), to: row)
  }

  /// A matrix taken apart, of whose numbers `AnimatedProperty` tells.
  static func channels(_ numbers: [Double]) -> SpatialChannels? {
    SpatialChannels(Transform3D(rows: numbers))
  }

  private func write(_ shown: SpatialChannels, to row: UnsafeMutablePointer<Double>) {
    var channels = shown
    if isAdditive {
      // On top of what shows: the animation's transform acts first.
      let below = SpatialChannels { row[$0.rawValue] }
      guard let sum = Self.sum(below, shown) else { return }
      channels = sum
    }
    for (channel, value) in zip(SpatialChannels.channels, channels.values) {
      row[channel.rawValue] = value
    }
  }

  private static func sum(
    _ below: SpatialChannels, _ shown: SpatialChannels
  ) -> SpatialChannels? {
    guard !below.isFlat || !shown.isFlat else {
      return TransformParts(below.plane.transform * shown.plane.transform).map {
        SpatialChannels($0)
      }
    }
    return SpatialChannels(below.transform * shown.transform, near: below)
  }
}
