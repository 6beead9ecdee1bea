import Execution

enum RestoreCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "checkpoint to return to")
  }

  static let declaration = CommandDeclaration(
    "restore", "Returns exactly to a checkpoint", .time, Clauses(),
    examples: ["checkpoint before; reset; restore before"],
    notes: [
      "Everything after the checkpoint is removed; `undo` brings it back.",
      "Traces remain, so that you can compare them: `plot first, second`.",
    ],
    roles: .namesCheckpoint, also: ["rollback"],
    .session { (call) throws(Failure) in .restore(try call[\.name]) })
}
