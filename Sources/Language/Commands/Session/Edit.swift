import Execution
import Values

enum EditCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let line = Subject(
      optional: "NUMBER", .count(1...Limits.listCount), "number of a line in `history`")
  }

  static let verb = "edit"
  static let declaration = declare(
    "Opens an earlier line in your editor", .session, Clauses(),
    examples: ["edit", "edit 1"],
    after: ["view box frame (0, 0, 10, 10)"],
    notes: [
      "Without a number, it opens the last entry. VISUAL or EDITOR sets the editor.",
      "The text you save appears at the prompt: Enter runs it.",
    ],
    isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .edit(line: call[\.line])
  }
}
