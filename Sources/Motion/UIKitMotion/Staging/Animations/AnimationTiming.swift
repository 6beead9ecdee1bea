import MotionCurves

/// The start, end and progress of an animation: a pure function of the frame.
struct AnimationTiming {
  /// The duration in the options.
  let askedDuration: Double
  /// The duration of one play in one direction, in seconds; infinite for an undamped spring.
  let duration: Double
  let curve: Curve
  let delay: Double
  let autoreverses: Bool
  let startFrame: Int
  /// The seconds from the start to the end, delay included.
  let length: Double
  /// The first frame at or after the end.
  let endFrame: Int
  /// The course of the property animator that drives the animation; nil for a block that runs by
  /// itself.
  var lead: AnimatorLead?

  init(_ options: AnimationOptions, startFrame: Int) {
    let asked = options.duration ?? AnimationOptions.standardDuration
    let curve = options.curve ?? AnimationOptions.standardCurve
    let duration = curve.ownDuration ?? asked
    let plays = MediaTiming.plays(options.repeatCount) * (options.autoreverses ? 2 : 1)
    let length = duration == 0 ? 0 : options.delay + duration * plays
    self.askedDuration = asked
    self.duration = duration
    self.curve = curve
    self.delay = options.delay
    self.autoreverses = options.autoreverses
    self.startFrame = startFrame
    self.length = length
    endFrame = startFrame + Self.frames(in: length)
  }

  /// The end on the stage's clock: finer than frames, to order ends.
  var endTime: Double { Stage.time(ofFrame: startFrame) + length }

  /// Whether the animation has no length, so that values are set at once.
  var isInstant: Bool { length == 0 }

  /// The number of frames that cover a length of time. 0.1 s + 0.6 s is 42 frames, however the sum
  /// rounds.
  static func frames(in seconds: Double) -> Int {
    let frames = (seconds * Double(Stage.framesPerSecond) - 1e-6).rounded(.up)
    return frames < Double(Int.max / 2) ? max(Int(clamping: frames), 0) : Int.max / 2
  }

  /// Returns the progress from the old value (0) to the new one (1): the curve's value, so it may
  /// overshoot. Computed from the start each time, so that no error accumulates.
  ///
  /// - Parameters:
  ///   - ease: a curve that replaces the animation's own, set by `ease`.
  ///   - channel: the channel, if an animator may lead the axes of a center apart.
  func progress(at frame: Int, along ease: Curve? = nil, of channel: Channel? = nil) -> Double {
    if let lead {
      let own = channel.map { lead.lead(of: $0) } ?? lead
      return progress(share: own.share(at: frame), of: lead, along: ease)
    }
    guard frame < endFrame else { return 1 }
    return progress(
      within: Double(frame - startFrame) / Double(Stage.framesPerSecond) - delay,
      along: ease ?? curve)
  }

  /// Returns the progress of an animation driven by a property animator, whose share stands for the
  /// time: for the animator's own animation and for one inside its block.
  private func progress(share: Double, of lead: AnimatorLead, along ease: Curve?) -> Double {
    let isWhole = delay == 0 && length == lead.duration && curve == .linear
    if isWhole, ease == nil { return share }
    return progress(elapsed: share * lead.duration, along: ease)
  }

  /// Returns the progress after the given seconds of the layer's own time since the start.
  func progress(elapsed: Double, along curve: Curve? = nil) -> Double {
    isOver(elapsed: elapsed) ? 1 : progress(within: elapsed - delay, along: curve ?? self.curve)
  }

  /// Whether the given seconds of a layer's own time reach the end.
  func isOver(elapsed: Double) -> Bool { elapsed >= length - 1e-9 }

  /// - Parameter elapsed: the seconds since the delay ended.
  private func progress(within elapsed: Double, along curve: Curve) -> Double {
    guard elapsed > 0 else { return 0 }
    let plays = elapsed / duration
    // A frame on the border of two plays belongs to the later one.
    let nearest = plays.rounded()
    let onBorder = abs(plays - nearest) < 1e-9 && nearest > 0
    let whole = onBorder ? nearest : plays.rounded(.down)
    guard whole > 0 else { return curve.value(elapsed: elapsed, duration: duration) }
    let within = onBorder ? 0 : elapsed - whole * duration
    let isBackward = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(elapsed: isBackward ? duration - within : within, duration: duration)
  }
}
