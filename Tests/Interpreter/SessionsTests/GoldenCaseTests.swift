import Advice
import Playing
import SessionSupport
import Sessions
import TestSupport
import Testing

@testable import Notebooks

/// Every notebook in `Tests/Cases` has the output that is written in it. `MOTIONBOOK_RECORD=1`
/// writes the actual output, and the test still fails.
@Suite struct GoldenCaseTests {
  @Test(arguments: CaseFile.folders) func everyFileIsACase(_ folder: String) {
    let names = CaseFile.files(in: folder).map(\.name)
    #expect(ProjectFolder("Tests/Cases/\(folder)").strays(of: names, endings: [".md"]) == [])
  }

  @Test(arguments: CaseFile.all)
  func answersAsWritten(_ file: CaseFile) throws {
    let text = try file.text()
    let document = try NotebookDocument(text: text)
    #expect(document.warnings.isEmpty)
    #expect(!document.cells.isEmpty)
    // The length of everything that `show` lists of a view.
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 64)

    let report = file.player.check(
      document, name: file.name + ".md", advises: file.advises)
    for cell in report.cells {
      let isExact = cell.isExact
      #expect(
        isExact, "line \(cell.cell.line), which is \(cell.word), answered\n\(cell.output.text)")
    }
    try record(report, of: document, in: file)
  }

  private func record(
    _ report: NotebookReport, of document: NotebookDocument, in file: CaseFile
  ) throws {
    var outputs: [Int: String?] = [:]
    for cell in report.cells where !cell.isExact {
      switch cell.outcome {
      case .agreed, .writtenDifferently, .drifted: outputs[cell.cell.index] = cell.output.text
      // The author has to fix a notebook with another outcome.
      case .notCompared, .skipped, .failed, .missingError, .notReached, .outside: break
      }
    }
    if !outputs.isEmpty { try file.record(document.replacingOutputs(outputs)) }
  }
}

extension CaseFile {
  /// Whether its outputs include help, like a prompt: those of mistakes do.
  var advises: Bool { folder == "mistakes" }

  /// The player of its cells.
  var player: Player {
    Player(.typed(adviser: advises ? SceneAdviser() : nil))
  }
}
