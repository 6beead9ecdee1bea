import MotionGeometry

/// A stage that can be read and not changed: for expressions, inspectors and whatever else looks at
/// a running session.
///
/// It gives values, and views, animators, transitions and the recorder, which only their stage can
/// change.
public struct ReadOnlyStage {
  private let stage: Stage

  public init(_ stage: Stage) { self.stage = stage }

  // MARK: Now

  /// The current frame, from 0.
  public var frame: Int { stage.frame }
  /// The current time, in s.
  public var time: Double { stage.time }
  /// In points.
  public var size: Size { stage.size }
  public var isMoving: Bool { stage.isMoving }
  public var tilt: Vector { stage.tilt }
  public var reducesMotion: Bool { stage.reducesMotion }
  public var textSize: TextSizeCategory { stage.textSize }
  public var safeAreaBottom: Double { stage.safeAreaBottom }
  public var layoutMargins: EdgeInsets { stage.layoutMargins }
  public var keyboard: Keyboard { stage.keyboard }
  public var animator: ReadOnlyAnimator { ReadOnlyAnimator(stage.animator) }

  // MARK: Views

  public var views: [View] { stage.views }
  /// The views on the stage itself, back to front.
  public var subviews: [View] { stage.subviews }
  public func view(named name: String) -> View? { stage.view(named: name) }
  /// The item that dynamics moves for a view; nil if none was made.
  public func existingItem(for view: View) -> DynamicItem? { stage.existingItem(for: view) }
  /// The first number from 1 on that makes a word the key of no animation.
  public func firstFreeKeyNumber(of word: String) -> Int { stage.firstFreeKeyNumber(of: word) }
  public var fingers: [StageEvent.Touch] { stage.fingers }

  /// The course of a hit test.
  public func hitWalk(
    at point: Point, presentation: Bool = false, asDrawn: Bool = false
  ) -> HitWalk {
    stage.hitWalk(at: point, presentation: presentation, asDrawn: asDrawn)
  }

  // MARK: Animations

  /// The animations that blocks have started, in order, up to a limit.
  public var animationLog: [AnimationRecord] { stage.animationLog }
  public var runningAnimationCount: Int { stage.runningAnimationCount }
  /// The options of the open animation block; nil if none is open.
  public var enclosingAnimation: AnimationOptions? { stage.enclosingAnimation }
  public var animationKeys: [String] { stage.animationKeys }
  public func animation(forKey key: String) -> (view: View, animation: LayerAnimation)? {
    stage.animation(forKey: key)
  }
  public var propertyAnimators: [PropertyAnimator] { stage.propertyAnimators }
  public func propertyAnimator(named name: String) -> PropertyAnimator? {
    stage.propertyAnimator(named: name)
  }

  // MARK: Screens

  public var screens: ScreenTree { stage.screens }
  public var transition: Transition? { stage.transition }
  public var transitionState: Transition.State? { stage.transitionState }
  public func viewsOutside(_ transition: Transition) -> [View] { stage.viewsOutside(transition) }
  /// - Throws: A problem if the screen is shown.
  public func requireUnshown(_ name: String) throws(ScreenProblem) {
    try stage.requireUnshown(name)
  }

  // MARK: The past

  /// All past events, in order.
  public var eventLog: [StageEvent] { stage.eventLog }
  public var recorder: Recorder { stage.recorder }
}
