import Execution

enum RedoCommand {
  static let declaration = CommandDeclaration(
    "redo", "brings back what `undo` took back", .time, examples: ["run 1s; undo; redo"],
    notes: [
      "Again and again brings all of it back, until something else is changed. Looks change nothing."
    ],
    .session { (_) throws(Failure) in .redo })
}
