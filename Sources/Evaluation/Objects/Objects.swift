import Dynamics
import Staging

/// Behaviors and motion effects by name, in the order in which they came. Views are the stage's.
struct Objects {
  private(set) var behaviors: [Behavior] = []
  private(set) var effects: [Effect] = []

  struct Behavior {
    let name: String
    /// The verb that made it.
    let verb: String
    let behavior: DynamicBehavior
  }

  struct Effect {
    let name: String
    let verb: String
    let view: View
    let effect: MotionEffect
  }

  func behavior(named name: String) -> Behavior? { behaviors.first { $0.name == name } }
  func effect(named name: String) -> Effect? { effects.first { $0.name == name } }

  var names: [String] { behaviors.map(\.name) + effects.map(\.name) }

  mutating func add(_ behavior: Behavior) { behaviors.append(behavior) }
  mutating func add(_ effect: Effect) { effects.append(effect) }
  mutating func removeBehavior(named name: String) { behaviors.removeAll { $0.name == name } }
  mutating func removeEffect(named name: String) { effects.removeAll { $0.name == name } }
  mutating func removeEffects(of view: View) { effects.removeAll { $0.view === view } }

  /// The name an object gets that was given none: the verb and the first number that is free.
  func freshName(for verb: String, isTaken: (String) -> Bool) -> String {
    var number = 1
    while isTaken("\(verb)\(number)") { number += 1 }
    return "\(verb)\(number)"
  }
}
