import Dynamics
import Geometry
import Staging
import Text
import Typography

/// A world for those who only look: nothing of it can be changed from here, and what it gives are
/// values, or objects that only their stage can change.
package struct Inspector {
  let world: World

  package init(_ world: World) { self.world = world }

  var stage: Stage { world.stage }
  var format: NumberFormat { NumberFormat(digits: settings.digits) }

  /// The frame that stands, from 0.
  package var frame: Int { stage.frame }
  /// Seconds.
  package var time: Double { stage.time }
  package var size: Size { stage.size }
  package var isMoving: Bool { stage.isMoving }
  /// Whether time alone changes nothing: nothing moves, and no block waits for its time.
  package var isStill: Bool { !isMoving && world.values.scheduled.all.isEmpty }
  /// What holds for animation blocks inside the one that is open; nil where none is.
  package var enclosingAnimation: AnimationOptions? { stage.enclosingAnimation }
  package var engine: Engine { stage.animator.engine }
  package var views: [View] { stage.views }
  package var keyboard: Keyboard { stage.keyboard }
  package var tilt: Vector { stage.tilt }
  /// How large text is to be.
  package var textSize: TextSizeCategory { stage.textSize }

  /// The tilt at a frame; nil where that was not recorded.
  package func tilt(at frame: Int) -> Vector? {
    StageProperties.Moment(stage, frame: frame, isPresentation: false).tilt
  }

  /// Everything that has happened, in order.
  package var events: [StageEvent] { stage.eventLog }
  package var settings: World.Settings { world.values.settings }

  package func view(named name: String) -> View? { stage.view(named: name) }

  /// Whether one of Core Animation's own animations runs under a key.
  package func isAnimation(_ key: String) -> Bool { stage.animation(forKey: key) != nil }

  package func animator(named name: String) -> PropertyAnimator? {
    stage.propertyAnimator(named: name)
  }

  /// Whether some event leads to a handler of a name.
  package func isMadeByHandler(_ name: String) -> Bool {
    world.values.handlers.all.contains { $0.block.handlerNames.contains(name) }
  }

  /// Which screens there are, and who shows which.
  package var screenTree: ScreenTree { stage.screens }
  /// The transition that runs.
  package var transition: Transition? { stage.transition }

  /// One that `transition` made.
  package func transitionDefinition(named name: String) -> TransitionDefinition? {
    world.values.transitions[name]
  }

  /// The names of all that `transition` made.
  package var transitionNames: [String] { world.values.transitions.names }

  package var animatorCount: Int { stage.propertyAnimators.count }
  package var behaviorCount: Int { world.objects.behaviors.count }
  package var effectCount: Int { world.objects.effects.count }

  package func hasBehavior<Kind: DynamicBehavior>(_: Kind.Type) -> Bool {
    world.objects.behaviors.contains { $0.behavior is Kind }
  }

  /// Whether some behavior moves it.
  package func isHeld(_ participant: Participant) -> Bool {
    guard let item = item(of: participant) else { return false }
    return world.objects.behaviors.contains { $0.behavior.holds(item) }
  }

  /// The names of what dynamics finds in a rectangle.
  package func items(in rect: Rect) -> [String] { stage.animator.items(in: rect).map(\.name) }

  /// Nil where none was made yet.
  func item(of participant: Participant) -> DynamicItem? {
    switch participant {
    case .view(let view): stage.madeItem(for: view)
    case .group(let name): world.objects.group(named: name)?.item
    }
  }

  /// A collision behavior, by what can be told of it.
  package struct Collision {
    package let name: String
    /// The names of its boundaries.
    package let boundaries: [String]
  }

  /// In the order in which they came.
  package var collisions: [Collision] {
    world.objects.behaviors.compactMap { entry in
      (entry.behavior as? CollisionBehavior).map {
        Collision(name: entry.name, boundaries: $0.boundaries.map(\.name))
      }
    }
  }
}
