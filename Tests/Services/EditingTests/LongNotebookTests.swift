import JSON
import Testing

@testable import Editing

/// A notebook may be long: what is done and kept for it is what a check would do and keep.
@Suite struct LongNotebookTests {
  private let book = "file:///book/long.md"

  private func cells(_ codes: [String], output: String? = nil) -> String {
    "# Long\n"
      + codes.map { code in
        "\n```motion\n\(code)\n```\n" + (output.map { "\n```output\n\($0)\n```\n" } ?? "")
      }.joined()
  }

  private func client(_ text: String, brief: Int64? = nil, whole: Int64? = nil) -> TestClient {
    let client = TestClient()
    if let brief { client.server.host.briefWork = brief }
    if let whole { client.server.host.wholeWork = whole }
    client.open(book, text)
    client.wait()
    return client
  }

  private func liveRuns(_ client: TestClient) throws -> LiveRuns {
    try #require(client.server.documents[book]).liveRuns
  }

  private func kept(_ client: TestClient) throws -> [Bool] {
    try liveRuns(client).scenes.map { $0.runs.contains { $0.output != nil } }
  }

  // MARK: Work

  private func loop(_ rounds: Int) -> String { "reset\nlet a = 1\nrepeat \(rounds) { a = a + 1 }" }

  /// The cells together do what one replay may, and then no more.
  @Test func aDocumentHasTheWorkOfACheck() throws {
    let one = client(cells([loop(500)]))
    let work = try #require(liveRuns(one).scenes[0].runs.first).work
    let client = client(cells((0..<40).map { _ in loop(500) }), whole: work * 10 + work / 2)
    #expect(client.marks(book).map { $0.prefix(14) } == ["too-much-work:"])
    #expect(
      try liveRuns(client).scenes.map(\.runs.count) == Array(repeating: 1, count: 11)
        + Array(repeating: 0, count: 29))
    // Lighter cells leave more for those below, and heavier ones less: as if all were read anew.
    for (old, new) in [(500, 1), (500, 1), (500, 2500), (500, 1), (2500, 1)] {
      client.replace(book, loop(old), with: loop(new))
      client.wait()
      let fresh = self.client(client.text(book).text, whole: work * 10 + work / 2)
      #expect(client.said(book) == fresh.said(book))
      #expect(try liveRuns(client).scenes.map(\.work) == (try liveRuns(fresh).scenes.map(\.work)))
    }
  }

  /// A request for a cell gets no more either.
  @Test func whatIsAskedForCountsToo() throws {
    let client = client(
      cells([loop(20_000), loop(20_000), "reset\nprint 1"]), brief: 100_000, whole: 3_000_000)
    #expect(client.marks(book).map { $0.prefix(8) } == ["not-run:", "not-run:"])
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(book)]])
    client.wait()
    #expect(client.marks(book).contains { $0.hasPrefix("too-much-work:") })
    #expect(try liveRuns(client).scenes.reduce(0) { $0 + $1.work } < 2 * 3_000_000)
  }

  // MARK: Outputs

  @Test func outputsAreKeptWhereSomeoneLooks() throws {
    let scenes = (0..<6).map { "reset\nlet a = \($0)\nprint a" }
    let client = client(cells(scenes, output: "9"))
    #expect(try kept(client) == Array(repeating: false, count: 6))
    client.replace(book, "let a = 3", with: "let a = 4")
    client.wait()
    #expect(try kept(client) == [false, false, false, true, false, false])
    _ = client.ask("hover", book, at: "let a = 1", plus: 1)
    client.replace(book, "let a = 1", with: "let a = 7")
    client.wait()
    #expect(try kept(client) == [false, true, false, false, false, false])
  }

  /// An output that is not kept is made again on request.
  @Test func anOutputThatIsNotKeptIsThereWhenItIsAskedFor() throws {
    let scenes = (0..<6).map { "reset\nlet a = \($0)\n\nlet b = a\nprint b" }
    let client = client(cells(scenes, output: "9"))
    let range: JSONValue = [
      "start": client.position(book, of: "let a = 2"),
      "end": client.position(book, of: "let a = 3"),
    ]
    let actions =
      client.ask("codeAction", book, at: nil, ["range": range, "context": ["diagnostics": []]])
      .array ?? []
    #expect(actions.contains { $0["title"] == "Accept this output" && $0["edit"] != nil })
    #expect(try kept(client) == Array(repeating: false, count: 6))
    client.request(
      "workspace/executeCommand", ["command": "motionbook.run", "arguments": [.string(book), 4]])
    client.wait()
    let output = client.sent.last { $0["method"] == "motionbook/output" }
    #expect(output?["params"]?["text"] == "4")
    // An output that someone writes is compared with what the cell prints.
    client.replace(book, "9", with: "0")
    client.wait()
    #expect(client.marks(book).count == 5)
  }

  /// A cell below is helped by those above, although what these did is made again.
  @Test func completionKnowsAScenePartlyRun() throws {
    let client = client(
      cells((0..<4).map { "reset\nlet height\($0) = 1" } + ["let width = 2", "print hei + wid"]))
    let items = client.ask("completion", book, at: "print hei", plus: 9)["items"]?.array ?? []
    #expect(items.map { $0["label"] } == ["height3"])
  }

  // MARK: Length

  /// A thousand scenes, each with something to say: it is said in few messages, all of it at the end.
  @Test func muchIsSaidInFewMessages() {
    let count = 1000
    let client = client(cells((0..<count).map { "reset\nprint \($0)" }, output: "-1"))
    #expect(client.marks(book).count == count)
    let said = client.sent.count { $0["method"] == "textDocument/publishDiagnostics" }
    #expect(said <= 4)
  }

  /// Each line of a cell is found at once: a search through all of them took minutes for a cell like this one.
  @Test(.timeLimit(.minutes(2))) func aLongCellFolds() {
    let lines = (0..<100_000).map { "print \($0 % 10)" }.joined(separator: "\n")
    let client = TestClient()
    client.open(book, cells([lines + "\nrepeat 1 {\n  print 1\n}"]))
    let folds = client.ask("foldingRange", book).array ?? []
    #expect(folds.map { $0["startLine"]?.integer } == [2, 100_003])
  }
}
