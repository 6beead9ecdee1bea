import Execution

enum CheckpointCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .newName, "name of the checkpoint")
  }

  static let verb = "checkpoint"
  static let declaration = declare(
    "Names the current point, so that you can return to it", .time, Clauses(),
    examples: ["checkpoint before", "checkpoint before; run 1s; restore before"],
    notes: [
      "It survives `reset`, `goto` and `back`, and is available on every fork.",
      "A second checkpoint with the same name replaces the first.",
    ],
    also: ["bookmark", "snapshot"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .checkpoint(call[\.name])
  }
}

enum RestoreCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "checkpoint to return to")
  }

  static let verb = "restore"
  static let declaration = declare(
    "Returns exactly to a checkpoint", .time, Clauses(),
    examples: ["checkpoint before; reset; restore before"],
    notes: [
      "Everything after the checkpoint is removed; `undo` brings it back.",
      "Traces remain, so that you can compare them: `plot first, second`.",
    ],
    roles: [.namesCheckpoint], also: ["rollback"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .restore(call[\.name])
  }
}
