import SwiftCode

/// The stage itself does not move: where the code moves the view of its view controller, a view that
/// holds the rest moves instead.
struct MovedStage: SwiftRewriting {
  /// The name of that view.
  static let content = "content"

  /// The properties of the stage's view that the code sets.
  private var moved: Set<String> = []
  private static let properties: Set = ["frame", "center", "transform", "bounds", "alpha"]

  /// Whether the code moves the stage.
  private(set) var isMoved = false

  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let outer = moved
    defer { moved = outer }
    var search = StageSearch(properties: Self.properties)
    _ = search.rewritten(statements)
    moved.formUnion(search.found)
    isMoved = isMoved || !search.found.isEmpty
    return statements.map { statement in
      // A function sees only what it moves itself.
      if case .function = statement.kind { moved = [] }
      return withParts(statement)
    }
  }

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    guard case .member(let base, let name) = expression.kind, base.kind == .name("view"),
      moved.contains(name)
    else { return withParts(expression) }
    return SwiftExpression(
      kind: .member(.name(Self.content), name), range: expression.range)
  }
}

/// Finds what is set of the stage's view, outside of functions.
private struct StageSearch: SwiftRewriting {
  let properties: Set<String>
  var found: Set<String> = []

  mutating func rewritten(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    for statement in statements {
      if case .function = statement.kind { continue }
      if case .assignment(var target, _, _) = statement.kind {
        while case .member(let base, let name) = target.kind {
          if base.kind == .name("view"), properties.contains(name) { found.insert(name) }
          target = base
        }
      }
      _ = withParts(statement)
    }
    return statements
  }
}
