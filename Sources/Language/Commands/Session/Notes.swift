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

enum NoteCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "text of the paragraph")
  }

  static let declaration = CommandDeclaration(
    "note", "Adds a paragraph of Markdown to the notebook", .session, Clauses(),
    examples: ["note \"Gravity is **1000 pt/s²** at magnitude 1.\""],
    .session { (call) throws(Failure) in .note(try call[\.text]) })
}
