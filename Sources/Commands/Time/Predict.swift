import Answers
import Diagnostics
import Execution
import Language
import Staging
import Text
import Values

enum PredictCommand {
  static let guess = Subject("GUESS", .expression, "what will be what, such as a ~ 400")
  static let at = Clause(
    "at", .moment, "the time of the stage that it is about, or `rest`", default: nil, told: "rest")

  static let declaration = CommandDeclaration(
    "predict", "notes a guess, and shows it beside what comes", .time,
    subject: guess, clauses: [at],
    examples: [
      "predict red.center.y ~ 400 at 1s; run 1s",
      "predict red.center.y ~ 500 at rest; run until rest",
      "run 1s; predict red.velocity.y ~ 900 at 500ms",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: [
      "When the time comes, an answer tells how far off the guess was, with a plot of how it came.",
      "A guess about now, or about what is past, is answered at once.",
      "Going back behind a guess takes it away.",
    ],
    also: ["guess", "estimate"],
    .change { (call) throws(Failure) in
      let (expression, number, unit) = try parts(of: try call[guess], call)
      let made = Guess(of: expression, number, at: try call[at], in: call.reader)
      if let frame = made.frame, frame <= call.inspector.frame {
        return try call.evaluator.answer([made], at: frame, call.span)
      }
      try call.evaluator.keep(made)
      try call.emit(
        .line("noted: \(made.told(call.reader.format, unit: unit)) \(made.toldTime)"))
    })

  /// What the guess is about, and what is expected of it, with the unit that it is told in.
  private static func parts(
    of guess: Expression, _ call: Change
  ) throws(Failure) -> (Expression, Double, unit: String) {
    guard case .binary(.agrees, let expression, let value) = guess.kind else {
      throw call.fail(
        .guessWithoutValue(guess.span.text, sample: "predict \(sample(for: guess)) at 1s"),
        at: guess.span)
    }
    try call.requireRecorded(expression, sample: "predict red.center.y ~ 400 at 1s")
    let now = call.inspector.frame
    let known = try call.reader.recorded(expression, over: now...now, for: "predict")
    let quantity = known.unit == "pt" ? .length : known.quantity
    let number = try call.reader.checked(value, "~") { (check, value) throws(Mistake) in
      try check.number(value, quantity, Limits.coordinates)
    }
    return (expression, number, known.unit)
  }
  /// What was written, with a value behind `~`.
  private static func sample(for expression: Expression) -> String {
    if case .binary(let operation, let left, let right) = expression.kind, operation.isComparison {
      return "\(left.span.text) ~ \(right.span.text)"
    }
    return "\(expression.span.text) ~ 400"
  }
}
