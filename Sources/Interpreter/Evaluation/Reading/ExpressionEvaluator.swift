import Diagnostics
import Language
import Text
import UIKitMotion
import Values

/// Evaluates expressions. Evaluation does not change the world except for the session's random
/// numbers, which the world marks itself.
///
/// Operators and calls are in `ExpressionEvaluator+Expressions`, names in
/// `ExpressionEvaluator+Names`, recorded frames in `ExpressionEvaluator+Series`.
package struct ExpressionEvaluator {
  /// Not for commands: they read through an inspector, or get the world to change it.
  let world: ReadOnlyWorld
  var scope: Scope
  /// The recorded frame at which expressions are evaluated; nil for now.
  var frame: Int?
  package let commands: CommandTable
  /// Collects warnings about expressions that may not mean what the user intended.
  let warnings: Warnings
  /// The results of aggregates, kept while one expression is read at many frames.
  var measured: Measured?
  /// Whether the user wants to stop. An expression may be as long as a script, and each of its
  /// calls may iterate over a long list.
  package var isInterrupted: () -> Bool = { false }

  var stage: ReadOnlyStage { world.stage }

  /// The number format, with the digits of `set digits`.
  package var format: NumberFormat { NumberFormat(digits: world.settings.digits) }

  /// The names that blocks bind here, innermost first.
  package var scopeNames: [String] { scope.names }

  /// Counts work, and throws if it exceeds the limit.
  package func spend(
    _ work: Work, _ times: Int = 1, by factor: Int = 1, at span: Span
  ) throws(Failure) {
    world.meter.count(work, times, by: factor)
    if world.meter.isSpent { throw .failed(Diagnostic(world.meter.tooMuch, at: span)) }
  }

  /// Counts work whose place in the source is not known yet.
  package func spend(_ work: Work, _ times: Int = 1) throws(Mistake) {
    try world.meter.spend(work, times)
  }

  /// A copy that measures each aggregate once.
  var keepingMeasured: ExpressionEvaluator {
    var evaluator = self
    evaluator.measured = measured ?? Measured()
    return evaluator
  }

  /// A copy in which a name stands for a value.
  package func binding(_ name: String, to value: Value) -> ExpressionEvaluator {
    var inner = self
    inner.measured = nil
    inner.scope = Scope(parent: scope, [(name, value)])
    return inner
  }

  /// A time in seconds, from 0 to the longest session; a plain number is seconds.
  package func time(_ expression: Expression, of what: String) throws(Failure) -> Double {
    noteBareNumber(expression, as: .time, of: what)
    return try checked(expression, what) { (check, value) throws(Mistake) in
      try check.number(value, .time, 0...Double(Limits.frames) / 60)
    }
  }

  /// Evaluates an expression and checks that `what` accepts its value.
  package func checked<T>(
    _ expression: Expression, _ what: String, _ body: (Check, Value) throws(Mistake) -> T
  ) throws(Failure) -> T {
    let value = try evaluate(expression)
    let check = Check(what: what, text: expression.span.text)
    do throws(Mistake) {
      return try body(check, value)
    } catch {
      let inside = error.place.flatMap { expression.span(inText: $0) }
      throw .failed(Diagnostic(error, at: inside ?? expression.span))
    }
  }

  /// The value of an expression in a place where a word may stand for itself: a color, a mode.
  package func value(of expression: Expression, for kind: ValueKind) throws(Failure) -> Value {
    if case .corners = kind, let corners = try corners(in: expression) { return corners }
    if case .name(let word) = expression.kind {
      switch kind {
      case .color:
        guard Colors.isColor(word) else {
          throw .failed(
            Diagnostic(
              .unknownColor(word, nearest: Vocabulary(Colors.names).nearest(to: word)),
              at: expression.span))
        }
        return .string(word)
      case .word(let words) where words.contains(word): return .string(word)
      case .times where word == "forever" && self[word] == nil: return .plain(.infinity)
      case .transition: return .string(word)
      case .mask where word == "none": return .boolean(false)
      default: break
      }
    }
    let value = try evaluate(expression)
    if case .color = kind, case .string(let text) = value, !Colors.isColor(text) {
      throw .failed(Diagnostic(.unknownColor(text, nearest: []), at: expression.span))
    }
    return value
  }
}
