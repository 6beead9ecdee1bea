import Diagnostics
import Language
import Values

/// What a subject or a clause takes, with the type that comes of it: one value for the parser, the
/// check, the message, the help line, the completion and the command that reads it.
package struct ArgumentType<Content>: Sendable {
  /// The same without its type, for help, completion and the parser.
  package let untyped: ValueKind
  /// How a value of it is written, for help to tell a default.
  let written: @Sendable (Content) -> String
  /// Reads what was written behind `what`.
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

  /// The same kind, which can tell how a value of it is written.
  package func writing(_ written: @escaping @Sendable (Content) -> String) -> ArgumentType {
    ArgumentType(untyped, read, written: written)
  }

  /// A kind whose one value is evaluated and checked.
  package static func checked(
    _ untyped: ValueKind,
    _ check: @escaping @Sendable (Check, Value) throws(Mistake) -> Content
  ) -> ArgumentType {
    ArgumentType(untyped) { (reader, values, what) throws(Failure) in
      try reader.checked(try reader.expression(values, of: what), what, check)
    }
  }
}

extension ExpressionEvaluator {
  /// The first value that was written; the parser sees to it that there is one.
  package func expression(
    _ values: [CommandValue], of what: String
  ) throws(Failure) -> Expression {
    guard let expression = values.first?.expression else {
      throw .failed(Diagnostic(.missingValue(keyword: what, "a value", nil), at: nil))
    }
    return expression
  }

  /// The first word that was written.
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
