import Curves

/// A layer's own time: how its parent's becomes its own. Source: `CAMediaTiming`, whose three
/// numbers these are.
public struct LayerClock: Hashable, Sendable {
  /// Taken from the parent's time, in seconds.
  public var beginTime = 0.0
  /// Seconds of its own that pass in one of the parent's; 0 stands still, below 0 runs backward.
  public var speed = 1.0
  /// Added at the end, in seconds.
  public var timeOffset = 0.0

  /// The parent's own time.
  public init() {}

  /// Bounds that keep sums and products of nested clocks within what a table shows.
  public static let speeds = -1e3...1e3
  /// Begin times and offsets, in seconds.
  public static let times = -1e6...1e6
  private static let reach = 1e12

  /// (parent − beginTime) · speed + timeOffset, held within a trillion seconds.
  public func time(at parentTime: Double) -> Double {
    let time = (parentTime - beginTime) * speed + timeOffset
    return min(max(time, -Self.reach), Self.reach)
  }
}

extension View {
  /// What stands between the parent's time and the view's own.
  public var clock: LayerClock { clocks.current }

  /// The view's own time, in seconds: the stage's, through the clocks of all its ancestors.
  public var layerTime: Double {
    let time = Stage.time(ofFrame: moment.frame)
    return moment.hasOwnTimes ? layerTime(at: time) : time
  }

  /// The view's own time at a time of the stage, as its clock and its ancestors' stand now.
  public func layerTime(at stageTime: Double) -> Double {
    clock.time(at: parent?.layerTime(at: stageTime) ?? stageTime)
  }

  /// Whether its own time stands still.
  public var isPaused: Bool {
    moment.hasOwnTimes && (clock.speed == 0 || (parent?.isPaused ?? false))
  }

  /// Whether its time is the stage's.
  var followsStage: Bool {
    !moment.hasOwnTimes || (clock == LayerClock() && (parent?.followsStage ?? true))
  }

  /// The view's own time at a frame, by the clocks as they stood then; nil where it was the stage's.
  func ownTime(atFrame frame: Int) -> Double? {
    let clock = clocks.value(at: frame)
    let outer = parent?.ownTime(atFrame: frame)
    guard outer != nil || clock != LayerClock() else { return nil }
    return clock.time(at: outer ?? Stage.time(ofFrame: frame))
  }
}

extension Stage {
  /// Sets a view's own time, and with it that of its subviews.
  /// - Throws: `notOnStage`, `notFinite`, `outOfRange`; nothing has changed then.
  public func setClock(_ clock: LayerClock, of view: View) throws(StagingProblem) {
    try requireOnStage(view)
    try require(clock.speed, in: LayerClock.speeds, "`\(view.name).speed`")
    try require(clock.beginTime, in: LayerClock.times, "`\(view.name).beginTime`")
    try require(clock.timeOffset, in: LayerClock.times, "`\(view.name).timeOffset`")
    note(clock, of: view)
  }

  /// Gives a view a clock. Most often a finger holds it where it is, and its past needs no word.
  func note(_ clock: LayerClock, of view: View) {
    guard view.clock != clock else { return }
    view.clocks.note(clock, at: frame)
    noteAnimating()
  }

  /// Lets a view's time stand where it is: Apple's recipe, QA1673.
  public func pause(_ view: View) throws(StagingProblem) {
    var clock = view.clock
    clock.timeOffset = view.layerTime
    clock.speed = 0
    try setClock(clock, of: view)
  }

  /// Lets a paused view's time go on from where it stood, at its parent's pace: the recipe's other
  /// half.
  public func resume(_ view: View) throws(StagingProblem) {
    let stood = view.clock.timeOffset
    var clock = LayerClock()
    clock.beginTime = (view.parent?.layerTime ?? time) - stood
    try setClock(clock, of: view)
  }
}

extension Recorder {
  /// A view's clock at a frame; nil before the view came and in frames that were not recorded.
  public func clock(of view: View, at frame: Int) -> LayerClock? {
    guard frame >= view.creationFrame, isKnown(frame) else { return nil }
    return view.clocks.value(at: frame)
  }
}
