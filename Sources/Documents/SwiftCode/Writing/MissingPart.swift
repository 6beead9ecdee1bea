import Diagnostics
import Evaluation
import Language

/// A part of a scene that the written code does not have: a statement, or a clause of one.
package struct MissingPart: Sendable {
  /// The part as it was typed, on one line.
  package let text: String
  package let span: Span

  init(_ span: Span) {
    text = span.evened
    self.span = span
  }

  init(_ clause: Command.Clause) {
    self.init(clause.values.reduce(clause.keyword.span) { $0.joined(to: $1.span) })
  }
}

/// The lines of a view controller, and what is not in them.
package struct WrittenCode {
  package let lines: [String]
  package let missing: [MissingPart]
  /// The scene that it says, with a name for each of many: the missing parts are parts of it.
  package let scene: [TimedStatement]
}

extension CommandValue {
  fileprivate var span: Span {
    switch self {
    case .expression(let expression): expression.span
    case .word(let name): name.span
    case .binding(let name, let range): name.span.joined(to: range.span)
    case .parameter(let target, let values, let step):
      target.span.joined(to: step?.span ?? values.span)
    }
  }
}
