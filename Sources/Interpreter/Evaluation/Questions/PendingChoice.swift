import Answers
import Diagnostics
import Language
import Text
import UIKitMotion
import Values

/// A question in words, as `ask` stores it: one of its choices will be right.
package struct PendingChoice: PendingQuestion {
  /// An answer in words, and the condition that makes it right.
  package struct Choice {
    package let text: String
    package let condition: Expression

    package init(_ text: String, when condition: Expression) {
      (self.text, self.condition) = (text, condition)
    }
  }

  package let text: String
  package let choices: [Choice]
  package let moment: QuestionMoment
  package let span: Span

  package init(_ text: String, _ choices: [Choice], _ moment: QuestionMoment, at span: Span) {
    (self.text, self.choices, self.moment, self.span) = (text, choices, moment, span)
  }

  package func text(_ format: NumberFormat) -> String { text.quoted }
  package var kindText: String { "a question" }
  package func isAnswered(with other: any PendingQuestion) -> Bool { false }

  /// The question as it is shown.
  package func asked(at time: Double?, answer: String? = nil) -> AskedQuestion {
    AskedQuestion(
      text, choices.map(\.text), time: time, answer: answer, because: moment.because)
  }

  package func answers(
    with others: [any PendingQuestion], at frame: Int, _ evaluator: ExpressionEvaluator
  ) throws(Failure) -> [Output] {
    var right: [Choice] = []
    for choice in choices where try evaluator.holds(choice, at: frame) { right.append(choice) }
    let time = Stage.time(ofFrame: frame)
    guard let answer = right.first, right.count == 1 else {
      throw Failure(
        .choiceUndecided(right.map(\.text), PredictedValue.moment(time)),
        at: right.count > 1 ? right[1].condition.span : span)
    }
    return [.question(asked(at: time, answer: answer.text))]
  }
}

extension ExpressionEvaluator {
  /// Throws if a choice's condition is no condition, or reads what does not exist. What is measured
  /// over time may have no value yet.
  package func check(_ choice: PendingChoice.Choice) throws(Failure) {
    do throws(Failure) {
      _ = try holds(choice, at: stage.frame)
    } catch {
      guard case .failed(let diagnostic) = error,
        [.noTimeYet, .timeNotReached].contains(diagnostic.mistake.id)
      else { throw error }
    }
  }

  /// Whether a choice is right at a frame that has been recorded.
  fileprivate func holds(
    _ choice: PendingChoice.Choice, at frame: Int
  ) throws(Failure) -> Bool {
    var moment = self
    if frame < stage.frame { moment.frame = frame }
    return try moment.boolean(choice.condition, of: "when")
  }
}
