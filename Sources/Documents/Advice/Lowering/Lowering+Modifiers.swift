import SwiftCode

/// SwiftUI's modifiers: the view of a chain, and what its modifiers change.
extension Lowering {
  /// The view of a chain of modifiers. The earlier modifiers of the chain are written first.
  mutating func chained(_ expression: SwiftExpression) -> String? {
    if case .name(let name) = expression.kind, name.hasSuffix(SwiftUIStates.viewEnding) {
      return name
    }
    if let name = expression.root, scene.isView(name) {
      if case .name = expression.kind { return name }
      before += lines(of: [SwiftStatement(kind: .expression(expression), range: expression.range)])
      return name
    }
    if expression.isModified {
      before += lines(of: [SwiftStatement(kind: .expression(expression), range: expression.range)])
    }
    remark("`\(scene.exampleView)` is an example: write the name of your view")
    return scene.exampleView
  }

  /// The changes by the modifiers of a chain, as statements of a block.
  mutating func changes(_ expression: SwiftExpression) -> String? {
    if expression.kind == .name("self") { return Self.gap }
    let outer = before
    before = []
    let statement = SwiftStatement(kind: .expression(expression), range: expression.range)
    let lines = lines(of: [statement])
    before = outer
    return lines.isEmpty ? Self.gap : lines.joined(separator: "; ")
  }
}

extension SwiftExpression {
  /// Whether it is a chain of modifiers on a view.
  fileprivate var isModified: Bool {
    guard case .call(let callee, _) = kind, case .member = callee.kind else { return false }
    return true
  }
}
