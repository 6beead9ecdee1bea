import Geometry

/// The way from one transform of space to another: in the plane as `TransformBlend` has it, else by
/// the parts of space, the turn by slerp. What cannot be taken apart goes channel by channel.
struct SpatialBlend {
  private enum Way {
    case plane(TransformBlend)
    case space(SpatialParts, SpatialParts)
    case channels
  }

  private let way: Way
  private let from: SpatialChannels
  private let to: SpatialChannels

  /// - Parameter from: its angles are where the blend's begin, with the whole turns that they have.
  init(from: SpatialChannels, to: SpatialChannels) {
    self.from = from
    if from.isFlat, to.isFlat {
      way = .plane(TransformBlend(from: from.plane, to: to.plane))
      self.to = to
    } else if let first = SpatialParts(from.transform), let last = SpatialParts(to.transform) {
      way = .space(first, last)
      // By the way that is gone: half of it says which angles the end has.
      let middle = SpatialChannels(first.blended(to: last, 0.5), near: from)
      self.to = SpatialChannels(last, near: middle)
    } else {
      way = .channels
      self.to = to
    }
  }

  /// What a progress shows; it may lie outside 0...1, where a curve overshoots.
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
