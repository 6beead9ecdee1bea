import Execution

enum SwitchCommand {
  static let name = Subject("NAME", .name, "a fork; the first is `main`")

  static let declaration = CommandDeclaration(
    "switch", "goes to another line of history, as it was left", .time, subject: name,
    examples: ["fork idea; run 1s; switch main", "fork idea; switch main; switch idea"],
    notes: ["The line you leave stays as it is. `forks` lists all."],
    also: ["checkout"],
    .session { (call) throws(Failure) in .enterFork(try call[name]) })
}
