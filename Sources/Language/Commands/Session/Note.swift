import Execution

enum NoteCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "text of the paragraph")
  }

  static let declaration = CommandDeclaration(
    "note", "Adds a paragraph of Markdown to the notebook", .session, Clauses(),
    examples: ["note \"Gravity is **1000 pt/s²** at magnitude 1.\""],
    .session { (call) throws(Failure) in .note(try call[\.text]) })
}
