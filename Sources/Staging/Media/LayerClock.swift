import Curves

/// A layer's clock: the conversion from its parent's time to its own. Source: the three properties
/// of `CAMediaTiming`.
public struct LayerClock: Hashable, Sendable {
  /// Subtracted from the parent's time, in seconds.
  public var beginTime = 0.0
  /// Seconds of its own time in one second of the parent's; 0 is paused, below 0 runs backward.
  public var speed = 1.0
  /// Added last, in seconds.
  public var timeOffset = 0.0

  /// Creates a clock that equals the parent's time.
  public init() {}

  /// The range of speeds. It keeps sums and products of nested clocks within what a table shows.
  public static let speeds = -1e3...1e3
  /// The range of begin times and offsets, in seconds.
  public static let times = -1e6...1e6
  private static let reach = 1e12

  /// (parent − beginTime) · speed + timeOffset, clamped to a trillion seconds.
  public func time(at parentTime: Double) -> Double {
    let time = (parentTime - beginTime) * speed + timeOffset
    return min(max(time, -Self.reach), Self.reach)
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
    clock.time(at: parent?.layerTime(at: stageTime) ?? stageTime)
  }

  /// Whether its own time is paused.
  public var isPaused: Bool {
    moment.hasOwnTimes && (clock.speed == 0 || (parent?.isPaused ?? false))
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
    try require(clock.speed, in: LayerClock.speeds, "`\(view.name).speed`")
    try require(clock.beginTime, in: LayerClock.times, "`\(view.name).beginTime`")
    try require(clock.timeOffset, in: LayerClock.times, "`\(view.name).timeOffset`")
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
    clock.timeOffset = view.layerTime
    clock.speed = 0
    try setClock(clock, of: view)
  }

  /// Resumes a paused view's time from where it stopped, at its parent's speed: the recipe's second
  /// half.
  public func resume(_ view: View) throws(StagingProblem) {
    let stood = view.clock.timeOffset
    var clock = LayerClock()
    clock.beginTime = (view.parent?.layerTime ?? time) - stood
    try setClock(clock, of: view)
  }
}

extension Recorder {
  /// Returns a view's clock at a frame; nil before the view's creation and for frames that were not
  /// recorded.
  public func clock(of view: View, at frame: Int) -> LayerClock? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.clocks.value(at: frame)
  }
}
