import Diagnostics
import UIKitMotion
import Values

/// A world that can be read but not changed, for expressions and inspectors.
///
/// Two kinds of reading leave a trace: drawing a random number, which the world marks for the log,
/// and counting work.
package struct ReadOnlyWorld {
  private let world: World

  package init(_ world: World) { self.world = world }

  package var stage: ReadOnlyStage { ReadOnlyStage(world.stage) }
  package var objects: Objects { world.objects }
  package var traces: Traces { world.traces }
  package var madeNames: MadeNames { world.madeNames }
  /// The name of the current fork; nil in the main line of history.
  package var fork: String? { world.fork }
  package var meter: WorkMeter { world.meter }
  /// The next random number, from 0 to 1.
  package func nextRandom() -> Double { world.nextRandom() }

  /// Reads something without a trace: random numbers, counted work and failures of fields are
  /// afterwards as they were.
  package func untraced(_ read: () -> Void) {
    let (random, failure) = (world.values.random, world.fieldFailure)
    world.meter.uncounted(read)
    world.change { $0.random = random }
    world.fieldFailure = failure
  }

  // MARK: Values

  package var values: World.Values { world.values }
  package var settings: World.Settings { world.values.settings }
  package var random: RandomGenerator { world.values.random }

  // MARK: By name, without copying the table of names

  package func variable(named name: String) -> Value? { world.values.variables[name] }
  package func hasDefinition(named name: String) -> Bool { world.values.definitions[name] != nil }
  package func hasHandler(named name: String) -> Bool { world.values.handlers[name] != nil }
  /// The names of gestures' handlers and of scroll views.
  package var recognizerNames: [String] { world.recognizerNames }
  package func hasBehavior(named name: String) -> Bool {
    world.objects.behavior(named: name) != nil
  }
  package func hasEffect(named name: String) -> Bool { world.objects.effect(named: name) != nil }
  package func hasGroup(named name: String) -> Bool { world.objects.group(named: name) != nil }

  /// The properties of an object, in listing order; nil if it was removed.
  package func properties(of reference: ObjectReference) -> [BoundProperty]? {
    world.properties(of: reference)
  }

  /// A view's model or presentation; nil if it was removed, and for anything but a view.
  package func reading(of reference: ObjectReference) -> ViewReading? {
    world.reading(of: reference)
  }
}
