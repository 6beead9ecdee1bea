import Execution
import Values

enum EditCommand {
  static let line = Subject(
    optional: "NUMBER", .count(1...Limits.listCount), "of a line, as `history` tells it")

  static let declaration = CommandDeclaration(
    "edit", "opens a line that was typed in your editor", .session, subject: line,
    examples: ["edit", "edit 1"],
    after: ["view box frame (0, 0, 10, 10)"],
    notes: [
      "Alone it opens the last entry. The editor is that of VISUAL or EDITOR.",
      "What you saved there stands at the prompt then: Enter runs it.",
    ],
    isRecorded: false, .session { (call) throws(Failure) in .edit(line: try call[line]) })
}
