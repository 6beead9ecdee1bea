import Answers
import Diagnostics
import Language
import Values

/// Guesses: noted when they are made, answered when the moment comes that they are about.
extension Evaluator {
  /// Keeps a guess until its moment comes.
  package func keep(_ guess: Guess) throws(Failure) {
    guard world.values.guesses.count < Limits.guesses else {
      throw Failure(
        .tooMany("guesses that wait", Limits.guesses)
          .helped(by: "let time pass until some are answered"),
        at: guess.expression.span)
    }
    world.change { $0.guesses.append(guess) }
  }

  /// Answers the guesses whose moment is this frame, which is over but for that.
  func answerGuesses(_ span: Span) throws(Failure) {
    guard !world.values.guesses.isEmpty else { return }
    let (frame, isAtRest) = (stage.frame, !stage.isMoving)
    func isDue(_ guess: Guess) -> Bool { guess.frame.map { $0 <= frame } ?? isAtRest }
    var due = world.values.guesses.filter(isDue)
    guard !due.isEmpty else { return }
    world.change { $0.guesses.removeAll(where: isDue) }
    while let first = due.first {
      try answer(due.filter(first.isAboutSame), at: frame, span)
      due.removeAll(where: first.isAboutSame)
    }
  }

  /// Answers guesses about one thing at a frame that has come.
  ///
  /// What cannot be read any more is told, and stops nobody: a guess is no part of what happens.
  package func answer(_ guesses: [Guess], at frame: Int, _ span: Span) throws(Failure) {
    var outputs: [Output] = []
    do throws(Failure) {
      outputs = try GuessAnswer(guesses, at: frame, apart(in: guesses[0].scope).reader).outputs
    } catch {
      guard case .failed(let diagnostic) = error, diagnostic.mistake.id != .tooMuchWork else {
        throw error
      }
      let mistake = Mistake.guessUnanswered(
        guesses[0].expression.written, why: diagnostic.mistake.message)
      let place = guesses[0].expression.span
      outputs = [.warning(Diagnostic(mistake, at: place, severity: .warning))]
    }
    for output in outputs { try emit(output, at: span) }
  }
}
