import Execution

enum CheckpointCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .newName, "name of the checkpoint")
  }

  static let declaration = CommandDeclaration(
    "checkpoint", "Names the current point, so that you can return to it", .time, Clauses(),
    examples: ["checkpoint before", "checkpoint before; run 1s; restore before"],
    notes: [
      "It survives `reset`, `goto` and `back`, and is available on every fork.",
      "A second checkpoint with the same name replaces the first.",
    ],
    also: ["bookmark", "snapshot"],
    .session { (call) throws(Failure) in .checkpoint(try call[\.name]) })
}

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
