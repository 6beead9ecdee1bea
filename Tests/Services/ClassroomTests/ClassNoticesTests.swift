import Notebooks
import Testing

@testable import Classroom
@testable import Pages

/// What a teacher learns before the room does.
@Suite struct ClassNoticesTests {
  @Test func whatFailsIsSaid() throws {
    let document = try NotebookDocument(
      text: "# N\n\n```motion\npredict bxo.y ~ 1 at 1s\n```\n")
    let fails = PagePiece(
      title: "N", cell: document.cells[0], questions: [], waitsFor: nil, withheld: nil, whole: "",
      mistake: "there is no view `bxo`")
    let asks = PagePiece(
      title: "Q", cell: nil, questions: [NumberQuestion("a", unit: "", time: 1, answer: "1")],
      waitsFor: nil, withheld: nil, whole: "")
    let prose = PagePiece(
      title: "P", cell: nil, questions: [], waitsFor: nil, withheld: nil, whole: "",
      lead: [.prose(.paragraph([ProseRun("Which is first?")]))])
    #expect(
      ClassNotebook(document, named: "n", steps: [fails, asks, prose]).notices == [
        "3 steps, 1 question",
        "note: phones cannot answer what these steps ask in their text: 3",
        "note: without `within`, the first vote decides what is near at these steps: 2",
        "warning: step 1 fails: there is no view `bxo`",
        "warning: step 1 has no answer to `bxo.y at 1s`, so it does not ask it",
      ])
    #expect(
      ClassNotebook(document, named: "n", steps: [prose]).notices.last?.hasPrefix("note: this")
        == true)
  }
}
