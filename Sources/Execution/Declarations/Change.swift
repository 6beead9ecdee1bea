import Dynamics
import Language
import Staging
import Values

/// The call of a command that changes the world.
///
/// Taking the world from it marks the statement for the log; if the statement fails after that, the
/// world is rebuilt by a replay. So a command checks first, which costs nothing when it fails, and
/// then takes the world.
package struct Change<Clauses: CommandClauses>: Call {
  package let clauses: Clauses
  package let written: WrittenCommand

  /// The same call, for code that reads only a shared set of clauses.
  package subscript<Part: CommandClauses>(part part: KeyPath<Clauses, Part>) -> Change<Part> {
    Change<Part>(clauses: clauses[keyPath: part], written: written)
  }

  /// The world, to be changed.
  package var world: World {
    written.evaluator.world.touch()
    return written.evaluator.world
  }

  /// The stage, to be changed.
  package var stage: Stage { world.stage }

  /// What runs blocks and lets time pass; it notes itself what these change.
  package var evaluator: Evaluator { written.evaluator }

  /// Changes values, which are put back without a replay.
  package func change(_ body: (inout World.Values) -> Void) {
    written.evaluator.world.change(body)
  }

  // MARK: Items and behaviors

  /// What dynamics moves in the place of views and groups.
  package func items(of participants: [Participant]) throws(Failure) -> [DynamicItem] {
    try participants.map { (participant) throws(Failure) in try item(of: participant) }
  }

  package func item(of participant: Participant) throws(Failure) -> DynamicItem {
    let world = world
    switch participant {
    case .group(let name):
      guard let group = world.objects.group(named: name) else { throw fail(.removed(name)) }
      return group.item
    case .view(let view):
      return try staging { () throws(StagingProblem) in try world.stage.item(for: view) }
    }
  }

  /// A behavior of a class by its name, to be changed.
  package func behavior<Kind: DynamicBehavior>(named name: String) -> Kind? {
    world.objects.behavior(named: name)?.behavior as? Kind
  }

  package func behaviors(_ named: [NamedBehavior]) -> [DynamicBehavior] {
    let world = world
    return named.compactMap { world.objects.behavior(named: $0.name)?.behavior }
  }

  /// Adds a behavior whose properties are set, and names it.
  package func add(_ behavior: DynamicBehavior) throws(Failure) {
    guard inspector.behaviorCount < Limits.behaviors else {
      throw fail(.tooMany("behaviors", Limits.behaviors))
    }
    let world = world
    try dynamics { () throws(DynamicsProblem) in
      if let set = evaluator.enclosing {
        try set.addChild(behavior)
      } else {
        try world.stage.animator.add(behavior)
      }
    }
    world.objects.add(
      Objects.Behavior(verb: declaration.verb, behavior: behavior, on: ReadOnlyStage(world.stage)))
  }

  /// Makes sure that a new object may have a name.
  package func requireFreeName(_ name: Name) throws(Failure) {
    guard !Grammar.isReserved(name.text) else {
      throw fail(.reservedName(name.text), at: name.span)
    }
    try reader.requireFree(name)
  }

  // MARK: What the lower layers refuse

  @discardableResult
  package func screens<T>(_ body: () throws(ScreenProblem) -> T) throws(Failure) -> T {
    do {
      return try body()
    } catch {
      throw fail(.screens(error))
    }
  }

  @discardableResult
  package func staging<T>(_ body: () throws(StagingProblem) -> T) throws(Failure) -> T {
    do {
      return try body()
    } catch {
      throw fail(.staging(error))
    }
  }

  package func dynamics<T>(_ body: () throws(DynamicsProblem) -> T) throws(Failure) -> T {
    do {
      return try body()
    } catch {
      throw fail(.dynamics(error))
    }
  }
}
