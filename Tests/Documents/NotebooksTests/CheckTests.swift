import TestSupport
import Testing

@testable import Notebooks

/// Notebooks replayed by a scripted runner, compared with the files in `Cases`.
///
/// A case is `NAME.md`, with `NAME.check` for the report and `NAME.accepted.md` for the accepted
/// text; a missing file stands for an empty text. `MOTIONBOOK_RECORD=1` writes the actual results,
/// and the test still fails.
@Suite struct CheckTests {
  private static let folder = ProjectFolder("Cases", beside: #filePath)

  static let names = folder.names(ending: ".md").filter { !$0.hasSuffix(".accepted") }

  @Test func everyFileIsOfACase() {
    let endings = [".md", ".check", ".accepted.md"]
    #expect(Self.folder.strays(of: Self.names, endings: endings) == ["prose"])
  }

  @Test(arguments: names)
  func replays(_ name: String) throws {
    let document = try NotebookDocument(text: Self.folder.text(name + ".md"))
    let report = ScriptedRunner().check(document, name: "fall.md")
    try Self.folder.expect(report.summary, isIn: name + ".check")
    let complaints = report.summary.split(separator: "\n").filter { !$0.contains(": warning: ") }
    #expect(report.passes == complaints.isEmpty)

    try Self.folder.expect(report.textToAccept ?? "", isIn: name + ".accepted.md")

    guard let text = report.textToAccept else { return }
    let again = try NotebookDocument(text: text)
    let second = ScriptedRunner().check(again, name: "fall.md")
    #expect(second.textToAccept == nil, "a second run changes nothing")
    #expect(second.driftCount == 0)
  }

  @Test func aStoppedReplayRunsNoFurtherCell() throws {
    let document = try NotebookDocument(
      text: "```motion\nprint 1\n```\n```motion\nfail x\n```\n```motion\nprint 2\n```\n")
    let runner = ScriptedRunner()
    let report = runner.check(document, name: "a.md")
    #expect(runner.runs == [0, 1])
    #expect(report.isStopped && !report.passes)
    #expect(report.cells.last?.outcome == .notReached)
    #expect(report.cells[1].outcome == .failed(diagnostic: "error: x"))
  }
}
