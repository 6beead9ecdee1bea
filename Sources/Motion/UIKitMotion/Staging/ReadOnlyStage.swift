import MotionGeometry

/// A stage that can be read and not changed: for expressions, inspectors and whatever else looks at
/// a running session.
///
/// It gives values, and views, animators, transitions and the recorder, which only their stage can
/// change.
package struct ReadOnlyStage {
  private let stage: Stage

  package init(_ stage: Stage) { self.stage = stage }

  // MARK: Now

  /// The current frame, from 0.
  package var frame: Int { stage.frame }
  /// The current time, in s.
  package var time: Double { stage.time }
  /// In points.
  package var size: Size { stage.size }
  package var isMoving: Bool { stage.isMoving }
  package var tilt: Vector { stage.tilt }
  package var reducesMotion: Bool { stage.reducesMotion }
  package var textSize: TextSizeCategory { stage.textSize }
  package var safeAreaBottom: Double { stage.safeAreaBottom }
  package var layoutMargins: EdgeInsets { stage.layoutMargins }
  package var keyboard: Keyboard { stage.keyboard }
  package var animator: ReadOnlyAnimator { ReadOnlyAnimator(stage.animator) }

  // MARK: Views

  package var views: [View] { stage.views }
  /// The views on the stage itself, back to front.
  package var subviews: [View] { stage.subviews }
  package func view(named name: String) -> View? { stage.view(named: name) }
  /// The item that dynamics moves for a view; nil if none was made.
  package func existingItem(for view: View) -> DynamicItem? { stage.existingItem(for: view) }
  /// The first number from 1 on that makes a word the key of no animation.
  package func firstFreeKeyNumber(of word: String) -> Int { stage.firstFreeKeyNumber(of: word) }
  package var fingers: [StageEvent.Touch] { stage.fingers }

  /// The course of a hit test.
  package func hitWalk(
    at point: Point, presentation: Bool = false, asDrawn: Bool = false
  ) -> HitWalk {
    stage.hitWalk(at: point, presentation: presentation, asDrawn: asDrawn)
  }

  // MARK: Animations

  /// The animations that blocks have started, in order, up to a limit.
  package var animationLog: [AnimationRecord] { stage.animationLog }
  package var runningAnimationCount: Int { stage.runningAnimationCount }
  /// The options of the open animation block; nil if none is open.
  package var enclosingAnimation: AnimationOptions? { stage.enclosingAnimation }
  package var animationKeys: [String] { stage.animationKeys }
  package func animation(forKey key: String) -> (view: View, animation: LayerAnimation)? {
    stage.animation(forKey: key)
  }
  package var propertyAnimators: [PropertyAnimator] { stage.propertyAnimators }
  package func propertyAnimator(named name: String) -> PropertyAnimator? {
    stage.propertyAnimator(named: name)
  }

  // MARK: Screens

  package var screens: ScreenTree { stage.screens }
  package var transition: Transition? { stage.transition }
  package var transitionState: Transition.State? { stage.transitionState }
  package func viewsOutside(_ transition: Transition) -> [View] { stage.viewsOutside(transition) }
  /// - Throws: A problem if the screen is shown.
  package func requireUnshown(_ name: String) throws(ScreenProblem) {
    try stage.requireUnshown(name)
  }

  // MARK: The past

  /// All past events, in order.
  package var eventLog: [StageEvent] { stage.eventLog }
  package var recorder: Recorder { stage.recorder }
}
