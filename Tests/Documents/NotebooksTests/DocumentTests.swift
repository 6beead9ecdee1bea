import Testing

@testable import Notebooks

/// Which blocks are cells, outputs and directives, and which are prose.
@Suite struct DocumentTests {
  static let fall = """
    # A *box* falls

    Gravity in UIKit is 1000 pt/s² at magnitude 1.

    ```motion
    view box frame (100, 0, 100, 100)
    run 5 frames
    ```

    ```output
    5 frames, t = 0.0833 s
    53.1155
    ```

    ## Next

    <!-- motion: volatile, tol=1e-3 -->
    ```motion
    print box.center.y
    ```

    """

  @Test func readsTheExample() throws {
    let document = try NotebookDocument(text: Self.fall)
    #expect(document.title == "A box falls")
    #expect(document.headings.map(\.text) == ["A box falls", "Next"])
    #expect(document.headings.map(\.line) == [1, 15])
    #expect(document.warnings.isEmpty)
    try #require(document.cells.count == 2)
    let (first, second) = (document.cells[0], document.cells[1])
    #expect(first.code == "view box frame (100, 0, 100, 100)\nrun 5 frames")
    #expect(first.recorded == "5 frames, t = 0.0833 s\n53.1155")
    #expect([first.line, first.outputLine, second.line, second.outputLine] == [6, 11, 19, 21])
    #expect(second.recorded == nil)
    #expect(second.directives.isVolatile && second.directives.tolerance == 1e-3)
    #expect(!second.directives.isSkipped && !second.directives.expectsError)
  }

