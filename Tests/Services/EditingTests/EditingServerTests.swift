import JSON
import Platform
import TestSupport
import Testing

@testable import Editing

@Suite struct EditingServerTests {
  private let book = "file:///book/fall.md"

  private func cells(_ codes: String...) -> String {
    codes.map { "Text.\n\n```motion\n\($0)\n```\n" }.joined(separator: "\n")
  }

  private func client(_ text: String, _ encoding: OpenText.Encoding = .utf16) -> TestClient {
    let client = TestClient(encoding)
    client.open(book, text)
    client.wait()
    return client
  }

  // MARK: Diagnostics

  /// One of a server that waits for less than a hundredth of what it waits for otherwise.
  private func hastyClient(_ text: String) -> TestClient {
    let client = TestClient()
    client.server.host.briefWork /= 100
    client.open(book, text)
    client.wait()
    return client
  }

  @Test func syntaxIsSaidAtOnceAndTheRestAfterAPause() {
    let client = client(cells("view red frame (0, 0, 10, 10)", "run 1s"))
    #expect(client.diagnostics(book).isEmpty)
    client.replace(book, "run 1s", with: "run )\nprint blue")
    #expect(client.marks(book).count == 1)
    client.replace(book, "run )\n", with: "")
    #expect(client.marks(book) == [])
    #expect(client.publications(book).last?["version"] == 3)
    client.turn(0.1)
    #expect((client.server.due ?? 0) > client.now)
    client.wait()
    #expect(client.marks(book) == ["unknown-name: blue"])
  }

