import Answers
import Diagnostics
import Language
import Text
import UIKitMotion

/// A question about the stage at a moment, which waits until then: `predict` and `ask` store one.
package protocol PendingQuestion {
  var moment: QuestionMoment { get }
  /// The place of the question in the source.
  var span: Span { get }
  /// The question in words.
  func text(_ format: NumberFormat) -> String
  /// The kind of question, with its article.
  var kindText: String { get }

  /// Whether another question of the same moment has its answer in this one's.
  func isAnswered(with other: any PendingQuestion) -> Bool
  /// The answers to this question and to those that are answered with it.
  ///
  /// - Parameter frame: the moment, which has been recorded.
  func answers(
    with others: [any PendingQuestion], at frame: Int, _ evaluator: ExpressionEvaluator
  ) throws(Failure) -> [Output]
}

/// When a question was asked, what moment it is about, and what is said about its answer.
package struct QuestionMoment {
  /// The frame that it is about; nil for the moment when everything is at rest.
  package let frame: Int?
  /// The frame in which it was asked.
  package let madeAt: Int
  /// The names in scope where it was written.
  package let scope: Scope
  /// The author's reason for the answer.
  package let because: String?

  package init(at frame: Int?, because: String?, in evaluator: ExpressionEvaluator) {
    self.frame = frame
    self.because = because
    madeAt = evaluator.stage.frame
    scope = evaluator.scope
  }

  /// The time in seconds; nil for the moment when everything is at rest.
  package var time: Double? { frame.map(Stage.time(ofFrame:)) }

  /// The moment in words.
  package var text: String { PredictedValue.moment(time) }
}
