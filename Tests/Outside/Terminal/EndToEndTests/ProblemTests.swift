import Diagnostics
import Files
import LineEditing
import Terminal
import Testing

@testable import FrontEnd

/// The layers below give the case and its values; the program words them.
@Suite struct ProblemTests {
  @Test func historyProblemsNameThePlaceAndTheReason() {
    let problem = HistoryProblem.cannotOpen(path: "/a", reason: "Permission denied")
    #expect(problem.sentence == "cannot open /a: Permission denied")
  }

  @Test func fileProblemsNameTheFile() {
    let problem = FileProblem.system(path: "a.md", step: "read", reason: "Input/output error")
    #expect(problem.sentence == "cannot read `a.md`: Input/output error")
    #expect(FileProblem.invalidPath("").sentence == "a file needs a name")
    #expect(FileProblem.invalidPath("a\0").sentence == "a file name cannot contain NUL")
  }

  /// However many processes share a sweep, they share the memory too.
  @Test(arguments: [2, 3, 4, 16, 64])
  func workersShareOneMemory(_ count: Int) {
    let each = Worker.memory(ofOneIn: count)
    #expect(each * (count - 1) <= 1 << 30 && each >= 16 << 20)
  }

  private static let editing: [(ExternalEditor.Problem, String)] = [
    (
      .noFile(.system(path: "/tmp/a", step: "write", reason: "Disk full")),
      "cannot create a file for the editor: cannot write `/tmp/a`: Disk full"
    ),
    (.notFound(editor: "vj"), "the editor `vj` was not found; set EDITOR to your editor"),
    (
      .failed(editor: "vi", status: 1),
      "the editor `vi` ended with status 1, so the line is unchanged"
    ),
    (.noText, "the editor's file is not text, or it is too long"),
  ]

  @Test(arguments: editing)
  func anEditorsProblemIsAMistakeOfEdit(_ problem: ExternalEditor.Problem, _ message: String) {
    #expect(Mistake(problem).message == message)
    #expect(Mistake(problem).id == .cannotEdit)
  }
}
