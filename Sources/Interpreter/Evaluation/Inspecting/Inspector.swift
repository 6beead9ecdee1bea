import MotionGeometry
import Text
import UIKitMotion

/// A read-only view of a world. It returns values, or objects that only their stage can change.
///
/// A command that only reads sees the world through it and through its own expressions.
package struct Inspector {
  let world: ReadOnlyWorld

  package init(_ world: World) { self.init(ReadOnlyWorld(world)) }
  init(_ world: ReadOnlyWorld) { self.world = world }

  package var stage: ReadOnlyStage { world.stage }
  var format: NumberFormat { NumberFormat(digits: settings.digits) }

  /// The current frame, from 0.
  package var frame: Int { stage.frame }
  /// Seconds.
  package var time: Double { stage.time }
  package var size: Size { stage.size }
  package var isMoving: Bool { stage.isMoving }
  /// Whether time alone changes nothing: nothing moves and no block is scheduled.
  package var isStill: Bool { !isMoving && world.values.scheduled.all.isEmpty }
  /// The options of the open animation block, for blocks inside it; nil if none is open.
  package var enclosingAnimation: AnimationOptions? { stage.enclosingAnimation }
  package var engine: Engine { stage.animator.engine }
  package var views: [View] { stage.views }
  package var keyboard: Keyboard { stage.keyboard }
  package var tilt: Vector { stage.tilt }
  /// The text size.
  package var textSize: TextSizeCategory { stage.textSize }

  /// The tilt at a frame; nil if it was not recorded.
  package func tilt(at frame: Int) -> Vector? {
    StageProperties.Moment(stage, frame: frame, isPresentation: false).tilt
  }

  /// All past events, in order.
  package var events: [StageEvent] { stage.eventLog }
  /// The items that dynamics moves outside the stage; nil if all is on it or at rest there.
  package var runaway: String? {
    let stage = Rect(origin: .zero, size: size)
    return self.stage.animator.items.first {
      $0.linearVelocity != .zero && !stage.contains($0.center)
    }?.name
  }

  package var settings: World.Settings { world.settings }

  package func view(named name: String) -> View? { stage.view(named: name) }

  /// Whether a Core Animation animation runs under a key.
  package func isAnimation(_ key: String) -> Bool { stage.animation(forKey: key) != nil }

  package func animator(named name: String) -> PropertyAnimator? {
    stage.propertyAnimator(named: name)
  }

  /// The event of each handler, such as `on contact`.
  package var handlerHeadings: [String] { world.values.handlers.all.map(\.heading) }

  /// Whether the block of any handler creates a handler with this name.
  package func isMadeByHandler(_ name: String) -> Bool {
    world.values.handlers.all.contains { $0.block.handlerNames.contains(name) }
  }

  /// The screens and the controllers that show them.
  package var screenTree: ScreenTree { stage.screens }
  /// The running transition.
  package var transition: Transition? { stage.transition }

  /// A transition that `transition` created.
  package func transitionDefinition(named name: String) -> TransitionDefinition? {
    world.values.transitions[name]
  }

  /// The names of all transitions that `transition` created.
  package var transitionNames: [String] { world.values.transitions.names }

  package var animatorCount: Int { stage.propertyAnimators.count }
  package var behaviorCount: Int { world.objects.behaviors.count }
  package var effectCount: Int { world.objects.effects.count }

  package func hasBehavior<Kind: DynamicBehavior>(_: Kind.Type) -> Bool {
    world.objects.behaviors.contains { $0.behavior is Kind }
  }

  /// Whether any behavior holds it.
  package func isHeld(_ participant: Participant) -> Bool {
    guard let item = item(of: participant) else { return false }
    return world.objects.behaviors.contains { $0.behavior.holds(item) }
  }

  /// Whether a behavior holds it.
  package func isHeld(_ participant: Participant, byBehavior name: String) -> Bool {
    guard let item = item(of: participant) else { return false }
    return world.objects.behavior(named: name)?.behavior.holds(item) ?? false
  }

  /// Whether a behavior's items stay the ones it was made with.
  package func keepsItems(behavior name: String) -> Bool {
    world.objects.behavior(named: name)?.behavior.described?.holdsItems ?? false
  }

  /// The names of the items that dynamics finds in a rectangle.
  package func items(in rect: Rect) -> [String] { stage.animator.items(in: rect).map(\.name) }

  /// Nil if it does not exist yet.
  func item(of participant: Participant) -> DynamicItem? {
    switch participant {
    case .view(let view): stage.existingItem(for: view)
    case .group(let name): world.objects.group(named: name)?.item
    }
  }

  /// A collision behavior's name and boundaries.
  package struct Collision {
    package let name: String
    /// The names of its boundaries.
    package let boundaries: [String]
  }

  /// In order of creation.
  package var collisions: [Collision] {
    world.objects.behaviors.compactMap { entry in
      (entry.behavior as? CollisionBehavior).map {
        Collision(name: entry.name, boundaries: $0.boundaries.map(\.name))
      }
    }
  }
}

extension Inspector {
  /// The energy of each item that dynamics moves, in the order in which they were added.
  package var energies: [(name: String, energy: Energy)] {
    stage.animator.items.compactMap(named)
  }

  /// The energy of some participants, without those that dynamics does not move.
  package func energies(of participants: [Participant]) -> [(name: String, energy: Energy)] {
    participants.compactMap(item).compactMap(named)
  }

  private func named(_ item: DynamicItem) -> (name: String, energy: Energy)? {
    stage.animator.energy(of: item).map { (item.name, $0) }
  }
}

extension Inspector {
  /// The view that a touch would hit, and the views that it seems to hit.
  package struct Hit {
    package let walk: HitWalk
    /// The view drawn in front at this point, if zPosition puts another view there.
    package let drawn: HitTarget?
    /// The presentation's answer if the model was asked, and the reverse; nil if both are the same.
    package let elsewhere: HitTarget?
  }

  package func hit(_ point: Point, presentation: Bool) -> Hit {
    let walk = stage.hitWalk(at: point, presentation: presentation)
    func unlike(_ other: HitWalk) -> HitTarget? {
      other.answer == walk.answer ? nil : other.answer
    }
    return Hit(
      walk: walk,
      drawn: unlike(stage.hitWalk(at: point, presentation: presentation, asDrawn: true)),
      elsewhere: unlike(stage.hitWalk(at: point, presentation: !presentation)))
  }
}
