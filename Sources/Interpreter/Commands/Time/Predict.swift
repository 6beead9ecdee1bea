import Answers
import Diagnostics
import Evaluation
import Language
import Text
import UIKitMotion
import Values

enum PredictCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let prediction = Subject("GUESS", .expression, "a value and what it will be, such as a ~ 400")
    let within = Clause(
      "within", .expression, "difference up to which a guess is near, in the value's unit",
      else: "5 % of the first axis of a page or a class")
    let question = QuestionClauses()
  }

  static let verb = "predict"
  static let declaration = declare(
    "Predicts a value and compares it with the actual one", .time, Clauses(),
    examples: [
      "predict red.center.y ~ 400 at 1s; run 1s",
      "predict red.center.y ~ 500 at rest; run until rest",
      "run 1s; predict red.velocity.y ~ 900 at 500ms",
      "predict red.center.y ~ 500 within 20 at 1s because \"Gravity is 1000 pt/s².\"; run 1s",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: [
      "At the predicted time, an answer shows the difference, the reason after `because` and a plot.",
      "A prediction about the present or the past is answered at once.",
      "Going back to before a prediction removes it.",
    ],
    roles: [.isUndone], also: ["guess", "estimate"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let parts = try parts(of: call[\.prediction], call)
    let moment = call[part: \.question].moment
    let prediction = Prediction(of: parts.expression, parts.number, within: parts.within, moment)
    try call.pose(
      prediction,
      noted: .prediction(
        PredictedValue(
          parts.expression.written, parts.number, unit: parts.unit, time: moment.time,
          within: parts.within, because: moment.because, digits: call.expressions.format.digits)))
  }

  /// What is predicted, the expected number with its unit for display, and what is near.
  private typealias Parts = (
    expression: Expression, number: Double, unit: String, within: Double?
  )

  private static func parts(
    of prediction: Expression, _ call: Change<Clauses>
  ) throws(Failure) -> Parts {
    guard case .binary(.agrees, let expression, let value) = prediction.kind else {
      throw call.fail(
        .predictionWithoutValue(
          prediction.span.text, sample: "predict \(sample(for: prediction)) at 1s"),
        at: prediction.span)
    }
    try call.requireRecorded(expression, sample: "predict red.center.y ~ 400 at 1s")
    let now = call.inspector.frame
    let known = try call.expressions.recorded(expression, over: now...now, for: "predict")
    let quantity = known.unit == "pt" ? .length : known.quantity
    call.expressions.noteBareNumber(value, as: quantity, of: "~")
    let number = try call.expressions.checked(value, "~") { (check, value) throws(Mistake) in
      try check.number(value, quantity, Limits.coordinates)
    }
    return (expression, number, known.unit, try within(quantity, call))
  }

  private static func within(
    _ quantity: Quantity, _ call: Change<Clauses>
  ) throws(Failure) -> Double? {
    guard let expression = call[\.within] else { return nil }
    call.expressions.noteBareNumber(expression, as: quantity, of: "within")
    return try call.distance(expression, quantity)
  }

  /// The written expression with a value after `~`.
  private static func sample(for expression: Expression) -> String {
    if case .binary(let operation, let left, let right) = expression.kind, operation.isComparison {
      return "\(left.span.text) ~ \(right.span.text)"
    }
    let text = expression.span.text
    return expression.isLiteral ? "red.center.y ~ \(text)" : "\(text) ~ 400"
  }
}
