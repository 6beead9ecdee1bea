import Execution

enum RestoreCommand {
  static let name = Subject("NAME", .name, "a checkpoint")

  static let declaration = CommandDeclaration(
    "restore", "goes back to a checkpoint, exactly", .time, subject: name,
    examples: ["checkpoint before; reset; restore before"],
    notes: [
      "What came after the checkpoint is gone; `undo` brings it back.",
      "Traces stay, so that you can compare: `plot first, second`.",
    ],
    also: ["rollback"],
    .session { (call) throws(Failure) in .restore(try call[name]) })
}
