import Execution

enum UndoCommand {
  static let declaration = CommandDeclaration(
    "undo", "takes the last change back", .time, examples: ["run 1s; undo"],
    notes: ["Again and again goes back to the start. Looks, such as tables, are no changes."],
    also: ["revert"],
    .session { (_) throws(Failure) in .undo })
}
