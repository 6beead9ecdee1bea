import Execution

enum RedoCommand {
  static let declaration = CommandDeclaration(
    "redo", "Restores what `undo` took back", .time, NoClauses(), examples: ["run 1s; undo; redo"],
    notes: [
      "Repeat it to restore everything, until you change something else. Commands that only show "
        + "something change nothing."
    ],
    .session { (_) throws(Failure) in .redo })
}
