import MotionCurves

/// A layer's clock: the conversion from its parent's time to its own, in two steps. The parent's
/// time becomes the active time; with a duration, that becomes the time of one play in one
/// direction, as in an animation. Source: `CAMediaTiming`, which layers and animations share; the
/// defaults were measured on Apple's layers, the second step only on animations.
public struct LayerClock: Hashable, Sendable {
  /// Subtracted from the parent's time, in seconds.
  public var beginTime = 0.0
  /// Seconds of its own time in one second of the parent's; 0 is paused, below 0 runs backward.
  public var speed = 1.0
  /// Added last, in seconds.
  public var timeOffset = 0.0
  /// The duration of one play in one direction, in seconds; a layer's is infinite unless it is set.
  public var duration = Double.infinity
  /// The number of plays of a duration, fractions allowed; 0 counts as 1.
  public var repeatCount = 0.0
  /// Whether each play also runs backward.
  public var autoreverses = false
  /// Whether the layer is shown before its begin and after its end.
  public var fillMode = MediaTiming.FillMode.removed

  /// Creates a clock that equals the parent's time.
  public init() {}

  /// The range of speeds. It keeps sums and products of nested clocks within what a table shows.
  public static let speeds = -1e3...1e3
  /// The range of begin times and offsets, in seconds.
  public static let times = -1e6...1e6
  /// The range of durations, in seconds, besides infinity.
  public static let durations = 1e-3...1e6
  /// The range of repeat counts, besides infinity.
  public static let repeatCounts = 0...1e6
  private static let reach = 1e12

  /// The clock as the timing of a timed object.
  public var timing: MediaTiming {
    var timing = MediaTiming()
    timing.begin = beginTime
    timing.speed = speed
    timing.timeOffset = timeOffset
    timing.duration = duration
    timing.repeatCount = repeatCount
    timing.autoreverses = autoreverses
    timing.fillMode = fillMode
    return timing
  }

  /// (parent − beginTime) · speed + timeOffset, clamped to a trillion seconds.
  package func activeTime(at parentTime: Double) -> Double {
    let time = (parentTime - beginTime) * speed + timeOffset
    return min(max(time, -Self.reach), Self.reach)
  }

  /// The layer's own time: the active time, and with a duration the time within the current play.
  package func time(at parentTime: Double) -> Double {
    guard duration < .infinity else { return activeTime(at: parentTime) }
    return MediaPace(timing).place(at: parentTime).basic
  }

  /// The phase of its life; always active without a duration.
  package func phase(at parentTime: Double) -> MediaTiming.Moment.Phase {
    duration < .infinity ? MediaPace(timing).phase(at: parentTime) : .active
  }
}

extension View {
  /// The clock between the parent's time and the view's own.
  public var clock: LayerClock { clocks.current }

  /// The view's own time, in seconds: the stage's, through the clocks of all ancestors.
  public var layerTime: Double {
    let time = Stage.time(ofFrame: moment.frame)
    return moment.hasOwnTimes ? layerTime(at: time) : time
  }

  /// Returns the view's own time at a time of the stage, by the current clocks.
  public func layerTime(at stageTime: Double) -> Double {
    clock.time(at: parentTime(at: stageTime))
  }

  private func parentTime(at stageTime: Double) -> Double {
    parent?.layerTime(at: stageTime) ?? stageTime
  }

  /// The time of its parent, in which its clock begins.
  package var parentTime: Double { parentTime(at: Stage.time(ofFrame: moment.frame)) }

  /// The phase of its time.
  package var phase: MediaTiming.Moment.Phase {
    moment.hasOwnTimes ? clock.phase(at: parentTime) : .active
  }

  /// Whether its layer is not shown because its time has not begun or has ended, and its fill mode
  /// does not show it then.
  package var isOutOfTime: Bool {
    let phase = phase
    return phase != .active && !MediaPace(clock.timing).shows(phase)
  }

  /// Whether its own time is paused.
  public var isPaused: Bool {
    moment.hasOwnTimes && (clock.speed == 0 || (parent?.isPaused ?? false))
  }

  /// Whether its own time stands still until a clock is set: it is paused, or its end has passed.
  var standsStill: Bool {
    moment.hasOwnTimes
      && (clock.speed == 0 || phase == .after || (parent?.standsStill ?? false))
  }

  /// Whether its time is the stage's.
  var followsStage: Bool {
    !moment.hasOwnTimes || (clock == LayerClock() && (parent?.followsStage ?? true))
  }

  /// Returns the view's own time at a frame, by the clocks of that frame; nil if it was the
  /// stage's.
  func ownTime(atFrame frame: Int) -> Double? {
    let clock = clocks.value(at: frame)
    let outer = parent?.ownTime(atFrame: frame)
    guard outer != nil || clock != LayerClock() else { return nil }
    return clock.time(at: outer ?? Stage.time(ofFrame: frame))
  }
}

extension Stage {
  /// Sets the clock of a view, and so the time of its subviews.
  /// - Throws: `notOnStage`, `notFinite`, `outOfRange`; nothing has changed then.
  public func setClock(_ clock: LayerClock, of view: View) throws(StagingProblem) {
    try requireOnStage(view)
    let name = view.name
    try require(clock.speed, in: LayerClock.speeds, "`\(name).speed`")
    try require(clock.beginTime, in: LayerClock.times, "`\(name).beginTime`")
    try require(clock.timeOffset, in: LayerClock.times, "`\(name).timeOffset`")
    if clock.duration != .infinity {
      try require(clock.duration, in: LayerClock.durations, "`\(name).duration`")
    }
    if clock.repeatCount != .infinity {
      try require(clock.repeatCount, in: LayerClock.repeatCounts, "`\(name).repeatCount`")
    }
    note(clock, of: view)
  }

  /// Sets a view's clock. An unchanged one, as while a gesture holds still, is not logged.
  func note(_ clock: LayerClock, of view: View) {
    guard view.clock != clock else { return }
    view.clocks.note(clock, at: frame)
    noteAnimating()
  }

  /// Pauses a view's time: Apple's recipe, QA1673.
  public func pause(_ view: View) throws(StagingProblem) {
    var clock = view.clock
    clock.timeOffset = clock.activeTime(at: view.parentTime)
    clock.speed = 0
    try setClock(clock, of: view)
  }

  /// Resumes a paused view's time from where it stopped, at its parent's speed: the recipe's second
  /// half.
  public func resume(_ view: View) throws(StagingProblem) {
    var clock = view.clock
    clock.beginTime = view.parentTime - clock.timeOffset
    clock.timeOffset = 0
    clock.speed = 1
    try setClock(clock, of: view)
  }
}

extension Recorder {
  /// Returns a view's clock at a frame; nil before the view's creation and for frames that were not
  /// recorded.
  package func clock(of view: View, at frame: Int) -> LayerClock? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.clocks.value(at: frame)
  }
}
