import Execution

enum TitleCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "title of the notebook")
  }

  static let verb = "title"
  static let declaration = declare(
    "Sets the title of the notebook", .session, Clauses(),
    examples: ["title \"Falling box\""])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    let text = call[\.text]
    guard !text.contains("\n") else { throw call.fail(.titleOverLines) }
    return .title(text)
  }
}

enum NoteCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "text of the paragraph")
  }

  static let verb = "note"
  static let declaration = declare(
    "Adds a paragraph of Markdown to the notebook", .session, Clauses(),
    examples: ["note \"Gravity is **1000 pt/s²** at magnitude 1.\""])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .note(call[\.text])
  }
}
