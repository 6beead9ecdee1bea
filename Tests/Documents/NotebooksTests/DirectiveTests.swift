import Testing

@testable import Notebooks

@Suite struct DirectiveTests {
  private func read(_ comment: String) throws -> (CellDirectives?, [NotebookWarning]) {
    let document = try NotebookDocument(text: comment + "\n```motion\nx\n```\n")
    return (document.cells.first?.directives, document.warnings)
  }

  @Test(arguments: [
    ("<!-- motion: skip -->", "<!-- motion: skip -->"),
    ("<!--motion:error-->", "<!-- motion: error -->"),
    ("<!-- motion: volatile error -->", "<!-- motion: volatile, error -->"),
    ("<!-- motion: tol=1e-3,error -->", "<!-- motion: error, tol=0.001 -->"),
    ("<!--\nmotion: skip\n  tol=0\n-->\n", "<!-- motion: skip, tol=0.0 -->"),
    ("<!-- motion: skip -->\n<!-- motion: error -->\n", "<!-- motion: skip, error -->"),
    ("prose\n<!-- motion: skip -->\n\n", "<!-- motion: skip -->"),
  ])
  func reads(_ comment: String, _ meaning: String) throws {
    let (directives, warnings) = try read(comment)
    #expect(directives?.comment == meaning)
    #expect(warnings.isEmpty)
    // Written directives are read back unchanged.
    #expect(try read(meaning).0 == directives)
  }

  @Test(arguments: [
    "<!-- a remark -->", "<!-- motion -->", "<!-- motion: skip --> and more",
    "<!-- motion: skip --><!-- more -->", "<!-->", "<b>motion: skip</b>\n", "motion: skip\n",
  ])
  func isNoDirective(_ comment: String) throws {
    let (directives, warnings) = try read(comment)
    #expect(directives == CellDirectives.none)
    #expect(warnings.isEmpty)
  }

  @Test func unknownAndInvalidOnesWarnWithTheirLine() throws {
    let (directives, warnings) = try read("\n<!-- motion: skip\n fast tol=-1 tol= tol=nan -->")
    #expect(directives?.isSkipped == true)
    #expect(directives?.tolerance == nil)
    #expect(
      warnings == [
        .unknownDirective(word: "fast", line: 3), .invalidTolerance(text: "-1", line: 3),
        .invalidTolerance(text: "", line: 3), .invalidTolerance(text: "nan", line: 3),
      ])
    #expect(warnings.allSatisfy { !$0.description.isEmpty })
  }

  @Test(arguments: [
    "<!-- motion: skip -->\n\nprose\n\n```motion\nx\n```\n",
    "<!-- motion: skip -->\n[a]: /b\n\n```motion\nx\n```\n",
    "<!-- motion: skip -->\n```swift\n```\n```motion\nx\n```\n",
    "<!-- motion: skip -->\n", "<!-- motion: skip -->\n# A\n",
  ])
  func aStrayDirectiveWarns(_ text: String) throws {
    let document = try NotebookDocument(text: text)
    #expect(document.warnings == [.strayDirective(line: 1)])
    #expect(document.cells.allSatisfy { $0.directives == .none })
  }

  @Test func aDirectiveBetweenCellAndOutputPartsThem() throws {
    let text = "```motion\nx\n```\n<!-- motion: skip -->\n```output\n1\n```\n"
    let document = try NotebookDocument(text: text)
    #expect(document.cells.map(\.recorded) == [nil])
    #expect(document.warnings == [.strayDirective(line: 4)])
  }
}
