import Execution

enum GotoCommand {
  struct Clauses: CommandClauses {
    let time = Subject("TIME", .time, "time to go to")
  }

  static let declaration = CommandDeclaration(
    "goto", "Goes to an earlier or later time", .time, Clauses(),
    examples: ["run 2s; goto 1.5s", "goto 3s"],
    notes: ["Lines typed at a later time are removed; `undo` brings them back."],
    roles: .goesBackInRun,
    .session { (call) throws(Failure) in .goto(seconds: try call[\.time]) })
}
