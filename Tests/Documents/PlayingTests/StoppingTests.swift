import Playing
import Testing

/// Ctrl-C, whenever it comes: what is done stays done, and the rest is not begun.
@Suite struct StoppingTests {
  private static let script = (0..<8).map { "let a\($0) = \($0); print a\($0)\n" }.joined()

  @Test(arguments: 0...20) func aScriptStopsBetweenItsStatements(_ asks: Int) {
    let memory = ScriptedHost()
    memory.asksLeft = asks
    let ending = Workbook(in: memory).play(.init(Self.script, name: "script"))
    let answers = (0..<8).map { "\($0)" }
    #expect(memory.lines == Array(answers.prefix(memory.lines.count)))
    // 16 statements; asked before each, and when all have ended.
    #expect(memory.lines.count == min(8, asks / 2))
    #expect(ending == (asks <= 16 ? .interrupted : .finished))
  }

  @Test(arguments: 0...20) func aNotebookStopsBetweenItsCells(_ asks: Int) {
    let cells = (0..<8).map { "```motion\nprint \($0)\n```\n\n```output\n\($0)\n```\n" }
    let text = cells.joined(separator: "\n")
    let memory = ScriptedHost(files: ["a.md": text, "b.md": text])
    memory.asksLeft = asks
    let review = Review(in: memory)
    let ending = review.check(["a.md", "b.md"])
    // Notebooks checked to their end are reported, and nothing else.
    let reports = ["a.md: all 8 cells agree", "b.md: all 8 cells agree"]
    #expect(memory.notices == Array(reports.prefix(memory.notices.count)))
    #expect(memory.notices.count == min(2, asks / 10))
    #expect(ending == (asks < 20 ? .interrupted : .finished))
  }

  @Test(arguments: 0...9) func nothingIsAcceptedThatWasStopped(_ asks: Int) {
    let drifted = "```motion\nprint 1\nprint 2\n```\n\n```output\n3\n```\n"
    let memory = ScriptedHost(files: ["a.md": drifted])
    memory.asksLeft = asks
    let ending = Review(in: memory).accept(["a.md"])
    let isStopped = asks < 4
    #expect(ending == (isStopped ? .interrupted : .finished))
    #expect((memory.files["a.md"] == drifted) == isStopped)
  }
}
