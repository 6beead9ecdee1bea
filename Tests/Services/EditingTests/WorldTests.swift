import JSON
import Testing

@testable import Editing

/// The world at the cursor: what `show` would say after the cursor's line.
@Suite struct WorldTests {
  private let book = "file:///book/fall.md"

  private func cells(_ codes: String...) -> String {
    codes.map { "Text.\n\n```motion\n\($0)\n```\n" }.joined(separator: "\n")
  }

  private func client(
    _ text: String, brief: Int64? = nil, _ capabilities: [String: JSONValue] = [:]
  ) -> TestClient {
    let shows: JSONValue = ["motionbookWorld": true]
    let client = TestClient(.utf16, capabilities.merging(["experimental": shows]) { $1 })
    if let brief { client.server.host.briefWork = brief }
    client.open(book, text)
    client.wait()
    return client
  }

  private func world(_ client: TestClient, at mark: String, plus count: Int = 0) -> JSONValue {
    client.request(
      "motionbook/world",
      [
        "textDocument": ["uri": .string(book)],
        "position": client.position(book, of: mark, plus: count),
      ])
  }

  /// The title and the remark, and whether some words are in the text.
  private func said(_ world: JSONValue, _ words: String...) -> [String] {
    let text = world["text"]?.string ?? ""
    return [world["title"]?.string, world["remark"]?.string].compactMap(\.self)
      + words.filter(text.contains)
  }

  private func refreshes(_ client: TestClient) -> Int {
    client.sent.count { $0["method"] == "motionbook/world/refresh" }
  }

