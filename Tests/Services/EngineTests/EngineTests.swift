import Engine
import JSON
import TestSupport
import Testing

/// Requests in JSON, and their answers.
@Suite struct EngineTests {
  private let engine = Engine()

  private func ask(_ request: JSONValue) throws -> JSONValue {
    try JSONValue(reading: engine.answer(Array(request.text.utf8)))
  }

  private func open(_ files: [String: JSONValue]) throws {
    #expect(try ask(["do": "open", "files": .object(files)])["status"] == "finished")
  }

  private func line(_ text: String) throws -> JSONValue {
    try ask(["do": "line", "text": .string(text)])
  }

  private static let fall = """
    ```motion
    view red frame (50, 50, 100, 100)
    gravity on red
    run 1s
    ```

    ```output
    60 frames, t = 1 s
    ```
    """

  @Test func aNotebookIsCheckedAsAtThePrompt() throws {
    try open([
      "fall.md": .string(Self.fall), "late.md": .string(Self.fall + "\n\n```motion\nt\n```\n"),
    ])
    let agrees = try ask(["do": "check", "name": "fall.md"])
    #expect(agrees["status"] == "finished")
    #expect(agrees["text"]?.string?.contains("agree") == true)
    #expect(agrees["answers"]?.array?.first?["type"] == "check")
    #expect(agrees["answers"]?.array?.first?["passes"] == true)
    #expect(try ask(["do": "check", "name": "late.md"])["status"] == "failed")
    #expect(try ask(["do": "check", "name": "gone.md"])["status"] == "unreadable")
  }

  @Test func linesGoOnFromAPlayedNotebook() throws {
    try open(["fall.md": .string(Self.fall)])
    let played = try ask(["do": "play", "name": "fall.md"])
    #expect(played["text"] == "60 frames, t = 1 s\n")
    let run = try line("run 0.5s")
    #expect(run["answers"]?.array?.first?["time"]?.number == 1.5)
    #expect(run["html"]?.string?.contains("film") == true)
    let mistake = try line("nosuch")
    #expect(mistake["status"] == "failed")
    #expect(mistake["answers"]?.array?.first?["id"] == "unknown-name")
    #expect(mistake["text"]?.string?.hasPrefix("error: there is nothing called `nosuch`\n") == true)
    #expect(try line("t")["answers"]?.array?.first?["numbers"]?.array == [.number(1.5)])
  }

  @Test func aCellRunsInASessionOfItsOwn() throws {
    try open(["fall.md": .string(Self.fall + "\n\n```motion\nred.center.y\n```\n")])
    let request: JSONValue = [
      "do": "cell", "name": "fall.md", "cell": 1, "codes": ["1": "run 1s\nnosuch"],
    ]
    let answer = try ask(request)
    #expect(answer["failure"]?["cell"] == 1)
    #expect(answer["text"]?.string?.hasPrefix("60 frames, t = 2 s\n") == true)
    #expect(answer["html"]?.string?.contains("nosuch") == true)
    #expect(try ask(request) == answer)
    #expect(try line("t")["answers"]?.array?.first?["numbers"]?.array == [0])
    #expect(try ask(["do": "cell", "name": "fall.md", "cell": 2])["status"] == "failed")
  }

  @Test func filesAreReadByNameAndWhatIsWrittenIsReturned() throws {
    try open([
      "lab/fall.md": "```motion\nload \"data/fall.csv\" as fall\n```\n",
      "lab/data/fall.csv": ["base64": "dCAocykseQowLDAKMC41LDUKMSwxOQo="],
      "secret.csv": "t,y\n0,0\n1,1\n",
    ])
    #expect(try ask(["do": "play", "name": "lab/fall.md"])["status"] == "finished")
    #expect(try line("load \"data/../../secret.csv\" as x")["status"] == "failed")
    let saved = try line("save \"mine.md\"")
    #expect(saved["written"]?["mine.md"]?.string?.contains("load \"data/fall.csv\"") == true)
    #expect(try line("t")["written"] == nil)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"do":"fly"}"#, #"{"do":"line"}"#, #"{"do":"cell","name":"a.md"}"#,
    #"{"do":"open","files":{"../a.md":""}}"#, #"{"do":"open","files":{"a.md":7}}"#,
    #"{"do":"open","files":{"a.md":{"base64":"?"}}}"#,
  ])
  func whatIsNoRequestIsRefused(text: String) throws {
    let answer = try JSONValue(reading: engine.answer(Array(text.utf8)))
    #expect(answer["status"] == "refused")
    #expect(answer["reason"]?.string?.isEmpty == false)
  }
}
