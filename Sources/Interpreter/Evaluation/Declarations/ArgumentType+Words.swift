import Diagnostics
import Language
import Values

// Words, texts, and expressions that the command evaluates later.

extension ArgumentType
where
  Content: CaseIterable & RawRepresentable & Sendable & SendableMetatype, Content.RawValue == String
{
  /// One of the words of an enumeration.
  package static func word(_: Content.Type) -> ArgumentType {
    ArgumentType(.word(Content.allCases.map(\.rawValue))) {
      (evaluator, values, what) throws(Failure) in
      let word = try evaluator.word(values, of: what)
      guard let choice = Content(rawValue: word.text) else {
        let known = Content.allCases.map(\.rawValue)
        throw .failed(
          Diagnostic(
            .unknownWord(
              word.text, after: what, nearest: Vocabulary(known).nearest(to: word.text),
              known: known), at: word.span))
      }
      return choice
    }.writing { $0.rawValue }
  }
}

extension ArgumentType where Content == String {
  package static var string: ArgumentType {
    checked(.string)
  }

  /// A text that is shown in a line, such as a question.
  package static var line: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      let text = try string.read(evaluator, values, what)
      let fault: String? =
        if text.allSatisfy(\.isWhitespace) {
          "this one is empty"
        } else if text.contains(where: \.isNewline) {
          "this one has several"
        } else if text.utf8.count > Limits.lineLength {
          "this one is longer than \(Limits.lineLength) bytes"
        } else {
          nil
        }
      guard let fault else { return text }
      throw Failure(
        .notOneLine(what, fault: fault), at: try evaluator.expression(values, of: what).span)
    }
  }

  /// The name of a color, or its hexadecimal digits in quotation marks.
  package static var color: ArgumentType {
    ArgumentType(.color) { (evaluator, values, what) throws(Failure) in
      if case .word(let name)? = values.first {
        guard Colors.isColor(name.text) else {
          let nearest = Vocabulary(Colors.names).nearest(to: name.text)
          throw .failed(Diagnostic(.unknownColor(name.text, nearest: nearest), at: name.span))
        }
        return name.text
      }
      let expression = try evaluator.expression(values, of: what)
      guard case .string(let text) = try evaluator.value(of: expression, for: .color) else {
        throw .failed(
          Diagnostic(.unknownColor(expression.span.text, nearest: []), at: expression.span))
      }
      return text
    }.writing { $0 }
  }
}

extension ArgumentType where Content == Name {
  /// A new name or any other word.
  package static var name: ArgumentType {
    ArgumentType(.name) { (evaluator, values, what) throws(Failure) in
      try evaluator.word(values, of: what)
    }
  }

  /// A new name, which must not be a reserved word.
  package static var newName: ArgumentType {
    ArgumentType(.name) { (evaluator, values, what) throws(Failure) in
      let name = try evaluator.word(values, of: what)
      guard !Grammar.isReserved(name.text) else {
        throw Failure(.reservedName(name.text), at: name.span)
      }
      return name
    }
  }
}

extension ArgumentType where Content == Expression {
  private static func written(_ kind: ValueKind) -> ArgumentType {
    ArgumentType(kind) { (evaluator, values, what) throws(Failure) in
      try evaluator.expression(values, of: what)
    }
  }

  /// An expression that the command evaluates repeatedly, such as a condition or a series.
  package static var expression: ArgumentType { written(.expression) }
  /// A path to a value that can be animated, such as `red.center.x`.
  package static var path: ArgumentType { written(.path) }
  /// The path of a property within a view: `center.x`.
  package static var keyPath: ArgumentType { written(.keyPath) }
  /// The name of any object.
  package static var object: ArgumentType { written(.object) }
  /// A curve, with its source text.
  package static var curveExpression: ArgumentType { written(.curve) }
}

extension ArgumentType where Content == [Expression] {
  package static var expressions: ArgumentType {
    ArgumentType(.expressions) { (_, values, _) throws(Failure) in values.compactMap(\.expression) }
  }
}

/// A name and the range of its values: `x in 0..1`.
package struct RangeBinding: Sendable {
  package let name: Name
  package let range: Expression
}

extension ArgumentType where Content == RangeBinding {
  package static var binding: ArgumentType {
    ArgumentType(.binding) { (_, values, what) throws(Failure) in
      guard case .binding(let name, let range)? = values.first else {
        throw .failed(Diagnostic(.missingValue(keyword: what, "a name in a range", nil), at: nil))
      }
      return RangeBinding(name: name, range: range)
    }
  }
}
