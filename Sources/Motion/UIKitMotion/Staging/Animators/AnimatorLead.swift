import MotionCurves

/// The progress of a property animator from some frame on: a pure function of the frame, so that
/// past presentation values can be computed later.
///
/// `Stage+Animators` moves an animator between its three states.
struct AnimatorLead {
  /// The source of the share.
  enum Course {
    /// The animator's own curve, at the given seconds; below 0 it is still waiting.
    case own(seconds: Double)
    /// Held where it was scrubbed.
    case held(share: Double)
    /// From the current share to one of the ends, along another curve.
    case onward(from: Double, to: Double, Curve, duration: Double, seconds: Double)
  }

  /// The animator's own curve and duration.
  let curve: Curve
  let duration: Double
  /// The course at `start`.
  var course: Course
  /// Seconds of the course in one second of the stage: 1, 0 while paused, -1 in reverse.
  var rate: Double
  /// The frame at which the course begins.
  var start: Int
  /// The leads of a view's center along x and along y, if each has a curve of its own; else empty.
  private(set) var axes: [AnimatorLead] = []

  init(curve: Curve, duration: Double, start: Int, axes: AnimationOptions.Axes? = nil) {
    self.curve = curve
    self.duration = duration
    self.start = start
    (course, rate) = (.own(seconds: 0), 0)
    guard let axes else { return }
    self.axes = [axes.x, axes.y].map {
      AnimatorLead(curve: $0, duration: $0.ownDuration ?? duration, start: start)
    }
  }

  /// Applies a change to it and to the leads of both axes.
  func each(_ change: (inout AnimatorLead) -> Void) -> AnimatorLead {
    var lead = self
    change(&lead)
    lead.axes = axes.map { $0.each(change) }
    return lead
  }

  /// The lead of a channel: that of its axis, if it has one.
  func lead(of channel: Channel) -> AnimatorLead {
    guard axes.count == 2 else { return self }
    return channel == .centerX ? axes[0] : channel == .centerY ? axes[1] : self
  }

  /// Returns the displayed share: 0 at the block's old values and 1 at its new ones. A curve may
  /// overshoot.
  func share(at frame: Int) -> Double {
    var lead = self
    lead.move(to: frame)
    switch lead.course {
    case .own(let seconds): return share(after: seconds)
    case .held(let share): return share
    case .onward(let from, let to, let curve, let duration, let seconds):
      let isOver = seconds >= duration - Self.instant
      return isOver ? to : from + (to - from) * curve.value(elapsed: seconds, duration: duration)
    }
  }

  /// Returns the same lead, counted from a later frame.
  func moved(to frame: Int) -> AnimatorLead { each { $0.move(to: frame) } }

  private mutating func move(to frame: Int) {
    let elapsed = rate * Stage.time(ofFrame: frame - start)
    start = frame
    switch course {
    case .own(let seconds): course = .own(seconds: seconds + elapsed)
    case .held: break
    case .onward(let from, let to, let curve, let duration, let seconds):
      course = .onward(from: from, to: to, curve, duration: duration, seconds: seconds + elapsed)
    }
  }

  /// The seconds until the end at the current rate; infinite while paused.
  var left: Double { axes.reduce(ownLeft) { max($0, $1.ownLeft) } }

  private var ownLeft: Double {
    guard rate != 0 else { return .infinity }
    switch course {
    case .own(let seconds): return max(rate > 0 ? duration - seconds : seconds, 0)
    case .held: return .infinity
    case .onward(_, _, _, let duration, let seconds): return max(duration - seconds, 0)
    }
  }

  /// The first frame at or after the end.
  var endFrame: Int {
    let left = left
    return left == .infinity ? Int.max / 2 : start + AnimationTiming.frames(in: left)
  }

  /// The share of its own time that has passed; nil unless its own curve drives it.
  var timeShare: Double? {
    guard case .own(let seconds) = course, duration > 0 else { return nil }
    return min(max(seconds / duration, 0), 1)
  }

  /// Less than any frame: the tolerance for sums of frames.
  private static let instant = 1e-9

  private func share(after seconds: Double) -> Double {
    if seconds <= Self.instant { return 0 }
    if seconds >= duration - Self.instant { return 1 }
    return curve.value(elapsed: seconds, duration: duration)
  }

  /// Returns the first time at which its own curve reaches a share.
  func seconds(at share: Double) -> Double {
    let steps = 1_000
    var low = 0.0
    for step in 1...steps {
      let high = duration * Double(step) / Double(steps)
      if self.share(after: high) >= share { return bisected(low, high, share) }
      low = high
    }
    return duration
  }

  private func bisected(_ low: Double, _ high: Double, _ share: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.share(after: middle) >= share { high = middle } else { low = middle }
    }
    return high
  }
}
