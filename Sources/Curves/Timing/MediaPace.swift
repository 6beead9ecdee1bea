/// A timing's mapping, its numbers worked out once: what is asked in every frame, for thousands.
public struct MediaPace: Sendable {
  private let begin, speed, timeOffset: Double
  /// Seconds of its own that pass in one of the parent's, either way.
  private let rate: Double
  private let end: Double
  /// How far from the end a time still counts as the end.
  private let reach: Double
  private let duration, period: Double
  private let autoreverses: Bool
  private let showsBefore, showsAfter: Bool

  /// - Parameter timing: what is mapped.
  public init(_ timing: MediaTiming) {
    begin = timing.begin
    speed = timing.speed
    timeOffset = timing.timeOffset
    rate = abs(timing.speed)
    end = timing.activeDuration
    reach = Self.reach(end)
    duration = timing.playDuration
    period = timing.period
    autoreverses = timing.autoreverses
    showsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    showsAfter = timing.fillMode == .forwards || timing.fillMode == .both
  }

  /// What counts in a frame: where it is in its life, its whole repeats and its basic time.
  public struct Place {
    /// Before its begin, in its active time, or after it. The last instant is active still.
    public var phase: MediaTiming.Moment.Phase
    /// Repeats that are complete.
    public var repeats: Double
    /// Seconds of one play in one direction.
    public var basic: Double
  }

  /// What a moment of the parent's comes to. Before the begin and after the end the basic time is
  /// that of the nearer end, which is what a fill mode holds.
  public func place(at parentTime: Double) -> Place {
    let elapsed = elapsed(at: parentTime)
    let held = min(max(elapsed, 0), end)
    // The end of the last play belongs to that play, not to one that would follow.
    let isAtEnd = speed > 0 && snappedToEnd(held) == end
    let active = (speed < 0 ? -held : held) + timeOffset
    let (repeats, within) = wrapped(active, isAtEnd: isAtEnd)
    let basic = autoreverses && within > duration ? period - within : within
    return Place(phase: phase(elapsed), repeats: repeats, basic: basic)
  }

  /// Where it is in its life at a moment of the parent's.
  public func phase(at parentTime: Double) -> MediaTiming.Moment.Phase {
    phase(elapsed(at: parentTime))
  }

  /// A moment of the parent's until which it is not over, a little before its end; infinite where
  /// it never is.
  public var earliestEnd: Double {
    guard rate > 0, end < .infinity else { return .infinity }
    let last = begin + end / rate
    // Far more than what snapping to the end and rounding come to.
    return last - 1e-6 * max(1, abs(last), abs(begin), end / rate)
  }

  /// Whether its value shows in a phase.
  public func shows(_ phase: MediaTiming.Moment.Phase) -> Bool {
    switch phase {
    case .active: true
    case .before: showsBefore
    case .after: showsAfter
    }
  }

  @inline(__always)
  private func phase(_ elapsed: Double) -> MediaTiming.Moment.Phase {
    if speed == 0 { return .active }
    if elapsed < 0 { return .before }
    return snappedToEnd(elapsed) > end ? .after : .active
  }

  @inline(__always)
  private func elapsed(at parentTime: Double) -> Double {
    let elapsed = (parentTime - begin) * rate
    return abs(elapsed) <= Self.tolerance ? 0 : elapsed
  }

  @inline(__always)
  private func snappedToEnd(_ time: Double) -> Double { abs(time - end) <= reach ? end : time }

  /// Whole periods in an active time, and what is left.
  @inline(__always)
  private func wrapped(_ active: Double, isAtEnd: Bool) -> (repeats: Double, within: Double) {
    guard period < .infinity else { return (0, max(active, 0)) }
    let turns = active / period
    let whole = turns.rounded(.down)
    let part = turns - whole
    // A half is rounded away from 0.
    let nearest = part > 0.5 || (part == 0.5 && turns > 0) ? whole + 1 : whole
    // A moment on the border of two plays is the begin of the later one, whatever a sum of times
    // has rounded it to.
    if abs(turns - nearest) < Self.reach(turns) {
      return isAtEnd ? (max(nearest - 1, 0), period) : (max(nearest, 0), 0)
    }
    return (max(whole, 0), min(max(active - whole * period, 0), period))
  }

  /// Times are sums of sixtieths of seconds, so that equal ones may differ in their last digits.
  private static let tolerance = 1e-9

  @inline(__always)
  private static func reach(_ mark: Double) -> Double { tolerance * max(1, abs(mark)) }
}
