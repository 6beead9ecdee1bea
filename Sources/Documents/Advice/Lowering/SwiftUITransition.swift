import SwiftCode

/// How a view of SwiftUI comes and goes, as modifiers that depend on the condition under which it is
/// there.
struct SwiftUITransition {
  private(set) var modifiers: [SwiftUIView.Modifier] = []
  /// The names of what is not read.
  private(set) var unread: [String] = []
  private let condition: SwiftExpression

  /// - Parameter transition: Nil for SwiftUI's own, which is the opacity.
  init(_ transition: SwiftExpression?, if condition: SwiftExpression) {
    self.condition = condition
    read(transition ?? SwiftExpression(kind: .implicitMember("opacity"), range: condition.range))
  }

  private mutating func read(_ transition: SwiftExpression) {
    let (called, arguments) =
      if case .call(let callee, let arguments) = transition.kind { (callee, arguments) } else {
        (transition, [SwiftArgument]())
      }
    let first = arguments.first?.value
    switch (called.lastName ?? "", first) {
    case ("asymmetric", let insertion?):
      read(insertion)
      unread.append("removal")
    case ("combined", let other?):
      if let base = called.base { read(base) }
      read(other)
    case ("animation", let animation?):
      if let base = called.base { read(base) }
      add("animation", [(nil, animation), ("value", condition)])
    case ("opacity", _): add("opacity", [(nil, chosen(1, 0))])
    case ("scale", _): add("scaleEffect", [(nil, chosen(1, first?.number ?? 0))])
    case ("slide", _): move(from: "leading")
    case ("move", let edge?), ("push", let edge?): move(from: edge.lastName ?? "")
    case (let name, _): unread.append(name)
    }
  }

  /// From beyond an edge of the stage.
  private mutating func move(from edge: String) {
    let (isAcross, sign) = (
      ["leading", "trailing"].contains(edge), ["leading", "top"].contains(edge)
    )
    let side = SwiftExpression.name("view").member("bounds").member(isAcross ? "width" : "height")
    let away = sign ? SwiftExpression(kind: .prefix("-", side), range: condition.range) : side
    let distance = SwiftExpression(
      kind: .choice(condition, number(0), away), range: condition.range)
    add("offset", [(isAcross ? "x" : "y", distance)])
  }

  private func chosen(_ there: Double, _ gone: Double) -> SwiftExpression {
    SwiftExpression(kind: .choice(condition, number(there), number(gone)), range: condition.range)
  }

  private func number(_ value: Double) -> SwiftExpression {
    SwiftExpression(kind: .number(Lowering.digits(value)), range: condition.range)
  }

  private mutating func add(
    _ name: String, _ arguments: [(label: String?, value: SwiftExpression)]
  ) {
    modifiers.append(
      SwiftUIView.Modifier(
        name: name, arguments: arguments.map { SwiftArgument(label: $0.label, value: $0.value) },
        range: condition.range))
  }
}
