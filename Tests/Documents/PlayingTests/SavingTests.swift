import Diagnostics
import Notebooks
import Playing
import Testing

/// A session as the notebook it is saved as.
@Suite struct SavingTests {
  private let memory = ScriptedHost()

  private func fall() -> Workbook {
    let workbook = Workbook(in: memory)
    workbook.type(
      "title \"A fall\"", "note \"1000 pt/s².\"", "view box frame (100, 0, 100, 100)",
      "gravity on box", "nonsense", "help", "run 5 frames", "print box.center.y")
    return workbook
  }

  static let fall = """
    # A fall

    1000 pt/s².

    ```motion
    view box frame (100, 0, 100, 100)
    gravity on box
    run 5 frames
    ```

    ```output
    5 frames, t = 0.0833 s
    ```

    ```motion
    print box.center.y
    ```

    ```output
    53.1155
    ```

    """

  @Test(arguments: ["a.html", "a.pdf", "b/fall.svg", "a.md.txt"])
  func aNameMayNotPromiseAnotherFormat(_ name: String) {
    let memory = PromptHost()
    let workbook = memory.prompt()
    workbook.type("let a = 1", "save \"\(name)\"")
    #expect(memory.mistakes == [.unknownFileForm])
    #expect(memory.files == [:])
    workbook.type("save \"a\"", "save \".a\"", "save \"A.MD\"", "save \"b.c/a.markdown\"")
    #expect(memory.mistakes.count == 1)
    #expect(memory.files.keys.sorted() == [".a", "A.MD", "a", "b.c/a.markdown"])
  }

  /// A session that cannot be a notebook is not passed over in silence, and `undo` helps.
  @Test(arguments: ["check", "replay", "export \"a.html\""])
  func aSessionThatIsNoNotebookSaysSo(_ line: String) {
    memory.files["long.md"] = "a " + String(repeating: "<?", count: 100) + "\n"
    let workbook = Workbook(in: memory)
    workbook.type("open \"long.md\"", "note \"<?\"")
    #expect(workbook.type(line) == .failed)
    #expect(memory.mistakes == [.noNotebook])
    #expect(workbook.type("undo", line) == .finished)
  }

  @Test func aSessionBecomesANotebook() {
    let workbook = fall()
    memory.forget()
    #expect(workbook.type("save \"fall.md\"") == .finished)
    #expect(memory.files == ["fall.md": Self.fall])
    #expect(memory.events == [.ended, .line("saved fall.md")])
    #expect(workbook.time == 5.0 / 60)
  }

  @Test func itsOwnFileIsSavedAgain() {
    let workbook = fall()
    workbook.type("save \"fall.md\"", "print 1")
    #expect(workbook.type("save \"fall.md\"") == .finished)
    #expect(workbook.type("save \"/here/fall.md\"") == .finished, "the same file by another name")
    #expect(
      memory.files["fall.md"] == Self.fall + "\n```motion\nprint 1\n```\n\n```output\n1\n```\n")
  }

  @Test func nobodysFileIsReplaced() {
    memory.files["other.md"] = "mine\n"
    let workbook = fall()
    memory.forget()
    #expect(workbook.type("save \"other.md\"") == .failed)
    #expect(memory.events == [.ended, .mistake(.fileExists, .entry)])
    #expect(memory.files["other.md"] == "mine\n")
    #expect(workbook.type("save \"other.md\" replacing") == .finished)
    #expect(memory.files["other.md"] == Self.fall)
    memory.files["other.md"] = "changed meanwhile\n"
    #expect(workbook.type("save \"other.md\"") == .failed)
    #expect(memory.mistakes.last == .cannotWrite)
    #expect(memory.files["other.md"] == "changed meanwhile\n")
  }

  @Test func aHostMayHaveNoFiles() {
    memory.refusal = FileRefusal(reason: "there are no files here")
    let workbook = fall()
    memory.forget()
    #expect(workbook.type("save \"fall.md\"") == .failed)
    #expect(workbook.type("open \"fall.md\"") == .failed)
    #expect(memory.mistakes == [.cannotWrite, .cannotRead])
    memory.refusal = nil
    #expect(workbook.type("save \"fall.md\"") == .finished)
    #expect(memory.files["fall.md"] == Self.fall, "nothing is lost by it")
  }

  static let sessions = [
    ["print 1"], ["let a = 1", "let b = a + 1"], ["note \"a `note`\"", "print 1; print 2"],
    ["view red frame (50, 50, 100, 100)", "gravity on red", "run 1s", "table red.center.y"],
    ["view a frame (0, 0, 9, 9); gravity on a", "view b frame (0, 0, 9, 9); gravity on b"],
    ["view red frame (0, 0, 10, 10)", "push on red vector (1, 0)", "run 2s", "back 30", "undo"],
    ["seed 4", "print random()", "title \"Late\"", "draw", "title \"Later\"", "plot t"],
    ["print \"```\\n~~~~\\n# no heading\"", "print \"a\\tb\""],
  ]

  /// The law: what is saved agrees when it is checked, and a session that goes on from it and adds
  /// nothing is saved as the same.
  @Test(arguments: sessions)
  func whatIsSavedAgrees(_ entries: [String]) throws {
    let workbook = Workbook(in: memory)
    for entry in entries { workbook.type(entry) }
    workbook.type("save \"a.md\"")
    let saved = try #require(memory.files["a.md"])
    #expect(Review(in: memory).check(["a.md"]) == .finished)
    #expect(workbook.type("check") == .finished)

    let second = Workbook(in: memory)
    #expect(second.type("open \"a.md\"") == .finished)
    #expect(second.time == workbook.time)
    #expect(second.type("save \"b.md\"") == .finished)
    #expect(memory.files["b.md"] == saved)
  }

  /// The law behind the journal: the statements of a session lead another one to where it is.
  @Test(arguments: sessions)
  func itsStatementsLeadThere(_ entries: [String]) throws {
    memory.files["first.md"] = Self.fall
    let workbook = Workbook(in: memory)
    workbook.type("open \"first.md\"")
    for entry in entries { workbook.type(entry) }
    let second = Workbook(in: memory)
    for statement in workbook.statements { second.type(statement) }
    #expect(second.time == workbook.time)
    workbook.type("save \"a.md\"")
    second.type("save \"b.md\"")
    #expect(memory.files["a.md"] == memory.files["b.md"])
  }
}
