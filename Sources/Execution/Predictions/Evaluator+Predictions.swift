import Answers
import Diagnostics
import Language
import Values

/// Predictions: noted when they are made, answered when the moment comes that they are about.
extension Evaluator {
  /// Keeps a prediction until its moment comes.
  package func keep(_ prediction: Prediction) throws(Failure) {
    guard world.values.predictions.count < Limits.predictions else {
      throw Failure(
        .tooMany("predictions that wait", Limits.predictions)
          .helped(by: "let time pass until some are answered"),
        at: prediction.expression.span)
    }
    world.change { $0.predictions.append(prediction) }
  }

  /// Answers the predictions whose moment is this frame, which is over but for that.
  func answerGuesses(_ span: Span) throws(Failure) {
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

  /// Answers predictions about one thing at a frame that has come.
  ///
  /// What cannot be read any more is told, and stops nobody: a prediction is no part of what happens.
  package func answer(_ predictions: [Prediction], at frame: Int, _ span: Span) throws(Failure) {
    var outputs: [Output] = []
    do throws(Failure) {
      outputs = try PredictionAnswer(predictions, at: frame, apart(in: predictions[0].scope).reader)
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
