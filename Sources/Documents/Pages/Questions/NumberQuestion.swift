import Answers
import JSON
import Text

/// A question for a number. The question, the film and the answer are parts of the page that stand apart.
package struct NumberQuestion {
  /// A value that a reader sees on the stage: a ghost of its view can be dragged to it.
  struct Handle {
    /// The property of the view that changes.
    enum Change: String {
      case x, y, width, height, angle
    }

    let view: String
    let change: Change
    /// The time from which the ghost is dragged, in seconds, and the value there, as it is read.
    let start: (time: Double, value: Double)
  }

  package let subject: String
  package let unit: String
  package let time: Double?
  /// Whether it is about the moment when everything rests, whose time is an answer, too.
  private(set) var isAtRest = false
  package let answer: String
  package let because: String?
  /// The difference up to which a guess is near, in the unit.
  let near: Double
  /// The same if the author says so.
  private(set) var within: Double?
  /// Nil for a value that is written in a field.
  private(set) var handle: Handle?

  /// - Parameter near: The difference up to which a guess is near; nil for a share of an axis from 0.
  package init(
    _ subject: String, unit: String, time: Double?, answer: String, near: Double? = nil,
    because: String? = nil
  ) {
    (self.subject, self.unit, self.time, self.answer) = (subject, unit, time, answer)
    (self.because, within) = (because, near)
    self.near = PredictedValue.nearness(
      within: near, onAxis: GuessAxis([0, Double(answer) ?? 0], including: nil).range)
  }
}

extension NumberQuestion: QuestionKind {
  package init?(_ output: Output, in cell: PageCell) {
    guard case .prediction(let prediction) = output, let actual = prediction.actual else {
      return nil
    }
    let unit = ReadingUnit(prediction.unit)
    let handle = Handle(prediction, actual: actual, in: cell)
    let axis = handle?.axis(in: cell) ?? cell.axis(of: prediction)
    self.init(
      prediction.expression, unit: unit.sign, time: prediction.time,
      answer: NumberFormat(digits: prediction.digits).string(unit(actual)),
      near: prediction.within.map { unit($0) }
        ?? axis.map { PredictedValue.nearness(within: nil, onAxis: $0) },
      because: prediction.because)
    self.handle = handle
    isAtRest = prediction.isAtRest
    within = prediction.within.map { unit($0) }
  }

  package static func concerns(_ output: Output) -> Bool {
    if case .prediction = output { true } else { false }
  }

  package static func subjects(in code: String) -> [String] {
    guard code.contains("predict ") else { return [] }
    return code.matches(of: prediction).reduce(into: []) { found, match in
      let moment = match.output.3.firstMatch(of: moment)?.output ?? ""
      let text = (match.output.1 + moment).split(separator: " ").joined(separator: " ")
      if !found.contains(text) { found.append(text) }
    }
  }

  package static func guesses(in code: String) -> [Range<String.Index>] {
    guard code.contains("predict ") else { return [] }
    return code.matches(of: prediction).map { match in
      let guess = match.output.2
      return guess.startIndex..<guess.endIndex
    }
  }

  /// `predict VALUE ~ GUESS at TIME`, in which the time may be missing, and other clauses may follow.
  private static var prediction: Regex<(Substring, Substring, Substring, Substring)> {
    #/\bpredict +([^~<>=;\n{}]+)[~<>=]+ *([^;\n{}]*?)((?: +(?:at|within|because)\b[^;\n{}]*)?)(?=\s*(?:[;\n{}]|$))/#
  }

  private static var moment: Regex<Substring> {
    #/ at +.+?(?= +(?:within|because)\b|$)/#
  }

  package static let script = PageResources.Script.numbers

  package var facts: [(String, JSONText)] { [("near", .number(near))] }

  package var stageTime: Double? { handle?.start.time }

  package var withoutStage: NumberQuestion {
    var question = self
    question.handle = nil
    return question
  }

  package func writeForm(to markup: inout Markup, tellsEnd: Bool) {
    var attributes = [("class", "predict"), ("data-unit", unit), ("data-series", subject)]
    if let handle, let time {
      attributes += [
        ("data-view", handle.view), ("data-change", handle.change.rawValue),
        ("data-from", handle.start.time.written), ("data-start", handle.start.value.written),
      ]
      if tellsEnd { attributes.append(("data-time", time.written)) }
    }
    markup.begin("form", attributes: attributes)
    markup.begin("label")
    markup.add("Your guess for ")
    markup.element("code", [:], subject)
    markup.add(" \(moment)\(unit.isEmpty ? "" : ", in \(unit)") ")
    markup.mark("input", ["inputmode": "decimal", "autocomplete": "off"])
    markup.end()
    markup.element("button", [:], handle == nil ? "Compare" : "Play")
    markup.element("output")
    markup.end()
    markup.endLine()
  }

  package static func writeLine(for subject: String, in code: String, to markup: inout Markup) {
    markup.add("My guess for ")
    markup.element("code", [:], subject)
  }

  package func writeAnswer(to markup: inout Markup) {
    markup.element("code", [:], subject + (time.map { " at \(NumberFormat.time($0))" } ?? ""))
    markup.add(" was ")
    markup.element("b", [:], unit.isEmpty ? answer : "\(answer)\u{A0}\(unit)")
  }
}
