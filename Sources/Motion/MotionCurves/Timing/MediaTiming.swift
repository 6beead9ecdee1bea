/// The start, speed and repeats of an animation: Core Animation's `CAMediaTiming`, as a pure
/// mapping from its parent's time to its own progress.
///
/// The mapping has three steps. The parent's time becomes the active time, (parent − begin) · speed
/// + timeOffset. The active time, which spans all repeats, becomes the basic time of one play in
/// one direction. The basic time divided by the duration is the progress. Source: the protocol's
/// documentation and measurements on macOS.
///
/// ```swift
/// var timing = MediaTiming()
/// timing.duration = 2
/// timing.repeatCount = 3
/// timing.autoreverses = true
/// print(timing.activeDuration)  // 12.0
/// print(timing.moment(at: 3).progress)  // 0.5
/// ```
public struct MediaTiming: Hashable, Sendable {
  /// The display outside the active time.
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    /// Shows nothing.
    case removed
    /// Holds the end value after the end.
    case forwards
    /// Holds the start value before the begin.
    case backwards
    /// Holds both.
    case both
  }

  /// The begin in the parent's time, in seconds.
  public var begin = 0.0
  /// The duration of one play in one direction, in seconds; 0 means `standardDuration`.
  public var duration = 0.0
  /// Seconds of its own time in one second of the parent's; negative plays backward, 0 is paused.
  public var speed = 1.0
  /// Seconds added to the active time, which wraps: the animation lasts no longer.
  public var timeOffset = 0.0
  /// The number of plays, fractions allowed: 0.5 is half a play. 0, the default, counts as 1.
  public var repeatCount = 0.0
  /// The length of all repeats, in seconds, instead of a count; 0 uses the count.
  public var repeatDuration = 0.0
  /// Whether each play also runs backward.
  public var autoreverses = false
  /// The display outside the active time.
  public var fillMode = FillMode.removed

  /// Creates Core Animation's default timing: once, at the parent's speed.
  public init() {}

  /// The default duration of a transaction, in seconds, used for 0.
  public static let standardDuration = 0.25

  /// The duration of one play in one direction, in seconds; never 0.
  public var playDuration: Double { duration == 0 ? Self.standardDuration : duration }

  /// The duration of one play and, with autoreverse, the way back.
  public var period: Double { playDuration * (autoreverses ? 2 : 1) }

  /// The duration of all plays, in seconds of its own time; infinite if it never ends.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return period * Self.plays(repeatCount)
  }

  /// The number of plays of a repeat count, of which 0 counts as 1.
  public static func plays(_ repeatCount: Double) -> Double { repeatCount == 0 ? 1 : repeatCount }

  /// The duration of all plays in seconds of the parent's time; infinite if it never ends or is
  /// paused.
  public var lasts: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }
}

extension MediaTiming {
  /// The results of each step of the mapping.
  public struct Moment: Hashable, Sendable {
    /// The phase of an animation's life.
    public enum Phase: String, Hashable, Sendable {
      /// Not begun yet, running, and over.
      case before, active, after
    }

    /// Before its begin, in its active time, or after it. The last instant is still active.
    public var phase: Phase
    /// The active time in seconds by the formula: neither wrapped nor clamped to the end.
    public var active: Double
    /// The completed repeats.
    public var repeats: Double
    /// The seconds of one play in one direction: 0 at the from value, the duration at the to value.
    public var basic: Double
    /// The basic time divided by the duration, 0...1.
    public var progress: Double
  }

  /// Returns the results at a time of the parent's. Before the begin and after the end the basic
  /// time is that of the nearer end, which a fill mode holds.
  public func moment(at parentTime: Double) -> Moment {
    let place = MediaPace(self).place(at: parentTime)
    return Moment(
      phase: place.phase, active: (parentTime - begin) * speed + timeOffset,
      repeats: place.repeats, basic: place.basic,
      progress: playDuration == .infinity ? 0 : place.basic / playDuration)
  }

  /// Returns whether its value shows at a moment.
  public func shows(_ moment: Moment) -> Bool { MediaPace(self).shows(moment.phase) }
}
