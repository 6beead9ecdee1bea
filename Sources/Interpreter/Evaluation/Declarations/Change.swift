import Language
import UIKitMotion
import Values

/// The call of a command that changes the world.
///
/// Reading `world` marks the statement for the log; if the statement then fails, a replay rebuilds
/// the world. So a command checks its arguments first, when a failure costs nothing, and then takes
/// the world.
package struct Change<Clauses: CommandClauses>: Call {
  package let clauses: Clauses
  package let written: WrittenCommand

  /// The same call with a shared set of clauses as its clauses.
  package subscript<Part: CommandClauses>(part part: KeyPath<Clauses, Part>) -> Change<Part> {
    Change<Part>(clauses: clauses[keyPath: part], written: written)
  }

  /// The mutable world.
  package var world: World {
    written.evaluator.world.touch()
    return written.evaluator.world
  }

  /// The mutable stage.
  package var stage: Stage { world.stage }

  /// Runs blocks and advances time; it marks its own changes.
  package var evaluator: Evaluator { written.evaluator }

  /// Changes values, which can be restored without a replay.
  package func change(_ body: (inout World.Values) -> Void) {
    written.evaluator.world.change(body)
  }

  // MARK: Items and behaviors

  /// The dynamic items of views and groups.
  package func items(of participants: [Participant]) throws(Failure) -> [DynamicItem] {
    try spend(.property, participants.count)
    return try participants.map { (participant) throws(Failure) in try item(of: participant) }
  }

  package func item(of participant: Participant) throws(Failure) -> DynamicItem {
    let world = world
    switch participant {
    case .group(let name):
      guard let group = world.objects.group(named: name) else { throw fail(.removed(name)) }
      return group.item
    case .view(let view):
      return try attempt { try world.stage.item(for: view) }
    }
  }

  /// The behavior with this name, for changing; nil if it is of another class.
  package func behavior<Kind: DynamicBehavior>(named name: String) -> Kind? {
    world.objects.behavior(named: name)?.behavior as? Kind
  }

  package func behaviors(_ named: [NamedBehavior]) -> [DynamicBehavior] {
    let world = world
    return named.compactMap { world.objects.behavior(named: $0.name)?.behavior }
  }

  /// Turns a behavior off or on.
  package func setMuted(_ behavior: DynamicBehavior, _ isMuted: Bool) throws(Failure) {
    try spend(.object, 20 * behavior.subtree.reduce(0) { $0 + $1.items.count })
    behavior.isMuted = isMuted
  }

  /// Adds a behavior with its properties set and registers its name.
  package func add(_ behavior: DynamicBehavior) throws(Failure) {
    guard inspector.behaviorCount < Limits.behaviors else {
      throw fail(.tooMany("behaviors", Limits.behaviors))
    }
    let world = world
    try attempt {
      if let set = evaluator.enclosing {
        try set.addChild(behavior)
      } else {
        try world.stage.animator.add(behavior)
      }
    }
    world.objects.add(
      Objects.Behavior(verb: declaration.verb, behavior: behavior, on: ReadOnlyStage(world.stage)))
  }

  /// Throws if a new object cannot have this name.
  package func requireFreeName(_ name: Name) throws(Failure) {
    guard !Grammar.isReserved(name.text) else {
      throw fail(.reservedName(name.text), at: name.span)
    }
    try expressions.requireFree(name)
  }
}
