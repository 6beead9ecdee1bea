import Answers
import JSON
import Text

/// A question in words: the reader taps one of its choices.
package struct ChoiceQuestion {
  /// The question itself.
  package let subject: String
  package let choices: [String]
  package let time: Double?
  package let answer: String
  package let because: String?
  /// Nil where there is no stage to look at.
  package private(set) var stageTime: Double?
}

extension ChoiceQuestion: QuestionKind {
  package init?(_ output: Output, in cell: PageCell) {
    guard case .question(let asked) = output, let answer = asked.answer else { return nil }
    (subject, choices, time) = (asked.text, asked.choices, asked.time)
    (self.answer, because) = (answer, asked.because)
    // The stage waits as it was in the beginning.
    if let film = cell.film, let time, time > film.start, time <= film.end + 1e-6 {
      stageTime = film.start
    }
  }

  package static func concerns(_ output: Output) -> Bool {
    if case .question = output { true } else { false }
  }

  package static func subjects(in code: String) -> [String] {
    guard code.contains("ask ") else { return [] }
    return code.matches(of: question).reduce(into: []) { found, match in
      let text = String(match.output.1)
      if !found.contains(text) { found.append(text) }
    }
  }

  /// `ask "QUESTION"`.
  private static var question: Regex<(Substring, Substring)> {
    #/\bask +"((?:[^"\\\n]|\\.)+)"/#
  }

  package static let script = PageResources.Script.choices

  package var unit: String { "" }
  package var facts: [(String, JSONText)] { [] }

  package var withoutStage: ChoiceQuestion {
    var question = self
    question.stageTime = nil
    return question
  }

  package func writeForm(to markup: inout Markup, tellsEnd: Bool) {
    var attributes = [("class", "predict choose")]
    if let stageTime, let time {
      attributes.append(("data-from", stageTime.written))
      if tellsEnd { attributes.append(("data-time", time.written)) }
    }
    markup.begin("form", attributes: attributes)
    markup.element("p", ["class": "asks"], subject)
    markup.begin("div", ["class": "choices", "role": "group", "aria-label": subject])
    for choice in choices { markup.element("button", ["value": choice], choice) }
    markup.end()
    markup.element("output")
    markup.end()
    markup.endLine()
  }

  /// Each choice has a box to mark, and the line is for the reason.
  package static func writeLine(for subject: String, in code: String, to markup: inout Markup) {
    markup.add(subject)
    for choice in choices(of: subject, in: code) {
      markup.add(" ")
      markup.element("span", ["class": "box"], choice)
    }
    markup.add(" Why")
  }

  /// The choices of a question, from its block.
  private static func choices(of subject: String, in code: String) -> [String] {
    guard let asked = code.matches(of: question).first(where: { $0.output.1 == subject }) else {
      return []
    }
    let block = code[asked.range.upperBound...].prefix { $0 != "}" }
    return block.matches(of: choice).map { String($0.output.1) }
  }

  /// `choice "TEXT"`.
  private static var choice: Regex<(Substring, Substring)> {
    #/\bchoice +"((?:[^"\\\n]|\\.)+)"/#
  }

  package func writeAnswer(to markup: inout Markup) {
    markup.add("\(subject) ")
    markup.element("b", [:], answer)
  }
}
