import Diagnostics
import Notebooks
import Sharing
import Testing

@testable import Playing

/// Parameters of a notebook: other values in the place of its own.
@Suite struct ParameterTests {
  static let notebook = """
    # A fall

    ```motion
    view box frame (100, 0, 100, 100)
    print "before"
    ```

    ```output
    before
    ```

    <!-- motion: parameters -->
    ```motion
    let m = 2
    let length = 500ms; let turn = 90deg
    let curve = easeIn
    let word = "low"
    let steps = on
    ```

    ```motion
    gravity on box magnitude m
    run length
    print m, length, turn, curve, word, steps
    expect box.center.y > 100
    ```

    ```output
    30 frames, t = 0.5 s
    2 0.5 s 90 deg easeIn low on
    ```

    """

  private let host = ScriptedHost(files: ["fall.md": notebook])

  private func settings(_ texts: [String]) -> [ParameterSetting] {
    texts.compactMap(ParameterSetting.init(written:))
  }

  private func play(_ texts: String...) throws -> RunStatus {
    let input = try host.read("fall.md")
    return Workbook(in: host).play(input, settings: settings(texts))
  }

  private func check(_ texts: String...) -> RunStatus {
    Review(in: host, settings: settings(texts)).check(["fall.md"])
  }

  // MARK: run

