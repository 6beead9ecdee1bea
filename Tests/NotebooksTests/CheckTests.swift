import Foundation
import Testing

@testable import Notebooks

/// Notebooks replayed by a scripted runner, compared with the files in `Cases`.
///
/// A case is `NAME.md`, with `NAME.check` for the report and `NAME.accepted.md` for the accepted
/// text; a missing file stands for an empty text. `MOTIONBOOK_RECORD=1` writes the actual results,
/// and the test still fails.
@Suite struct CheckTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases")

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") && !$0.hasSuffix(".accepted.md") }
      .map { String($0.dropLast(3)) }.sorted()
  }()

  private func read(_ name: String) -> String {
    (try? Data(contentsOf: Self.folder.appendingPathComponent(name)))
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func expect(_ text: String, isIn name: String) throws {
    let recorded = read(name)
    #expect(text == recorded, "\(name)")
    if text != recorded, ProcessInfo.processInfo.environment["MOTIONBOOK_RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name))
    }
  }

  @Test func thereAreCases() {
    #expect(Self.names.count >= 12)
  }

  @Test(arguments: names)
  func replays(_ name: String) throws {
    let document = try NotebookDocument(text: read(name + ".md"))
    let report = ScriptedRunner().check(document, name: "fall.md")
    try expect(report.summary, isIn: name + ".check")
    let complaints = report.summary.split(separator: "\n").filter { !$0.contains(": warning: ") }
    #expect(report.passes == complaints.isEmpty)

    try expect(report.textToAccept ?? "", isIn: name + ".accepted.md")

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