  @Test func aMistakeHidesNothingBehindTheNextReset() {
    let client = client(
      cells("print a", "print b", "reset\nlet c = 1", "print d", "reset\nprint z"))
    #expect(
      client.marks(book) == [
        "unknown-name: a", "unknown-name: b", "unknown-name: d", "unknown-name: z",
      ])
  }

  /// What a mistake keeps from running is judged without it: words that mean nothing in any case.
  @Test func aMistakeHidesNoOtherOne() {
    let client = client(
      cells(
        "view box frame (0, 0, 10, 10)\ngravty on box\nprint boxy; box.alpah = 1",
        "print )\nprint nothing", "let k = 3\nprint box.widht\nprint [1,\n2", "expect k == 4",
        "gravity on box magnitude k"))
    #expect(
      client.marks(book) == [
        "unknown-command: gravty", "unknown-name: boxy", "unknown-property: alpah",
        "missing-subject: )", "unknown-name: nothing", "unclosed: [", "unknown-property: widht",
      ])
    client.replace(book, "gravty", with: "gravity")
    client.wait()
    #expect(client.marks(book).first == "unknown-name: boxy")
  }

  /// A name that a line makes that did not run is no mistake elsewhere.
  @Test func whatAMistakeWouldHaveMadeIsNotMissed() {
    for (first, rest) in [
      ("view box frame 3", "gravity on box"), ("let a = b", "print a"), ("let a = (", "print a"),
      ("let a = 1\nlet b = 1 2", "print a + b"), ("repeat 2 { view c frame q }", "print c.alpha"),
      ("load \"none.csv\"", "print none.y"), ("def put() { view d frame q }\nput", "print d.alpha"),
      ("expect 1 == 2\nlet c = 3", "print c"),
    ] {
      #expect(client(cells(first, rest)).marks(book).count == 1, "\(first)")
    }
    #expect(client(cells("print a", "<!-- -->")).marks(book).count == 2)
    let marked = cells("print a") + "\n<!-- motion: error -->\n\n```motion\nprint b\n```\n"
    #expect(client(marked).marks(book).count == 1)
  }

  @Test func anEditRunsItsCellAndThoseAfterItInTheScene() {
    let client = client(
      cells("let a = 1", "let b = a", "expect b == 1", "reset\nlet c = 1", "expect c == 1"))
    client.replace(book, "let b = a", with: "let b = a + 1")
    // Two cells, the end of the scene, what is behind the mistake, and the preparation.
    #expect(client.wait() == 5)
    #expect(client.marks(book).map { $0.prefix(19) } == ["expectation-failed:"])
    client.replace(book, "let b = a + 1", with: "let b = a")
    client.wait()
    #expect(client.marks(book) == [])
  }

  @Test func aCommentRunsNothingAgain() {
    let client = client(cells("let a = 1 # one", "let b = a", "expect b == 1"))
    client.replace(book, "# one", with: "# two\n\n# three")
    // The end of the scene, and the preparation.
    #expect(client.wait() == 2)
    client.replace(book, "let a = 1 # two", with: "let a = 2 # two")
    client.wait()
    #expect(client.marks(book).count == 1)
  }

  @Test func aTraceCrossesAWallToWhoMentionsIt() {
    let fall = "view v frame (0, 0, 9, 9)\ngravity on v\nrun 1s\ntrace v.center.y as fallen"
    let client = client(cells(fall, "reset\nlet x = 1", "reset\nprint fallen.count"))
    #expect(client.marks(book) == [])
    client.replace(book, "as fallen", with: "as dropped")
    client.wait()
    #expect(client.marks(book) == ["unknown-name: fallen"])
  }

  @Test func aCellThatTakesLongIsNotRunUntilItIsSaved() {
    let client = hastyClient(cells("let a = 1", "repeat 3000 { a = a + 1 }", "print a + b"))
    #expect(client.marks(book).map { $0.prefix(8) } == ["not-run:"])
    let saved: JSONValue = ["textDocument": ["uri": .string(book)]]
    client.notify("textDocument/didSave", saved)
    client.wait()
    #expect(client.marks(book) == ["unknown-name: b"])
    client.replace(book, "let a = 1", with: "let a = 2", then: "textDocument/didSave", saved)
    client.wait()
    #expect(client.marks(book) == ["unknown-name: b"], "also if the edit comes with it")
  }

  @Test func whatStandsAboveACellThatTakesLongIsKnownBelowIt() {
    let client = hastyClient(
      cells("let height = 1\nrepeat 2000 { height = height + 1 }", "print hei"))
    #expect(client.marks(book).map { $0.prefix(8) } == ["not-run:"])
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(book)]])
    client.wait()
    _ = client.ask("completion", book, at: "print hei", plus: 9)
    client.replace(book, "print hei", with: "print heig")
    client.wait()
    let items = client.ask("completion", book, at: "print heig", plus: 10)["items"]?.array ?? []
    #expect(items.map { $0["label"] } == ["height"])
  }

  @Test func outputThatDriftedIsInformationOnItsOwnLine() {
    let text = "# A\n\n```motion\nprint 1\nprint 2\n```\n\n```output\n1\n3\n```\n"
    let client = client(text)
    #expect(client.marks(book) == ["drifted: 3"])
    #expect(client.diagnostics(book).first?["severity"] == 3)
    let lenses = client.ask("codeLens", book).array ?? []
    #expect(
      lenses.compactMap { $0["command"]?["title"]?.string } == ["Run", "Play as a page", "Accept"])
    let range = client.diagnostics(book).first?["range"] ?? .null
    let actions = client.ask("codeAction", book, ["range": range, "context": [:]]).array ?? []
    #expect(actions.map { $0["title"] } == ["Accept this output"])
    let edits = actions.first?["edit"]?["changes"]?[book]
    #expect(client.text(book, after: edits) == text.replacing("\n3\n", with: "\n2\n"))
  }

  @Test func acceptWaitsForTheRunAndNamesTheVersion() {
    let client = TestClient(
      .utf16, ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    client.open(book, "```motion\nprint 1\n```\n\n```output\n2\n```\n")
    client.request(
      "workspace/executeCommand",
      ["command": "motionbook.accept", "arguments": [.string(book), 0]])
    client.wait()
    let edits = client.sent.filter { $0["method"] == "workspace/applyEdit" }
    #expect(edits.count == 1)
    let change = edits.first?["params"]?["edit"]?["documentChanges"]?.array?.first
    #expect(change?["textDocument"] == ["uri": .string(book), "version": 1])
    #expect(change?["edits"]?.array?.first?["newText"] == "1")
  }

  @Test func theAdviceIsAnAction() {
    let client = client(cells("view red frame (0, 0, 10, 10) colour blue"))
    #expect(client.marks(book).count == 1)
    let range = client.diagnostics(book).first?["range"] ?? .null
    let actions = client.ask("codeAction", book, ["range": range, "context": [:]]).array ?? []
    let edits = actions.first?["edit"]?["changes"]?[book]
    client.wait()
    #expect(client.text(book, after: edits).contains("10, 10) color blue"))
  }

  @Test func theOneFixIsPreferredAndAllAreOne() {
    let client = client(
      cells("view box frame (0, 0, 10, 10)\nbox.alpah = 1", "reset\nlet wide = 1\nprint widee"))
    let all: JSONValue = [
      "start": client.position(book, of: "Text"), "end": ["line": 99, "character": 0],
    ]
    func actions(_ only: [JSONValue]? = nil) -> [JSONValue] {
      let context: [String: JSONValue] = only.map { ["only": .array($0)] } ?? [:]
      return client.ask("codeAction", book, ["range": all, "context": .object(context)]).array ?? []
    }
    #expect(actions().map { $0["isPreferred"]?.flag } == [true, true, nil])
    #expect(actions(["source.fixAll.eslint"]) == [])
    #expect(actions(["refactor"]) == [])
    #expect(actions(["quickfix"]).count == 2)
    #expect(actions([""]).count == 3)
    for wish in ["source", "source.fixAll"] as [JSONValue] {
      let found = actions([wish])
      #expect(found.map { $0["kind"] } == ["source.fixAll"])
      let fixed = client.text(book, after: found.first?["edit"]?["changes"]?[book])
      #expect(fixed.contains("box.alpha = 1") && fixed.contains("print wide\n"))
    }
    client.replace(book, "widee", with: "wide")
    client.wait()
    #expect(actions().count == 1)
  }

  @Test func whatAnAuthorExpectsOrSkipsIsNoMistake() {
    let client = client(
      "<!-- motion: error -->\n\n```motion\nprint )\n```\n\n<!-- motion: skip -->\n\n"
        + "```motion\nfoo bar\n```\n\n<!-- motion: error -->\n\n```motion\nprint 1\n```\n")
    #expect(client.diagnostics(book).compactMap { $0["severity"]?.integer } == [2])
  }

  @Test func markdownWithoutCellsIsLeftAlone() {
    let client = client("# Title\n\n<!-- motion: skip -->\n\nText.\n")
    #expect(client.publications(book).isEmpty)
    for method in [
      "completion", "hover", "documentSymbol", "foldingRange", "codeLens", "formatting",
    ] {
      #expect(client.ask(method, book, at: "Title") == .null)
    }
  }

  // MARK: Runs

  @Test func aNewerEditStopsWhatRunsAndItsResultsAreDropped() {
    let client = client(cells("let a = 1", "repeat 2000 { a = a + 1 }"))
    client.replace(book, "let a = 1", with: "let a = 2")
    client.turn(1)
    var looks = 0
    let count = client.publications(book).count
    for _ in 0..<4 {
      client.work {
        looks += 1
        return looks > 50
      }
    }
    #expect(looks > 50)
    #expect(client.publications(book).count == count)
    client.wait()
    #expect(client.diagnostics(book).isEmpty)
  }

  /// A question has its answer while the cell runs, and changes nothing of the run.
  @Test func questionsAreAnsweredWhileACellRuns() {
    let text = cells("let a = 1", "for i in 1..2000 { let b = i }\nlet c = a")
    func run(asking: Bool) -> (answers: Int, marks: [String]) {
      let client = client(text)
      client.replace(book, "let c = a", with: "let c = b2")
      client.turn(1)
      var (looks, answers) = (0, 0)
      while let due = client.server.due, due <= client.now {
        client.work {
          looks += 1
          guard asking, looks.isMultiple(of: 100) else { return false }
          let answer = client.ask("hover", book, at: "for i")
          if answer["contents"] != nil { answers += 1 }
          return false
        }
      }
      return (answers, client.marks(book))
    }
    let (asked, alone) = (run(asking: true), run(asking: false))
    #expect(asked.answers > 5)
    #expect(asked.marks == alone.marks)
    #expect(alone.marks == ["unknown-name: b2"])
  }

  @Test func aRunIsCanceledByItsProgress() {
    let client = TestClient(.utf16, ["window": ["workDoneProgress": true]])
    client.open(book, cells("let a = 1"))
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(book)]])
    let begun = client.sent.last { $0["method"] == "$/progress" }
    let token = begun?["params"]?["token"] ?? .null
    client.notify("window/workDoneProgress/cancel", ["token": token])
    let kinds = client.sent.filter { $0["method"] == "$/progress" }.map {
      $0["params"]?["value"]?["kind"]
    }
    #expect(kinds == ["begin", "end"])
    client.wait()
    #expect(client.diagnostics(book).isEmpty)
  }

  @Test func anEditDropsWhatWaitsForItsCell() {
    let client = client(cells("print 1", "print 2"))
    play(1, in: client)
    client.replace(book, "print 1\n```", with: "print 1\n```\n\n```motion\nprint 3\n```")
    client.wait()
    #expect(client.pages.isEmpty)
  }

  // MARK: Help

  /// A question does not wait for what is dear. It is prepared for the next one, once.
  @Test func aQuestionBehindWhatIsDearIsAnsweredBetterTheSecondTime() {
    let client = hastyClient(cells("let near = 1\nrepeat 300 { 1 }\nlet nearer = 2\nprint nea"))
    func names() -> [JSONValue?] {
      client.ask("completion", book, at: "print nea", plus: 9)["items"]?.array?.map { $0["label"] }
        ?? []
    }
    #expect(client.server.due == nil)
    #expect(names() == ["near"])
    #expect(client.server.due != nil)
    client.wait()
    #expect(names() == ["near", "nearer"])
    #expect(client.server.due == nil)
    client.replace(book, "300", with: "30000")
    client.wait()
    #expect(names() == ["near"])
    client.wait()
    #expect(names() == ["near"])
    #expect(
      client.server.due == nil, "what is too much also for the preparation is not tried again")
  }

  @Test func aCompletedVerbHasItsForm() {
    let client = client(cells("view box frame (0, 0, 9, 9)\ngrav"))
    let items = client.ask("completion", book, at: "grav", plus: 4)["items"]?.array ?? []
    let documentation = items.first { $0["label"] == "gravity" }?["documentation"]?["value"]?.string
    #expect(
      documentation?.contains("gravity") == true && documentation?.contains("magnitude") == true)
  }

  @Test func completionKnowsTheLinesAbove() {
    let client = client(
      cells("view red frame (0, 0, 10, 10)", "let height = 3\ngravity on r\nlet z = hei"))
    func labels(_ answer: JSONValue) -> [String] {
      (answer["items"]?.array ?? []).compactMap { $0["label"]?.string }
    }
    let views = labels(client.ask("completion", book, at: "on r", plus: 4))
    #expect(views.contains("red"))
    #expect(labels(client.ask("completion", book, at: "= hei", plus: 5)) == ["height"])
    #expect(labels(client.ask("completion", book, at: "gravity", plus: 3)).contains("gravity"))
    #expect(client.ask("completion", book, at: "Text.", plus: 3) == .null)
  }

  @Test func hoverAndSignatureSayWhatAWordMeans() {
    let client = client(cells("view red frame (0, 0, 10, 10)\ngravity on red magnitude 2"))
    let hover = client.ask("hover", book, at: "magnitude", plus: 2)
    #expect(hover["contents"]?["value"]?.string?.contains("magnitude") == true)
    #expect(client.ask("hover", book, at: "Text", plus: 1) == .null)
    let help = client.ask("signatureHelp", book, at: "magnitude 2", plus: 10)
    let signature = help["signatures"]?.array?.first
    let active = help["activeParameter"]?.integer ?? -1
    let parameters = signature?["parameters"]?.array ?? []
    #expect(parameters[active]["label"]?.string?.hasPrefix("magnitude") == true)
  }

  @Test func valuesOfExpectationsStandBehindThem() {
    let client = client(cells("let a = 2\nexpect a + 1 == 3"))
    let hints = client.ask("inlayHint", book).array ?? []
    #expect(hints.map { $0["label"] } == ["= 3"])
    #expect(hints.first?["position"]?["character"] == 17)
  }

  @Test func aConditionThatStandsTwiceHasTwoValues() {
    let client = client(cells("let a = 2\nexpect a > 1\na = 3\nexpect a > 1"))
    let hints = client.ask("inlayHint", book).array ?? []
    #expect(hints.map { $0["label"] } == ["= 2", "= 3"])
  }

  // MARK: Names

  @Test func aNameIsFoundAndRenamedWithinItsScene() {
    let text = cells(
      "view box frame (0, 0, 9, 9)", "box.alpha = 0.5 # box\ngravity on box",
      "reset\nview box frame (1, 1, 9, 9)")
    let client = client(text)
    let definition = client.ask("definition", book, at: "on box", plus: 4)
    #expect(definition["range"]?["start"] == client.position(book, of: "box frame (0"))
    #expect(client.ask("references", book, at: "on box", plus: 4).array?.count == 3)
    let edit = client.ask("rename", book, at: "on box", plus: 4, ["newName": "card"])
    #expect(
      client.text(book, after: edit["changes"]?[book])
        == cells(
          "view card frame (0, 0, 9, 9)", "card.alpha = 0.5 # box\ngravity on card",
          "reset\nview box frame (1, 1, 9, 9)"))
    for name in ["let", "2x", "gravity", "a b", ""] {
      let refused = client.ask("rename", book, at: "on box", plus: 4, ["newName": .string(name)])
      #expect(refused["code"]?.integer == -32602, "\(name)")
    }
  }

  @Test func anEditAboveAWallReadsNothingBelowIt() throws {
    let client = client(cells("let a = 1", "let b = a", "reset\nlet c = 1", "print c"))
    let document = try #require(client.server.documents[book])
    let before = document.readings.map(\.source)
    client.replace(book, "let a = 1", with: "let b = 1")
    let isKept = zip(before, document.readings).map { $0 === $1.source }
    #expect(isKept == [false, false, true, true])
    // Of the names before it, a cell keeps those that it mentions.
    #expect(document.readings[3].given.values == ["c"])
    client.replace(book, "let c = 1", with: "let d = 1")
    #expect(document.readings[3].given.values == [])
  }

  @Test func whatIsSaidAboutACellFollowsItsRuns() throws {
    let client = hastyClient(cells("repeat 3000 { 1 }", "let a = 1\nexpect a == 1", "print b"))
    #expect(client.marks(book).map { $0.prefix(8) } == ["not-run:"])
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(book)]])
    client.wait()
    #expect(client.marks(book) == ["unknown-name: b"])
    // Each cell that runs says its own, once.
    client.replace(book, "let a = 1", with: "let a = 2")
    client.wait()
    #expect(
      client.marks(book).map { $0.prefix(19) } == ["expectation-failed:", "unknown-name: b"])
  }

  @Test func aNameThatAResetEndsIsNotSharedWithTheNextScene() {
    let client = client(cells("let a = 1", "reset\nprint a", "trace 1 as t", "reset\nprint t"))
    #expect(client.ask("references", book, at: "let a", plus: 4).array?.count == 1)
    #expect(client.ask("references", book, at: "print a", plus: 6) == .null)
    #expect(client.ask("references", book, at: "print t", plus: 6).array?.count == 2)
  }

  // MARK: Colors and symbols

  @Test func colorsAreShownAndWritten() throws {
    let client = client(
      cells(
        "view red frame (0, 0, 9, 9) color red; let c = \"#00ff00\"",
        "red.color = \"#0000ff80\"\nanimate red.backgroundColor to teal\nprint \"red\""))
    let found = client.ask("documentColor", book).array ?? []
    let text = client.text(book)
    let marked = found.compactMap { text.offsets(of: $0["range"], .utf16) }.map {
      String(decoding: text.bytes[$0], as: UTF8.self)
    }
    #expect(marked == ["red", "\"#0000ff80\"", "teal"])
    #expect(found.first?["color"] == rgba(1, 0, 0, 1))
    func rgba(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> JSONValue {
      [
        "red": .number(red), "green": .number(green), "blue": .number(blue),
        "alpha": .number(alpha),
      ]
    }
    func written(_ color: JSONValue) -> [JSONValue?] {
      client.ask("colorPresentation", book, ["color": color]).array?.map { $0["label"] } ?? []
    }
    #expect(written(rgba(0, 1, 0, 1)) == ["green", "\"#00ff00\""])
    #expect(written(rgba(0, 1, 0, 0.5)) == ["\"#00ff0080\""])
  }

  @Test func namesAndHeadingsAreFoundInAllDocuments() {
    let client = client("# The Ball\n\n" + cells("view ball frame (0, 0, 9, 9)\nlet small = 1"))
    client.open("file:///book/other.motion", "def balls() { print 1 }\n", language: "motion")
    func symbols(_ query: String) -> [JSONValue?] {
      client.request("workspace/symbol", ["query": .string(query)]).array?.map { $0["name"] } ?? []
    }
    #expect(symbols("BALL") == ["The Ball", "ball", "balls"])
    #expect(symbols("") == ["The Ball", "ball", "small", "balls"])
    #expect(symbols("none") == [])
  }

  // MARK: Files

  /// Cells that load a file run again when it changes, and only those.
  @Test func watchedDataRunsItsCellsAgain() throws {
    let client = TestClient(
      .utf16, ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let asked = client.sent.first { $0["method"] == "client/registerCapability" }
    #expect(
      asked?["params"]?["registrations"]?.array?.first?["method"]
        == "workspace/didChangeWatchedFiles")
    let folder = try TemporaryFolder()
    let data = folder.path + "/throw.csv"
    try AtomicFile.write(data, "time,y\n0,1\n0.5,2\n", over: .anything)
    let book = "file://\(folder.path)/fall.md"
    let output =
      "ball: y of throw.csv, 2 rows, content 17-58272bd5c6924cf3\n"
      + "time is `time` in s, 2 rows a second"
    client.open(
      book,
      cells("load \"throw.csv\" unit s as ball") + "\n```output\n\(output)\n```\n\n"
        + cells("reset\nprint 1"))
    client.wait()
    #expect(client.marks(book) == [])
    try AtomicFile.write(data, "time,y\n0,1\n0.5,3\n", over: .anything)
    func changed(_ path: String) {
      client.notify(
        "workspace/didChangeWatchedFiles",
        ["changes": [["uri": .string("file://\(path)"), "type": 2]]])
    }
    changed(folder.path + "/other.csv")
    #expect(client.wait() == 0)
    changed(data)
    client.wait()
    #expect(client.marks(book).map { $0.prefix(8) } == ["drifted:"])
  }

  @Test func wordsHaveColorsBeforeTheyRun() {
    let client = TestClient()
    client.open(book, cells("let a = 1 # é", "print a"))
    let before = client.ask("semanticTokens/full", book)
    client.wait()
    #expect(client.ask("semanticTokens/full", book) == before)
    #expect(before["data"]?.array?.count == 6 * 5)
  }

  // MARK: Structure and layout

  @Test func headingsHoldCellsAndOutputsFold() {
    let client = client("# A\n\n```motion\nlet a = 1\n```\n\n```output\n1\n```\n\n## B\n\n# C\n")
    let symbols = client.ask("documentSymbol", book).array ?? []
    #expect(symbols.map { $0["name"] } == ["A", "C"])
    #expect(symbols.first?["children"]?.array?.map { $0["name"] } == ["let a = 1", "B"])
    #expect(client.ask("foldingRange", book).array?.map { $0["startLine"] } == [2, 6])
  }

  @Test func formattingIsThatOfFormat() {
    let client = client("~~~motion\nlet   a =  1\nrepeat 2 {\nprint a\n}\n~~~\n")
    #expect(
      client.text(book, after: client.ask("formatting", book))
        == "~~~motion\nlet a = 1\nrepeat 2 {\n  print a\n}\n~~~\n")
  }

  // MARK: Other documents

  @Test func aScriptRunsByParagraphs() {
    let client = TestClient()
    let uri = "file:///book/fall.motion"
    client.open(
      uri, "let a = 1\n\nprint b\n\nprint c\n\nreset\nprint (\n\nreset\nprint d\n",
      language: "motion")
    client.wait()
    #expect(
      client.marks(uri) == [
        "unknown-name: b", "unknown-name: c", "unclosed: (", "unknown-name: d",
      ])
  }

  @Test func mistakesOfANotebookAreSaidAboutItsCell() {
    let client = TestClient()
    func cell(_ name: String, _ text: String) -> JSONValue {
      ["uri": .string(name), "languageId": "motion", "version": 1, "text": .string(text)]
    }
    client.notify(
      "notebookDocument/didOpen",
      [
        "notebookDocument": ["uri": "file:///book/fall.ipynb", "version": 1, "cells": []],
        "cellTextDocuments": [cell("cell:1", "let a = 1"), cell("cell:2", "print a + b")],
      ])
    client.wait()
    #expect(client.diagnostics("cell:1").isEmpty)
    #expect(client.diagnostics("cell:2").count == 1)
    client.notify(
      "notebookDocument/didChange",
      [
        "notebookDocument": ["uri": "file:///book/fall.ipynb", "version": 2],
        "change": [
          "cells": [
            "structure": [
              "array": ["start": 1, "deleteCount": 0, "cells": [["document": "cell:3"]]],
              "didOpen": [cell("cell:3", "let b = 2")],
            ]
          ]
        ],
      ])
    client.wait()
    #expect(client.publications("cell:2").last?["diagnostics"] == [])
    client.notify(
      "notebookDocument/didChange",
      [
        "notebookDocument": ["uri": "file:///book/fall.ipynb", "version": 3],
        "change": [
          "cells": [
            "data": [["document": "cell:2", "metadata": ["tags": ["raises-exception"]]]],
            "textContent": [
              [
                "document": ["uri": "cell:2", "version": 2],
                "changes": [["text": "print c"]],
              ]
            ],
          ]
        ],
      ])
    client.wait()
    #expect(client.diagnostics("cell:2") == [], "the tag says that it fails")
  }

  // MARK: The protocol

  @Test func requestsThatAreCancelledAreNotAnswered() {
    let client = client(cells("let a = 1"))
    client.receive([
      [
        "id": 900, "method": "textDocument/codeLens",
        "params": ["textDocument": ["uri": .string(book)]],
      ],
      ["method": "$/cancelRequest", "params": ["id": 900]],
    ])
    #expect(client.sent.last { $0["id"] == 900 }?["error"]?["code"] == -32800)
  }

  @Test func theServerEndsInOrder() {
    let server = EditingServer(files: SystemFiles())
    let early = server.receive([.message(["id": 1, "method": "textDocument/hover"])], at: 0)
    guard case .send(let answer)? = early.first else { return #expect(Bool(false)) }
    #expect(answer["error"]?["code"] == -32002)
    #expect(server.receive([.message(["method": "exit"])], at: 0) == [.end(status: 1)])
    let client = TestClient()
    #expect(client.request("nothing/known", [:])["code"] == -32601)
    #expect(client.request("shutdown", [:]) == .null)
    #expect(client.request("shutdown", [:])["code"] == -32600)
    #expect(client.server.receive([.message(["method": "exit"])], at: 0) == [.end(status: 0)])
  }

  @Test func playMakesThePageOfAScene() {
    let client = client(
      cells("print nothing", "reset\nview v frame (0, 0, 9, 9)\ngravity on v", "run 1s"))
    play(2, in: client)
    client.wait()
    #expect(client.pages.count == 1)
    #expect(client.pages.first?.contains("<html") == true)
  }

  @Test func playHeedsWhatACellIsMarked() {
    let client = client(
      "<!-- motion: error -->\n\n```motion\nprint z\n```\n\n<!-- motion: skip -->\n\n"
        + "```motion\nprint z\n```\n\n```motion\nview v frame (0, 0, 9, 9)\nrun 1s\n```\n")
    play(2, in: client)
    client.wait()
    #expect(client.pages.count == 1)
  }

  @Test func aPageIsMadeAgainWhenItsTextIsSaved() {
    let client = client(cells("view v frame (0, 0, 9, 9)\ngravity on v\nrun 100ms"))
    func save() {
      client.notify("textDocument/didSave", ["textDocument": ["uri": .string(book)]])
      client.wait()
    }
    save()
    #expect(client.pages == [])
    play(0, in: client)
    client.wait()
    client.replace(book, "100ms", with: "300ms")
    client.wait()
    #expect(client.pages.count == 1)
    save()
    #expect(client.pages.count == 2)
    #expect(client.pages.first != client.pages.last)
    // A cell more, and nobody knows which one it was.
    client.replace(book, "```motion", with: "```motion\nprint 1\n```\n\n```motion")
    save()
    #expect(client.pages.count == 2)
  }

  /// A page that runs has the engine beside it, which its policy lets in.
  @Test func aPlayedPageRunsWhereTheClientAsks() {
    for engine in [nil, "engine-1.js"] {
      let client = TestClient(engine: engine)
      client.open(book, "```motion\nview red frame (0, 0, 50, 50)\nrun 100ms\n```\n")
      play(0, in: client)
      client.wait()
      let page = client.pages.last ?? ""
      #expect(page.contains("\"engine\":\"engine-1.js\"") == (engine != nil))
      #expect(page.contains("'wasm-unsafe-eval' 'self' file:") == (engine != nil))
    }
  }

  /// A client that shows pages in itself is told of each.
  @Test func aClientThatShowsPagesIsToldOfEach() {
    let client = TestClient(.utf16, ["experimental": ["motionbookPages": true]])
    client.open(book, cells("view v frame (0, 0, 9, 9)\nrun 100ms"))
    client.request(
      "workspace/executeCommand",
      [
        "command": "motionbook.play",
        "arguments": [.string(book), client.position(book, of: "run")],
      ])
    client.wait()
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(book)]])
    client.wait()
    let told = client.sent.filter { $0["method"] == "motionbook/page" }.compactMap { $0["params"] }
    #expect(told.map { $0["isOpened"]?.flag } == [true, false])
    #expect(told.first?["uri"]?.string?.hasPrefix("file:///pages/motion-") == true)
    #expect(told.first?["uri"] == told.last?["uri"])
    #expect(!client.sent.contains { $0["method"] == "window/showDocument" })
  }

  private func play(_ cell: Int, in client: TestClient) {
    client.request(
      "workspace/executeCommand",
      ["command": "motionbook.play", "arguments": [.string(book), .integer(cell)]])
  }
}
