import MotionCurves
import MotionGeometry

/// An animation of one value of a view by a block, as it was started: kept after its end, so that a
/// run can be written as code.
package struct AnimationRecord {
  package enum Motion: Hashable, Sendable {
    /// Added to the model, from this offset, the old value minus the new one, down to 0.
    case adds(Double)
    case replaces(from: Double, to: Double)
    case fades(from: Color, to: Color)
    /// Along keyframes, or in three dimensions.
    case follows
  }

  package let view: View
  package let property: Animatable
  package let motion: Motion
  /// The block.
  package let id: AnimationID
  /// The frame at which it was started, before its delay.
  package let frame: Int
  package let curve: Curve
  /// The seconds of one play in one direction; infinite for an undamped spring.
  package let duration: Double
  package let delay: Double
  package let repeatCount: Double
  package let autoreverses: Bool
  /// Whether it may be paused, scrubbed or slowed down: by a property animator, or by the view's own
  /// time.
  package let isDriven: Bool

  init(
    _ running: RunningAnimation, _ view: View, _ property: Animatable, _ motion: Motion,
    along ease: Curve?
  ) {
    self.view = view
    self.property = property
    self.motion = motion
    id = running.id
    let timing = running.timing
    frame = timing.startFrame
    curve = ease ?? timing.curve
    duration = timing.duration
    delay = timing.delay
    repeatCount = MediaTiming.plays(running.options.repeatCount)
    autoreverses = timing.autoreverses
    isDriven = running.animator != nil || view.ownTime != nil
  }
}

extension AnimationRecord.Motion {
  init(_ motion: ChannelAnimation.Motion) {
    switch motion {
    case .adds(let offset): self = .adds(offset)
    case .replaces(let from, let to): self = .replaces(from: from, to: to)
    case .follows, .turns: self = .follows
    }
  }
}

extension Stage {
  /// The maximum number of animations of values that are kept after their end.
  package static let animationLogLimit = 10_000

  func log(
    _ motion: AnimationRecord.Motion, of view: View, _ property: Animatable,
    in running: RunningAnimation, along ease: Curve?
  ) {
    guard animationLog.count < Self.animationLogLimit else { return }
    animationLog.append(AnimationRecord(running, view, property, motion, along: ease))
  }
}
