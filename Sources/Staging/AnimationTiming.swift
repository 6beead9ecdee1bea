import Curves

/// When an animation runs and how far it has come: a pure function of the frame.
struct AnimationTiming {
  /// As asked for.
  let askedDuration: Double
  /// Of one play in one direction, in seconds; infinite for a spring that nothing damps.
  let duration: Double
  let curve: Curve
  let delay: Double
  let autoreverses: Bool
  let startFrame: Int
  /// From the start to the end, delay included, in seconds.
  let length: Double
  /// The first frame at or after the end.
  let endFrame: Int
  /// What an animator makes of it; nil for a block that runs by itself.
  var lead: AnimatorLead?

  init(_ options: AnimationOptions, startFrame: Int) {
    let asked = options.duration ?? AnimationOptions.standardDuration
    let curve = options.curve ?? AnimationOptions.standardCurve
    let duration = curve.ownDuration ?? asked
    let plays = max(options.repeatCount, 1) * (options.autoreverses ? 2 : 1)
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

  /// When it ends, by the stage's clock: finer than frames, to put ends in order.
  var endTime: Double { Stage.time(ofFrame: startFrame) + length }

  /// Nothing to wait for: values are set at once.
  var isInstant: Bool { length == 0 }

  /// Frames that cover a length of time. 0.1 s + 0.6 s is 42 frames, whatever the sum rounds to.
  static func frames(in seconds: Double) -> Int {
    let frames = (seconds * Double(Stage.framesPerSecond) - 1e-6).rounded(.up)
    return frames < 1e15 ? max(Int(frames), 0) : Int.max / 2
  }

  /// How far the value has come from its old (0) to its new (1): the curve's value, so it may
  /// overshoot. Counted from the start anew each time, so that no error adds up.
  ///
  /// - Parameter ease: another curve, which an `ease` has put in the place of the animation's own.
  func progress(at frame: Int, along ease: Curve? = nil) -> Double {
    if let lead { return progress(share: lead.share(at: frame), of: lead, along: ease) }
    guard frame < endFrame else { return 1 }
    return progress(
      within: Double(frame - startFrame) / Double(Stage.framesPerSecond) - delay,
      along: ease ?? curve)
  }

  /// Of an animation that an animator leads, whose share of the way stands for its time: of the
  /// animator's own, and of one inside its block.
  private func progress(share: Double, of lead: AnimatorLead, along ease: Curve?) -> Double {
    let isWhole = delay == 0 && length == lead.duration && curve == .linear
    if isWhole, ease == nil { return share }
    return progress(elapsed: share * lead.duration, along: ease)
  }

  /// The same for a layer with a time of its own, so many seconds of it after the start.
  func progress(elapsed: Double, along curve: Curve? = nil) -> Double {
    isOver(elapsed: elapsed) ? 1 : progress(within: elapsed - delay, along: curve ?? self.curve)
  }

  /// Whether so many seconds of a layer's own time are the whole.
  func isOver(elapsed: Double) -> Bool { elapsed >= length - 1e-9 }

  /// - Parameter elapsed: since the delay was over.
  private func progress(within elapsed: Double, along curve: Curve) -> Double {
    guard elapsed > 0 else { return 0 }
    let plays = elapsed / duration
    // A frame that falls on the border of two plays belongs to the later one.
    let nearest = plays.rounded()
    let onBorder = abs(plays - nearest) < 1e-9 && nearest > 0
    let whole = onBorder ? nearest : plays.rounded(.down)
    guard whole > 0 else { return curve.value(elapsed: elapsed, duration: duration) }
    let within = onBorder ? 0 : elapsed - whole * duration
    let isBackward = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
    return curve.value(elapsed: isBackward ? duration - within : within, duration: duration)
  }
}
