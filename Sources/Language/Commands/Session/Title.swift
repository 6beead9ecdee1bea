import Execution

enum TitleCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "title of the notebook")
  }

  static let declaration = CommandDeclaration(
    "title", "Sets the title of the notebook", .session, Clauses(),
    examples: ["title \"Falling box\""],
    .session { (call) throws(Failure) in
      let text = try call[\.text]
      guard !text.contains("\n") else { throw call.fail(.titleOverLines) }
      return .title(text)
    })
}
