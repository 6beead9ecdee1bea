import Diagnostics
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Answers
@testable import Sessions

/// Every answer conforms to the schema.
@Suite struct AnswerSchemaTests {
  private static let schema = Result { try JSONSchema.ofAnswers() }

  private func breaches(in lines: [String]) throws -> [String] {
    let schema = try Self.schema.get()
    return try answers(to: lines).flatMap { text in
      try schema.breaches(in: text).map { $0 + " in " + text }
    }
  }

  private func answers(to lines: [String]) -> [String] {
    let session = Session.typed()
    return lines.flatMap { line in
      let reply = session.reply(to: line, name: "a.md")
      return (reply.outputs + (reply.diagnostic.map { [.diagnostic($0)] } ?? []))
        .map { JSONRenderer().text(of: $0) }
    }
  }

  @Test(arguments: CommandExampleTests.examples)
  func ofAnExample(_ example: CommandExampleTests.Example) throws {
    #expect(try breaches(in: example.setup + [example.line, "show", "draw fields"]) == [])
  }

  /// Measurements are answered as values, so that nobody needs to read sentences.
  @Test(arguments: [
    ("print", "print"), ("run", "passed"), ("step", "passed"), ("expect", "expectation"),
    ("predict", "prediction"), ("ask", "question"), ("why", "reasons"), ("hit", "hit"),
    ("energy", "table"),
  ])
  func valuesOfACommand(_ verb: String, _ type: String) throws {
    let examples = CommandExampleTests.examples.filter { $0.verb == verb }
    #expect(!examples.isEmpty)
    for example in examples {
      let found = answers(to: example.setup + [example.line])
      #expect(found.contains { $0.hasPrefix("{\"type\":\"\(type)\",") }, "\(found)")
    }
  }

  @Test(arguments: [
    ("red.center.y", #""name":"red.center.y","text":"100","numbers":[100],"unit":"pt"}"#),
    ("red.rotation", #""name":"red.rotation","text":"0 rad (0 deg)","numbers":[0],"unit":"rad"}"#),
    ("red.velocity", #""name":"red.velocity","text":"(0, 0)","numbers":[0,0],"unit":"pt/s"}"#),
    ("1s + 500ms", #""name":"1s + 500ms","text":"1.5 s","numbers":[1.5],"unit":"s"}"#),
    ("2 * 3", #""name":"2 * 3","text":"6","numbers":[6]}"#),
    ("50%", #""text":"50%","numbers":[0.5]}"#),
    ("print \"y\", red.center.y", #"[{"text":"y"},{"name":"red.center.y","text":"100","numbers""#),
    ("run until rest", #""frames":0,"time":0,"condition":"rest","isMet":true}"#),
    ("run until red.alpha < 1 max 1s", #""condition":"red.alpha < 1","isMet":false}"#),
    ("expect red.alpha == 1", #""condition":"red.alpha == 1","holds":true,"operator":"=="#),
    ("expect red.center.y ~ 90 within 5", #""holds":false,"operator":"~","left":{"name":"#),
    ("expect red.center.y ~ 90 within 5", #""tolerance":5,"difference":10}"#),
    ("run 1 frames; table t", #"[0.016666666666666666,0.016666666666666666]"#),
  ])
  func namesAndUnits(_ line: String, _ part: String) throws {
    let lines = ["view red frame (50, 50, 100, 100)", line]
    #expect(answers(to: lines).contains { $0.contains(part) }, "\(answers(to: lines))")
    #expect(try breaches(in: lines) == [])
  }

  /// A loop may check something a million times; what it shows is what fails.
  @Test func blocksReportOnlyWhatFails() {
    #expect(answers(to: ["repeat 3 { run 1 frames; expect t > 0 }"]) == [])
    #expect(answers(to: ["repeat 3 { expect t > 0 }"]).count == 1)
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
