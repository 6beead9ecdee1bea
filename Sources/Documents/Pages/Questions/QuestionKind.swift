import Answers
import JSON
import Text

/// A kind of question to the reader, such as one for a number: how a cell asks it, the form on a page, and
/// how the answers of a class are judged and summarized.
///
/// Pages, handouts and classes ask through this protocol. They keep answers as a form encodes them, and know
/// no more of an answer. In the browser, `guesses.js` makes a `NumberGuess` (`numbers.js`) or a `ChoiceGuess`
/// (`choices.js`) of each form, and `crowd.js` draws the results as dots on an axis (`dots.js`) or as bars
/// (`bars.js`). Another kind needs its class and its script, a line in `guesses.js`, and its picture in `crowd.js`.
package protocol QuestionKind: Sendable {
  // MARK: In a cell

  /// The subjects of this kind's questions in a cell's code, each once, without the guesses.
  static func subjects(in code: String) -> [String]

  /// The places of the author's guesses in a cell's code, which `WithheldCode` leaves out.
  static func guesses(in code: String) -> [Range<String.Index>]

  /// Whether an output is about a question of this kind, answered or not.
  static func concerns(_ output: Output) -> Bool

  /// The question to which an output of a cell has the answer; nil for other outputs.
  init?(_ output: Output, in cell: PageCell)

  /// The question's subject, as written.
  var subject: String { get }
  /// The sign of the answer's unit; empty for none.
  var unit: String { get }
  /// The time that it is about; nil for the moment when everything is at rest.
  var time: Double? { get }
  /// The answer, in its unit, as it is read.
  var answer: String { get }
  /// The author's reason for the answer, in a line.
  var because: String? { get }

  // MARK: On a page

  /// The time at which the stage asks; nil for a question that is answered in its form alone.
  var stageTime: Double? { get }
  /// The question with its form and nothing on the stage.
  var withoutStage: Self { get }

  /// The scripts that its form needs.
  static var script: PageResources.Script { get }
  /// What its form has to know beside the answer and the reason.
  var facts: [(String, JSONText)] { get }

  /// Writes the form in which the reader answers.
  ///
  /// - Parameter tellsEnd: Whether it says up to which time the stage plays, which may be an answer itself.
  func writeForm(to markup: inout Markup, tellsEnd: Bool)

  /// Writes what stands before the line on which a guess is written on paper.
  static func writeLine(for subject: String, in code: String, to markup: inout Markup)

  /// Writes the question and its answer, as a sheet of answers has them.
  func writeAnswer(to markup: inout Markup)

  // MARK: In a class

  /// An answer that a form sent, as a class keeps it; nil for a text that is no answer.
  func encoded(_ sent: JSONValue) -> JSONValue?

  /// The place of an answer among others, by which they are sorted.
  func rank(of answer: JSONValue) -> Double

  /// An answer as a report writes it, without the unit.
  func written(_ answer: JSONValue) -> String

  /// The moment that it is about, in words; empty if that is a part of the subject.
  var moment: String { get }

  /// The question as a sentence; nil if the notebook's prose asks it.
  var sentence: String? { get }

  /// Why an answer that a form sent cannot be taken; nil for what no form sends.
  func problem(with sent: JSONValue) -> String?

  /// What all pages of a class have of the question beside its subject, unit and moment.
  var offered: [String: JSONValue] { get }

  /// A poll's part of the pages of a class; for readers who know the answer, with room for it.
  func results(of poll: Poll, withAnswer: Bool) -> [String: JSONValue]

  /// The answer as a class reads it, with its unit, and with what is near if `poll` decides that.
  func told(_ poll: Poll) -> ToldAnswer

  /// Whether an answer is right, or near enough to it.
  func isNear(_ answer: JSONValue, in poll: Poll) -> Bool

  /// The guesses of one vote in words, such as `10 near 53.5, 4 elsewhere`; empty without any.
  func words(_ vote: Int, of poll: Poll) -> String

  /// Which guesses were right, in a sentence; nil without any.
  func verdict(on poll: Poll) -> String?

  /// A poll's results, in sentences.
  func sentences(on poll: Poll) -> [String]

  /// A poll as a picture of text.
  func picture(of poll: Poll) -> [String]
}

extension QuestionKind {
  /// What a form has to know once it is answered.
  var told: JSONText {
    .object(
      [("answer", .string(answer))] + facts + (because.map { [("because", .string($0))] } ?? []))
  }

  /// A question in whose code the author guesses nothing.
  package static func guesses(in code: String) -> [Range<String.Index>] { [] }
}

/// An answer, for a class.
package struct ToldAnswer: Sendable {
  /// The value of its kind.
  package let value: JSONValue
  /// In words, without the unit.
  package let text: String
  /// The difference up to which a guess is near; nil for a question in words.
  package var near: Double?
  /// Whether the first vote is still to decide what is near.
  package var isNearOpen = false
}

/// The answers of a class to one question.
package struct Poll: Sendable {
  /// The answers of each vote, sorted by their rank, without those that the teacher hides.
  package let votes: [[JSONValue]]
  /// Both answers of each person who has given two.
  let pairs: [Pair]

  package struct Pair: Sendable {
    let first: JSONValue
    let second: JSONValue

    package init(_ first: JSONValue, _ second: JSONValue) {
      (self.first, self.second) = (first, second)
    }
  }

  package init(votes: [[JSONValue]], pairs: [Pair] = []) {
    (self.votes, self.pairs) = (votes, pairs)
  }

  /// The last vote in which somebody guessed; nil for none.
  var last: Int? { votes.lastIndex { !$0.isEmpty } }

  /// How many of the last vote something holds for, in words, and how many before it.
  ///
  /// - Parameter what: What it is that holds, after the count.
  func verdict(_ what: String, where holds: (JSONValue) -> Bool) -> String? {
    guard let last else { return nil }
    let counts = votes.map { "\($0.count(where: holds)) of \($0.count)" }
    let before = last > 0 && !votes[0].isEmpty ? "; before, \(counts[0])" : ""
    return "\(counts[last]) \(what)\(before)."
  }
}

extension PageCell {
  /// The kinds of questions.
  static let questionKinds: [any QuestionKind.Type] = [NumberQuestion.self, ChoiceQuestion.self]

  /// The questions to which it has the answers, each subject and time once.
  var questions: [any QuestionKind] {
    outputs.reduce(into: []) { questions, output in
      for kind in Self.questionKinds {
        guard let question = kind.init(output, in: self) else { continue }
        let isAsked = questions.contains {
          $0.subject == question.subject && $0.time == question.time
        }
        if !isAsked { questions.append(question) }
      }
    }
  }
}

extension Output {
  /// Whether it is about a question: a page's form tells it.
  var isAboutQuestion: Bool { PageCell.questionKinds.contains { $0.concerns(self) } }
}
