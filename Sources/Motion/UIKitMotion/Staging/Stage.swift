import MotionGeometry

/// The reference view and everything on it: views, dynamics, animations, motion effects, the
/// keyboard, and the clock they share.
///
/// Only `step()` advances time, and the same calls give the same numbers.
///
/// ```swift
/// let stage = try Stage(size: Size(320, 568))
/// let box = try stage.addView(named: "box", frame: Rect(100, 0, 100, 100))
/// let options = AnimationOptions(duration: 0.5, curve: .linear)
/// try stage.animate(options) { () throws(StagingProblem) in
///   try stage.set(300, .centerY, of: box)
/// }
/// stage.advance(frames: 15)
/// print(box.center.y)  // 300.0
/// print(box.presentation(.centerY))  // 175.0
/// print(stage.time)  // 0.25
/// ```
public final class Stage {
  /// The frame rate of the display.
  public static let framesPerSecond = 60
  /// A 4-inch iPhone, in points.
  public static let defaultSize = Size(320, 568)
  /// The maximum number of views.
  public static let viewLimit = 10_000
  /// The maximum depth of the view hierarchy.
  public static let depthLimit = 100

  /// All views, subviews included, in the order they were added.
  public internal(set) var views: [View] = []
  /// The views directly on the stage, back to front.
  public internal(set) var subviews: [View] = []
  /// The tree of screens.
  package internal(set) var screens = ScreenTree()
  /// The running transition, if any.
  package internal(set) var transition: Transition?
  /// The number of transitions so far.
  package internal(set) var transitionCount = 0
  /// All events so far, in order.
  public private(set) var eventLog: [StageEvent] = []
  /// The animations that blocks have started, in order, up to a limit.
  package internal(set) var animationLog: [AnimationRecord] = []
  /// The keyboard; hidden at first.
  public let keyboard: Keyboard
  /// The recorder of every frame.
  public let recorder: Recorder

  let moment: StageMoment
  var viewsByName: [String: View] = [:]
  /// The number of views created so far.
  var viewCount = 0

  /// The views with an item, in the order they got it, and by item.
  var viewsWithItem: [ViewWithItem] = []
  /// The animator's `energyLawVersion` that is in the record.
  var notedEnergyLawVersion = 0
  /// The animator's items, as last looked up, and their views.
  var drivenItems: [DynamicItem] = []
  var drivenViews: [ViewWithItem] = []
  var viewsByItem: [ObjectIdentifier: View] = [:]

  /// The open blocks, begun and not committed, the outermost first.
  var openAnimations: [RunningAnimation] = []
  var runningAnimations: [AnimationID: RunningAnimation] = [:]
  /// The number of values that blocks animate.
  var movedCount = 0
  /// The views with Core Animation animations, in the order they got the first one.
  var animatedViews: [View] = []
  /// The number of Core Animation animations, children of groups included.
  package internal(set) var layerAnimationCount = 0
  /// The number of values in their keyframes.
  var keyframeNumberCount = 0
  /// The time in seconds before which none of them ends, if all views use the stage's time.
  var soonestLayerEnd = Double.infinity
  /// The number of views with each key.
  var keyCounts: [String: Int] = [:]
  /// By word, the first number that makes it the key of no animation.
  var freeKeyNumbers: [String: Int] = [:]
  var animationCount = 0
  /// Whether changes redirect running animations.
  var isReaiming = false
  /// The property animators, in the order they were added.
  public internal(set) var propertyAnimators: [PropertyAnimator] = []
  var animatorsByName: [String: PropertyAnimator] = [:]
  var tiltMotion: TiltMotion?
  /// Runs the hit tests of views that override UIKit's; nil if there is none.
  package var hitTest: HitTest?
  /// The touches on the stage, in the order they began.
  var touches: [Touch] = []
  /// The touches that are over, while recognizers wait for another tap or for others to fail.
  var liftedTouches: [Touch] = []
  /// The gesture recognizers, in the order they were attached. A touch goes to those that are
  /// attached when it begins; one that is removed stops following it.
  package var recognizers: [GestureRecognizer] = []
  /// The recognizers that each recognizer waits for.
  package var recognizerRequirements: GestureRecognizer.Requirements = [:] {
    didSet {
      for index in touches.indices { touches[index].require(recognizerRequirements) }
      for index in liftedTouches.indices { liftedTouches[index].require(recognizerRequirements) }
    }
  }

  /// The scroll views, in the order they were made.
  var scrollViews: [View] = []

  private var untakenEvents: [StageEvent] = []

  /// Creates an empty stage of the default size at frame 0.
  public init() {
    moment = StageMoment(size: Self.defaultSize)
    keyboard = Keyboard(moment: moment)
    recorder = Recorder(moment: moment, keyboard: keyboard)
    moment.stage = self
  }

