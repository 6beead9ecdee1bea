import Diagnostics
import Playing
import Testing

/// Notebooks and scripts that are played, opened and replayed.
@Suite struct OpeningTests {
  private let memory = PromptHost(files: ["fall.md": SavingTests.fall])

  @Test func aSessionGoesOnFromANotebook() {
    let workbook = Workbook(in: memory)
    workbook.type("let lost = 1")
    memory.forget()
    #expect(workbook.type("open \"fall.md\"") == .finished)
    #expect(memory.lines == ["5 frames, t = 0.0833 s", "53.1155"])
    #expect(memory.begun == [["open \"/here/fall.md\""]])
    #expect(workbook.type("lost") == .failed)
    #expect(workbook.type("print box.center.x", "save \"fall.md\"") == .finished)
    #expect(
      memory.files["fall.md"] == SavingTests.fall
        + "\n```motion\nprint box.center.x\n```\n\n```output\n150\n```\n")
  }

  /// Checkpoints and forks are lines like others: a notebook and a journal lead to the same ones, at
  /// the same places.
  @Test func checkpointsAndForksComeBack() {
    let workbook = Workbook(in: memory)
    workbook.type(
      "view red frame (0, 0, 10, 10)", "gravity on red as g", "checkpoint before", "fork light",
      "g.magnitude = 0.5", "run 1s", "checkpoint later", "switch main", "undo", "fork third",
      "restore before", "run 0.2s", "undo", "run 0.5s", "switch light")
    let journal = memory.kept
    #expect(workbook.type("check", "save \"forks.md\"") == .finished)
    let looks = ["forks", "red.center", "restore before", "red.center", "switch main", "t"]
    func told(_ workbook: Workbook) -> [String] {
      memory.forget()
      for look in looks { #expect(workbook.type(look) == .finished) }
      return memory.lines
    }
    let answers = told(workbook)
    let (opened, recovered) = (Workbook(in: memory), Workbook(in: memory))
    #expect(opened.type("open \"forks.md\"") == .finished)
    #expect(told(opened) == answers)
    #expect(recovered.bringBack(journal) == .whole)
    #expect(told(recovered) == answers)
  }

  /// A host with data, which writes down where it is looked for.
  private final class DataMemory: PromptHost, DataHost {
    var looks: [String] = []

    func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
      looks.append("\(path) in \(folder ?? "any")")
      return Array("t,y\n0,1\n0.1,2\n".utf8)
    }
  }

  /// Data stands beside the notebook that was opened, whoever asks for it.
  @Test func dataIsBesideTheNotebook() {
    let memory = DataMemory(files: ["own/sheet.md": "```motion\nload \"a.csv\" as real\n```\n"])
    let workbook = Workbook(in: memory)
    workbook.type("load \"a.csv\" as x", "open \"own/sheet.md\"", "load \"a.csv\" as x")
    workbook.type("load \"/b.csv\" as y", "load \"~/c.csv\" as z", "undo 2", "replay", "check")
    #expect(
      memory.looks == [
        "a.csv in any", "a.csv in own/", "/here/own/a.csv in any", "/b.csv in any",
        "~/c.csv in any",
      ] + Array(repeating: "a.csv in /here/own/", count: 4))
  }

  @Test func whatDoesNotOpenChangesNothing() {
    memory.files["bad.md"] = "```motion\nlet b = 2\nnonsense\n```\n"
    let workbook = Workbook(in: memory)
    workbook.type("let a = 1", "run 1s")
    memory.forget()
    #expect(workbook.type("open \"bad.md\"") == .failed)
    #expect(
      memory.events.filter { if case .mistake = $0 { true } else { false } } == [
        .mistake(.unknownName, .text), .mistake(.cannotOpen, .entry),
      ])
    #expect(workbook.type("open \"missing.md\"") == .failed)
    #expect(memory.mistakes.last == .cannotRead)
    memory.files["data.csv"] = "t,y\n0,1\n"
    #expect(workbook.type("open \"data.csv\"") == .failed)
    #expect(memory.mistakes.last == .cannotOpen)
    #expect(memory.kept == [])
    #expect(workbook.type("print a") == .finished)
    #expect(workbook.type("b") == .failed)
    #expect(workbook.statements == ["let a = 1", "run 1s", "print a"])
    #expect(workbook.time == 1)
  }

  @Test(arguments: [
    "save \"out.md\"", "open \"fall.md\"", "open 1", "sessions", "replay", "check",
  ])
  func aNotebookIsRefusedTheWorldOutside(_ statement: String) {
    memory.files["a.md"] = "```motion\nprint 1\n\(statement)\nprint 2\n```\n"
    #expect(Workbook(in: memory).play("a.md") == .failed)
    #expect(memory.lines == ["1"])
    #expect(memory.mistakes == [.writesRefused])
    #expect(Workbook(in: memory).type("open \"a.md\"") == .failed)
    #expect(memory.mistakes == [.writesRefused, .writesRefused, .cannotOpen])
    #expect(memory.files.keys.sorted() == ["a.md", "fall.md"])
  }

  @Test func aNotebookThatMayWritesIsSavedAsItself() {
    memory.files["a.md"] = "```motion\nprint 1\nsave \"out.md\"\n```\n"
    #expect(Workbook(in: memory, allowsWrites: true).play("a.md") == .finished)
    #expect(memory.lines == ["1", "saved out.md"])
    #expect(memory.files["out.md"] == "```motion\nprint 1\n```\n\n```output\n1\n```\n")
  }

  @Test func playingTellsWhatANotebookHasOfItsOwn() {
    memory.files["a.md"] = """
      <!-- motion: odd -->
      ```motion
      print 1
      ```

      <!-- motion: skip -->
      ```motion
      nonsense
      ```

      <!-- motion: error -->
      ```motion
      print 2
      ```
      """
    #expect(Workbook(in: memory).play("a.md") == .failed)
    #expect(memory.lines == ["1", "2"])
    #expect(
      memory.notices == [
        "a.md:1: warning: unknown directive `odd`; use skip, volatile, error, parameters or tol=1e-3",
        "a.md:13: error: this cell is marked `error`, but it did not fail",
      ])
  }

  @Test func aFileThatIsNoNotebookIsAScript() {
    memory.files["a.motion"] = "print 1\nsave \"out.md\"\nprint 2\n"
    let workbook = Workbook(in: memory)
    #expect(workbook.play("a.motion") == .finished)
    #expect(memory.lines == ["1", "saved out.md", "2"])
    #expect(
      workbook.play(InputText(name: "stdin", bytes: Array("nonsense".utf8), isPiped: true))
        == .failed)
    #expect(memory.events.last == .mistake(.unknownName, .text))
    let piped = Array("# Piped\n```motion\nprint 3\n```\n".utf8)
    #expect(workbook.play(InputText(name: "stdin", bytes: piped, isPiped: true)) == .finished)
    #expect(memory.lines.last == "3")
    #expect(workbook.statements.last == "print 3", "no file has it, so it is the session's own")
    // Saved without an ending.
    #expect(workbook.play(InputText(name: "work/first", bytes: piped)) == .finished)
  }

  @Test func whatCannotBeReadIsToldAndNothingRuns() {
    let workbook = Workbook(in: memory)
    #expect(workbook.play("none.md") == .unreadable)
    #expect(workbook.play(InputText(name: "a.md", bytes: [0xFF])) == .unreadable)
    #expect(
      memory.events == [
        .notice("error: there is no file `none.md`"),
        .notice("error: cannot read `a.md`: the notebook is not UTF-8 text: line 1 cannot be read"),
      ])
  }

  @Test func theSessionIsReplayedAndChecked() {
    let workbook = Workbook(in: memory)
    workbook.type("run 1s", "seed 4; print random()")
    let answers = memory.lines
    memory.forget()
    #expect(workbook.type("replay") == .finished)
    #expect(memory.lines == answers)
    #expect(memory.frames == Array(0...60))
    memory.forget()
    #expect(workbook.type("check") == .finished)
    #expect(memory.lines == ["all 2 cells agree"])
    #expect(memory.frames == [], "nobody looks on")
  }

  @Test func aDriftOfTheSessionIsShown() {
    memory.files["a.md"] = SavingTests.fall.replacing("53.1155", with: "53.2155")
    let workbook = Workbook(in: memory)
    workbook.type("open \"a.md\"")
    memory.forget()
    #expect(workbook.type("check") == .failed)
    #expect(memory.notices.first?.contains("\n-53.2155\n+53.1155\n") == true)
    #expect(memory.mistakes == [.drifted])
  }

  @Test func leavingEndsWhatIsLeftOfAnEntry() {
    let workbook = Workbook(in: memory)
    #expect(workbook.type("print 1; quit; print 2") == .quit)
    #expect(memory.lines == ["1"])
    #expect(workbook.statements == ["print 1"])
  }
}