  @Test func itStandsAfterTheLine() {
    let client = client(
      cells(
        "# a box\nview box frame (0, 0, 10, 10)\n\ngravity on box; run 1s", "box.center = (50, 50)")
    )
    #expect(said(world(client, at: "# a box"), "views") == ["Before line 4"])
    #expect(said(world(client, at: "view box"), "box", "gravity1") == ["After line 5", "box"])
    #expect(said(world(client, at: "view box", plus: 30), "box") == ["After line 5", "box"])
    #expect(
      said(world(client, at: "gravity on"), "t = 1 s (frame 60)", "gravity1")
        == ["After line 7", "t = 1 s (frame 60)", "gravity1"])
    let moved = said(world(client, at: "box.center"), "center (50, 50)")
    #expect(moved == ["After line 13", "center (50, 50)"])
    #expect(said(world(client, at: "view box"), "gravity1") == ["After line 5"])
    #expect(world(client, at: "Text") == .null)
    #expect(world(client, at: "view box")["drawing"]?.string?.hasPrefix("<svg") == true)
    #expect(refreshes(client) == 0)
  }

  @Test func aBlockIsOneLine() {
    let client = client(cells("let n = 0\nrepeat 3 {\n  n = n + 1\n}\nprint n"))
    #expect(said(world(client, at: "n = n + 1"), "n = 3") == ["After line 7", "n = 3"])
  }

  /// What is typed is what was typed before and more.
  @Test func aLineThatGrowsIsAnotherLine() {
    let client = client("```motion\nlet n = 1\n```\n")
    #expect(said(world(client, at: "let n"), "n = 1") == ["After line 2", "n = 1"])
    client.replace(book, "let n = 1", with: "let n = 12")
    #expect(said(world(client, at: "let n"), "n = 12") == ["After line 2", "n = 12"])
  }

  @Test func aMistakeIsSaidAndItStandsBefore() {
    let client = client(
      cells("let a = 1\nprint nope; let b = 2\nlet c = 3", "let d = 4", "reset\nlet e = 5\nprint )")
    )
    let mistake = ["Before line 5", "Line 5: there is no `nope`"]
    #expect(said(world(client, at: "let a"), "a = 1") == ["After line 4", "a = 1"])
    for mark in ["print nope", "let c", "let d", "print nope", "let c"] {
      let said = said(world(client, at: mark), "a = 1", "b = 2", "c = 3", "d = 4")
      #expect(said.first == mistake.first && said.last == "a = 1" && said.count == 3, "\(said)")
      #expect(said[1].hasPrefix("Line 5: "))
    }
    #expect(said(world(client, at: "print )"), "e = 5").first == "After line 19")
    #expect(world(client, at: "print )")["remark"]?.string?.hasPrefix("Line 20: ") == true)
    client.replace(book, "print nope", with: "print a")
    client.wait()
    #expect(said(world(client, at: "let d"), "d = 4") == ["After line 12", "d = 4"])
  }

  @Test func aMistakeWithinADefinitionStandsAtItsCall() {
    let client = client(cells("def put() {\n  print nope\n}\nlet a = 1\nput\nlet b = 2"))
    #expect(said(world(client, at: "let b"), "a = 1", "b = 2").first == "Before line 8")
  }

  @Test func whatIsNotForAnEditorIsPassedOver() {
    let client = client(cells("let a = 1\nsave \"a.md\"\nlet b = 2"))
    #expect(said(world(client, at: "let b"), "b = 2") == ["After line 6", "b = 2"])
    #expect(client.marks(book).map { $0.prefix(14) } == ["writes-refused"])
    #expect(client.diagnostics(book).first?["severity"] == 3)
  }

  @Test func aSkippedCellDoesNothing() {
    let client = client(
      cells("let a = 1") + "\n<!-- motion: skip -->\n\n```motion\nlet b = 2\n```\n")
    #expect(said(world(client, at: "let b"), "a = 1", "b = 2") == ["Before line 10", "a = 1"])
  }

  /// The client asks again once it is worth it, and not again for nothing.
  @Test func whatTakesLongIsSaidAndComesLater() {
    let client = client(
      cells("let a = 1\nrepeat 1000 { a = a + 1 }\nlet b = 2"), brief: 400_000)
    let before = said(world(client, at: "let b"), "a = 1 ", "a = 1001", "b = 2")
    #expect(before.first == "Before line 5")
    #expect(before.dropFirst().first?.hasPrefix("Line 5: not run to its end") == true)
    client.wait()
    #expect(refreshes(client) == 1)
    let after = said(world(client, at: "let b"), "a = 1001", "b = 2")
    #expect(after == ["After line 6", "a = 1001", "b = 2"])
    client.wait()
    #expect(refreshes(client) == 1)
  }

  @Test func whatTakesTooLongIsNotAskedForAgain() {
    let client = client(
      cells("let a = 1\nrepeat 100000 { a = a + 1 }\nlet b = 2", "let c = 3"), brief: 400_000)
    for mark in ["let b", "let c", "let b"] {
      #expect(said(world(client, at: mark)).first == "Before line 5", "\(mark)")
      client.wait()
    }
    let count = refreshes(client)
    _ = world(client, at: "let b")
    client.wait()
    #expect(refreshes(client) <= count + 1)
    #expect(client.server.due == nil)
    #expect(said(world(client, at: "let a"), "a = 1") == ["After line 4", "a = 1"])
  }

  @Test func whileCellsRunThereIsNoneAndThenTheClientIsTold() {
    let client = TestClient(.utf16, ["experimental": ["motionbookWorld": true]])
    client.open(book, cells("let a = 1", "let b = 2"))
    #expect(world(client, at: "let b") == .null)
    client.wait()
    #expect(refreshes(client) == 1)
    #expect(said(world(client, at: "let b"), "b = 2") == ["After line 10", "b = 2"])
  }

  @Test func inTheMiddleOfARunItIsAnswered() {
    let client = client(cells("let a = 1\nlet b = 2", "let c = a"))
    client.replace(book, "let c = a", with: "repeat 1000 { a = a + 1 }")
    client.turn(1)
    var answers: [[String]] = []
    client.work {
      if answers.isEmpty { answers.append(said(world(client, at: "let a"), "a = 1", "b = 2")) }
      return false
    }
    #expect(answers == [["After line 4", "a = 1"]])
    client.wait()
    #expect(client.marks(book) == [])
  }

  /// Completion keeps its own session, so that neither goes back for the other.
  @Test func wordsAreCompletedBeforeTheLineAsEver() {
    let client = client(cells("let height = 1\nlet width = hei"))
    for _ in 0..<2 {
      #expect(said(world(client, at: "let height"), "height = 1").last == "height = 1")
      let items = client.ask("completion", book, at: "= hei", plus: 5)["items"]?.array ?? []
      #expect(items.map { $0["label"] } == ["height"])
    }
  }

  @Test func aClientWithoutAPanelIsShownAMessage() {
    let client = client(cells("let a = 1\nrun 1s"))
    client.request(
      "workspace/executeCommand",
      [
        "command": "motionbook.world",
        "arguments": [.string(book), client.position(book, of: "let a")],
      ])
    client.wait()
    let messages = client.sent.filter { $0["method"] == "window/showMessage" }
      .compactMap { $0["params"]?["message"]?.string }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("After line 4:\nt = 0 s") == true)
  }

  @Test func scriptsAndCellsOfJupyterHaveItToo() {
    let script = "file:///a.motion"
    let client = TestClient()
    client.open(script, "let a = 1\n\nreset\nlet b = 2\n", language: "motion")
    client.wait()
    let world = client.request(
      "motionbook/world",
      [
        "textDocument": ["uri": .string(script)],
        "position": client.position(script, of: "let b"),
      ])
    #expect(said(world, "a = 1", "b = 2") == ["After line 4", "b = 2"])
  }
}
