import Execution

enum SwitchCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the fork; the first is `main`")
  }

  static let declaration = CommandDeclaration(
    "switch", "Switches to another line of history, as you left it", .time, Clauses(),
    examples: ["fork idea; run 1s; switch main", "fork idea; switch main; switch idea"],
    notes: ["The line you leave does not change. `forks` lists all lines."],
    roles: .namesFork, also: ["checkout"],
    .session { (call) throws(Failure) in .enterFork(try call[\.name]) })
}
