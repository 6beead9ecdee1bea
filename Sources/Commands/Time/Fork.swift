import Execution

enum ForkCommand {
  static let name = Subject("NAME", .newName, "what the new line is called")

  static let declaration = CommandDeclaration(
    "fork", "makes another line of history from here, and enters it", .time, subject: name,
    examples: ["fork idea", "run 1s; fork idea; run 2s; switch main"],
    notes: [
      "The line you leave stays as it is: `switch` goes back to it.",
      "Traces and `set` are shared, all else is each line's own.",
    ],
    also: ["branch"],
    .session { (call) throws(Failure) in .fork(try call[name]) })
}
