import Answers
import Diagnostics
import Language
import Text
import UIKitMotion
import Values

/// A number that the user expects of a recorded value, as `predict` stores it.
package struct Prediction: PendingQuestion {
  /// The predicted value.
  package let expression: Expression
  /// The expected number, in the unit of the predicted value.
  package let number: Double
  /// The difference up to which a guess is near, in that unit; nil if it is not stated.
  package let within: Double?
  package let moment: QuestionMoment

  package init(
    of expression: Expression, _ number: Double, within: Double?, _ moment: QuestionMoment
  ) {
    (self.expression, self.number, self.within) = (expression, number, within)
    self.moment = moment
  }

  package var span: Span { expression.span }

  package func text(_ format: NumberFormat) -> String {
    "\(expression.written) ~ \(format.string(number))"
  }

  package var kindText: String { "a prediction" }

  /// Predictions of one value share a plot.
  package func isAnswered(with other: any PendingQuestion) -> Bool {
    guard let other = other as? Prediction else { return false }
    let (scope, otherScope) = (moment.scope, other.moment.scope)
    return (scope === otherScope || !scope.isInner && !otherScope.isInner)
      && expression.written == other.expression.written
  }

  /// A value that can no longer be read gives a warning and not an error: predictions do not affect
  /// the simulation.
  package func answers(
    with others: [any PendingQuestion], at frame: Int, _ evaluator: ExpressionEvaluator
  ) throws(Failure) -> [Output] {
    do throws(Failure) {
      let all = [self] + others.compactMap { $0 as? Prediction }
      return try PredictionAnswer(all, at: frame, evaluator).outputs
    } catch {
      guard case .failed(let diagnostic) = error, diagnostic.mistake.id != .tooMuchWork else {
        throw error
      }
      let mistake = Mistake.predictionUnanswered(
        expression.written, why: diagnostic.mistake.message)
      return [.warning(Diagnostic(mistake, at: span, severity: .warning))]
    }
  }
}
