import Diagnostics
import Language
import Values

/// The type of a subject or a clause. One value provides the form for the parser, the check, the
/// message, the help line, the completion and the value that the command reads.
package struct ArgumentType<Content>: Sendable {
  /// The kind of its values without the Swift type, for help, completion and the parser.
  package let untyped: ValueKind
  /// Formats a value as source text, for the default in help.
  let written: @Sendable (Content) -> String
  /// Reads the values written after `what`.
  let read:
    @Sendable (ExpressionEvaluator, [CommandValue], _ what: String) throws(Failure) -> Content

  package init(
    _ untyped: ValueKind,
    _ read:
      @escaping @Sendable (ExpressionEvaluator, [CommandValue], String) throws(Failure) -> Content
  ) {
    self.init(untyped, read, written: { _ in "" })
  }

  private init(
    _ untyped: ValueKind,
    _ read:
      @escaping @Sendable (ExpressionEvaluator, [CommandValue], String) throws(Failure) -> Content,
    written: @escaping @Sendable (Content) -> String
  ) {
    self.untyped = untyped
    self.read = read
    self.written = written
  }

  /// The same type with a formatter for its values.
  package func writing(_ written: @escaping @Sendable (Content) -> String) -> ArgumentType {
    ArgumentType(untyped, read, written: written)
  }

  /// A type that evaluates and checks a single value.
  package static func checked(_ type: ValueType<Content>) -> ArgumentType {
    ArgumentType(type.kind) { (evaluator, values, what) throws(Failure) in
      try evaluator.checked(try evaluator.expression(values, of: what), what, type.check)
    }
  }

  /// A type with a check of its own.
  package static func checked(
    _ kind: ValueKind,
    _ check: @escaping @Sendable (Check, Value) throws(Mistake) -> Content
  ) -> ArgumentType {
    checked(ValueType(kind, check))
  }
}

extension ExpressionEvaluator {
  /// Returns the first written value; the parser guarantees that there is one.
  package func expression(
    _ values: [CommandValue], of what: String
  ) throws(Failure) -> Expression {
    guard let expression = values.first?.expression else {
      throw .failed(Diagnostic(.missingValue(keyword: what, "a value", nil), at: nil))
    }
    return expression
  }

  /// Returns the first written word.
  package func word(_ values: [CommandValue], of what: String) throws(Failure) -> Name {
    guard case .word(let name)? = values.first else {
      throw .failed(Diagnostic(.missingValue(keyword: what, "a name", nil), at: nil))
    }
    return name
  }
}

extension CommandValue {
  package var expression: Expression? {
    switch self {
    case .expression(let expression): expression
    case .word, .binding, .parameter: nil
    }
  }
}
