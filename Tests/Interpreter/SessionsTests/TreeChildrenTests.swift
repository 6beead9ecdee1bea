import Diagnostics
import Playing
import TestSupport
import Testing

@testable import Commands
@testable import Language

/// Walks over the tree meet everything in it, as reflection finds it.
@Suite struct TreeChildrenTests {
  private static let grammar = Motionbook.commands.grammar

  /// The statements of the reference, which has every command: reflection is too slow for more.
  private static let statements: [Statement] = ["reference", "tour"]
    .compactMap { ProjectPage.at("notebooks/\($0).md") }.flatMap(\.blocks)
    .filter { $0.info.hasPrefix("motion") }
    .flatMap { block -> [Statement] in
      var parser = Parser(Source(block.text), grammar: grammar, definitions: [])
      var found: [Statement] = []
      while let line = try? parser.nextLine() { found += line.statements }
      return found
    }

  /// The values of a type within another value; those within one that is found as well.
  private static func values<Found>(_ type: Found.Type, in value: Any) -> [Found] {
    if value is Span { return [] }
    let mirror = Mirror(reflecting: value)
    // An optional is cast to what is in it, which is among its children.
    let own = mirror.displayStyle == .optional ? nil : value as? Found
    return (own.map { [$0] } ?? []) + mirror.children.flatMap { values(type, in: $0.value) }
  }

  private static func places(_ spans: [Span]) -> [Range<Int>] {
    spans.map { $0.lower..<$0.upper }.sorted {
      ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
    }
  }

  private static func all(_ expression: Expression) -> [Expression] {
    [expression] + expression.children.flatMap(all)
  }

  @Test func nestedStatementsAreAllStatements() {
    for statement in Self.statements {
      #expect(
        Self.places(statement.nested.map(\.span))
          == Self.places(Self.values(Statement.self, in: statement).map(\.span)),
        "\(statement.span.text)")
    }
    #expect(Self.statements.contains { $0.nested.count > 3 })
  }

  @Test func partsAndTheirChildrenAreAllExpressions() {
    for statement in Self.statements {
      let expressions = statement.nested.flatMap { $0.parts(Self.grammar) }.flatMap { part in
        switch part {
        case .name(let name): name.key.map(Self.all) ?? []
        case .one(let expression), .several(let expression): Self.all(expression)
        }
      }
      #expect(
        Self.places(expressions.map(\.span))
          == Self.places(Self.values(Expression.self, in: statement).map(\.span)),
        "\(statement.span.text)")
    }
    #expect(
      Self.statements.contains {
        $0.parts(Self.grammar).contains { if case .several = $0 { true } else { false } }
      })
  }
}
