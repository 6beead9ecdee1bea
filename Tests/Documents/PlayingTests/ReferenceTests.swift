import Notebooks
import Sessions
import TestSupport
import Testing

@testable import Playing

/// `notebooks/reference.md` is what the declarations say, with the outputs of a replay.
///
/// `MOTIONBOOK_RECORD=1` writes it, and still fails.
@Suite struct ReferenceTests {
  /// The reference as it should be.
  private static func made() throws -> String {
    let document = try NotebookDocument(text: Reference(Motionbook.commands).notebook)
    #expect(document.warnings == [])
    var scope = CheckScope()
    scope.isExact = true
    let report = ScriptedHost().checked(document, from: "reference.md", scope, work: 4)
    #expect(!report.isStopped, "\(report.summary.suffix(400))")
    return report.acceptedText
  }

  @Test func thePageAgreesWithTheDeclarations() throws {
    let made = try Self.made()
    let text = try ProjectFolder.notebooks.text("reference.md")
    let diff = UnifiedDiff.text(from: text, to: made, names: ("reference.md", "declarations"))
    try ProjectFolder.notebooks.record(made, in: "reference.md")
    #expect(made == text, "\(diff.prefix(2000))")
  }
}
