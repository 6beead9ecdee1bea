import Answers
import JSON
import MotionGeometry
import Text

/// The numbers that a class guesses.
///
/// The first vote decides the axis, and, where the author does not, what is near: so everything that is
/// shown later can be compared with what the class saw. What is near is what the notebook calls so.
extension NumberQuestion {
  /// The largest number, without its sign.
  private static let limit = 1e9

  /// The answer as a number.
  private var truth: Double { Double(answer) ?? .nan }

  package var moment: String { PredictedValue.moment(isAtRest ? nil : time) }

  package var sentence: String? { nil }

  package func encoded(_ sent: JSONValue) -> JSONValue? {
    sent.number.flatMap { abs($0) <= Self.limit ? .number($0) : nil }
  }

  package func problem(with sent: JSONValue) -> String? {
    guard let number = sent.number, encoded(sent) == nil else { return nil }
    return number > 0
      ? "Too large. Write a number below 1\u{A0}000\u{A0}000\u{A0}000."
      : "Too small. Write a number above -1\u{A0}000\u{A0}000\u{A0}000."
  }

  package func rank(of answer: JSONValue) -> Double { answer.number ?? .infinity }

  package func written(_ answer: JSONValue) -> String { answer.number.map(Self.written) ?? "" }

  /// A guess, as it was dragged or typed.
  static func written(_ value: Double) -> String { NumberFormat.standard.string(value) }

  /// A value to a twentieth of what is near, so that what is said is as near as what is counted.
  static func rounded(_ value: Double, to near: Double) -> String {
    guard near > 0 else { return written(value) }
    var (unit, decimals) = (near, 0)
    while unit < 20, decimals < 17 { (unit, decimals) = (unit * 10, decimals + 1) }
    return NumberFormat.rounded(value, decimals: decimals)
  }

  private static func numbers(_ answers: [JSONValue]) -> [Double] { answers.compactMap(\.number) }

  private func firstAxis(of poll: Poll) -> GuessAxis {
    GuessAxis(Self.numbers(poll.votes.first ?? []), including: nil)
  }

  /// The axis of the first vote, longer where much of the second vote is beyond it.
  private func axis(of poll: Poll) -> GuessAxis {
    let (axis, second) = (firstAxis(of: poll), Self.numbers(poll.votes.dropFirst().last ?? []))
    let beyond = second.filter { !axis.range.contains($0) }
    guard beyond.count * Self.few > second.count else { return axis }
    let ends = GuessAxis(second, including: nil)
    return axis.widened(to: ends.from).widened(to: ends.to)
  }

  /// One of so many guesses may be beyond an axis.
  private static let few = 5

  private func near(in poll: Poll) -> Double {
    guard within == nil, !isNearOpen(in: poll) else { return near }
    return PredictedValue.nearness(within: nil, onAxis: firstAxis(of: poll).range)
  }

  private func isNearOpen(in poll: Poll) -> Bool {
    within == nil && poll.votes.first?.isEmpty != false
  }

  package var offered: [String: JSONValue] { [:] }

  package func told(_ poll: Poll) -> ToldAnswer {
    let near = near(in: poll)
    return ToldAnswer(
      value: .number(truth), text: Self.rounded(truth, to: near), near: near,
      isNearOpen: isNearOpen(in: poll))
  }

  package func words(_ vote: Int, of poll: Poll) -> String {
    GuessClump.words(clumps(of: poll)[vote], near: near(in: poll))
  }

  private func clumps(of poll: Poll) -> [[GuessClump]] {
    let (axis, near) = (axis(of: poll), near(in: poll))
    return poll.votes.map { GuessClump.all(of: Self.numbers($0), on: axis, near: near) }
  }

  /// How many went from a clump of the first vote to one of the second, where several did.
  private func moves(in poll: Poll) -> [JSONValue] {
    guard !poll.pairs.isEmpty else { return [] }
    let pairs = poll.pairs.map { ($0.first.number ?? .nan, $0.second.number ?? .nan) }
    let votes = clumps(of: poll).map { $0.filter { $0.values.count > 1 } }
    return votes[0].flatMap { from in
      let left = pairs.filter { from.contains($0.0) }
      return votes[1].compactMap { to -> JSONValue? in
        let count = left.count { to.contains($0.1) }
        guard count > 1 else { return nil }
        return ["from": .number(from.center), "to": .number(to.center), "count": .integer(count)]
      }
    }
  }

  package func isNear(_ answer: JSONValue, in poll: Poll) -> Bool {
    isNear(answer, near(in: poll))
  }

  private func isNear(_ answer: JSONValue, _ near: Double) -> Bool {
    answer.number.map { abs($0 - truth) <= near } ?? false
  }

  package func verdict(on poll: Poll) -> String? {
    let told = told(poll)
    let near = near(in: poll)
    return poll.verdict("within \(withUnit(Self.written(near))) of \(told.text)") {
      isNear($0, near)
    }
  }

  package func results(of poll: Poll, withAnswer: Bool) -> [String: JSONValue] {
    let near = near(in: poll)
    let axis = withAnswer ? axis(of: poll).widened(to: truth) : axis(of: poll)
    return [
      "axis": [
        "from": .number(axis.from), "to": .number(axis.to),
        "labels": .array(axis.labels.map { .number($0) }),
      ], "dots": .array(poll.votes.map { .array($0) }), "band": .number(near),
      "clumps": .array(clumps(of: poll).map { .array($0.map(\.json)) }),
      "moves": .array(moves(in: poll)),
    ]
  }

  package func sentences(on poll: Poll) -> [String] {
    let line = because.map { [$0] } ?? []
    return ["**`\(subject)` \(moment) is \(withUnit(told(poll).text)).**"] + line
      + ["first", "second"].prefix(poll.votes.count).enumerated().map { vote, name in
        sentence(on: poll, vote, inThe: name)
      }
  }

  private func sentence(on poll: Poll, _ vote: Int, inThe name: String) -> String {
    let (answers, near) = (poll.votes[vote], near(in: poll))
    guard !answers.isEmpty else { return "Nobody guessed in the \(name) vote." }
    let guesses = answers.count == 1 ? "was 1 guess" : "were \(answers.count) guesses"
    let hits = answers.count { isNear($0, near) }
    return "In the \(name) vote there \(guesses): \(words(vote, of: poll)). "
      + "\(hits == 0 ? "None" : String(hits)) came within \(withUnit(Self.written(near)))."
  }

  private func withUnit(_ number: String) -> String {
    unit.isEmpty ? number : "\(number) \(unit)"
  }

  package func picture(of poll: Poll) -> [String] {
    GuessPlot(poll.votes.map(Self.numbers), answer: truth).lines
  }
}
