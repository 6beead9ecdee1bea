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