  @Test func partsAreTheWholeFile() throws {
    let document = try NotebookDocument(text: Self.fall)
    let kinds = document.parts.map { part in
      switch part {
      case .prose(_, let line): "prose \(line)"
      case .cell(let cell): "cell \(cell.line)"
      }
    }
    #expect(kinds == ["prose 1", "cell 6", "prose 14", "cell 19"])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let codes: [String]
    var recorded: [String?]?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "no file at all", text: "", codes: []),
    Case(name: "prose only", text: "motion\n\n    ```motion\n    x\n", codes: []),
    Case(name: "no final newline", text: "```motion\nx\n```", codes: ["x"]),
    Case(name: "unclosed at the end", text: "a\n\n```motion\nx\ny", codes: ["x\ny"]),
    Case(name: "unclosed and empty", text: "```motion", codes: [""]),
    Case(
      name: "CR LF", text: "```motion\r\nx\r\ny\r\n```\r\n\r\n```output\r\n1\r\n2\r\n```\r\n",
      codes: ["x\ny"], recorded: ["1\n2"]),
    Case(
      name: "CR alone", text: "```motion\rx\r```\r\r```output\r1\r```\r", codes: ["x"],
      recorded: ["1"]),
    Case(name: "byte order mark", text: "\u{FEFF}```motion\nx\n```\n", codes: ["x"]),
    Case(name: "NUL", text: "a\0b\n```motion\nx\0y\n```\n", codes: ["x\u{FFFD}y"]),
    Case(name: "tildes", text: "~~~motion\n```\n~~~\n", codes: ["```"]),
    Case(
      name: "a longer fence", text: "````motion\n```output\n```\n````\n", codes: ["```output\n```"]),
    Case(
      name: "an indented fence", text: "  ```motion\n  x\n    y\n z\n  ```\n", codes: ["x\n  y\nz"]),
    Case(name: "a tab in the code", text: "```motion\n\tx\n```\n", codes: ["\tx"]),
    Case(name: "words after motion", text: "```motion title=a\nx\n```\n", codes: ["x"]),
    Case(name: "another language", text: "```motion-picture\nx\n```\n```swift\n```\n", codes: []),
    Case(
      name: "in a list", text: "- a\n\n  ```motion\n  x\n    y\n\n  ```\n", codes: ["x\n  y\n\n"]),
    Case(name: "behind a marker", text: "12. ```motion\n    x\n    ```\n", codes: ["x"]),
    Case(
      name: "in a list of a list", text: "- a\n  1) b\n     ~~~motion\n     x\n     ~~~\n",
      codes: ["x"]),
    Case(
      name: "behind a tab",
      text: "- a\n\n\t```motion\n\tx\n\t\ty\n\t```\n\n\t```output\n\t1\n\t```\n",
      codes: ["x\n\ty"], recorded: ["1"]),
    Case(
      name: "in a list and further in", text: "- a\n\n    ```motion\n    x\n   y\n    ```\n",
      codes: ["x\ny"]),
    Case(
      name: "as far in as code by itself", text: "- a\n\n      ```motion\n      x\n      ```\n",
      codes: []),
    Case(name: "ended by its item", text: "- ```motion\n  x\n\n- b\n", codes: ["x\n\n"]),
    Case(
      name: "ended by its list", text: "- ```motion\n  x\nprose\n```motion\ny\n```\n",
      codes: ["x", "y"]),
    Case(
      name: "in items with outputs",
      text: "- ```motion\n  x\n  ```\n\n  ```output\n  1\n  ```\n- ```motion\n  y\n  ```\n",
      codes: ["x", "y"], recorded: ["1", nil]),
    Case(
      name: "an output behind the list",
      text: "- ```motion\n  x\n  ```\n\n```output\n1\n```\n", codes: ["x"], recorded: [nil]),
    Case(
      name: "an output in the next item",
      text: "- ```motion\n  x\n  ```\n- ```output\n  1\n  ```\n", codes: ["x"], recorded: [nil]),
    Case(
      name: "a list in a quotation", text: "> - ```motion\n>   x\n>   ```\n", codes: []),
    Case(
      name: "a quotation in a list", text: "- > ```motion\n  > x\n  > ```\n", codes: []),
    Case(name: "in a quotation", text: "> ```motion\n> x\n> ```\n", codes: []),
    Case(name: "inside another block", text: "````text\n```motion\nx\n```\n````\n", codes: []),
    Case(name: "in a comment", text: "<!--\n```motion\nx\n```\n-->\n", codes: []),
    Case(
      name: "blank lines before the output", text: "```motion\nx\n```\n \t\n\n```output\n1\n```\n",
      codes: ["x"], recorded: ["1"]),
    Case(
      name: "no line before the output", text: "```motion\nx\n```\n```output\n1\n```\n",
      codes: ["x"], recorded: ["1"]),
    Case(
      name: "prose before the output", text: "```motion\nx\n```\nso\n```output\n1\n```\n",
      codes: ["x"], recorded: [nil]),
    Case(
      name: "a link's definition before the output",
      text: "```motion\nx\n```\n\n[a]: /b\n\n```output\n1\n```\n", codes: ["x"], recorded: [nil]),
    Case(
      name: "an output without a cell", text: "```output\n1\n```\n```motion\nx\n```\n",
      codes: ["x"], recorded: [nil]),
    Case(
      name: "two outputs", text: "```motion\nx\n```\n```output\n1\n```\n```output\n2\n```\n",
      codes: ["x"], recorded: ["1"]),
    Case(
      name: "words after output", text: "```motion\nx\n```\n```output of x\n1\n```\n",
      codes: ["x"], recorded: [nil]),
    Case(
      name: "an output of nothing, and of an empty line",
      text: "```motion\nx\n```\n```output\n```\n```motion\ny\n```\n```output\n\n```\n",
      codes: ["x", "y"], recorded: ["", "\n"]),
  ])
  func finds(_ example: Case) throws {
    let document = try NotebookDocument(text: example.text)
    #expect(document.cells.map(\.code) == example.codes)
    if let recorded = example.recorded { #expect(document.cells.map(\.recorded) == recorded) }
    #expect(document.cells.map(\.index) == Array(document.cells.indices))
    #expect(document.text.utf8.elementsEqual(example.text.utf8))
    #expect(document.replacingOutputs([:]).utf8.elementsEqual(example.text.utf8))
  }

  @Test func aCellOfAListHasItsPlaces() throws {
    let document = try NotebookDocument(
      text:
        "1. a\n\n   <!-- motion: skip -->\n   ```motion\n   x\n   ```\n\n   ```output\n   1\n   ```\n"
    )
    let cell = try #require(document.cells.first)
    #expect(cell.directives.isSkipped && document.warnings.isEmpty)
    #expect([cell.line, cell.outputLine] == [5, 9])
    let place = cell.source(named: nil).position(of: 0)
    #expect([place.line, place.column] == [5, 4])
    let stray = try NotebookDocument(text: "<!-- motion: skip -->\n- ```motion\n  x\n  ```\n")
    #expect(stray.warnings == [.strayDirective(line: 1)])
    #expect(stray.cells.map(\.directives) == [.none])
  }

  @Test func invalidUTF8IsAProblemWithItsLine() {
    let bytes = Array("# A\n\n```motion\n".utf8) + [0x70, 0xC3, 0x28, 0x0A]
    #expect(throws: NotebookProblem.notUTF8(line: 4)) { try NotebookDocument(bytes: bytes) }
    #expect(
      NotebookProblem.notUTF8(line: 4).description
        == "the notebook is not UTF-8 text: line 4 cannot be read")
  }

  @Test func aNotebookTooLongIsAProblem() {
    let bytes = [UInt8](repeating: 0x0A, count: NotebookDocument.byteLimit + 1)
    #expect(throws: NotebookProblem.self) { try NotebookDocument(bytes: bytes) }
  }

  @Test func theTitleIsTheFirstTopHeading() throws {
    #expect(try NotebookDocument(text: "## B\n\nA & `b`\n===\n\n# C\n").title == "A & b")
    #expect(try NotebookDocument(text: "## B\n").title == nil)
  }
}
