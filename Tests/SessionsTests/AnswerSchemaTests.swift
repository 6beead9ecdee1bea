import Diagnostics
import TestSupport
import Testing

@testable import Answers
@testable import Sessions

/// Every answer conforms to the schema.
@Suite struct AnswerSchemaTests {
  private static let schema = Result { try JSONSchema.ofAnswers() }

  private func breaches(in lines: [String]) throws -> [String] {
    let schema = try Self.schema.get()
    let session = Session()
    var texts: [String] = []
    for line in lines {
      session.execute(Source(line, name: "a.md")) { result in
        texts += result.outputs.map { JSONRenderer().text(of: $0) }
        if case .failed(let diagnostic) = result.outcome {
          texts.append(JSONRenderer().text(of: .diagnostic(diagnostic)))
        }
        return true
      }
    }
    return try texts.flatMap { text in try schema.breaches(in: text).map { $0 + " in " + text } }
  }

  @Test(arguments: CommandExampleTests.examples)
  func ofAnExample(_ example: CommandExampleTests.Example) throws {
    #expect(try breaches(in: example.setup + [example.line, "show", "draw fields"]) == [])
  }

  @Test(arguments: Set(HelpTests.words).sorted())
  func ofHelp(_ word: String) throws {
    #expect(try breaches(in: ["help \(word)"]) == [])
  }

  @Test func ofMistakes() throws {
    let lines = ["nonsense", "view", "print 1 +", "let = 2", "1/0", "view a; view a"]
    #expect(try breaches(in: lines) == [])
  }
}
