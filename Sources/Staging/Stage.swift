import Dynamics
import Geometry

/// The reference view and all that moves on it: views, dynamics, animations, motion effects, the
/// keyboard, and the one clock they share.
///
/// Nothing moves but by `step()`, and the same calls give the same numbers.
public final class Stage {
  /// The display's rate.
  public static let framesPerSecond = 60
  /// An iPhone of four inches, in points.
  public static let defaultSize = Size(320, 568)
  /// How many views the stage holds.
  public static let viewLimit = 10_000
  /// How many views may lie inside each other.
  public static let depthLimit = 100

  /// Every view, subviews too, in the order in which they came.
  public internal(set) var views: [View] = []
  /// Those that lie on the stage itself, from back to front.
  public internal(set) var subviews: [View] = []
  /// Which screens there are, and who shows which.
  public internal(set) var screens = ScreenTree()
  /// The one that runs, if one does.
  public internal(set) var transition: Transition?
  /// How many transitions there have been.
  public internal(set) var transitionCount = 0
  /// Everything that has happened, in order.
  public private(set) var eventLog: [StageEvent] = []
  /// At the stage's foot; hidden at first.
  public let keyboard: Keyboard
  /// Keeps what was at every frame.
  public let recorder: Recorder

  let moment: StageMoment
  var viewsByName: [String: View] = [:]
  /// How many views there have been.
  var viewCount = 0

  /// Views that have an item, in the order in which they got it, and by it.
  var viewsWithItem: [ViewWithItem] = []
  /// What the animator moves: its items, as of the last look, and their views.
  var drivenItems: [DynamicItem] = []
  var drivenViews: [ViewWithItem] = []
  var viewsByItem: [ObjectIdentifier: View] = [:]

  /// Blocks that have begun and are not committed, the outer ones first.
  var openAnimations: [RunningAnimation] = []
  var runningAnimations: [AnimationID: RunningAnimation] = [:]
  /// How many values they move.
  var movedCount = 0
  /// Views that have Core Animation's own animations, in the order in which they got them.
  var animatedViews: [View] = []
  /// How many of them there are, children of groups counted, and how many views have a key.
  var layerAnimationCount = 0
  var keyframeNumberCount = 0
  /// Until this time, in seconds, none of them is over, where all views have the stage's time.
  var soonestLayerEnd = Double.infinity
  var keyCounts: [String: Int] = [:]
  var animationCount = 0
  /// Whether what is set re-aims what runs on it.
  var isReaiming = false
  /// Property animators, in the order in which they came.
  public internal(set) var propertyAnimators: [PropertyAnimator] = []
  var animatorsByName: [String: PropertyAnimator] = [:]
  var tiltMotion: TiltMotion?
  /// Fingers on the stage, in the order in which they came.
  var touches: [Touch] = []

  private var untakenEvents: [StageEvent] = []

  /// An empty stage of the default size at frame 0.
  public init() {
    moment = StageMoment(size: Self.defaultSize)
    keyboard = Keyboard(moment: moment)
    recorder = Recorder(moment: moment, keyboard: keyboard)
  }

  /// - Throws: `notFinite` or `outOfRange` for a size that is none.
  public convenience init(size: Size) throws(StagingProblem) {
    self.init()
    try resize(to: size)
  }

  deinit {
    // A view knows its animations and an animation its views.
    for view in views {
      view.animations = []
      view.layerAnimations = []
      view.colorAnimations = []
      view.effects = []
    }
    for animator in propertyAnimators { animator.led = [] }
  }

  /// The frame that stands, counted from 0.
  public var frame: Int { moment.frame }
  /// Seconds: the frame through 60.
  public var time: Double { Self.time(ofFrame: frame) }
  /// Moves what has behaviors.
  public var animator: DynamicAnimator { moment.animator }
  /// In points.
  public var size: Size { moment.size }

  /// Chooses the engine that dynamics follows.
  /// - Throws: `engineTooLate` once time has passed or there are behaviors.
  public func setEngine(_ engine: Engine) throws(StagingProblem) {
    guard engine != animator.engine else { return }
    guard frame == 0, animator.behaviors.isEmpty else { throw .engineTooLate }
    let pixelScale = animator.pixelScale
    moment.animator = DynamicAnimator(referenceBounds: animator.referenceBounds, engine: engine)
    animator.pixelScale = pixelScale
  }

  /// Seconds: a frame through 60.
  public static func time(ofFrame frame: Int) -> Double {
    Double(frame) / Double(framesPerSecond)
  }

  /// Sets the size in points, and with it the bounds that collisions refer to.
  public func resize(to size: Size) throws(StagingProblem) {
    try require(size.width, in: 0...Channel.limit, "the stage's width")
    try require(size.height, in: 0...Channel.limit, "the stage's height")
    let old = moment.size
    moment.size = size
    refillScreens(from: old)
    animator.referenceBounds = Rect(origin: .zero, size: size)
  }

  /// Passes one frame: writes down the one that ends, moves the clock, and then the dynamics, the
  /// tilt, the animations, the keyboard and the fingers, in this order.
  ///
  /// - Returns: what happened since events were last taken, in order: contacts that began, contacts
  ///   that ended, rest or resume, the tilt, ends of animations, the keyboard's arrival, touches.
  public func step() -> [StageEvent] {
    if recorder.isRecording {
      readVelocities()
      recorder.record(views)
    }
    moment.frame += 1
    stepDynamics()
    advanceTilt()
    advanceTransition()
    endAnimations()
    arrive()
    endLayerAnimations()
    advanceKeyboard()
    advanceTouches()
    return takeEvents()
  }

  /// Events that came about between frames and that nobody has been given yet, such as the end of
  /// an animation that was stopped. `step()` gives them too.
  public func takeEvents() -> [StageEvent] {
    guard !untakenEvents.isEmpty else { return [] }
    defer { untakenEvents = [] }
    return untakenEvents
  }

  /// Tells of a tweak that has another value now.
  public func tellTweak(_ change: StageEvent.TweakChange) { emit(.tweakChanged(change)) }

  /// Logs an event and keeps it for whoever takes events next.
  func emit(_ kind: StageEvent.Kind) {
    untakenEvents.append(log(kind))
  }

  /// Logs an event that its caller delivers itself.
  func log(_ kind: StageEvent.Kind) -> StageEvent {
    let event = StageEvent(frame: frame, kind: kind)
    eventLog.append(event)
    return event
  }
}
