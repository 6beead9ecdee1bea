import Execution

enum OpenCommand {
  static let file = Subject("FILE", .file, "such as \"fall.md\"")

  static let declaration = CommandDeclaration(
    "open", "reads a notebook, replays it, and goes on from its end", .session, subject: file,
    examples: ["open \"fall.md\""], isRecorded: false,
    .session { (call) throws(Failure) in .request(.open(path: try call[file])) })
}
