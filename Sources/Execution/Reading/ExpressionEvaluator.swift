import Diagnostics
import Language
import Staging
import Text
import Values

/// Evaluates expressions: what everybody may do who looks at a world, since nothing changes by it
/// but the session's random numbers, which the world notes itself.
///
/// Operators and calls are in `ExpressionEvaluator+Expressions`, names in `ExpressionEvaluator+Names`, recorded frames in
/// `ExpressionEvaluator+Series`.
package struct ExpressionEvaluator {
  /// Not for commands: they look by what is made of it here, or are given it to change.
  let world: ReadOnlyWorld
  var scope: Scope
  /// The recorded frame at which expressions look; nil for now.
  var frame: Int?
  package let commands: CommandTable
  /// What reads otherwise than it was probably meant.
  let warnings: Warnings
  /// What aggregates have told already, while one expression is read at many frames.
  var measured: Measured?
  /// Whether the person wants to stop. An expression may be as long as a script, and each of its
  /// calls may go through a long list.
  var isInterrupted: () -> Bool = { false }

  var stage: ReadOnlyStage { world.stage }

  /// How numbers are written, as `set digits` has it.
  package var format: NumberFormat { NumberFormat(digits: world.settings.digits) }

  /// The names that blocks bind here, innermost first.
  package var scopeNames: [String] { scope.names }

  /// Counts work, and refuses to go on where there has been too much of it.
  package func spend(_ work: Work, _ times: Int = 1, at span: Span) throws(Failure) {
    world.meter.count(work, times)
    if world.meter.isSpent { throw .failed(Diagnostic(world.meter.tooMuch, at: span)) }
  }

  /// The same, where the place of what takes so long is not known yet.
  package func spend(_ work: Work, _ times: Int = 1) throws(Mistake) {
    try world.meter.spend(work, times)
  }

  /// This reader, or one that measures each aggregate once.
  var keepingMeasured: ExpressionEvaluator {
    var reader = self
    reader.measured = measured ?? Measured()
    return reader
  }

  /// A reader in whose expressions a name stands for a value.
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

  /// Evaluates an expression and checks that it is what `what` takes.
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

  /// The value of an expression where a word may stand for itself: a colour, a mode.
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
