import Answers
import Diagnostics
import Language
import Values

/// Questions: stored when they are asked, and answered at their moment.
extension Evaluator {
  /// Stores a question until its moment.
  package func keep(_ question: any PendingQuestion) throws(Failure) {
    guard world.values.questions.count < Limits.questions else {
      throw Failure(
        .tooMany("predictions and questions that wait", Limits.questions)
          .helped(by: "let time pass until some are answered"),
        at: question.span)
    }
    world.change { $0.questions.append(question) }
  }

  /// Answers the questions of the current frame, after everything else in the frame.
  package func answerQuestions(_ span: Span) throws(Failure) {
    guard !world.values.questions.isEmpty else { return }
    let (frame, isAtRest) = (stage.frame, !stage.isMoving)
    func isDue(_ question: any PendingQuestion) -> Bool {
      question.moment.frame.map { $0 <= frame } ?? isAtRest
    }
    var due = world.values.questions.filter(isDue)
    guard !due.isEmpty else { return }
    world.change { $0.questions.removeAll(where: isDue) }
    while !due.isEmpty {
      let first = due.removeFirst()
      try answer(first, with: due.filter(first.isAnswered), at: frame, span)
      due.removeAll(where: first.isAnswered)
    }
  }

  /// Answers a question, and others that are answered with it, at a frame that has been recorded.
  package func answer(
    _ question: any PendingQuestion, with others: [any PendingQuestion] = [], at frame: Int,
    _ span: Span
  ) throws(Failure) {
    var outputs: [Output] = []
    do throws(Failure) {
      outputs = try question.answers(
        with: others, at: frame, isolated(in: question.moment.scope).expressions)
    } catch {
      // A replay shows no answers, and with other parameters a question may have none.
      guard control.isReplay, case .failed(let diagnostic) = error,
        diagnostic.mistake.id != .tooMuchWork
      else { throw error }
    }
    for output in outputs { try emit(output, at: span) }
  }
}

extension World {
  /// Removes the questions that wait: the runs of a sweep do not answer what was asked before it.
  package func dropQuestions() { change { $0.questions = [] } }
}
