import MotionGeometry

/// An interpolation between two 3D transforms: `TransformBlend` if both are 2D, else by the
/// decomposed parts, the rotation by slerp. If a transform has no decomposition, each channel is
/// interpolated on its own.
struct SpatialBlend {
  private enum Way {
    case plane(TransformBlend)
    case space(SpatialParts, SpatialParts)
    case channels
  }

  private let way: Way
  private let from: SpatialChannels
  private let to: SpatialChannels

  /// - Parameter from: its angles, whole turns included, are the start of the interpolation.
  init(from: SpatialChannels, to: SpatialChannels) {
    self.from = from
    if from.isFlat, to.isFlat {
      way = .plane(TransformBlend(from: from.plane, to: to.plane))
      self.to = to
    } else if let first = SpatialParts(from.transform), let last = SpatialParts(to.transform) {
      way = .space(first, last)
      // The midpoint decides which of the equivalent angles the end has.
      let middle = SpatialChannels(first.blended(to: last, 0.5), near: from)
      self.to = SpatialChannels(last, near: middle)
    } else {
      way = .channels
      self.to = to
    }
  }

  /// Returns the transform at a progress, which may lie outside 0 … 1 if a curve overshoots.
  func callAsFunction(_ progress: Double) -> SpatialChannels {
    switch way {
    case .plane(let blend): return SpatialChannels(blend(progress))
    case .space(let first, let last):
      var near = from
      near.rotationX += (to.rotationX - from.rotationX) * progress
      near.rotationY += (to.rotationY - from.rotationY) * progress
      near.plane.rotation += (to.plane.rotation - from.plane.rotation) * progress
      return SpatialChannels(first.blended(to: last, progress), near: near)
    case .channels:
      let values = zip(from.values, to.values).map { $0 + ($1 - $0) * progress }
      return SpatialChannels { channel in
        SpatialChannels.channels.firstIndex(of: channel).map { values[$0] } ?? 0
      }
    }
  }
}
