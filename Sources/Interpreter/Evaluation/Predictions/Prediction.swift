import Answers
import Language
import Text
import UIKitMotion
import Values

/// A number that the user expects of a recorded value, as `predict` stores it.
package struct Prediction {
  /// The predicted value.
  package let expression: Expression
  /// The expected number, in the unit of the predicted value.
  package let number: Double
  /// The predicted frame; nil for the moment when everything is at rest.
  package let frame: Int?
  /// The frame in which the prediction was made.
  package let madeAt: Int
  /// The names in scope where it was written.
  package let scope: Scope

  package init(
    of expression: Expression, _ number: Double, at frame: Int?, in evaluator: ExpressionEvaluator
  ) {
    self.expression = expression
    self.number = number
    self.frame = frame
    madeAt = evaluator.stage.frame
    scope = evaluator.scope
  }

  /// The prediction in words.
  package func text(_ format: NumberFormat) -> String {
    "\(expression.written) ~ \(format.string(number))"
  }

  /// The predicted moment in words.
  package var timeText: String {
    PredictedValue.moment(frame.map(Stage.time(ofFrame:)))
  }

  /// Whether another prediction is about the same value, so that one plot shows both.
  func isAboutSame(as other: Prediction) -> Bool {
    (scope === other.scope || !scope.isInner && !other.scope.isInner)
      && expression.written == other.expression.written
  }
}
