import MotionGeometry

extension Stage {
  /// Sets rotation, scale, skew and translation from a 2D transform, and resets the view's 3D
  /// channels; see `setTransform(_: Transform3D, of:)`.
  public func setTransform(
    _ transform: AffineTransform, of view: View
  ) throws(StagingProblem) {
    try setTransform(Transform3D(transform), of: view)
  }

  /// Sets all channels of a transform. If animated, the rotation continues from the view's: in 2D
  /// by the rule of `TransformBlend`, the shorter way, and a half turn from the identity the
  /// negative way; in 3D by slerp.
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

  /// Returns the parts of a transform with the rotation that continues from the view's, so that the
  /// presentation starts at the view's current transform.
  private func goingOn(to parts: TransformParts, from view: View) -> TransformParts {
    let blend = TransformBlend(from: TransformParts { view[$0] }, to: parts)
    let start = blend(0)
    var end = parts
    end.rotation = blend(1).rotation
    // If the mirrored axis changes, write the view's transform with the equivalent parts first.
    for (channel, value) in zip(AnimatedProperty.planeChannels, start.values) {
      view.model[channel.rawValue] = value
    }
    return end
  }

  /// Animates a 3D transform: all its channels share one motion.
  private func turn(
    _ view: View, from old: SpatialChannels, to new: SpatialChannels,
    in animation: RunningAnimation
  ) throws(StagingProblem) {
    let channels = SpatialChannels.channels
    let isAdded = animation.options.isAdditive || animation.keyframes != nil
    let start = isAdded ? old : shown(of: view, in: animation)
    let motion = SpatialMotion(SpatialBlend(from: start, to: new))
    for (channel, value) in zip(channels, motion.last) {
      try channel.check(value, ofViewNamed: view.name)
    }
    try requireRoomToAnimate(view, channels.count)
    if isAdded {
      // Write the old transform with the equivalent parts first, because a mirror in space is also
      // a rotation.
      for (channel, value) in zip(channels, motion.first) { view.model[channel.rawValue] = value }
    } else {
      dropParts(of: view) { channels.contains($0.channel) }
    }
    guard animation.keyframes == nil else {
      return try set(Array(zip(channels, motion.last)), of: view)
    }
    for (part, channel) in channels.enumerated() {
      let value = motion.last[part]
      if isAdded { makeRelative(view, channel) { $0 == motion.first[part] } }
      if motion.moves(part) { add(.turns(motion, part), to: view, channel, in: animation) }
      view.model[channel.rawValue] = value
    }
    updateDynamicItem(of: view)
  }

  /// Returns the start of a transform that replaces another animation.
  private func shown(of view: View, in animation: RunningAnimation) -> SpatialChannels {
    SpatialChannels { channel in
      animation.startsFromShown ? view.animatedValue(channel) : view.model[channel.rawValue]
    }
  }
}

/// The interpolation of a whole 3D transform, shared by its channels.
final class SpatialMotion {
  /// The channels' values at the start and at the end.
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

  /// Returns whether a channel may differ from its end value: angles may if anything rotates.
  func moves(_ part: Int) -> Bool {
    first[part] != last[part] || (turns && SpatialChannels.channels[part].isAngle)
  }

  /// Returns a channel's difference from its end value.
  func offset(_ part: Int, _ progress: Double) -> Double {
    if progress != knownProgress {
      known = blend(progress).values
      knownProgress = progress
    }
    return known[part] - last[part]
  }
}
