import Answers
import Values
import Execution
import Dynamics
import Text

/// The behaviors as UIKit has them, a tree in which the last one to set a property wins, and what
/// came of it for each item.
struct BehaviorTree {
  private let evaluator: Evaluator
  private var world: World { evaluator.world }
  private var animator: DynamicAnimator { evaluator.stage.animator }

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What is part of a set stands under it.
  var lines: [String] {
    world.objects.behaviors.map { entry in
      var level = 1
      var set = entry.behavior.parent
      while let current = set {
        level += 1
        set = current.parent
      }
      let state = entry.behavior.isMuted ? "  (muted)" : ""
      return String(repeating: "  ", count: level) + line(entry) + state
    }
  }

  private func line(_ entry: Objects.Behavior) -> String {
    let items = Self.names(entry.behavior.items)
    let told =
      (entry.behavior as? DynamicItemBehavior).map(material) ?? properties(of: entry.behavior)
    let what = items.isEmpty ? entry.verb : "\(entry.kind) on \(items)"
    return "\(entry.name)  \(what)" + (told.isEmpty ? "" : ": " + told.joined(separator: ", "))
  }

  /// A behavior with its article, and whom or what it holds.
  static func heading(of entry: Objects.Behavior) -> String {
    let article = entry.verb.hasPrefix("i") || entry.verb.hasPrefix("a") ? "an" : "a"
    let parts = entry.behavior.items.isEmpty ? entry.behavior.children.map(\.name) : []
    if !parts.isEmpty { return "\(article) \(entry.verb) of \(parts.joined(separator: ", "))" }
    return "\(article) \(entry.verb) on \(names(entry.behavior.items))"
  }

  private static func names(_ items: [DynamicItem]) -> String {
    items.map(\.name).joined(separator: ", ")
  }

  private func properties(of behavior: DynamicBehavior) -> [String] {
    // The direction says again what magnitude and angle say; between two items is no anchor.
    let kind = behavior.items.count == 2 ? (behavior as? AttachmentBehavior)?.kind : nil
    let silent = kind == .rod || kind == .limit ? "anchorPoint" : "gravityDirection"
    return BehaviorProperties.properties(of: behavior)
      .filter { $0.name != silent }
      .map { "\($0.name) \($0.get().inlineText(evaluator.format))" }
  }

  // MARK: Material

  /// What an item behavior sets, and who overrules it.
  private func material(_ behavior: DynamicItemBehavior) -> [String] {
    let texts = values(of: behavior)
    return DynamicItemBehavior.Property.allCases.filter(behavior.sets).map { property in
      "\(property.rawValue) \(texts[property.rawValue] ?? "")" + overruled(property, of: behavior)
    }
  }

  /// Who wins over this behavior, and where not on all its items, on which.
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
      return " (\(first.winner) wins)"
    }
    return " (" + losses.map { "\($0.winner) wins on \($0.item)" }.joined(separator: ", ") + ")"
  }

  private func values(of behavior: DynamicBehavior) -> [String: String] {
    Dictionary(
      BehaviorProperties.properties(of: behavior).map {
        ($0.name, $0.get().inlineText(evaluator.format))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// For a view that dynamics moves: each property of its material, and where it comes from.
  func material(of reference: ObjectReference) -> [String] {
    guard case .view(let name) = reference, let view = evaluator.stage.view(named: name),
      let item = try? evaluator.stage.item(for: view),
      animator.holds(item)
    else { return [] }
    let defaults = values(of: DynamicItemBehavior(name: "default"))
    let rows = DynamicItemBehavior.Property.allCases.map { property in
      let source = animator.source(of: property, for: item)
      let value = (source.map(values) ?? defaults)[property.rawValue] ?? ""
      return (property.rawValue, value, source.map { "from \($0.name)" } ?? "by default")
    }
    let nameWidth = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    let valueWidth = rows.map { DisplayWidth.of($0.1) }.max() ?? 0
    return ["its material"]
      + rows.map { name, value, source in
        "  \(name.padded(right: nameWidth))  \(value.padded(right: valueWidth))  \(source)"
      }
  }
}
