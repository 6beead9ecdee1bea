import Testing

@testable import Commands
@testable import Execution
@testable import Sessions
@testable import Values

/// Examples in help work as written.
@Suite struct CommandExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let verb: String
    let setup: [String]
    let line: String
    var testDescription: String { line }
  }

  static let examples = Commands.known.all.flatMap { command in
    command.examples.map {
      Example(verb: command.verb, setup: command.exampleSetup, line: $0)
    }
  }

  @Test(arguments: examples)
  func works(_ example: Example) {
    let session = Session()
    session.require(example.setup)
    let answers = session.type(example.line)
    #expect(!answers.contains { $0.hasPrefix("error: ") }, "\(answers)")
    let isRequest =
      [
        "save", "export", "open", "sessions", "replay", "play", "check", "clear", "quit", "edit",
        "lesson", "next", "hint",
      ].contains(
        example.verb) || example.line.contains(" into ")
    #expect(answers.contains { $0.hasPrefix("request: ") } == isRequest)
  }

  @Test(arguments: Builtins.functions.map(\.example).filter { !$0.isEmpty })
  func aFunctionsExampleWorks(_ example: String) {
    let answers = Session().type(example)
    #expect(!answers.isEmpty && !answers.contains { $0.hasPrefix("error: ") }, "\(answers)")
  }
}
