import SwiftCode

/// SwiftUI's states of a size that moves a view: they are points here, so `drag.width` is `drag.x`.
struct SwiftUISizes: SwiftRewriting {
  /// Those whose first value the code does not give: it can only be zero.
  private(set) var open: [String] = []
  /// Those on which nothing in the code depends.
  private(set) var alone: [String] = []
  private var names: Set<String> = []

  init(_ statements: [SwiftStatement]) {
    let parts = TreeParts(statements)
    var bound: Set<String> = []
    for case .binding(let name, let value) in parts.statements.map(\.kind) {
      bound.insert(name)
      if value?.isSize == true { names.insert(name) }
    }
    let changes = parts.statements.compactMap(\.stateChange)
    let moving = Set(changes.filter(\.value.isTranslation).map(\.state))
    names.formUnion(moving.subtracting(bound))
    open = names.subtracting(bound).sorted()
    alone = moving.intersection(names).filter { state in
      parts.expressions.count { $0.kind == .name(state) } == changes.count { $0.state == state }
    }.sorted()
  }

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    guard case .member(let base, let side) = expression.kind, case .name(let name) = base.kind,
      names.contains(name), let axis = ["width": "x", "height": "y"][side]
    else { return withParts(expression) }
    return SwiftExpression(kind: .member(base, axis), range: expression.range)
  }

  /// The statements, with the first values that they do not give.
  mutating func resolved(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let type = SwiftExpression(kind: .name("CGSize"), range: 0..<0)
    let zero = SwiftExpression(kind: .member(type, "zero"), range: 0..<0)
    return open.map { .binding($0, zero) } + rewritten(statements)
  }
}

extension SwiftExpression {
  /// Whether it is `CGSize.zero` or `CGSize(…)`.
  fileprivate var isSize: Bool {
    switch kind {
    case .member(let base, _): base.kind == .name("CGSize")
    case .call(let callee, _): callee.kind == .name("CGSize")
    default: false
    }
  }

  /// Whether it is how far a finger has moved.
  fileprivate var isTranslation: Bool {
    if case .member(_, "translation") = kind { true } else { false }
  }
}
