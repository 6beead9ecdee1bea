import Answers
import JSON
import Text

/// The numbers that a class guesses.
extension NumberQuestion {
  /// The largest number, without its sign.
  private static let limit = 1e9

  /// The answer as a number.
  private var truth: Double { Double(answer) ?? .nan }

  package func encoded(_ sent: JSONValue) -> JSONValue? {
    sent.number.flatMap { abs($0) <= Self.limit ? .number($0) : nil }
  }

  package func rank(of answer: JSONValue) -> Double { answer.number ?? .infinity }

  package func written(_ answer: JSONValue) -> String { answer.number.map(Self.written) ?? "" }

  /// A guess, as it was dragged or typed.
  static func written(_ value: Double) -> String { NumberFormat.standard.string(value) }

  private static func numbers(_ answers: [JSONValue]) -> [Double] { answers.compactMap(\.number) }

  package var offered: [String: JSONValue] { [:] }

  package func results(of poll: Poll, isRevealed: Bool) -> [String: JSONValue] {
    let votes = poll.votes.map(Self.numbers)
    let axis = GuessAxis(votes.flatMap(\.self), including: isRevealed ? truth : nil)
    var fields: [String: JSONValue] = [
      "axis": [
        "from": .number(axis.from), "to": .number(axis.to),
        "labels": .array(axis.labels.map { .number($0) }),
      ], "dots": .array(poll.votes.map { .array($0) }),
    ]
    if isRevealed {
      fields["answer"] = .number(truth)
      fields["near"] = .number(near)
    }
    return fields
  }

  package func sentences(on poll: Poll) -> [String] {
    let line = because.map { [$0] } ?? []
    return ["**`\(subject)` \(PredictedValue.moment(time)) is \(withUnit(answer)).**"] + line
      + zip(["first", "second"], poll.votes).map { name, answers in
        sentence(on: Self.numbers(answers), inThe: name)
      }
  }

  private func sentence(on values: [Double], inThe vote: String) -> String {
    guard let middle = values.quantile(0.5) else { return "Nobody guessed in the \(vote) vote." }
    let guesses = values.count == 1 ? "1 guess" : "\(values.count) guesses"
    let hits = values.count { abs($0 - truth) <= near }
    return "In the \(vote) vote there were \(guesses): the middle one was "
      + "\(withUnit(Self.written(middle))), and \(hits == 0 ? "none" : String(hits)) came within "
      + "\(withUnit(Self.written(near)))."
  }

  private func withUnit(_ number: String) -> String {
    unit.isEmpty ? number : "\(number) \(unit)"
  }

  package func picture(of poll: Poll) -> [String] {
    GuessPlot(poll.votes.map(Self.numbers), answer: truth).lines
  }
}
