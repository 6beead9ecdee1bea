import Answers
import Evaluation

/// The clauses that all questions about the stage have.
struct QuestionClauses: CommandClauses {
  let at = Clause(
    "at", .moment, "time of the stage, or `rest`", default: nil, describedAs: "rest")
  let because = Clause("because", .line, "reason for the answer, shown with it")
}

extension Change<QuestionClauses> {
  /// The moment that the question is about.
  var moment: QuestionMoment {
    QuestionMoment(at: self[\.at], because: self[\.because], in: expressions)
  }
}

extension Change {
  /// Answers a question about the present or the past, or keeps it until its moment.
  func pose(_ question: some PendingQuestion, noted: @autoclosure () -> Output) throws(Failure) {
    if let frame = question.moment.frame, frame <= inspector.frame {
      return try evaluator.answer(question, at: frame, span)
    }
    try evaluator.keep(question)
    try emit(noted())
  }
}
