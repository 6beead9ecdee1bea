import SwiftCode

/// SwiftUI's `PhaseAnimator`: an animation from each phase to the next, over and over, or once if it
/// has a trigger.
extension Lowering {
  /// The lines for phases that are literals; nil for another expression.
  mutating func phases(_ expression: SwiftExpression) -> [String]? {
    guard case .call(let callee, let arguments) = expression.kind,
      ["PhaseAnimator", "phaseAnimator"].contains(callee.lastName ?? ""),
      let phases = arguments.first.flatMap({ values(of: $0.value) }), phases.count > 1,
      let content = arguments.dropFirst().lazy.compactMap(\.value.closure).first
    else { return nil }
    know()
    let animation = arguments.first { $0.label == "animation" }?.value.closure
    let first = lines(of: looks(content, phases[0], of: callee.base, isFirst: true))
    var text = ""
    var isOpen = false
    let isOnce = arguments.contains { $0.label == "trigger" }
    for phase in ([phases[0]] + phases.dropFirst().reversed()) {
      let clauses = clauses(animation, phase)
      let body = lines(of: looks(content, phase, of: callee.base, isFirst: false))
      isOpen = isOpen || body.isEmpty
      let block = body.isEmpty ? Self.gap : body.joined(separator: "; ")
      let next = text.isEmpty ? (isOnce ? "" : " then { again }") : " then { \(text) }"
      text = "animate \(clauses) { \(block) }\(next)"
    }
    // Without a change, the phases would not take any time.
    if isOpen, !isOnce {
      remark("write what changes in place of `\(Self.gap)`: `\(text)`")
      return first
    }
    return first + (isOnce ? [text] : ["def again() { \(text) }", "again"])
  }

  /// The phases of a list, or the cases of an enumeration.
  private func values(of phases: SwiftExpression) -> [SwiftExpression]? {
    switch phases.kind {
    case .array(let values): return values
    case .member(let type, "allCases"):
      return enumerations[type.lastName ?? ""]?.cases.map {
        SwiftExpression(kind: .implicitMember($0), range: phases.range)
      }
    default: return nil
    }
  }

  /// What the enumerations say of their cases.
  private var properties: [String: [SwiftStatement]] {
    enumerations.sorted { $0.key < $1.key }.reduce(into: [:]) {
      $0.merge($1.value.properties) { first, _ in first }
    }
  }

  /// The modifiers of the content for a phase.
  private func looks(
    _ content: SwiftClosure, _ phase: SwiftExpression, of view: SwiftExpression?, isFirst: Bool
  ) -> [SwiftStatement] {
    let unnamed = view == nil ? ["$0"] : ["$0", "$1"]
    let names = content.parameters.isEmpty ? unnamed : content.parameters
    var values = [names[names.count - 1]: phase]
    if names.count > 1, let view { values[names[0]] = view }
    var choosing = Choosing(values: values, properties: properties)
    return choosing.rewritten(content.body).flatMap { statement -> [SwiftStatement] in
      guard let view = SwiftUIView(statement, table) else { return [statement] }
      let modified = view.modifiers.map { view.statement($0.placed) }
      guard isFirst, view.modifiers.contains(where: { $0.name == "offset" }) else {
        return modified
      }
      let home = SwiftUIView.Modifier(name: "offsetHome", arguments: [], range: statement.range)
      return [view.statement(home)] + modified
    }
  }

  /// The clauses of the animation to a phase: its own, or the default.
  private mutating func clauses(_ animation: SwiftClosure?, _ phase: SwiftExpression) -> String {
    var choosing = Choosing(
      values: [animation?.parameters.last ?? "$0": phase], properties: properties)
    let own = animation.flatMap { choosing.value(of: $0.body) }
    return self.animation(
      own ?? SwiftExpression(kind: .implicitMember("default"), range: phase.range)) ?? Self.gap
  }
}
