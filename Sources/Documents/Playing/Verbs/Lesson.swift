import Diagnostics
import Evaluation
import Language
import Sessions
import Values

struct LessonCommand: WorkbookCommand {
  struct Clauses: CommandClauses {
    let name = Subject(
      optional: "NAME", .lesson, "name of a lesson of the course, or a notebook's file")
    let from = Clause(
      "from", .word(Place.self), "starting point", else: "where you left off")

    enum Place: String, CaseIterable {
      case start
    }
  }

  static let verb = "lesson"
  static let declaration = declare(
    "Goes through a notebook of the course, cell by cell", .session, Clauses(),
    examples: ["lesson", "lesson fall", "lesson fall from start", "lesson \"./mine.md\""],
    notes: [
      "`lesson` alone lists the course and shows where you are in it.",
      "Enter on an empty line, or `next`, runs the next cell. You can also run your own lines.",
      "The previous session is kept; `undo` returns to it.",
      "`help lessons` explains how to write one.",
    ],
    isRecorded: false, roles: [.isForPrompt])

  /// Nil lists the lessons.
  let name: String?
  let isFromStart: Bool

  init(_ call: Look<Clauses>) throws(Failure) {
    (name, isFromStart) = (call[\.name], call[\.from] != nil)
  }

  var kind: WorkbookRequestKind { .forPeople }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    guard let name else { return Ending(workbook.listLessons(span)) }
    return workbook.advised(workbook.teach(name, fromStart: isFromStart, span, from: origin))
  }
}

extension ArgumentType where Content == String {
  /// A lesson as it is written: a name or a path.
  fileprivate static var lesson: ArgumentType {
    ArgumentType(.lesson) { (evaluator, values, what) throws(Failure) in
      if case .word(let name)? = values.first { return name.text }
      return try evaluator.file(try evaluator.expression(values, of: what), what)
    }
  }
}

struct NextCommand: WorkbookCommand {
  static let verb = "next"
  static let declaration = declare(
    "Runs the next cell of the lesson", .session, NoClauses(),
    examples: ["lesson fall; next"],
    notes: [
      "It first undoes your changes since the last cell, so that the cell's text is true."
    ],
    isRecorded: false, roles: [.isForPrompt])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  var kind: WorkbookRequestKind { .forPeople }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.continueLesson(span))
  }
}

struct HintCommand: WorkbookCommand {
  static let verb = "hint"
  static let declaration = declare(
    "Unfolds a hidden part of a lesson, such as an answer", .session, NoClauses(),
    examples: ["lesson snap; hint"], isRecorded: false, roles: [.isForPrompt])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  var kind: WorkbookRequestKind { .forPeople }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.unfoldInLesson(span))
  }
}
