// To read and record the file.
import Foundation
import Notebooks
import Sessions
import Testing

@testable import Workbooks

/// `notebooks/reference.md` is what the declarations say, with the outputs of a replay.
///
/// `MOTIONBOOK_RECORD=1` writes it, and still fails.
@Suite struct ReferenceTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("notebooks/reference.md")

  /// The reference as it should be.
  private static func made() throws -> String {
    let document = try NotebookDocument(text: Reference(Motionbook.commands).notebook)
    #expect(document.warnings == [])
    let report = ScriptedHost().checked(document, from: "reference.md", work: 4)
    #expect(!report.isStopped, "\(report.summary.suffix(400))")
    return report.acceptedText
  }

  @Test func thePageAgreesWithTheDeclarations() throws {
    let made = try Self.made()
    let text = try? String(contentsOf: Self.file, encoding: .utf8)
    let diff = UnifiedDiff.text(from: text ?? "", to: made, names: ("reference.md", "declarations"))
    if made != text, ProcessInfo.processInfo.environment["MOTIONBOOK_RECORD"] != nil {
      try made.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(made == text, "\(diff.prefix(2000))")
  }
}