  /// Creates an empty stage of a size, in points.
  /// - Throws: `notFinite` or `outOfRange` for an invalid size.
  public convenience init(size: Size) throws(StagingProblem) {
    self.init()
    try resize(to: size)
  }

  deinit {
    // Break the cycle: a view references its animations and an animation its views.
    for view in views {
      view.animations = []
      view.layerAnimations = []
      view.colorAnimations = []
      view.effects = []
    }
    for animator in propertyAnimators { animator.led = [] }
  }

  /// The current frame, counted from 0.
  public var frame: Int { moment.frame }
  /// The current time in seconds: the frame divided by 60.
  public var time: Double { Self.time(ofFrame: frame) }
  /// The dynamic animator.
  public var animator: DynamicAnimator { moment.animator }
  /// The size in points.
  public var size: Size { moment.size }

  /// Sets the engine of the dynamics.
  /// - Throws: `engineTooLate` after the first frame or once there are behaviors.
  public func setEngine(_ engine: Engine) throws(StagingProblem) {
    guard engine != animator.engine else { return }
    try use(DynamicAnimator(referenceBounds: animator.referenceBounds, engine: engine))
  }

  /// Takes another animator instead of its own.
  /// - Throws: `engineTooLate` after the first frame or once there are behaviors.
  package func use(_ other: DynamicAnimator) throws(StagingProblem) {
    guard frame == 0, animator.behaviors.isEmpty else { throw .engineTooLate }
    other.pixelScale = animator.pixelScale
    moment.animator = other
  }

  /// Returns the time of a frame in seconds: the frame divided by 60.
  public static func time(ofFrame frame: Int) -> Double {
    Double(frame) / Double(framesPerSecond)
  }

  /// Sets the size in points, and so the reference bounds of collisions. A docked keyboard that is
  /// shown goes and comes again, as when a device turns.
  ///
  /// - Returns: the keyboard's events, for their handlers to run now.
  @discardableResult
  public func resize(to size: Size) throws(StagingProblem) -> [StageEvent] {
    try require(size.width, in: 0...Channel.limit, "the stage's width")
    try require(size.height, in: 0...Channel.limit, "the stage's height")
    let old = moment.size
    guard size != old else { return [] }
    return turnKeyboard {
      moment.size = size
      resizeScreens(from: old)
      animator.referenceBounds = Rect(origin: .zero, size: size)
    }
  }

  /// Advances one frame: records the current one, then advances the clock, the dynamics, the tilt,
  /// the transition, the animations, the keyboard, the scroll views and the touches, in this order.
  ///
  /// - Returns: the events since they were last taken, in order: contacts begun, contacts ended,
  ///   rest or resume, the tilt, ends of animations, the keyboard's arrival, scrolling, touches.
  public func step() -> [StageEvent] {
    makeCalls()
    finishReleases()
    if recorder.isRecording { readMotions() }
    recorder.record(views)
    moment.frame += 1
    stepDynamics()
    advanceTilt()
    advanceTransition()
    endAnimations()
    arrive()
    endLayerAnimations()
    advanceKeyboard()
    advanceScrolling()
    advanceLiftedTouches()
    advanceTouches()
    makeCalls()
    return takeEvents()
  }

  /// The calls of completions and delegates that are due.
  var calls: [() -> Void] = []
  /// What is called at the end of an animation.
  var completions: [AnimationID: [(StageEvent.AnimationEnd) throws -> Void]] = [:]
  /// The errors that completions and delegates have thrown, in order; none of them stops the time.
  public internal(set) var callbackErrors: [any Error] = []

  /// Returns the events emitted between frames and not taken yet, such as the end of a stopped
  /// animation. `step()` returns them too.
  public func takeEvents() -> [StageEvent] {
    guard !untakenEvents.isEmpty else { return [] }
    defer { untakenEvents = [] }
    return untakenEvents
  }

  /// Logs an event of the client's own and queues it, in order with those of the stage.
  ///
  /// ```swift
  /// let stage = Stage()
  /// stage.emitCustom("score", number: 3)
  /// print(stage.takeEvents().map(\.kind) == [.custom(name: "score", number: 3)])  // true
  /// ```
  public func emitCustom(_ name: String, number: Int) { emit(.custom(name: name, number: number)) }

  /// Logs an event and queues it for the next caller that takes events.
  func emit(_ kind: StageEvent.Kind) {
    untakenEvents.append(log(kind))
  }

  /// Queues events that are logged already, for the next caller that takes events.
  func queue(_ events: [StageEvent]) { untakenEvents += events }

  /// Logs an event that the caller delivers itself.
  func log(_ kind: StageEvent.Kind) -> StageEvent {
    let event = StageEvent(frame: frame, kind: kind)
    eventLog.append(event)
    if case .animationEnded(let end) = kind { noteCompletions(of: end) }
    return event
  }
}
