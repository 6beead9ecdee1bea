/// Questions that a reader answers before the results are shown.
extension PageWriter {
  mutating func write(_ questions: [any QuestionKind]) {
    guard !questions.isEmpty else { return }
    needs.insert(.guesses)
    for question in questions { question.writeForm(to: &markup) }
  }

  /// Writes the answers to a cell's questions, in their order.
  mutating func writeAnswers(to questions: [any QuestionKind], ofCell number: Int) {
    guard !questions.isEmpty else { return }
    writeData(.array(questions.map { .string($0.answer) }), id: "answers-\(number)")
  }
}
