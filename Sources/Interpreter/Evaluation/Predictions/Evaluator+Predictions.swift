import Answers
import Diagnostics
import Language
import Values

/// Predictions: stored when they are made, and answered at the predicted moment.
extension Evaluator {
  /// Stores a prediction until its moment.
  package func keep(_ prediction: Prediction) throws(Failure) {
    guard world.values.predictions.count < Limits.predictions else {
      throw Failure(
        .tooMany("predictions that wait", Limits.predictions)
          .helped(by: "let time pass until some are answered"),
        at: prediction.expression.span)
    }
    world.change { $0.predictions.append(prediction) }
  }

  /// Answers the predictions of the current frame, after everything else in the frame.
  package func answerGuesses(_ span: Span) throws(Failure) {
    guard !world.values.predictions.isEmpty else { return }
    let (frame, isAtRest) = (stage.frame, !stage.isMoving)
    func isDue(_ prediction: Prediction) -> Bool {
      prediction.frame.map { $0 <= frame } ?? isAtRest
    }
    var due = world.values.predictions.filter(isDue)
    guard !due.isEmpty else { return }
    world.change { $0.predictions.removeAll(where: isDue) }
    while let first = due.first {
      try answer(due.filter(first.isAboutSame), at: frame, span)
      due.removeAll(where: first.isAboutSame)
    }
  }

  /// Answers predictions of one value at a frame that has been recorded.
  ///
  /// A value that can no longer be read gives a warning and not an error: predictions do not affect
  /// the simulation.
  package func answer(_ predictions: [Prediction], at frame: Int, _ span: Span) throws(Failure) {
    var outputs: [Output] = []
    do throws(Failure) {
      outputs = try PredictionAnswer(
        predictions, at: frame, isolated(in: predictions[0].scope).expressions
      )
      .outputs
    } catch {
      guard case .failed(let diagnostic) = error, diagnostic.mistake.id != .tooMuchWork else {
        throw error
      }
      let mistake = Mistake.predictionUnanswered(
        predictions[0].expression.written, why: diagnostic.mistake.message)
      let place = predictions[0].expression.span
      outputs = [.warning(Diagnostic(mistake, at: place, severity: .warning))]
    }
    for output in outputs { try emit(output, at: span) }
  }
}
