import Execution

enum ForkCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .newName, "name of the new fork")
  }

  static let declaration = CommandDeclaration(
    "fork", "Starts another line of history from here and switches to it", .time, Clauses(),
    examples: ["fork idea", "run 1s; fork idea; run 2s; switch main"],
    notes: [
      "The line you leave does not change: `switch` returns to it.",
      "All lines share traces and `set`; everything else is separate.",
    ],
    also: ["branch"],
    .session { (call) throws(Failure) in .fork(try call[\.name]) })
}
