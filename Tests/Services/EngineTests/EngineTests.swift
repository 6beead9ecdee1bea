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

  @Test func anEmptyLineGoesOnInALesson() throws {
    let page =
      "# Fall\n\n```motion\nview red frame (0, 0, 50, 50)\n```\n\n```motion\nprint 7\n```\n"
    try open([
      "course/README.md": "| lesson | |\n|---|---|\n| [Fall](fall.md) | |\n",
      "course/fall.md": .string(page),
    ])
    #expect(try line("")["html"]?.string?.contains("print") == false)
    #expect(try line("lesson fall")["lesson"]?.string?.hasPrefix("fall 1") == true)
    #expect(try line(" ")["html"]?.string?.contains("print") == true)
  }

  /// Such a row looks like a name with hyphens.
  @Test func aRowOfMinusSignsIsNoName() throws {
    #expect(try line("contains(g, 132) + ---17.48 and (1, 2)")["status"] == "failed")
  }

  // MARK: A notebook that its reader changes

  private func openLonger() throws {
    try open(["fall.md": .string(Self.fall + Self.place)])
  }

  private static let place = "\n\n```motion\nred.center.y\n```\n\n```output\n579.582\n```\n"

  @Test func aNotebookRunsWithOtherLinesInASessionOfItsOwn() throws {
    try openLonger()
    let request: JSONValue = [
      "do": "run", "name": "fall.md", "codes": ["1": "let e = -2.5 s\nrun 0.5s\ngravty on red"],
      "from": 1,
    ]
    let answer = try ask(request)
    #expect(answer["sections"]?.array?.count == 1)
    let section = answer["sections"]?.array?.first
    #expect(section?["cell"] == 1)
    #expect(section?["numbers"]?.array?.first == ["at": [8, 12], "name": "e"])
    #expect(section?["html"]?.string?.contains("id=\"film-2\"") == true)
    #expect(
      section?["fixes"]?.array?.first == [
        "title": "Change to `gravity`", "at": [24, 30], "text": "gravity",
      ])
    #expect(try ask(request) == answer)
    #expect(try line("t")["answers"]?.array?.first?["numbers"]?.array == [0])
    let whole = try ask(["do": "run", "name": "fall.md"])
    #expect(whole["sections"]?.array?.count == 2)
  }

  @Test func aCellThatFailsDoesNotKeepTheNextOnesFromRunning() throws {
    try openLonger()
    let answer = try ask([
      "do": "run", "name": "fall.md", "codes": ["0": "view red frame (0, 0, 50, 50)\nnosuch"],
    ])
    #expect(answer["sections"]?.array?.count == 2)
    #expect(answer["sections"]?.array?.last?["html"]?.string?.contains("class=\"text\"") == true)
  }

  @Test func noLineOfACellEndsItsBlock() throws {
    try openLonger()
    let answer = try ask(["do": "run", "name": "fall.md", "codes": ["0": "view red\n```\nprose"]])
    #expect(answer["status"] == "unreadable")
    #expect(
      answer["text"]?.string?.contains("a line of a cell cannot be the end of its block") == true)
  }

  @Test func theChangedNotebookIsAcceptedByACheck() throws {
    try openLonger()
    let answer = try ask([
      "do": "notebook", "name": "fall.md",
      "codes": ["0": "view red frame (0, 0, 50, 50)\ngravity on red\nrun 0.5s"],
    ])
    let text = try #require(answer["written"]?["fall.md"]?.string)
    #expect(text.contains("30 frames, t = 0.5 s"))
    // The notebook that is open is as it was.
    #expect(try ask(["do": "check", "name": "fall.md"])["status"] == "finished")
    try open(["fall.md": .string(text)])
    #expect(try ask(["do": "check", "name": "fall.md"])["status"] == "finished")
  }

  @Test func whatIsTypedIsColoredAndCompleted() throws {
    try openLonger()
    let text = "# 𝄞\nlet way = red.center.y\nplot wa"
    var request: [String: JSONValue] = [
      "do": "assist", "name": "fall.md", "cell": 1, "text": .string(text),
      "cursor": .integer(text.utf16.count),
    ]
    let answer = try ask(.object(request))
    #expect(answer["word"] == "wa")
    #expect(answer["completions"]?.array?.first?["text"] == "way")
    #expect(answer["spans"]?.array?.contains([5, 8, "clause"]) == true)
    request["explains"] = true
    request["cursor"] = .integer(text.utf16.count - 4)
    #expect(try ask(.object(request))["help"]?.string?.contains("plot") == true)
    let line = try ask(["do": "assist", "text": "gravi", "cursor": 5])
    #expect(line["completions"]?.array?.contains { $0["text"] == "gravity" } == true)
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
    "", "[]", "{}", #"{"do":"fly"}"#, #"{"do":"line"}"#, #"{"do":"run"}"#,
    #"{"do":"open","files":{"../a.md":""}}"#, #"{"do":"open","files":{"a.md":7}}"#,
    #"{"do":"open","files":{"a.md":{"base64":"?"}}}"#,
  ])
  func whatIsNoRequestIsRefused(text: String) throws {
    let answer = try JSONValue(reading: engine.answer(Array(text.utf8)))
    #expect(answer["status"] == "refused")
    #expect(answer["reason"]?.string?.isEmpty == false)
  }
}
