import Execution

enum GotoCommand {
  static let time = Subject("TIME", .time, "where to")

  static let declaration = CommandDeclaration(
    "goto", "goes to a time, back or ahead", .time, subject: time,
    examples: ["run 2s; goto 1.5s", "goto 3s"],
    notes: ["What was typed at a later time than this is gone; `undo` brings it back."],
    .session { (call) throws(Failure) in .goto(seconds: try call[time]) })
}
