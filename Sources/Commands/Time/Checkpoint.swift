import Execution

enum CheckpointCommand {
  static let name = Subject("NAME", .newName, "what the place is called")

  static let declaration = CommandDeclaration(
    "checkpoint", "gives a name to where you are, to go back to", .time, subject: name,
    examples: ["checkpoint before", "checkpoint before; run 1s; restore before"],
    notes: [
      "It outlives `reset`, `goto` and `back`, and is there on every fork.",
      "The same name again takes the place of the first.",
    ],
    also: ["bookmark", "snapshot"],
    .session { (call) throws(Failure) in .checkpoint(try call[name]) })
}
