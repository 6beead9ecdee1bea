import Geometry

extension Stage {
  /// Sets rotation, scale, skew and translation from a transform of the plane, and takes a view out of
  /// space; see `setTransform(_: Transform3D, of:)`.
  public func setTransform(
    _ transform: AffineTransform, of view: View
  ) throws(StagingProblem) {
    try setTransform(Transform3D(transform), of: view)
  }

  /// Sets all the numbers of a transform. Animated, the rotation goes on from the view's: in the plane
  /// by the rule of `TransformBlend`, the shorter way, and half a turn from none the negative way; in
  /// space by slerp.
  ///
  /// - Throws: also `flattenedTransform`.
  public func setTransform(
    _ transform: Transform3D, of view: View
  ) throws(StagingProblem) {
    guard transform.isFinite else { throw .notFinite(what: "`\(view.name).transform`") }
    guard var channels = SpatialChannels(transform) else {
      throw .flattenedTransform(view: view.name)
    }
    let old = SpatialChannels { view[$0] }
    if let animation = openAnimations.last, !animation.timing.isInstant, isHere(view) {
      guard old.isFlat, channels.isFlat else {
        return try turn(view, from: old, to: channels, in: animation)
      }
      channels.plane = goingOn(to: channels.plane, from: view)
    }
    let isFlat = old.isFlat && channels.isFlat
    let moved = isFlat ? AnimatedProperty.planeChannels : SpatialChannels.channels
    try set(Array(zip(moved, channels.values)), of: view)
  }

  /// The parts of a transform as they follow from those of the view, so that what is shown starts
  /// where the view is and turns on from there.
  private func goingOn(to parts: TransformParts, from view: View) -> TransformParts {
    let blend = TransformBlend(from: TransformParts { view[$0] }, to: parts)
    let start = blend(0)
    var end = parts
    end.rotation = blend(1).rotation
    // Where a mirror changes its axis, the same plane is told by other parts first.
    for (channel, value) in zip(AnimatedProperty.planeChannels, start.values) {
      view.model[channel.rawValue] = value
    }
    return end
  }

  /// Animates a transform of space: all its numbers are one motion, of which each channel shows its
  /// part.
  private func turn(
    _ view: View, from old: SpatialChannels, to new: SpatialChannels,
    in animation: RunningAnimation
  ) throws(StagingProblem) {
    let channels = SpatialChannels.channels
    let isAdded = animation.options.isAdditive || animation.keyframes != nil
    let start = isAdded ? old : shown(of: view, in: animation)
    let motion = SpatialMotion(SpatialBlend(from: start, to: new))
    for (channel, value) in zip(channels, motion.last) {
      try check(value, channel, ofViewNamed: view.name)
    }
    try requireRoomToAnimate(view, channels.count)
    if isAdded {
      // The same transform may be told by other parts first, as a mirror in space is a turn.
      for (channel, value) in zip(channels, motion.first) { view.model[channel.rawValue] = value }
    } else {
      dropParts(of: view) { channels.contains($0.channel) }
    }
    guard animation.keyframes == nil else {
      return try set(Array(zip(channels, motion.last)), of: view)
    }
    for (part, channel) in channels.enumerated() {
      let value = motion.last[part]
      if isAdded { letGoOn(view, channel) { $0 == motion.first[part] } }
      if motion.moves(part) { add(.turns(motion, part), to: view, channel, in: animation) }
      view.model[channel.rawValue] = value
    }
    tellAnimator(of: view)
  }

  /// Where a transform that replaces another's animation sets out.
  private func shown(of view: View, in animation: RunningAnimation) -> SpatialChannels {
    SpatialChannels { channel in
      animation.startsFromShown ? view.animatedValue(channel) : view.model[channel.rawValue]
    }
  }
}

/// The way of a whole transform through space, shared by the channels that show it.
final class SpatialMotion {
  /// The channels' values where it begins and where it ends.
  let first: [Double]
  let last: [Double]
  private let blend: SpatialBlend
  private let turns: Bool
  private var knownProgress = Double.nan
  private var known: [Double] = []

  init(_ blend: SpatialBlend) {
    self.blend = blend
    let start = blend(0)
    first = start.values
    last = blend(1).values
    turns = blend(0.5).transform != start.transform
  }

  /// Whether a channel may be elsewhere on the way than at its end: angles may where anything turns.
  func moves(_ part: Int) -> Bool {
    first[part] != last[part] || (turns && SpatialChannels.channels[part].isAngle)
  }

  /// How far a channel is from its end.
  func offset(_ part: Int, _ progress: Double) -> Double {
    if progress != knownProgress {
      known = blend(progress).values
      knownProgress = progress
    }
    return known[part] - last[part]
  }
}
