import Answers
import Diagnostics
import UIKitMotion
import Values

/// The behaviors as a tree, like in UIKit: the last one to set a property wins. It also lists the
/// resulting properties of each item.
struct BehaviorTree {
  let inspector: Inspector
  private var world: ReadOnlyWorld { inspector.world }
  private var animator: ReadOnlyAnimator { world.stage.animator }

  /// The behaviors, with the parts of a set below it.
  var entries: [Listing.Entry] {
    world.objects.behaviors.map { entry in
      var level = 0
      var set = entry.behavior.parent
      while let current = set {
        level += 1
        set = current.parent
      }
      let items = Self.names(entry.behavior.items)
      return Listing.Entry(
        entry.name, level: level, kind: items.isEmpty ? entry.verb : "\(entry.kind) on \(items)",
        facts: entry.behavior.described?.facts(in: self) ?? [],
        note: entry.behavior.isMuted ? "muted" : "")
    }
  }

  /// A behavior with its article and its items or parts.
  static func heading(of entry: Objects.Behavior) -> String {
    let article = entry.verb.hasPrefix("i") || entry.verb.hasPrefix("a") ? "an" : "a"
    let parts = entry.behavior.items.isEmpty ? entry.behavior.children.map(\.name) : []
    if !parts.isEmpty { return "\(article) \(entry.verb) of \(parts.joined(separator: ", "))" }
    let items = names(entry.behavior.items)
    return "\(article) \(entry.verb) \(items.isEmpty ? "without views" : "on \(items)")"
  }

  private static func names(_ items: [DynamicItem]) -> String {
    items.map(\.name).joined(separator: ", ")
  }

  /// The properties of a behavior with their values.
  /// - Parameter repeated: a property that only repeats others.
  func facts(of behavior: DynamicBehavior, without repeated: String? = nil) -> [Listing.Fact] {
    BehaviorProperties.values(of: behavior).filter { $0.name != repeated }
      .map { Listing.Fact($0.name, written($0.value)) }
  }

  // MARK: Material

  /// The properties that an item behavior sets, and the behaviors that override it.
  func material(_ behavior: DynamicItemBehavior) -> [Listing.Fact] {
    let values = values(of: behavior)
    return DynamicItemBehavior.Property.allCases.filter(behavior.sets).map { property in
      Listing.Fact(
        property.rawValue, values[property.rawValue] ?? WrittenValue(""),
        note: overruled(property, of: behavior))
    }
  }

  /// The behaviors that win over this one, with the items unless one wins on all of them.
  private func overruled(
    _ property: DynamicItemBehavior.Property, of behavior: DynamicItemBehavior
  ) -> String {
    guard behavior.isActing else { return "" }
    let losses = behavior.items.compactMap { item in
      animator.source(of: property, for: item).flatMap { winner in
        winner === behavior ? nil : (winner: winner.name, item: item.name)
      }
    }
    guard let first = losses.first else { return "" }
    if losses.count == behavior.items.count, losses.allSatisfy({ $0.winner == first.winner }) {
      return "\(first.winner) wins"
    }
    return losses.map { "\($0.winner) wins on \($0.item)" }.joined(separator: ", ")
  }

  private func values(of behavior: DynamicBehavior) -> [String: WrittenValue] {
    Dictionary(
      BehaviorProperties.values(of: behavior).map { ($0.name, written($0.value)) },
      uniquingKeysWith: { first, _ in first })
  }

  private func written(_ value: Value) -> WrittenValue {
    WrittenValue(value.listedText(inspector.format), numbers: value.components)
  }

  /// For a view that dynamics moves: each property of its material and its source.
  func material(of reference: ObjectReference) -> [Listing.Item] {
    guard case .view(let name) = reference, let view = world.stage.view(named: name),
      let item = world.stage.existingItem(for: view),
      animator.holds(item)
    else { return [] }
    let defaults = values(of: DynamicItemBehavior(name: "default"))
    return DynamicItemBehavior.Property.allCases.map { property in
      let source = animator.source(of: property, for: item)
      return .row(
        .init(
          Phrase(property.rawValue), value: (source.map(values) ?? defaults)[property.rawValue],
          note: Phrase(source.map { "from \($0.name)" } ?? "by default")))
    }
  }
}
