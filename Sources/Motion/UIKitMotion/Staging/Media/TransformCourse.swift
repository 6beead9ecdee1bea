import MotionCurves
import MotionGeometry

/// A transform interpolated between its ends; the model's stands in for a missing end.
final class TransformCourse: AnimationCourse {
  private let from: SpatialChannels?
  private let to: SpatialChannels?
  /// Prepared in advance if both ends are given.
  private let blend: SpatialBlend?
  private var progress = 0.0
  private var shown: SpatialChannels?

  init(_ plan: AnimationPlan, _ ends: AnimationPlan.Ends, isPart: Bool) {
    let shown = ends.shown.map { values in
      let known = Dictionary(uniqueKeysWithValues: zip(SpatialChannels.channels, values))
      return SpatialChannels { known[$0] ?? $0.initialValue }
    }
    from = ends.from.flatMap { SpatialChannels(Transform3D(rows: $0)) } ?? shown
    to = ends.to.flatMap { SpatialChannels(Transform3D(rows: $0)) }
    blend = if let from, let to { SpatialBlend(from: from, to: to) } else { nil }
    super.init(plan, isPart: isPart)
  }

  override func advance(_ progress: Double, _ basic: Double, repeats: Double) {
    self.progress = progress
    shown = blend?(progress)
  }

  override func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {
    if let shown { return put(shown, row) }
    // Without any value and without an earlier one, it shows the model's.
    guard from != nil || to != nil else { return }
    let still = SpatialChannels { isAdditive ? $0.initialValue : model[$0.rawValue] }
    put(SpatialBlend(from: from ?? still, to: to ?? still)(progress), row)
  }
}

/// A list of transforms, each interpolated to the next; the keyframes hold indices of the list.
final class TransformsCourse: AnimationCourse {
  private let blends: [SpatialBlend?]
  private let keyframes: Keyframes
  private var shown: SpatialChannels?

  init(
    _ plan: AnimationPlan, _ values: [[Double]], _ keyframes: Keyframes, isPart: Bool
  ) {
    let stops = values.map { SpatialChannels(Transform3D(rows: $0)) }
    blends = zip(stops, stops.dropFirst()).map { from, to in
      if let from, let to { SpatialBlend(from: from, to: to) } else { nil }
    }
    self.keyframes = keyframes
    super.init(plan, isPart: isPart)
  }

  override func advance(_ progress: Double, _ basic: Double, repeats: Double) {
    shown = nil
    guard keyframes.animates, !blends.isEmpty else { return }
    let place = keyframes(progress)[0]
    let piece = min(max(Int(clamping: place), 0), blends.count - 1)
    shown = blends[piece]?(place - Double(piece))
  }

  override func show(_ row: UnsafeMutablePointer<Double>, _ model: UnsafePointer<Double>) {
    if let shown { put(shown, row) }
  }
}
