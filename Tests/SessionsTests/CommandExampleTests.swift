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
        "save", "open", "sessions", "replay", "play", "check", "clear", "quit", "edit",
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

  @Test(arguments: Commands.known.all.map(\.verb))
  func everyCommandIsWellDeclared(_ verb: String) throws {
    let command = try #require(Commands.known.declaration(of: verb))
    #expect(!command.examples.isEmpty)
    let texts = [command.summary] + command.clauses.map(\.summary)
    for text in texts { #expect(!text.isEmpty && !text.hasSuffix("."), "\(text)") }
    let keywords = command.clauses.map(\.keyword)
    #expect(Set(keywords).count == keywords.count)
    // Every keyword occurs in an example, so that each has one that works.
    let shown = command.examples.joined(separator: " ").split(separator: " ").map(String.init)
    for clause in command.clauses {
      #expect(shown.contains(clause.keyword), "`\(clause.keyword)` is in no example")
    }
  }

  @Test func verbsAreNotControlWords() {
    let verbs = Commands.known.all.map(\.verb)
    #expect(Set(verbs).count == verbs.count)
    for verb in verbs {
      #expect(!ExpressionEvaluator.standingNames.contains(verb) || isThing(verb), "\(verb)")
    }
  }

  /// `keyboard`, `tilt` and `stage` are verbs and objects.
  private func isThing(_ verb: String) -> Bool { ["keyboard", "tilt", "stage"].contains(verb) }
}
