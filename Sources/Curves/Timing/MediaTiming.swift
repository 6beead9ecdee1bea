/// When something runs, how fast and how often: Core Animation's `CAMediaTiming`, as a pure mapping
/// from its parent's time to its own progress.
///
/// The mapping has three steps. The parent's time becomes the active time, (parent − begin) · speed
/// + timeOffset. The active time, which counts through all repeats, becomes the basic time of one
/// play in one direction. That, through the duration, is the progress. Source: the protocol's
/// documentation and what was measured on macOS.
public struct MediaTiming: Hashable, Sendable {
  /// What shows outside the active time.
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    /// Nothing of it.
    case removed
    /// After the end, the end.
    case forwards
    /// Before the begin, the begin.
    case backwards
    /// Both.
    case both
  }

  /// In the parent's time, in seconds.
  public var begin = 0.0
  /// Of one play in one direction, in seconds; 0 is `standardDuration`.
  public var duration = 0.0
  /// Seconds of its own that pass in one of the parent's; negative plays backward, 0 stands still.
  public var speed = 1.0
  /// Seconds added to the active time, which wraps: it lasts no longer for it.
  public var timeOffset = 0.0
  /// How many times it plays, fractions allowed; below 1 counts as 1.
  public var repeatCount = 0.0
  /// How long it repeats, in seconds, instead of a count; 0 leaves it to the count.
  public var repeatDuration = 0.0
  /// Whether each time plays back too.
  public var autoreverses = false
  /// What shows outside the active time.
  public var fillMode = FillMode.removed

  /// What Core Animation takes where nothing is said: once, at the parent's pace.
  public init() {}

  /// A transaction's own duration, which stands for 0, in seconds.
  public static let standardDuration = 0.25

  /// Of one play in one direction, in seconds; never 0.
  public var playDuration: Double { duration == 0 ? Self.standardDuration : duration }

  /// Of one play there and, if it reverses, back.
  public var period: Double { playDuration * (autoreverses ? 2 : 1) }

  /// Of all plays together, in seconds of its own; infinite where it never ends.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return period * max(repeatCount, 1)
  }

  /// Of all plays in seconds of the parent; infinite where it never ends or stands still.
  public var lasts: Double { speed == 0 ? .infinity : activeDuration / abs(speed) }
}

extension MediaTiming {
  /// What the parent's time comes to, step by step.
  public struct Moment: Hashable, Sendable {
    /// Where it is in its life.
    public enum Phase: String, Hashable, Sendable {
      case before, active, after
    }

    /// Before its begin, in its active time, or after it. The last instant is active still.
    public var phase: Phase
    /// Seconds through all repeats, as the formula gives them: not wrapped, not held to the end.
    public var active: Double
    /// Repeats that are complete.
    public var repeats: Double
    /// Seconds of one play in one direction: 0 at its from value, the duration at its to value.
    public var basic: Double
    /// The basic time through the duration, 0...1.
    public var progress: Double
  }

  /// What a moment of the parent's comes to. Before the begin and after the end the basic time is
  /// that of the nearer end, which is what a fill mode holds.
  public func moment(at parentTime: Double) -> Moment {
    let place = MediaPace(self).place(at: parentTime)
    return Moment(
      phase: place.phase, active: (parentTime - begin) * speed + timeOffset,
      repeats: place.repeats, basic: place.basic,
      progress: playDuration == .infinity ? 0 : place.basic / playDuration)
  }

  /// Whether its value shows at a moment.
  public func shows(_ moment: Moment) -> Bool { MediaPace(self).shows(moment.phase) }
}