  @Test func valuesOfEachKindTakeThePlaceOfTheNotebooksOwn() throws {
    let ending = try play(
      "m=4", "length=1s", "turn=0.5rad", "curve=spring(duration: 0.5, bounce: 0.3)", "word=high up",
      "steps=off")
    #expect(ending == .finished)
    #expect(
      host.lines.first
        == "with m = 4, length = 1s, turn = 0.5rad, curve = spring(duration: 0.5, bounce: 0.3), "
        + "word = \"high up\", steps = off")
    #expect(host.lines.last?.hasPrefix("4 1 s 28.6479 deg spring") == true)
    #expect(host.lines.last?.hasSuffix("high up off") == true)
  }

  @Test func aTextMayHaveItsQuotationMarks() throws {
    #expect(try play("word=\"a \\\"b\\\"\"") == .finished)
    #expect(host.lines.last == "2 0.5 s 90 deg easeIn a \"b\" on")
  }

  @Test(arguments: [
    ("n=4", MistakeID.unknownParameter), ("m=4s", .parameterKind), ("m=easeOut", .parameterKind),
    ("length=300", .parameterKind), ("steps=1", .parameterKind), ("curve=[1, 2]", .parameterKind),
    ("m=[1, 2]", .parameterKind), ("m=1..4", .parameterKind), ("m=4; run 1s", .unexpected),
    ("m=nowhere", .unknownName), ("m=box.center.x", .unknownName),
  ])
  func whatCannotBeAValue(_ setting: String, _ id: MistakeID) throws {
    #expect(try play(setting) == .failed)
    #expect(host.mistakes == [id])
    #expect(host.lines == [], "nothing ran")
  }

  @Test func aScriptAndANotebookWithoutParameters() throws {
    host.files["plain.md"] = "```motion\nprint 1\n```\n"
    host.files["script"] = "print 1\n"
    for name in ["plain.md", "script"] {
      let ending = Workbook(in: host).play(try host.read(name), settings: settings(["m=1"]))
      #expect(ending == .failed)
    }
    #expect(host.mistakes == [.noParameters, .noParameters] && host.lines == [])
  }

  /// The file says something else, so the session does not continue it.
  @Test func theSessionIsNotTheFiles() throws {
    let workbook = Workbook(in: host)
    #expect(workbook.play(try host.read("fall.md"), settings: settings(["m=4"])) == .finished)
    #expect(workbook.type("save") == .failed)
    #expect(host.mistakes == [.noFileYet])
    #expect(workbook.type("save \"other.md\"") == .finished)
    #expect(host.files["other.md"]?.contains("let m = 4") == true)
    #expect(host.files["fall.md"] == Self.notebook)
  }

  // MARK: check

  @Test func outputsAreComparedOnlyWhereTheValuesAreTheRecordedOnes() {
    #expect(check() == .finished)
    #expect(check("m=2.0", "steps=on") == .finished)
    #expect(check("m=4") == .finished)
    #expect(
      host.notices == [
        "fall.md: all 3 cells agree",
        "fall.md: with m = 2.0, length = 500ms, turn = 90deg, curve = easeIn, word = \"low\", "
          + "steps = on, all 3 cells agree",
        "fall.md: with m = 4, length = 500ms, turn = 90deg, curve = easeIn, word = \"low\", "
          + "steps = on, 3 cells ran; 2 were recorded with other values",
      ])
    host.files["fall.md"] = Self.notebook.replacing("\nbefore\n```", with: "\nafter\n```")
    #expect(check("m=4") == .failed, "what stands above is compared")
  }

  @Test func anExpectationAlwaysCounts() {
    #expect(check("m=0") == .failed)
    #expect(host.notices.last?.contains("expected box.center.y > 100") == true)
  }

  @Test(arguments: [
    ("print 1", "print 1"), ("let p = (1, 2)", "(1, 2)"), ("let m = 1; let m = 2", "m"),
  ])
  func aCellOfParametersHoldsOnlyLets(_ line: String, _ place: String) {
    host.files["odd.md"] = "<!-- motion: parameters -->\n```motion\n\(line)\n```\n"
    #expect(Review(in: host).check(["odd.md"]) == .failed)
    #expect(host.mistakes.count == 1 && host.notices == [])
  }

  // MARK: A sweep

  private func sweep(_ texts: String..., into file: String? = nil) -> RunStatus {
    NotebookSweeper(in: host).run("fall.md", settings(texts), into: file)
  }

  private func rows(_ file: String) -> [String] {
    host.files[file]?.split(whereSeparator: \.isNewline).map(String.init) ?? []
  }

  @Test func aRowARun() {
    #expect(sweep("m=[0, 1, 4]", "length=300ms", into: "table.csv") == .finished)
    #expect(
      rows("table.csv") == [
        "m,length (s),box.center.y > 100", "0,0.3,false", "1,0.3,false", "4,0.3,true",
      ])
    #expect(host.notices == ["table.csv: 3 runs"])
  }

  @Test func measuresAreColumns() throws {
    host.files["fall.md"]? += "\n```motion\nmeasure box.center.y\nmeasure box.center.y\n```\n"
    #expect(sweep("m=1..2", into: "table.csv") == .finished)
    let lines = rows("table.csv")
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("m,box.center.y > 100,first(box.center.y) (pt),"))
    #expect(lines[0].contains(",max(box.center.y) 2 (pt),"))
  }

  @Test func aRunThatFailsSaysSoInItsRow() throws {
    host.files["fall.md"]? += "\n```motion\nif m == 2 { run 0 frames until nothing }\n```\n"
    #expect(sweep("m=1..3", into: "table.csv") == .failed)
    let lines = rows("table.csv")
    try #require(lines.count == 4)
    #expect(lines[0] == "m,box.center.y > 100,error")
    #expect(lines[1] == "1,true," && lines[2].hasPrefix("2,true,") && lines[2].count > 8)
  }

  @Test func sharesAreTheWhole() throws {
    var rows: [Int: String] = [:]
    for number in 1...2 {
      let shard = try #require(Shard(number, of: 2))
      let ending = NotebookSweeper(in: host).run("fall.md", settings(["m=1..5"]), shard) {
        rows[$0.run] = $0.json
      }
      #expect(ending == .finished)
    }
    #expect(rows.keys.sorted() == [1, 2, 3, 4, 5])
    #expect(
      rows[3]?.contains("\"m\":3") == true
        && rows[3]?.contains("\"box.center.y > 100\":true") == true)
  }

  @Test func anInterruptedSweepWritesNothing() {
    host.interruptsAtOnce = true
    #expect(sweep("m=1..3", into: "table.csv") == .interrupted)
    #expect(host.files["table.csv"] == nil)
  }

  /// Rows are given as they come, so that what is done when it is stopped is kept.
  @Test func anInterruptedSweepKeepsItsRows() {
    host.asksLeft = 1_000
    #expect(sweep("m=1..99", into: "table.csv") == .interrupted)
    let count = rows("table.csv").count - 1
    #expect((1..<99).contains(count))
    #expect(host.notices == ["table.csv: \(count) of 99 runs"])
  }

  /// The limit is checked before anything runs, and holds for a share.
  @Test(arguments: [(Shard.whole, 10_001), (.whole, 1_001_000), (.whole, 100_000_000)])
  func tooManyRuns(_ shard: Shard, _ runs: Int) {
    let values = runs > 100_000 ? 1_000 : 1
    let texts = ["m=1..\(runs / values)", "length=1s..\(values)s"]
    #expect(NotebookSweeper(in: host).run("fall.md", settings(texts), shard) == .failed)
    #expect(host.mistakes == [.tooManyRuns])
    #expect(host.frames == [])
  }

  @Test func sharesHaveTheLimitToo() throws {
    let tenth = try #require(Shard(1, of: 10))
    #expect(tenth.problem(with: 100_000) == nil)
    let problem = try #require(tenth.problem(with: 100_001))
    #expect(problem.help?.hasSuffix("or `--shard 1/11` for a share of the runs") == true)
    for number in 1...3 {
      let shard = try #require(Shard(number, of: 3))
      for runs in 0...7 { #expect(shard.size(of: runs) == (0..<runs).count(where: shard.contains)) }
    }
  }
}
