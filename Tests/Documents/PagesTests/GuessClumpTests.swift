import Answers
import JSON
import TestSupport
import Testing
import Text

@testable import Pages

/// What is said about the guesses of a class, beside the guesses themselves.
@Suite struct GuessClumpTests {
  private static func poll(_ votes: [Double]...) -> Poll {
    let answers = votes.map { $0.sorted().map { JSONValue.number($0) } }
    return Poll(votes: answers)
  }

  private static func question(_ answer: String = "53.1155", near: Double? = nil) -> NumberQuestion
  {
    NumberQuestion("b.y", unit: "pt", time: 1, answer: answer, near: near)
  }

  private static let first =
    Array(repeating: 53.5, count: 10) + Array(repeating: 57, count: 7)
    + Array(repeating: 133, count: 5) + [50, 83, 100, 115]

  /// Ties have no quartiles: what people said is counted.
  @Test func clumpsAreSaid() {
    let poll = Self.poll(Self.first, [53.5, 53.5, 54, 57])
    let question = Self.question(near: 2)
    #expect(question.words(0, of: poll) == "10 at 53.5, 7 at 57, 5 at 133, 4 elsewhere")
    #expect(question.words(1, of: poll) == "3 near 53.5, 1 elsewhere")
    #expect(
      question.verdict(on: poll) == "3 of 4 within 2 pt of 53.1; before, 10 of 26.")
    #expect(
      question.words(0, of: Self.poll([])) == "" && question.verdict(on: Self.poll([])) == nil)
    #expect(question.words(0, of: Self.poll([30, 10, 20])) == "10, 20, 30")
  }

  /// A few guesses between two kinds do not make them one.
  @Test func kindsStayApart() {
    let votes = Self.poll(
      Array(repeating: 53.5, count: 9) + [55] + Array(repeating: 57, count: 11)
        + Array(repeating: 133, count: 8),
      Array(repeating: 53.5, count: 20) + [57, 57, 57, 57])
    let question = Self.question(near: 2)
    #expect(question.words(0, of: votes) == "11 at 57, 10 near 53.5, 8 at 133")
    #expect(question.words(1, of: votes) == "20 at 53.5, 4 at 57")
  }

  /// Columns that stand apart are two, also on a wide axis.
  @Test func columnsAreNoClump() {
    let poll = Self.poll(
      Array(repeating: 400.0, count: 12) + Array(repeating: 412.0, count: 14) + [0, 560, 600])
    #expect(
      Self.question("411.536", near: 15).words(0, of: poll)
        == "14 at 412, 12 at 400, 3 elsewhere")
  }

  /// What most guess in the second vote is on the axis of the first one, which is longer then.
  @Test func theSecondVoteIsSeen() throws {
    let (first, second) = ([54.0, 54, 57, 218], Array(repeating: 358.0, count: 25) + [9000])
    let question = Self.question("369.805", near: 15)
    func ends(_ poll: Poll) throws -> (from: Double, to: Double) {
      let axis = try #require(question.results(of: poll, withAnswer: false)["axis"])
      return (try #require(axis["from"]?.number), try #require(axis["to"]?.number))
    }
    let before = try ends(Self.poll(first))
    let after = try ends(Self.poll(first, second))
    #expect(before.to < 358 && 358 < after.to && after.to < 9000)
    #expect(after.from <= before.from)
    #expect(try ends(Self.poll(first, [54, 54, 54, 54, 54, 54, 358])) == before)
  }

  /// What is near is what the notebook calls near, whatever is said of the answer.
  @Test func nearIsExact() {
    let poll = Self.poll([384.8, 384.81, 354.8, 370])
    #expect(
      Self.question("369.805", near: 15).verdict(on: poll) == "2 of 4 within 15 pt of 369.8.")
  }

  /// A guess that was changed is counted from clump to clump.
  @Test func whatMovedIsCounted() {
    func pair(_ first: Double, _ second: Double) -> Poll.Pair {
      Poll.Pair(.number(first), .number(second))
    }
    let pairs =
      Array(repeating: pair(57, 53.5), count: 4) + [pair(57, 57), pair(57, 57), pair(133, 53.5)]
    let votes = [pairs.map(\.first), pairs.map(\.second)].map { answers in
      answers.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
    let poll = Poll(votes: votes, pairs: pairs)
    let moves = Self.question(near: 2).results(of: poll, withAnswer: false)["moves"]
    #expect(
      moves == [
        ["from": .number(57), "to": .number(53.5), "count": .integer(4)],
        ["from": .number(57), "to": .number(57), "count": .integer(2)],
      ])
  }

  /// The second vote is shown on the axis of the first, and the answer only makes it longer.
  @Test func theFirstVoteDecidesTheAxis() throws {
    let question = Self.question("200")
    let axis = { (poll: Poll, isRevealed: Bool) throws -> ClosedRange<Double> in
      let axis = question.results(of: poll, withAnswer: isRevealed)["axis"]
      return try #require(axis?["from"]?.number)...(try #require(axis?["to"]?.number))
    }
    let before = try axis(Self.poll(Self.first), false)
    let both = Self.poll(Self.first, [52, 53, 54])
    #expect(try axis(both, false) == before)
    let revealed = try axis(both, true)
    #expect(revealed.lowerBound == before.lowerBound && revealed.contains(200))
    #expect(question.told(both).near == (before.upperBound - before.lowerBound) / 20)
    #expect(question.told(both).near == question.told(Self.poll(Self.first)).near)
    #expect(Self.question("200", near: 3).told(both).near == 3)
  }

  @Test(arguments: [(2.0, "53.1"), (15, "53.1"), (0.5, "53.12"), (0.004, "53.1155"), (200, "53")])
  func anAnswerIsAsExactAsWhatIsNear(_ near: Double, _ text: String) {
    #expect(Self.question(near: near).told(Self.poll([50])).text == text)
  }

  /// Whatever people guess, everybody is counted once, where they are.
  @Test(arguments: UInt64(1)...UInt64(Effort.cases(100, of: 10_000)))
  func everybodyIsCounted(_ seed: UInt64) {
    var random = Seeded(seed)
    let centers = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Double.random(in: -500...500, using: &random).rounded()
    }
    let values = (0..<Int.random(in: 1...100, using: &random)).map { _ -> Double in
      let spread = Double.random(in: -9...9, using: &random)
      return (centers.randomElement(using: &random) ?? 0)
        + (Bool.random(using: &random) ? 0 : spread.rounded())
    }.sorted()
    let axis = GuessAxis(values, including: nil)
    let near = (axis.to - axis.from) / 20
    let clumps = GuessClump.all(of: values, on: axis, near: near)
    #expect(clumps.flatMap(\.values).sorted() == values)
    #expect(zip(clumps, clumps.dropFirst()).allSatisfy { $0.values.count >= $1.values.count })
    for clump in clumps {
      let ends = clump.values.sorted()
      #expect(zip(ends, ends.dropFirst()).allSatisfy { $1 - $0 <= near })
      #expect(ends.allSatisfy { abs($0 - clump.center) <= near })
    }
    let words = GuessClump.words(clumps, near: near)
    let counts = words.matches(of: #/(?:^|, )(\d+) (?:at|near|elsewhere)/#)
      .compactMap { Int($0.output.1) }
    #expect(counts.reduce(0, +) == (counts.isEmpty ? 0 : values.count), "\(words)")
    if counts.isEmpty { #expect(words.split(separator: ", ").count == values.count, "\(words)") }
  }

  @Test func whatIsTooLargeIsSaid() {
    let question = Self.question()
    #expect(question.problem(with: .number(9_999_999_999))?.hasPrefix("Too large") == true)
    #expect(question.problem(with: .number(-2e9))?.hasPrefix("Too small") == true)
    #expect(
      question.problem(with: .string("x")) == nil && question.problem(with: .number(1)) == nil)
  }

  /// The time of rest is an outcome of the run.
  @Test func theTimeOfRestIsNotTold() throws {
    let prediction = PredictedValue(
      "b.y", 3, unit: "pt", time: 3.25, isAtRest: true, actual: 517, digits: 6)
    let cell = PageCell(code: "", layout: .standard)
    let question = try #require(NumberQuestion(.prediction(prediction), in: cell))
    #expect(question.moment == "when all is at rest")
    var writer = Markup()
    question.writeForm(to: &writer, tellsEnd: true)
    #expect(!writer.text.contains("3.25"))
  }
}
