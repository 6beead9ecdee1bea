/// What may be read of each step: by everybody, and by somebody who has guessed alone.
extension ClassState {
  func isRevealed(_ step: Int) -> Bool {
    questions.allSatisfy { $0.step != step || $0.state == .revealed }
  }

  /// Whether participants are that far.
  func canRead(_ step: Int) -> Bool { step >= 0 && step <= pace.steps.upperBound }

  /// Whether the whole of a step may be read.
  ///
  /// - Parameter person: Somebody who may know the answer alone; nil for everybody.
  private func isWhole(_ step: Int, for person: Int?) -> Bool {
    questions.allSatisfy { question in
      question.step != step || question.state == .revealed
        || person.map(question.told.contains) ?? false
    }
  }

  /// Whether a step may say the answer to a question before it that is still to be answered: one that was
  /// skipped keeps nothing from who goes on.
  func waits(_ step: Int, for person: Int? = nil) -> Bool {
    notebook.steps[step].waitsFor.map { asking in
      questions.contains {
        $0.step == asking && !$0.isDone && !(person.map($0.told.contains) ?? false)
      }
    } ?? false
  }

  /// No phone has the question of a step that waits for another one's answer.
  func requireSent(_ step: Int) throws(ClassRefusal) {
    guard waits(step), let asking = notebook.steps[step].waitsFor else { return }
    throw .follows(asking)
  }

  /// A step as it may be read now. No other text of the notebook is ever sent.
  func html(of step: Int, for person: Int? = nil) -> String {
    if waits(step, for: person) {
      return "<p class=\"waits-for\">This part follows the answer.</p>\n"
    }
    let piece = notebook.steps[step]
    return isWhole(step, for: person) ? piece.whole : piece.withheld ?? piece.whole
  }

  /// Tells one text of a step from another.
  func key(of step: Int, for person: Int? = nil) -> String {
    let text =
      waits(step, for: person) ? "waiting" : isWhole(step, for: person) ? "whole" : "withheld"
    return "\(step)-\(text)"
  }

  /// The first question whose answer somebody's run could tell.
  ///
  /// A cell can be changed into any other one. So nothing runs once the class may have read the code of a cell
  /// whose answer is still withheld. At their own pace, people get an answer for any guess: there a run waits
  /// for the questions up to its step alone.
  ///
  /// - Parameter step: The step of the run; nil for any.
  func withheld(from person: Int, at step: Int? = nil) -> ClassQuestion? {
    questions.first { question in
      guard !question.isDone, !question.told.contains(person) else { return false }
      if pace.isFree { return step.map { question.step <= $0 } ?? false }
      return question.step <= pace.gathered || question.state != .closed
    }
  }
}
