import Diagnostics
import TestSupport
import Testing

@testable import Language

/// Texts that are almost right never end the program, and every place that is told lies in them.
@Suite struct FuzzTests {
  private static let corpus =
    CaseCode.cells + [
      "def f(a, b) { if a > b { print a } else if a { } else { b } }",
      "animate over 500ms { card.frame = (0, 0, 320, 568); cat.alpha = 0.2 } then { print \"done\" }",
      "on contact red, yellow { print \"hit at\", event.point }", "view 빨강 frame (0, 0, 1, 1)",
      "plot sin(2*pi*x) for x in 0..1", "let l = [[1, 2], [3]][0][1] + -2 ^ 3 % 4",
    ]

  /// Hostile cases are not all notebooks.
  @Test func everyCaseHasCells() {
    let without = CaseCode.cases.filter(\.cells.isEmpty).map(\.name)
    #expect(without == ["line-ends", "nothing", "utf16"])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func mutatedLinesAreReadOrRefused(_ seed: UInt64) {
    var mutation = TextMutation(of: Self.corpus, seed: seed)
    var (read, refused) = (0, 0)
    for _ in 0..<2_500 {
      let text = mutation.next()
      do throws(ParseProblem) {
        for line in try TestGrammar.lines(text) {
          for statement in line.statements { check(statement, in: text) }
        }
        read += 1
      } catch {
        check(error.diagnostic.span, in: text)
        refused += 1
      }
    }
    // Both must happen, or nothing is tested.
    #expect(read > 100 && refused > 500, "\(read) read, \(refused) refused")
  }

  private func check(_ span: Span?, in text: String) {
    guard let span else { return }
    // A source may be longer than the text: a NUL in it becomes three bytes.
    let isInside =
      span.lower >= 0 && span.lower <= span.upper && span.upper <= span.source.utf8.count
    if !isInside { Issue.record("\(span.lower)..<\(span.upper) in \(text.debugDescription)") }
  }

  private func check(_ statement: Statement, in text: String) {
    check(statement.span, in: text)
    switch statement.kind {
    case .letBinding(_, let value), .expression(let value): check(value, in: text)
    case .assignment(let path, _, let value):
      check(path, in: text)
      check(value, in: text)
    case .command(let command): check(command, in: text)
    case .definedCommand(_, let values): for value in values { check(value, in: text) }
    case .forLoop(_, let value, let block), .repeatLoop(let value, let block),
      .scheduled(let value, let block):
      check(value, in: text)
      check(block, in: text)
    case .keyframe(let start, let length, let block):
      check(start, in: text)
      check(length, in: text)
      check(block, in: text)
    case .conditional(let value, let block, let otherwise):
      check(value, in: text)
      check(block, in: text)
      if let otherwise { check(otherwise, in: text) }
    case .definition(_, _, let block): check(block, in: text)
    case .handler(let pattern, let block):
      check(pattern.event.span, in: text)
      for participant in pattern.participants { check(participant, in: text) }
      check(block, in: text)
    }
  }

  private func check(_ block: Block, in text: String) {
    check(block.span, in: text)
    for line in block.lines { for statement in line.statements { check(statement, in: text) } }
  }

  private func check(_ command: Command, in text: String) {
    check(command.verb.span, in: text)
    for value in command.subject + command.clauses.flatMap(\.values) {
      switch value {
      case .expression(let expression), .binding(_, let expression): check(expression, in: text)
      case .word(let name): check(name.span, in: text)
      case .parameter(let target, let values, let step):
        for expression in [target, values] + (step.map { [$0] } ?? []) {
          check(expression, in: text)
        }
      }
    }
    for block in [command.block, command.thenBlock] { if let block { check(block, in: text) } }
  }

  /// A part of an expression lies inside the whole.
  private func check(_ expression: Expression, in text: String) {
    check(expression.span, in: text)
    let parts: [Expression] =
      switch expression.kind {
      case .number, .string, .boolean, .size, .name: []
      case .tuple(let items), .list(let items): items
      case .unary(_, let operand), .member(let operand, _): [operand]
      case .binary(_, let left, let right), .index(let left, let right): [left, right]
      case .call(let callee, let arguments): [callee] + arguments.map(\.value)
      }
    for part in parts {
      let isInside =
        part.span.lower >= expression.span.lower
        && part.span.upper <= expression.span.upper
      if !isInside { Issue.record("a part outside the whole in \(text.debugDescription)") }
      check(part, in: text)
    }
  }
}
