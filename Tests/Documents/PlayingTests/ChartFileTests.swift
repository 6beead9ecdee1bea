import Diagnostics
import Notebooks
import Playing
import TestSupport
import Testing

/// Plots, tables and drawings that go into files.
@Suite struct ChartFileTests {
  private let memory = ScriptedHost()

  private func fall() -> Workbook {
    let workbook = Workbook(in: memory)
    workbook.type("view red frame (50, 50, 100, 100)", "gravity on red", "run 3 frames")
    memory.forget()
    return workbook
  }

  @Test func theNameSaysTheForm() throws {
    let workbook = fall()
    workbook.type("plot red.center.y into \"fall.csv\"", "plot red.center.y into \"a.b/FALL.SVG\"")
    workbook.type("table red.center.y into \"fall.json\"", "plot red.center.y into \"plot.json\";")
    #expect(
      memory.lines == [
        "saved fall.csv", "saved a.b/FALL.SVG", "saved fall.json", "saved plot.json",
      ])
    #expect(
      memory.files["fall.csv"]
        == "t (s),red.center.y (pt)\r\n0,100\r\n0.016666666666666666,100.06938934326172\r\n"
        + "0.03333333333333333,100.41609191894531\r\n0.05,101.03963470458984\r\n")
    #expect(memory.files["a.b/FALL.SVG"]?.hasPrefix("<svg ") == true)
    let schema = try JSONSchema.ofAnswers()
    for name in ["fall.json", "plot.json"] {
      #expect(try schema.breaches(in: memory.files[name] ?? "") == [])
    }
  }

  @Test func theStageIsAPictureToo() throws {
    let workbook = fall()
    workbook.type("draw trails into \"stage.svg\"", "draw into \"stage.json\"")
    #expect(memory.lines == ["saved stage.svg", "saved stage.json"])
    let picture = PictureReading(memory.files["stage.svg"] ?? "")
    #expect(picture.texts("title").contains("red"))
    #expect(try JSONSchema.ofAnswers().breaches(in: memory.files["stage.json"] ?? "") == [])
    #expect(workbook.type("draw into \"stage.csv\"") == .failed)
    #expect(memory.mistakes == [.unknownFileForm])
  }

  /// On screen a table has about twenty rows; in a file it has all, as long as nobody says otherwise.
  @Test func aTableInAFileHasEachFrame() {
    let workbook = fall()
    workbook.type("run 57 frames", "table red.center.y into \"a.csv\"")
    workbook.type("table red.center.y every 0.5s into \"b.csv\"")
    #expect(memory.files["a.csv"]?.split(separator: "\r\n").count == 62)
    #expect(memory.files["b.csv"]?.split(separator: "\r\n").count == 4)
  }

  @Test func itsOwnFileIsWrittenAgain() {
    let workbook = fall()
    workbook.type("plot red.center.y into \"fall.csv\"", "step")
    #expect(workbook.type("plot red.center.y into \"/here/fall.csv\"") == .finished)
    #expect(memory.files["fall.csv"]?.split(separator: "\r\n").count == 6)
  }

  @Test func nobodysFileIsReplaced() {
    memory.files = ["fall.csv": "mine\n"]
    let workbook = fall()
    #expect(workbook.type("plot red.center.y into \"fall.csv\"") == .failed)
    #expect(memory.files["fall.csv"] == "mine\n" && memory.mistakes == [.fileExists])
    #expect(workbook.type("plot red.center.y into \"fall.csv\" replacing") == .finished)
    memory.files["fall.csv"] = "changed meanwhile\n"
    #expect(workbook.type("plot red.center.y into \"fall.csv\"") == .failed)
    #expect(memory.files["fall.csv"] == "changed meanwhile\n")
    #expect(memory.mistakes.last == .cannotWrite)
    memory.refusal = FileRefusal(reason: "there are no files here")
    #expect(workbook.type("plot red.center.y into \"other.csv\"") == .failed)
  }

  @Test func aNotebookHasNoneOfIt() {
    let workbook = fall()
    workbook.type(
      "plot random() + red.center.y into \"fall.csv\"", "print random()", "save \"a.md\"")
    #expect(memory.files["a.md"]?.contains("into") == false)
    #expect(memory.mistakes == [])
    let other = Workbook(in: memory)
    other.type("open \"a.md\"", "check")
    #expect(memory.mistakes == [], "not even the random numbers are others")
  }

  @Test func aNotebookWritesNothing() {
    memory.files["a.md"] = "```motion\nplot [1, 2] into \"b.csv\"\n```\n"
    #expect(Workbook(in: memory).play("a.md") == .failed)
    #expect(memory.mistakes == [.writesRefused] && memory.files["b.csv"] == nil)
    #expect(Workbook(in: memory, allowsWrites: true).play("a.md") == .finished)
    #expect(memory.files["b.csv"] == "place,\"[1, 2]\"\r\n0,1\r\n1,2\r\n")
  }

  @Test func whatFailsWritesNothing() {
    let workbook = fall()
    for line in [
      "plot red.center.y into \"fall.txt\"", "plot nonsense into \"fall.csv\"",
      "table red.center.y into \"fall.svg\"", "repeat 2 { plot red.center.y into \"fall.csv\" }",
      "on rest { plot red.center.y into \"fall.csv\" }; run 1s", "plot red.center.y replacing",
    ] {
      workbook.type(line)
    }
    #expect(memory.files == [:])
    #expect(
      memory.mistakes == [
        .unknownFileForm, .unknownName, .unknownFileForm, .topLevelOnly, .missingClause,
      ])
  }
}
