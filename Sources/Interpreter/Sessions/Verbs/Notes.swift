import Evaluation

struct TitleCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "title of the notebook")
  }

  static let verb = "title"
  static let declaration = declare(
    "Sets the title of the notebook", .session, Clauses(),
    examples: ["title \"Falling box\""])

  let title: String

  init(_ call: Look<Clauses>) throws(Failure) {
    title = call[\.text]
    guard !title.contains("\n") else { throw call.fail(.titleOverLines) }
  }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.append(.title(title), running)
  }
}

struct NoteCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let text = Subject("TEXT", .string, "text of the paragraph")
  }

  static let verb = "note"
  static let declaration = declare(
    "Adds a paragraph of Markdown to the notebook", .session, Clauses(),
    examples: ["note \"Gravity is **1000 pt/s²** at magnitude 1.\""])

  let text: String

  init(_ call: Look<Clauses>) throws(Failure) { text = call[\.text] }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.append(.note(text), running)
  }
}

extension Session {
  fileprivate func append(_ item: Record.Item, _ running: RunningStatement) -> Result {
    history.append(item, undo: .added(after: log.count))
    return finished(running, [])
  }
}
