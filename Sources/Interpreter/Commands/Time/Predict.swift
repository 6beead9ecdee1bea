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
    let at = Clause(
      "at", .moment, "time of the stage, or `rest`", default: nil,
      describedAs: "rest"
    )
  }

  static let verb = "predict"
  static let declaration = declare(
    "Predicts a value and compares it with the actual one", .time, Clauses(),
    examples: [
      "predict red.center.y ~ 400 at 1s; run 1s",
      "predict red.center.y ~ 500 at rest; run until rest",
      "run 1s; predict red.velocity.y ~ 900 at 500ms",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: [
      "At the predicted time, an answer shows the difference and a plot.",
      "A prediction about the present or the past is answered at once.",
      "Going back to before a prediction removes it.",
    ],
    roles: [.isUndone], also: ["guess", "estimate"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (expression, number, unit) = try parts(of: call[\.prediction], call)
    let prediction = Prediction(of: expression, number, at: call[\.at], in: call.expressions)
    if let frame = prediction.frame, frame <= call.inspector.frame {
      return try call.evaluator.answer([prediction], at: frame, call.span)
    }
    try call.evaluator.keep(prediction)
    try call.emit(
      .prediction(
        PredictedValue(
          expression.written, number, unit: unit,
          time: prediction.frame.map(Stage.time(ofFrame:)), digits: call.expressions.format.digits
        )))
  }

  /// The predicted expression and the expected number with its unit for display.
  private static func parts(
    of prediction: Expression, _ call: Change<Clauses>
  ) throws(Failure) -> (Expression, Double, unit: String) {
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
    return (expression, number, known.unit)
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
