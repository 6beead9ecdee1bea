import Diagnostics
import Text

/// Answers of a line or a few: values side by side, a run, a prediction, what a touch hits.
extension TextRenderer {
  static func phrase(of values: [WrittenValue]) -> Phrase {
    Phrase(
      runs: Array(
        values.map { [Phrase.Run($0.text, role: $0.isMeasured ? .measured : .plain)] }
          .joined(separator: [.init(" ")])))
  }

  static func phrase(of passed: PassedTime) -> Phrase {
    let frames = passed.frames == 1 ? "1 frame" : "\(passed.frames) frames"
    let end: String =
      switch passed.condition {
      case nil: ""
      case let condition? where !condition.isMet:
        condition.text == "rest" ? ", not at rest yet" : ": `\(condition.text)` is still false"
      case let condition?: condition.text == "rest" ? ", at rest" : ""
      }
    return Phrase("\(frames), t = \(NumberFormat.time(passed.time))\(end)")
  }

  /// A prediction, and the author's reason once it is answered.
  static func phrases(of prediction: PredictedValue) -> [Phrase] {
    let reason = prediction.actual == nil ? nil : prediction.because
    return [phrase(of: prediction)] + (reason.map { [Phrase($0)] } ?? [])
  }

  /// A question with its answer, once it has one, and the author's reason for it.
  static func phrases(of question: AskedQuestion) -> [Phrase] {
    guard let answer = question.answer else {
      return [Phrase("noted: \(question.text) \(PredictedValue.moment(question.time))")]
    }
    return [Phrase("asked: \(question.text) – \(answer)")]
      + (question.because.map { [Phrase($0)] } ?? [])
  }

  private static func phrase(of prediction: PredictedValue) -> Phrase {
    let (format, unit) = (NumberFormat(digits: prediction.digits), ReadingUnit(prediction.unit))
    func written(_ number: Double) -> String {
      format.string(unit(number)) + (unit.sign.isEmpty ? "" : " " + unit.sign)
    }
    let (name, predicted) = (prediction.expression, prediction.predicted)
    let moment = PredictedValue.moment(prediction.time)
    guard let actual = prediction.actual, let difference = prediction.difference else {
      return Phrase("noted: \(name) ~ \(written(predicted)) \(moment)")
    }
    let start = Phrase.Run("\(name) \(moment): predicted \(written(predicted)), got ")
    let got = Phrase.Run(written(actual), role: .measured)
    guard written(predicted) != written(actual) else {
      return Phrase(runs: [start, got, .init(" (right)")])
    }
    return Phrase(runs: [
      start, got, .init(prediction.isNear == true ? " (near, off by " : " (off by "),
      .init(written(difference), role: .measured), .init(")"),
    ])
  }
}

extension HitAnswer {
  /// The views that were asked, and the result of each.
  public var table: Table {
    Table(
      columns: [
        .init("asked", kind: .text), .init("in", kind: .text), .init("local point", kind: .place),
        .init("result", kind: .text),
      ],
      rows: walk.map { step in
        [
          .text(step.asked.name), step.parent.map { .text($0) } ?? .empty,
          step.point.map { .tuple([$0.x, $0.y]) } ?? .empty, .text(step.text),
        ]
      }, digits: digits)
  }
}
