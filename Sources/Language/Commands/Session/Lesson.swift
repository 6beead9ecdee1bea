import Diagnostics
import Execution
import Values

enum LessonCommand: RequestCommand {
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
    isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    guard let name = call[\.name] else { return .request(.lessons) }
    return .request(.lesson(name: name, fromStart: call[\.from] != nil))
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

enum NextCommand: RequestCommand {
  static let verb = "next"
  static let declaration = declare(
    "Runs the next cell of the lesson", .session, NoClauses(),
    examples: ["lesson fall; next"],
    notes: [
      "It first undoes your changes since the last cell, so that the cell's text is true."
    ],
    isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.next)
  }
}

enum HintCommand: RequestCommand {
  static let verb = "hint"
  static let declaration = declare(
    "Unfolds a hidden part of a lesson, such as an answer", .session, NoClauses(),
    examples: ["lesson snap; hint"], isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.hint)
  }
}
