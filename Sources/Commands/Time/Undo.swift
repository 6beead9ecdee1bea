import Execution

enum UndoCommand {
  static let declaration = CommandDeclaration(
    "undo", "Undoes the last change", .time, NoClauses(), examples: ["run 1s; undo"],
    notes: [
      "Repeat it to go back to the start. Commands that only show something, such as tables, are "
        + "not changes; titles, notes and predictions are."
    ],
    also: ["revert"],
    .session { (_) throws(Failure) in .undo })
}
