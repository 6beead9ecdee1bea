import Execution

enum TitleCommand {
  static let text = Subject("TEXT", .string, "the title")

  static let declaration = CommandDeclaration(
    "title", "gives the notebook its title", .session, subject: text,
    examples: ["title \"Falling box\""],
    .session { (call) throws(Failure) in
      let text = try call[text]
      guard !text.contains("\n") else { throw call.fail(.titleOverLines) }
      return .title(text)
    })
}
