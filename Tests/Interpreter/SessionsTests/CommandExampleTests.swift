import Playing
import SessionSupport
import Testing

@testable import Commands
@testable import Evaluation
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

  static let examples = Motionbook.commands.all.flatMap { command in
    command.examples.map {
      Example(verb: command.verb, setup: command.exampleSetup, line: $0)
    }
  }

  @Test(arguments: examples)
  func works(_ example: Example) {
    var hooks = Hooks.none
    hooks.readData = { (_, _) in (Array(Self.data(for: example.line).utf8), "stamp") }
    let session = Session.typed(example.setup, hooks: hooks)
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

  /// A file in the form that the example expects.
  private static func data(for line: String) -> String {
    if line.contains("decimal") { return "t;y\n0;84\n0,1;85,5\n" }
    if line.contains("rate") { return "frame,y\n0,84\n1,85\n" }
    return "t (ms),y\n0,84\n16.7,85\n"
  }

  @Test(arguments: Builtins.functions.map(\.example).filter { !$0.isEmpty })
  func aFunctionsExampleWorks(_ example: String) {
    let answers = Session.typed().type(example)
    #expect(!answers.isEmpty && !answers.contains { $0.hasPrefix("error: ") }, "\(answers)")
  }
}
