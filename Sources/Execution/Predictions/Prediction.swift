import Language
import Staging
import Text
import Values

/// A number that somebody expects of something that is recorded, as `predict` notes it.
package struct Prediction {
  /// What the prediction is about.
  package let expression: Expression
  /// What is expected, in the unit of what it is about.
  package let number: Double
  /// When it is looked at; nil for when all is at rest.
  package let frame: Int?
  /// The frame in which it was made.
  package let madeAt: Int
  /// The names that it was written with.
  package let scope: Scope

  package init(
    of expression: Expression, _ number: Double, at frame: Int?, in reader: ExpressionEvaluator
  ) {
    self.expression = expression
    self.number = number
    self.frame = frame
    madeAt = reader.stage.frame
    scope = reader.scope
  }

  /// What it says.
  package func told(_ format: NumberFormat) -> String {
    "\(expression.written) ~ \(format.string(number))"
  }

  /// When it is looked at, in words.
  package var toldTime: String {
    frame.map { "at \(FrameTime.text(Stage.time(ofFrame: $0)))" } ?? "when all is at rest"
  }

  /// Whether another prediction is about the same, so that one plot shows both.
  func isAboutSame(as other: Prediction) -> Bool {
    (scope === other.scope || !scope.isInner && !other.scope.isInner)
      && expression.written == other.expression.written
  }
}
