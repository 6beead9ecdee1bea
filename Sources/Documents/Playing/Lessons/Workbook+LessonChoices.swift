import Answers
import Diagnostics
import Evaluation
import Language
import Sessions
import Text

/// Questions with choices in a lesson: asked before their cell runs, and answered with a number or the words.
extension Workbook {
  private var waitingQuestions: [AskedQuestion] {
    guard case .cell(let cell)? = lesson?.lesson.step.goal, !cell.directives.isSkipped else {
      return []
    }
    return session.questions(in: cell.code)
  }

  /// The question that the reader answers next; nil if none waits.
  var waitingQuestion: AskedQuestion? {
    waitingQuestions.dropFirst(lesson?.choices.count ?? 0).first
  }

  /// Takes an entry as the answer to the question that waits. After the last answer, the cell runs.
  ///
  /// - Returns: Nil for an entry that is no answer.
  func choose(_ entry: String) -> RunStatus? {
    guard let question = waitingQuestion, let choice = question.choice(entry) else { return nil }
    lesson?.choices.append(choice)
    guard let next = waitingQuestion else { return play(Source("next"), from: .entry) }
    tell(.asks(next))
    return .finished
  }

  /// The lines that note in the notebook what the reader has chosen.
  var choiceNotes: [String] {
    zip(waitingQuestions, lesson?.choices ?? []).map { question, choice in
      "note \("\(question.text) My guess: \(choice).".quoted)"
    }
  }

  /// Says of each answer of the reader whether it is right.
  func tellVerdicts() {
    for (question, choice) in zip(waitingQuestions, lesson?.choices ?? []) {
      let answered = lesson?.answered.first { $0.text == question.text }
      if let answer = answered?.answer { tell(.verdict(chosen: choice, answer: answer)) }
    }
  }
}

extension AskedQuestion {
  /// The choice that an entry is: its number from 1, or its words.
  fileprivate func choice(_ entry: String) -> String? {
    let words = entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let number = Int(words, radix: 10), choices.indices.contains(number - 1) {
      return choices[number - 1]
    }
    return choices.first { $0.lowercased() == words.lowercased() }
  }
}
