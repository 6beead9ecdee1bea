import Answers
import Charts
import Text

/// Questions that a reader answers before the results are shown.
extension PageWriter {
  mutating func write(_ questions: [PageQuestion]) {
    guard !questions.isEmpty else { return }
    needs.insert(.guesses)
    for question in questions { write(question) }
  }

  private mutating func write(_ question: PageQuestion) {
    var attributes = [
      ("class", "predict"), ("data-unit", question.unit), ("data-series", question.expression),
    ]
    if let handle = question.handle, let time = question.time {
      attributes += [
        ("data-view", handle.view), ("data-change", handle.change.rawValue),
        ("data-from", handle.start.time.written), ("data-start", handle.start.value.written),
        ("data-time", time.written),
      ]
    }
    let moment = question.time.map { " at \(NumberFormat.time($0))" } ?? " when all is at rest"
    markup.begin("form", attributes: attributes.map { (key: $0.0, value: $0.1) })
    markup.begin("label")
    markup.add("Your guess for ")
    markup.element("code", [:], question.expression)
    markup.add(moment + (question.unit.isEmpty ? " " : ", in \(question.unit) "))
    markup.mark("input", ["inputmode": "decimal", "autocomplete": "off"])
    markup.end()
    markup.element("button", [:], question.handle == nil ? "Compare" : "Play")
    markup.element("output")
    markup.end()
    markup.endLine()
  }

  /// Writes the answers to a cell's questions, in their order.
  mutating func writeAnswers(to questions: [PageQuestion], ofCell number: Int) {
    guard !questions.isEmpty else { return }
    writeData(.array(questions.map { .string($0.answer) }), id: "answers-\(number)")
  }
}
