import Answers
import Diagnostics
import Language
import UIKitMotion

/// Behaviors, motion effects and groups by name, in order of creation. The stage holds the views.
package struct Objects {
  package private(set) var behaviors: [Behavior] = []
  package private(set) var effects: [Effect] = []
  package private(set) var groups: [Group] = []
  /// The hit tests of views, by view name; the view's touch rules say whether its test is used.
  package var hitTests: [String: HitTestBlock] = [:]
  /// The blocks that property animators run when they first start, by animator name.
  package var animatorBlocks: [String: AnimatorBlock] = [:]
  /// The scope of the running transition's block, in which `cancel` sets `cancelled`.
  package var transitionScope: Scope?
  /// The continuations to run when transitions end, by transition number.
  package var transitionEnds: [Int: World.Continuation] = [:]
  /// The views that completed transitions have left, to check when the running blocks have ended.
  package var leftovers: [(Stage.Leftovers, Span)] = []
  /// The logs of behaviors that the simulation changes by itself; they look after each frame.
  private(set) var watched: [PropertyLog] = []
  private var behaviorsByName: [String: Behavior] = [:]
  /// The first of each name; one name may be on several views.
  private var effectsByName: [String: Effect] = [:]
  private var groupsByName: [String: Group] = [:]
  /// By verb, the first number that no object's name uses, so that naming many objects is fast.
  private var freeNumbers: [String: Int] = [:]
  /// How many taken names were passed in the search for free ones, for the price of creating one.
  private(set) var passedNames = 0

  /// A behavior with the verb that created it and the log of its properties.
  package struct Behavior {
    package let name: String
    /// The verb that created it.
    package let verb: String
    package let behavior: DynamicBehavior
    let log: PropertyLog

    package init(verb: String, behavior: DynamicBehavior, on stage: ReadOnlyStage) {
      name = behavior.name
      self.verb = verb
      self.behavior = behavior
      log = BehaviorProperties.log(of: behavior, on: stage)
    }

    /// The verb, with the kind if there are several.
    package var kind: String { behavior.described?.kindName ?? verb }
  }

  /// A motion effect on one view.
  package struct Effect {
    package let name: String
    package let verb: String
    package let view: View
    package let effect: MotionEffect
    /// One log for all views of an effect.
    let log: PropertyLog

    package init(verb: String, view: View, effect: MotionEffect, log: PropertyLog) {
      name = effect.name
      self.verb = verb
      self.view = view
      self.effect = effect
      self.log = log
    }
  }

  /// A group of views that dynamics moves as one.
  package struct Group {
    package let name: String
    package let views: [View]
    package let item: DynamicItemGroup
    package let track: ItemTrack

    package init(name: String, views: [View], item: DynamicItemGroup, track: ItemTrack) {
      self.name = name
      self.views = views
      self.item = item
      self.track = track
    }
  }

  /// The blocks that a property animator runs when it first starts and when it ends.
  package struct AnimatorBlock {
    let block: Block
    let then: Block?
    let scope: Scope

    package init(block: Block, then: Block?, scope: Scope) {
      self.block = block
      self.then = then
      self.scope = scope
    }
  }

  package func group(named name: String) -> Group? { groupsByName[name] }
  package func behavior(named name: String) -> Behavior? { behaviorsByName[name] }
  package func effect(named name: String) -> Effect? { effectsByName[name] }

  /// Whether one of them has this name.
  package func hasName(_ name: String) -> Bool {
    behaviorsByName[name] != nil || effectsByName[name] != nil || groupsByName[name] != nil
  }

  package var names: [String] { behaviors.map(\.name) + effects.map(\.name) + groups.map(\.name) }

  package mutating func add(_ behavior: Behavior) {
    behaviors.append(behavior)
    if behavior.log.isWatched { watched.append(behavior.log) }
    behaviorsByName[behavior.name] = behavior
    passTakenNumbers(of: behavior.verb)
  }

  package mutating func add(_ effect: Effect) {
    effects.append(effect)
    if effectsByName[effect.name] == nil { effectsByName[effect.name] = effect }
    passTakenNumbers(of: effect.verb)
  }

  /// Forgets a behavior and all of its parts.
  package mutating func removeBehavior(_ behavior: DynamicBehavior) {
    if behavior.children.isEmpty {
      if let index = behaviors.firstIndex(where: { $0.behavior === behavior }) {
        forget(behaviors.remove(at: index))
      }
    } else {
      let goes = { (entry: Behavior) in
        entry.behavior === behavior || behavior.isAmongAncestors(of: entry.behavior)
      }
      for entry in behaviors.filter(goes) { forget(entry) }
      behaviors.removeAll(where: goes)
    }
    freeNumbers = [:]
  }

  private mutating func forget(_ entry: Behavior) {
    behaviorsByName[entry.name] = nil
    if entry.log.isWatched { watched.removeAll { $0 === entry.log } }
  }

  package mutating func add(_ group: Group) {
    groups.append(group)
    groupsByName[group.name] = group
    passTakenNumbers(of: "group")
  }

  package mutating func removeGroup(named name: String) {
    groups.removeAll { $0.name == name }
    groupsByName[name] = nil
    freeNumbers = [:]
  }

  package mutating func removeEffect(named name: String) {
    effects.removeAll { $0.name == name }
    effectsByName[name] = nil
    freeNumbers = [:]
  }

  /// Forgets the effects on removed views; an effect stays on its other views.
  package mutating func removeEffectsOfRemovedViews() {
    guard effects.contains(where: { !$0.view.isOnStage }) else { return }
    effects.removeAll { !$0.view.isOnStage }
    effectsByName = Dictionary(
      effects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    freeNumbers = [:]
  }

  /// The name for an object that was not given one: the verb and the first free number.
  /// - Parameter first: the first number to try.
  package func freshName(for verb: String, from first: Int, isTaken: (String) -> Bool) -> String {
    var number = max(freeNumbers[verb] ?? 1, first)
    while isTaken("\(verb)\(number)") { number += 1 }
    return "\(verb)\(number)"
  }

  private mutating func passTakenNumbers(of verb: String) {
    var number = freeNumbers[verb] ?? 1
    let first = number
    while hasName("\(verb)\(number)") { number += 1 }
    freeNumbers[verb] = number
    // The caller has passed them too.
    passedNames += 2 * (number - first)
  }

  /// The bytes that the history of properties takes.
  var byteCount: Int {
    behaviors.reduce(0) { $0 + $1.log.byteCount } + effects.reduce(0) { $0 + $1.log.byteCount }
  }
}
