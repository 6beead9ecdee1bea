import Answers
import Notebooks
import Text

/// A message of a lesson besides its notebook's own text.
public enum LessonNotice: Sendable {
  /// The first cell is waiting to run.
  case begins
  /// The cell that waits has a guess that the reader may change.
  case guesses
  /// The question that the reader answers before the cell runs.
  case asks(AskedQuestion)
  /// What the reader chose, and what is right.
  case verdict(chosen: String, answer: String)
  /// What follows waits for an answer, which only a reader at a prompt can give.
  case waits(name: String)
  /// The lesson continues from the saved place, at this step, such as `3/7`.
  case goesOn(name: String, progress: String)
  /// A part is hidden here.
  case folded(summary: String)
  /// Changes since the last cell were undone.
  case putBack
  /// The next cell is only for reading.
  case notRun
  /// A cell's output differs from the notebook's.
  case differs([Drift])
  /// A cell should have failed, but did not.
  case didNotFail
  /// A cell failed or was stopped, and changed nothing.
  case stopped
  /// The lesson has ended.
  case ends(name: String, next: CourseOutline.Entry?)
  /// The lesson was left before its end.
  case left(name: String, progress: String)
  /// The place in the lesson cannot be saved.
  case placeNotKept(reason: String)

  /// The maximum number of lines of a difference.
  private static let shownLines = 8

  /// Whether an empty line separates it from the text before, like the notebook's paragraphs.
  public var standsApart: Bool {
    switch self {
    case .goesOn, .folded, .differs, .ends, .waits, .asks: true
    case .begins, .guesses, .verdict, .putBack, .notRun, .didNotFail, .stopped, .left,
      .placeNotKept:
      false
    }
  }

  /// The text: lines without a final line feed, safe for a terminal.
  public var text: String {
    switch self {
    case .begins:
      "Enter runs these lines. You can also type your own; `next` continues."
    case .guesses: "The up arrow brings these lines to the prompt, to put in a number of your own."
    case .asks(let question): Self.asked(question)
    case .verdict(let chosen, let answer) where chosen == answer:
      "You were right: \(answer.quoted)."
    case .verdict(let chosen, let answer):
      "You chose \(chosen.quoted); it is \(answer.quoted)."
    case .waits(let name):
      "What follows waits for your answer: `lesson \(name.visibleInLine)` at a prompt asks for it."
    case .goesOn(let name, let progress):
      "You are at \(progress); the cells before it have run. "
        + "`lesson \(name.visibleInLine) from start` starts over."
    case .folded(let summary):
      "\(summary.visibleInLine): hidden. Try it first; `hint` shows it, Enter continues."
    case .putBack: "Your changes are undone; the lesson continues from where it was."
    case .notRun: "This cell is only for reading; Enter continues."
    case .differs(let drifts): Self.differences(drifts)
    case .didNotFail: "This cell should have failed, but it did not."
    case .stopped: "This cell stopped and changed nothing; Enter tries it again."
    case .ends(let name, let next): Self.ending(name, next)
    case .left(let name, let progress):
      "You left the lesson at \(progress); `lesson \(name.visibleInLine)` continues it."
    case .placeNotKept(let reason):
      "warning: cannot save your place in the lesson: \(reason.visibleInLine)"
    }
  }

  /// The lines that answer it or go on from it, each with a name for a button.
  public var offers: [(title: String, line: String)] {
    switch self {
    case .asks(let question):
      question.choices.enumerated().map { ($1.visibleInLine, "\($0 + 1)") }
    case .folded(let summary): [("Show: \(summary.visibleInLine)", "hint")]
    case .ends(_, let next?): [("Begin \(next.name.visibleInLine)", "lesson \(next.name)")]
    case .begins, .guesses, .verdict, .waits, .goesOn, .putBack, .notRun, .differs, .didNotFail,
      .stopped, .ends, .left, .placeNotKept:
      []
    }
  }

  private static func asked(_ question: AskedQuestion) -> String {
    let choices = question.choices.enumerated().map { "  \($0 + 1)  \($1.visibleInLine)" }
    return
      ([question.text.visibleInLine] + choices
      + ["Type a number or the words. Enter runs the lines without an answer."])
      .joined(separator: "\n")
  }

  private static func ending(_ name: String, _ next: CourseOutline.Entry?) -> String {
    let end = "This is the end of `\(name.visibleInLine)`; the stage is yours."
    guard let next else { return end + " `lesson` lists the course." }
    return end + "\nNext: `lesson \(next.name.visibleInLine)`. \(next.question.visibleInLine)"
  }

  private static func differences(_ drifts: [Drift]) -> String {
    let lines = drifts.flatMap { drift in
      [drift.recorded.map { "- \($0)" }, drift.actual.map { "+ \($0)" }].compactMap { $0 }
    }
    let more = lines.count > shownLines ? ["…"] : []
    return
      (["The notebook has different output here (- notebook, + yours):"]
      + lines.prefix(shownLines).map(\.visibleInLine) + more).joined(separator: "\n")
  }
}
