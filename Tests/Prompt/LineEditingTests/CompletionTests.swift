import Terminal
import Testing

@testable import LineEditing

@Suite struct CompletionTests {
  init() { Terminal.prepareLocale() }

  private func step(
    _ text: String, start: Int, cursor: Int? = nil, _ candidates: CompletionResult.Candidate...
  ) -> CompletionStep {
    CompletionStep(
      CompletionResult(start: start, candidates: candidates), text: text,
      cursor: cursor ?? text.unicodeScalars.count)
  }

  @Test func noCandidateDoesNothing() { #expect(step("x", start: 0) == .nothing) }

  @Test func theOnlyOneIsInsertedWithItsSuffix() {
    let gravity = CompletionResult.Candidate("gravity", suffix: " ")
    #expect(step("gra", start: 0, gravity) == .insert("vity ", removing: 0))
    #expect(step("gravity", start: 0, gravity) == .insert(" ", removing: 0))
    #expect(step("let x = gra", start: 8, gravity) == .insert("vity ", removing: 0))
    #expect(step("", start: 0, gravity) == .insert("gravity ", removing: 0))
  }

  @Test func aSuffixThatIsThereIsNotRepeated() {
    let gravity = CompletionResult.Candidate("gravity", suffix: " ")
    #expect(step("gra red", start: 0, cursor: 3, gravity) == .insert("vity", removing: 0))
    #expect(step("gravity red", start: 0, cursor: 7, gravity) == .nothing)
  }

  @Test func theCaseIsCorrected() {
    #expect(step("GRA", start: 0, .init("gravity")) == .insert("gravity", removing: 3))
    #expect(
      step("Gr", start: 0, .init("gravity"), .init("grid")) == .insert("gr", removing: 2))
  }

  @Test func severalAreTakenAsFarAsTheyAgree() {
    let both: [CompletionResult.Candidate] = [.init("gravity", suffix: " "), .init("grid")]
    #expect(step("g", start: 0, both[0], both[1]) == .insert("r", removing: 0))
    #expect(step("gr", start: 0, both[0], both[1]) == .list(both))
    #expect(step("", start: 0, .init("a"), .init("b")) == .list([.init("a"), .init("b")]))
  }

  @Test func whatIsTypedIsNeverShortened() {
    let both: [CompletionResult.Candidate] = [.init("gravity"), .init("grid")]
    #expect(step("grx", start: 0, both[0], both[1]) == .list(both))
  }

  @Test func whatBelongsThereIsToldOverTheList() {
    let names: [CompletionResult.Candidate] = [.init("speed"), .init("size")]
    func step(_ text: String, _ candidates: [CompletionResult.Candidate]) -> CompletionStep {
      CompletionStep(
        CompletionResult(start: 0, candidates: candidates, hint: "a number; default 1"), text: text,
        cursor: text.count)
    }
    #expect(step("", []) == .list([], hint: "a number; default 1"))
    #expect(step("", [names[0]]) == .list([names[0]], hint: "a number; default 1"))
    #expect(step("sp", [names[0]]) == .insert("eed", removing: 0))
    #expect(step("", names) == .list(names, hint: "a number; default 1"))
    #expect(step("s", names) == .list(names), "one who has begun a word knows what belongs there")
    #expect(
      CompletionList.lines([], under: "a number; default 1", columns: 80, rows: 20)
        == ["  a number; default 1"])
    #expect(
      CompletionList.lines(names, under: "a number; default 1", columns: 16, rows: 20)
        == ["  a number; de…", "  speed   size"])
  }

  @Test func offsetsCountScalarsAndMayBeWrong() {
    #expect(step("é日🙂 gra", start: 4, .init("gravity")) == .insert("vity", removing: 0))
    #expect(step("e\u{301} gra", start: 3, .init("gravity")) == .insert("vity", removing: 0))
    #expect(step("ab", start: 99, cursor: -3, .init("c")) == .insert("c", removing: 0))
    #expect(step("ab", start: -1, cursor: 99, .init("abc")) == .insert("c", removing: 0))
  }

  @Test func accentsStayWithTheirLetters() {
    #expect(CompletionStep.commonPrefix(["cafe\u{301}", "cafe\u{300}"]) == "caf")
    #expect(CompletionStep.commonPrefix([]) == "")
  }

  private let explained: [CompletionResult.Candidate] = [
    .init("magnitude", summary: "how strong, 1 = 1000 pt/s²"), .init("map", summary: "each"),
    .init("日本"),
  ]

  @Test func theListExplains() {
    #expect(
      CompletionList.lines(explained, columns: 80, rows: 20) == [
        "  magnitude   how strong, 1 = 1000 pt/s²", "  map         each", "  日本",
      ])
  }

  @Test func theListIsCutToTheWidth() {
    #expect(
      CompletionList.lines(explained, columns: 20, rows: 20) == [
        "  magnitude   how …", "  map         each", "  日本",
      ])
    #expect(CompletionList.clipped("日本日本", to: 6) == "日本…")
  }

  @Test(arguments: [10, 24, 40, 80, 200], [3, 10, 50])
  func theListNeverOverflows(_ columns: Int, _ rows: Int) {
    let many = (0..<97).map { CompletionResult.Candidate("name\($0)日", summary: "about \($0)") }
    let lines = CompletionList.lines(many, columns: columns, rows: rows)
    #expect(lines.count <= rows)
    for line in lines { #expect(CompletionList.width(line) < columns) }
  }

  @Test func tooManyAreNamedSideBySide() {
    let names = ["a", "bb", "ccc", "d", "e"].map { CompletionResult.Candidate($0, summary: "s") }
    #expect(
      CompletionList.lines(names, columns: 20, rows: 2) == ["  a     bb    ccc", "  d     e"])
    #expect(
      CompletionList.lines(names, columns: 12, rows: 2) == ["  a     bb", "  … and 3 …"])
  }
}
