import Diagnostics
import Execution
import Values

enum LessonCommand {
  struct Clauses: CommandClauses {
    let name = Subject(
      optional: "NAME", .lesson, "name of a lesson of the course, or a notebook's file")
    let from = Clause(
      "from", .word(Place.self), "starting point", else: "where you left off")

    enum Place: String, CaseIterable {
      case start
    }
  }

  static let declaration = CommandDeclaration(
    "lesson", "Goes through a notebook of the course, cell by cell", .session,
    Clauses(),
    examples: ["lesson", "lesson fall", "lesson fall from start", "lesson \"./mine.md\""],
    notes: [
      "`lesson` alone lists the course and shows where you are in it.",
      "Enter on an empty line, or `next`, runs the next cell. You can also run your own lines.",
      "The previous session is kept; `undo` returns to it.",
      "`help lessons` explains how to write one.",
    ],
    isRecorded: false,
    .session { (call) throws(Failure) in
      guard let name = try call[\.name] else { return .request(.lessons) }
      return .request(.lesson(name: name, fromStart: try call[\.from] != nil))
    })
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

enum NextCommand {
  static let declaration = CommandDeclaration(
    "next", "Runs the next cell of the lesson", .session, NoClauses(),
    examples: ["lesson fall; next"],
    notes: [
      "It first undoes your changes since the last cell, so that the cell's text is true."
    ],
    isRecorded: false,
    .session { (_) throws(Failure) in .request(.next) })
}

enum HintCommand {
  static let declaration = CommandDeclaration(
    "hint", "Unfolds a hidden part of a lesson, such as an answer", .session, NoClauses(),
    examples: ["lesson snap; hint"], isRecorded: false,
    .session { (_) throws(Failure) in .request(.hint) })
}
