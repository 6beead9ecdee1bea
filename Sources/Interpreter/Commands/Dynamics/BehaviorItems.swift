import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

/// Items that enter and leave a behavior: `addItem(_:)` and `removeItem(_:)`.
extension Change {
  /// A view that is already in the behavior stays as it is, like in UIKit.
  func add(_ participant: Participant, toBehavior name: String) throws(Failure) {
    let item = try item(of: participant)
    guard let behavior: DynamicBehavior = behavior(named: name) else { return }
    try attempt { try behavior.addItem(item) }
  }

  /// Takes views and groups out of behaviors, and boundaries out of collisions. A view comes before
  /// a boundary of its name.
  func remove(_ names: [Expression], from behaviors: [NamedBehavior]) throws(Failure) {
    var parts: [(behavior: NamedBehavior, part: BehaviorPart)] = []
    for name in names {
      for behavior in behaviors { parts.append((behavior, try part(name, of: behavior))) }
    }
    for (named, part) in parts {
      switch part {
      case .item(let participant):
        let item = try item(of: participant)
        let behavior: DynamicBehavior? = behavior(named: named.name)
        behavior?.removeItem(item)
      case .boundary(let name):
        let collision: CollisionBehavior? = behavior(named: named.name)
        collision?.removeBoundary(named: name)
      }
    }
  }

  private func part(
    _ expression: Expression, of behavior: NamedBehavior
  ) throws(Failure) -> BehaviorPart {
    let boundary = boundary(expression, of: behavior)
    if let boundary, expressions[boundary] == nil { return .boundary(boundary) }
    let participant = try expressions.participant(expression, "remove")
    guard inspector.isHeld(participant, byBehavior: behavior.name) else {
      if let boundary { return .boundary(boundary) }
      throw fail(
        .wrongKind(
          "from", takes: "a behavior that acts on `\(participant.name)`",
          but: "`\(behavior.name)` does not", sample: nil),
        at: behavior.span)
    }
    guard !inspector.keepsItems(behavior: behavior.name) else {
      throw fail(.dynamics(.takesNoOtherItems(behavior: behavior.name)), at: behavior.span)
    }
    return .item(participant)
  }

  private func boundary(_ expression: Expression, of behavior: NamedBehavior) -> String? {
    guard case .name(let name) = expression.kind else { return nil }
    let collision = inspector.collisions.first { $0.name == behavior.name }
    return collision?.boundaries.contains(name) == true ? name : nil
  }
}

/// The parts that a behavior may lose.
private enum BehaviorPart {
  case item(Participant)
  case boundary(String)
}
