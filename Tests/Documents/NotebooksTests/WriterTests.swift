import TestSupport
import Testing

@testable import Notebooks

@Suite struct WriterTests {
  @Test func writesASession() {
    let text = NotebookWriter.text([
      .title("A box falls"), .note("Gravity in *UIKit*.\n\n"),
      .cell(code: "view box\nrun 5 frames", output: "5 frames, t = 0.0833 s\n"),
      .heading("Then"), .cell(code: "gravity on box", output: ""),
      .cell(code: "what", output: "error", directives: .failing),
    ])
    #expect(
      text == """
        # A box falls

        Gravity in *UIKit*.

        ```motion
        view box
        run 5 frames
        ```

        ```output
        5 frames, t = 0.0833 s
        ```

        ## Then

        ```motion
        gravity on box
        ```

        <!-- motion: error -->
        ```motion
        what
        ```

        ```output
        error
        ```

        """)
  }

  @Test func writesNothingForNothing() {
    #expect(NotebookWriter.text([]) == "")
    #expect(NotebookWriter.text([.title(" \n"), .note("\n \n")]) == "")
  }

  @Test(arguments: [
    "Falling box", "C #", "*stars* & `ticks`", "# deep", "a_b_c", "<b>", "1. one", "- item",
    "&amp;",
    "[a](b)", "\\", "two\nlines", "---", "빨강 👩‍👩‍👧", "```motion", "<!-- motion: skip -->", "a  b ",
    "> q",
  ])
  func aTitleIsReadAsItWasGiven(_ title: String) throws {
    let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let document = try NotebookDocument(text: NotebookWriter.text([.title(title)]))
    #expect(document.title == words)
    #expect(document.cells.isEmpty && document.warnings.isEmpty)
  }

  /// A note that would be more than prose is quoted; any other is written unchanged.
  @Test(arguments: [
    ("plain", true), ("- a\n- b", true), ("```swift\nlet a = 1\n```", true), ("a --> b", true),
    ("<!-- a remark -->", true), ("> ```motion\n> x", true), ("    ```motion", true),
    ("```motion\nx\n```", false), ("```output\n1\n```", false), ("~~~\nopen", false),
    ("```", false), ("<!-- open", false), ("<!-- motion: skip -->", false), ("<script>", false),
    ("a\n\n<!-- motion: fast -->\n\nb", false),
  ])
  func aNoteStaysProse(_ note: String, isPlain: Bool) throws {
    let text = NotebookWriter.text([
      .cell(code: "a", output: ""), .note(note), .cell(code: "b", output: "1"),
    ])
    let document = try NotebookDocument(text: text)
    #expect(document.cells.map(\.code) == ["a", "b"])
    #expect(document.cells.map(\.recorded) == [nil, "1"])
    #expect(document.cells.allSatisfy { $0.directives == .none })
    #expect(document.warnings.isEmpty)
    let first = note.prefix { $0 != "\n" }
    #expect(text.contains("\n> \(first)\n") != isPlain)
    #expect(!isPlain || text.contains("\n\(note)\n"))
  }

  /// For any session, the cells are read back, and the text has LF line ends and ends with one
  /// newline.
  @Test(arguments: 0..<30)
  func roundTrip(seed: UInt64) throws {
    var random = Seeded(seed &+ 2000)
    for _ in 0..<30 {
      let entries: [NotebookWriter.Entry] = (0..<6).map { _ in
        let text = random.text(of: OutputsTests.fragments, upTo: 6)
        let other = random.text(of: OutputsTests.fragments, upTo: 4)
        switch random.pick([0, 1, 2, 2]) {
        case 0: return .note(text)
        case 1: return .heading("x" + text)
        default: return .cell(code: text, output: other)
        }
      }
      let written = NotebookWriter.text(entries)
      let cells = entries.compactMap { entry -> [[String]]? in
        guard case .cell(let code, let output, _) = entry else { return nil }
        return [OutputText.lines(code), OutputText.lines(output)]
      }
      let document = try NotebookDocument(text: written)
      let read = document.cells.map {
        [OutputText.lines($0.code), OutputText.lines($0.recorded ?? "")]
      }
      #expect(read == cells, "\(written.debugDescription)")
      #expect(document.warnings.isEmpty)
      #expect(!written.utf8.contains(0x0D))
      #expect(written.isEmpty || (written.hasSuffix("\n") && !written.hasSuffix("\n\n")))
    }
  }
}

extension CellDirectives {
  static var failing: CellDirectives {
    var directives = CellDirectives.none
    directives.expectsError = true
    return directives
  }
}
