import Execution
import Values

enum UndoCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .count(1...Limits.undone), "number of changes")
  }

  static let verb = "undo"
  static let declaration = declare(
    "Undoes the last change", .time, Clauses(),
    examples: ["run 1s; undo", "run 1s; step; undo 2"],
    notes: [
      "Repeat it to go back to the start; several changes at once take as long as one. Commands "
        + "that only show something, such as tables, are not changes; titles, notes and "
        + "predictions are."
    ],
    also: ["revert"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .undo(call[\.count] ?? 1)
  }
}

enum RedoCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .count(1...Limits.undone), "number of changes")
  }

  static let verb = "redo"
  static let declaration = declare(
    "Restores what `undo` took back", .time, Clauses(),
    examples: ["run 1s; undo; redo", "run 1s; step; undo 2; redo 2"],
    notes: [
      "Repeat it to restore everything, until you change something else. Commands that only show "
        + "something change nothing."
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .redo(call[\.count] ?? 1)
  }
}
