import Diagnostics
import Evaluation
import Language
import Text
import Values

/// A name that `let` binds to the value of an expression.
public struct LetBinding: Sendable {
  /// The name, with its place.
  public let name: Name
  /// The place of the expression.
  public let place: Span
  /// The expression's value.
  public let value: Value
}

/// One of several values that a parameter takes, one after the other.
public struct WrittenChoice: Sendable {
  /// The value.
  public let value: Value
  /// An expression of it, on one line.
  public let text: String

  package init(value: Value, text: String) { (self.value, self.text) = (value, text) }
}

extension Session {
  /// Runs a text that holds only `let`s.
  ///
  /// - Throws: The mistake of a statement that fails or is no `let`.
  package func bindings(in source: Source) throws(Diagnostic) -> [LetBinding] {
    var parser = parser(for: source)
    let lines: [Line]
    do { lines = try parser.allLines() } catch { throw error.diagnostic }
    var bindings: [LetBinding] = []
    for statement in lines.flatMap(\.statements) {
      guard case .letBinding(let name, let expression) = statement.kind else {
        throw Diagnostic(.parametersHoldLets, at: statement.span)
      }
      switch execute(statement, isMuted: true).outcome {
      case .finished: break
      case .failed(let diagnostic): throw diagnostic
      case .interrupted, .quit: throw Diagnostic(.interrupted, at: nil)
      }
      let value = world.values.variables[name.text] ?? .nothing
      bindings.append(LetBinding(name: name, place: expression.span, value: value))
    }
    return bindings
  }

  /// Reads an expression as the values of a parameter: those of a list or a range, as `sweep` takes
  /// them, or a single one. Nothing changes, and nothing is recorded.
  ///
  /// - Returns: The values, and whether they were written as a list or a range.
  /// - Throws: What is wrong with the expression.
  package func choices(
    in source: Source
  ) throws(Diagnostic) -> (choices: [WrittenChoice], isSeveral: Bool) {
    let parse = { (parser: inout Parser) throws(ParseProblem) in try parser.wholeValues() }
    return try reading(source, parse) { (parsed, evaluator) throws(Failure) in
      let expression = parsed.values
      let value = try evaluator.evaluate(expression)
      switch value {
      case .list, .range: break
      default:
        if parsed.step != nil { break }
        return ([WrittenChoice(value: value, text: expression.span.evenedCode)], false)
      }
      let values = try evaluator.swept(expression, by: parsed.step)
      // Elements as written keep what a value alone does not say, such as its unit.
      if case .list(let elements) = expression.kind, elements.count == values.count {
        return (
          zip(values, elements).map { WrittenChoice(value: $0, text: $1.span.evenedCode) }, true
        )
      }
      return (values.map { WrittenChoice(value: $0, text: $0.literal) }, true)
    }
  }
}

extension Value {
  /// An expression of a number, exact to the last bit. A range has nothing else.
  fileprivate var literal: String {
    guard case .number(let number, let quantity) = self else { return text(.standard) }
    let digits = { (number: Double) in
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return switch quantity {
    case .plain: digits(number)
    case .time: digits(number) + "s"
    case .angle: digits(number) + "rad"
    case .length: digits(number) + "pt"
    case .frequency: digits(number) + "hz"
    // Of the neighbours, the one that is divided into the number again.
    case .share:
      digits(
        [number * 100, (number * 100).nextDown, (number * 100).nextUp].first { $0 / 100 == number }
          ?? number * 100) + "%"
    }
  }
}

extension Span {
  /// The code on one line: line ends, which are spaces inside brackets, become spaces.
  fileprivate var evenedCode: String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
