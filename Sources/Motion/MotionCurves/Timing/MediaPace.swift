/// A timing's mapping with precomputed numbers, for evaluation in every frame for thousands of
/// animations.
public struct MediaPace: Sendable {
  private let begin, speed, timeOffset: Double
  /// Seconds of its own time in one second of the parent's, in either direction.
  private let rate: Double
  private let end: Double
  /// The distance up to which a time still counts as the end.
  private let reach: Double
  private let duration, period: Double
  private let autoreverses: Bool
  private let showsBefore, showsAfter: Bool

  /// Prepares a timing for many times.
  /// - Parameter timing: the timing.
  public init(_ timing: MediaTiming) {
    begin = timing.begin
    speed = timing.speed
    timeOffset = timing.timeOffset
    rate = abs(timing.speed)
    end = timing.activeDuration
    // No time is near an infinite end.
    reach = end < .infinity ? Self.reach(end) : 0
    duration = timing.playDuration
    period = timing.period
    autoreverses = timing.autoreverses
    showsBefore = timing.fillMode == .backwards || timing.fillMode == .both
    showsAfter = timing.fillMode == .forwards || timing.fillMode == .both
  }

  /// The state in a frame: the phase, the completed repeats and the basic time.
  public struct Place {
    /// Before its begin, in its active time, or after it. The last instant is still active.
    public var phase: MediaTiming.Moment.Phase
    /// The completed repeats.
    public var repeats: Double
    /// The seconds of one play in one direction.
    public var basic: Double
  }

  /// Returns the place at a time of the parent's. Before the begin and after the end the basic time
  /// is that of the nearer end, which a fill mode holds.
  public func place(at parentTime: Double) -> Place {
    let elapsed = elapsed(at: parentTime)
    let held = min(max(elapsed, 0), end)
    // The end of the last play belongs to that play, not to a following one.
    let isAtEnd = speed > 0 && snappedToEnd(held) == end
    let active = (speed < 0 ? -held : held) + timeOffset
    let (repeats, within) = wrapped(active, isAtEnd: isAtEnd)
    let basic = autoreverses && within > duration ? period - within : within
    return Place(phase: phase(elapsed), repeats: repeats, basic: basic)
  }

  /// Returns the phase at a time of the parent's.
  public func phase(at parentTime: Double) -> MediaTiming.Moment.Phase {
    phase(elapsed(at: parentTime))
  }

  /// A time of the parent's before which it does not end, slightly before the end; infinite if it
  /// never ends.
  public var earliestEnd: Double {
    guard rate > 0, end < .infinity else { return .infinity }
    let last = begin + end / rate
    // Far more than snapping to the end and rounding can amount to.
    return last - 1e-6 * max(1, abs(last), abs(begin), end / rate)
  }

  /// Returns whether its value shows in a phase.
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

  /// Returns the whole periods in an active time, and the remainder.
  @inline(__always)
  private func wrapped(_ active: Double, isAtEnd: Bool) -> (repeats: Double, within: Double) {
    guard period < .infinity else { return (0, max(active, 0)) }
    let turns = active / period
    let whole = turns.rounded(.down)
    let part = turns - whole
    // A half is rounded away from 0.
    let nearest = part > 0.5 || (part == 0.5 && turns > 0) ? whole + 1 : whole
    // A time on the border of two plays is the start of the later one, however the sum of times was
    // rounded.
    if abs(turns - nearest) < Self.reach(turns) {
      return isAtEnd ? (max(nearest - 1, 0), period) : (max(nearest, 0), 0)
    }
    return (max(whole, 0), min(max(active - whole * period, 0), period))
  }

  /// Times are sums of sixtieths of seconds, so equal ones may differ in their last digits.
  private static let tolerance = 1e-9

  @inline(__always)
  private static func reach(_ mark: Double) -> Double { tolerance * max(1, abs(mark)) }
}
