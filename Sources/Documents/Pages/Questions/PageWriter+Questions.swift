/// Questions that a reader answers before the results are shown.
extension PageWriter {
  mutating func write(_ questions: [any QuestionKind], tellingEnd: Bool = true) {
    guard !questions.isEmpty else { return }
    needs.insert(.guesses)
    for question in questions {
      needs.insert(type(of: question).script)
      question.writeForm(to: &markup, tellsEnd: tellingEnd)
    }
  }

  /// Writes the answers to a cell's questions, in their order.
  mutating func writeAnswers(to questions: [any QuestionKind], ofCell number: Int) {
    guard !questions.isEmpty else { return }
    writeData(.array(questions.map(\.told)), id: "answers-\(number)")
  }
}
