import Diagnostics
import Playing
import Testing

/// `save` without a name: the session's own file, also in a session that came back.
@Suite struct OwnFileTests {
  private let memory = PromptHost()

  private func notebook(_ lines: String...) -> String {
    "```motion\n\(lines.joined(separator: "\n"))\n```\n"
  }

  @Test func aloneItSavesWhereTheSessionWasSavedLast() {
    let workbook = memory.prompt()
    workbook.type("let a = 1", "save \"a.md\"", "let b = 2", "save")
    #expect(memory.files == ["a.md": notebook("let a = 1", "let b = 2")])
    #expect(memory.lines == ["saved a.md", "saved a.md"])
    workbook.type("save \"b.md\"", "let c = 3", "save")
    #expect(memory.files["b.md"] == notebook("let a = 1", "let b = 2", "let c = 3"))
    #expect(memory.files["a.md"] == notebook("let a = 1", "let b = 2"))
  }

  @Test func aSessionInNoFileIsAskedForAName() {
    let workbook = memory.prompt()
    #expect(workbook.type("let a = 1", "save") == .failed)
    #expect(memory.mistakes == [.noFileYet])
    #expect(memory.files == [:])
  }

  @Test func aNotebookThatWasOpenedIsItsOwnFile() {
    memory.files["fall.md"] = SavingTests.fall
    let workbook = memory.prompt()
    workbook.type("open \"fall.md\"", "let b = 2", "save")
    #expect(memory.files["fall.md"] == SavingTests.fall + "\n" + notebook("let b = 2"))
  }

  @Test(arguments: [[], ["let b = 2"]])
  func aSessionThatComesBackKnowsItsFile(_ unsaved: [String]) {
    memory.left("let a = 1", "save \"a.md\"")
    let first = memory.prompt()
    first.type("open 1")
    for line in unsaved { first.type(line) }
    first.leave()
    memory.forget()
    let workbook = memory.prompt()
    workbook.type("open \(unsaved.count + 1)", "let c = 3", "save")
    #expect(memory.lines.last == "saved /here/a.md")
    let lines = ["let a = 1"] + unsaved + ["let c = 3"]
    #expect(memory.files["a.md"] == "```motion\n\(lines.joined(separator: "\n"))\n```\n")
  }

  /// The cells of the notebook that it began with do not run a second time.
  @Test func oneThatWasSavedOverWhatItOpenedComesBackOnce() {
    memory.files["fall.md"] = SavingTests.fall
    memory.left(
      "open \"fall.md\"", "view one frame (0, 0, 9, 9)", "let x = 1", "undo", "save", "let b = 2")
    let workbook = memory.prompt()
    #expect(workbook.type("open 1") == .finished)
    #expect(memory.mistakes == [])
    #expect(workbook.statements == ["open \"/here/fall.md\"", "let b = 2"])
    workbook.type("save")
    let cells = [notebook("view one frame (0, 0, 9, 9)"), notebook("let b = 2")]
    #expect(memory.files["fall.md"] == ([SavingTests.fall] + cells).joined(separator: "\n"))
    workbook.leave()
    let again = memory.prompt()
    again.type("open 2")
    #expect(memory.mistakes == [])
    #expect(again.statements == ["open \"/here/fall.md\""])
  }

  @Test(arguments: [[], ["let b = 2"]])
  func oneThatChangedMeanwhileIsNotOverwritten(_ unsaved: [String]) {
    memory.left("let a = 1", "save \"a.md\"")
    memory.files["a.md"] = "somebody's\n"
    let workbook = memory.prompt()
    workbook.type("open 1")
    for line in unsaved { workbook.type(line) }
    #expect(workbook.type("save") == .failed)
    #expect(memory.mistakes == [.cannotWrite])
    #expect(memory.files["a.md"] == "somebody's\n")
    #expect(workbook.type("save \"a.md\" replacing") == .finished)
  }

  @Test func whatIsInItsFileStillIsLeftWithoutAWord() {
    memory.left("let a = 1", "save \"a.md\"")
    let workbook = memory.prompt()
    workbook.type("open 1")
    workbook.leave()
    #expect(memory.notices == [])
    #expect(memory.sessions?.count == 1)
  }

  @Test func aSessionThatCameBackAndWasSavedElsewhereIsKeptWithThat() {
    memory.left("let a = 1")
    let workbook = memory.prompt()
    workbook.type("open 1", "save \"b.md\"")
    workbook.leave()
    #expect(memory.sessions?.map(\.statements) == [["let a = 1"]])
    #expect(memory.sessions?.first?.file?.place == "/here/b.md")
  }

  @Test func eachSessionHasAFileOfItsOwn() {
    memory.left("let a = 1", "save \"a.md\"")
    let workbook = memory.prompt()
    workbook.type("let b = 2", "save \"b.md\"", "open 1", "undo", "let c = 3", "save")
    #expect(memory.files["b.md"] == notebook("let b = 2", "let c = 3"))
    #expect(memory.files["a.md"] == notebook("let a = 1"))
  }

  @Test func whatWasKeptBeforeFilesWereToldStillOpens() {
    memory.sessions = [LeftSession(number: 1, time: "long ago", statements: ["let a = 1"])]
    let workbook = memory.prompt()
    #expect(workbook.type("open 1", "print a") == .finished)
    #expect(workbook.type("save") == .failed)
    #expect(memory.mistakes == [.noFileYet])
  }
}
