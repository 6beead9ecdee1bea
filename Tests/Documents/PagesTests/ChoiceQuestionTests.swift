import Answers
import JSON
import Testing
import Text

@testable import Pages

/// Questions in words: on pages, on paper and in classes.
@Suite struct ChoiceQuestionTests {
  private static let asked = AskedQuestion(
    "Which is down first?", ["the pen", "the paper", "both"], time: 1, answer: "both",
    because: "Gravity is the same for all.")

  private func question() throws -> ChoiceQuestion {
    let noted = AskedQuestion(Self.asked.text, Self.asked.choices, time: 1)
    let cell = PageCell(
      code: "", answers: [noted, Self.asked].map { CellAnswer(.question($0)) }, layout: .standard)
    #expect(cell.questions.count == 1 && cell.outputs.allSatisfy(\.isAboutQuestion))
    return try #require(cell.questions.first as? ChoiceQuestion)
  }

  @Test func eachChoiceIsAButton() throws {
    var markup = Markup()
    try question().writeForm(to: &markup, tellsEnd: true)
    for choice in Self.asked.choices {
      #expect(markup.text.contains("<button value=\"\(choice)\">\(choice)</button>"))
    }
    #expect(markup.text.contains("Which is down first?") && !markup.text.contains("Gravity"))
  }

  @Test func theAnswerStandsApart() throws {
    let told = try question().told.text
    #expect(told == #"{"answer":"both","because":"Gravity is the same for all."}"#)
  }

  @Test func aPageHasOnlyTheScriptsOfItsQuestions() throws {
    var writer = PageWriter(
      Page(result: PageCell(code: "", layout: .standard), named: "n", parts: .own))
    writer.write([try question()])
    #expect(writer.needs == [.guesses, .choices])
  }

  @Test func reasonsAreAnswers() {
    let code = """
      predict a.y ~ 4 within 2 at 1s because "It \\"falls\\"; so."
      ask "Up?" at 1s because "No." { choice "yes" when a.y < 0; choice "no" when a.y >= 0 }
      """
    #expect(ChoiceQuestion.subjects(in: code) == ["Up?"])
    #expect(NumberQuestion.subjects(in: code) == ["a.y at 1s"])
    let blanked = WithheldCode(code).text
    #expect(blanked.hasPrefix("predict a.y ~ ____ within 2 at 1s\nask \"Up?\" at 1s { choice"))
    #expect(!blanked.contains("because"))
  }

  @Test func aClassChoosesWhatIsOffered() throws {
    let question = try question()
    #expect(question.encoded(.string("both")) == .string("both"))
    #expect(question.encoded(.string("neither")) == nil && question.encoded(.number(1)) == nil)
    let votes: [[JSONValue]] = [["the pen", "the pen", "both"], ["both"]].map { vote in
      vote.map { .string($0) }
    }
    let poll = Poll(votes: votes)
    #expect(
      question.sentences(on: poll) == [
        "**Which is down first? – both**", "Gravity is the same for all.",
        "In the first vote, 1 of 3 were right.", "In the second vote, 1 of 1 were right.",
      ])
    #expect(
      question.picture(of: poll) == [
        "           first vote  second vote", "  the pen  ●●", "the paper",
        "     both  ●           ●             ← right",
      ])
    #expect(question.results(of: poll, withAnswer: false)["answer"] == nil)
  }
}
