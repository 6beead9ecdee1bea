import TestSupport
import Testing

@testable import Notebooks

/// Replacing outputs in a notebook's text.
@Suite struct OutputsTests {
  @Test(arguments: [
    // Adding, replacing and removing an output.
    ("```motion\nx\n```\n", "1", "```motion\nx\n```\n\n```output\n1\n```\n"),
    (
      "```motion\nx\n```\n\n```output\n1\n```\n\nb", "2\n3",
      "```motion\nx\n```\n\n```output\n2\n3\n```\n\nb"
    ),
    ("```motion\nx\n```\n\n\n```output\n1\n```\n\nb", nil, "```motion\nx\n```\n\nb"),
    ("```motion\nx\n```\n\n```output\n1\n```\n", "", "```motion\nx\n```\n"),
    // No change.
    ("```motion\nx\n```\nb", nil, "```motion\nx\n```\nb"),
    ("```motion\nx\n```\n~~~output\n1\n~~~", "1", "```motion\nx\n```\n~~~output\n1\n~~~"),
    // The file's own line endings.
    (
      "```motion\r\nx\r\n```\r\nb\r\n", "1\n2",
      "```motion\r\nx\r\n```\r\n\r\n```output\r\n1\r\n2\r\n```\r\nb\r\n"
    ),
    ("```motion\nx\n```\n```output\n1\n```", "2", "```motion\nx\n```\n```output\n2\n```"),
    // Fences that are missing, or too short for the contents.
    ("```motion\nx\n```", "1", "```motion\nx\n```\n\n```output\n1\n```\n"),
    ("~~~~motion\nx", "1", "~~~~motion\nx\n~~~~\n\n```output\n1\n```\n"),
    ("```motion", "1", "```motion\n```\n\n```output\n1\n```\n"),
    ("```motion\nx\n```\n", "a\n  ````\n", "```motion\nx\n```\n\n`````output\na\n  ````\n`````\n"),
    // The block below the output is prose, and stays prose.
    (
      "```motion\nx\n```\n```output\n1\n```\n\n```output\n2\n```\n", nil,
      "```motion\nx\n```\n```output\n```\n\n```output\n2\n```\n"
    ),
    // In lists, with the cell's own indentation; an empty line has none.
    (
      "1. a\n\n   ```motion\n   x\n   ```\n2. b\n", "1\n\n 2",
      "1. a\n\n   ```motion\n   x\n   ```\n\n   ```output\n   1\n\n    2\n   ```\n2. b\n"
    ),
    (
      "- ```motion\n  x\n  ```\n  ```output\n  1\n  ```\n", "2",
      "- ```motion\n  x\n  ```\n  ```output\n  2\n  ```\n"
    ),
    (
      "- a\n\n\t```motion\n\tx\n\t```\n", "\t1",
      "- a\n\n\t```motion\n\tx\n\t```\n\n\t```output\n\t\t1\n\t```\n"
    ),
    (
      "- ```motion\r\n  x\r\nb\r\n", "1",
      "- ```motion\r\n  x\r\n  ```\r\n\r\n  ```output\r\n  1\r\n  ```\r\nb\r\n"
    ),
    (
      "- ```motion\n  x\n  ```\n  ```output\n  1\n  ```\n\n  ```output\n  2\n  ```\n", nil,
      "- ```motion\n  x\n  ```\n  ```output\n  ```\n\n  ```output\n  2\n  ```\n"
    ),
    // An empty line is an output.
    ("```motion\nx\n```\n", "\n", "```motion\nx\n```\n\n```output\n\n```\n"),
  ])
  func replaces(_ text: String, _ output: String?, _ expected: String) throws {
    let document = try NotebookDocument(text: text)
    let result = document.replacingOutputs([0: output])
    #expect(result == expected)
    let again = try NotebookDocument(text: result)
    #expect(again.cells.map(\.code) == document.cells.map(\.code))
    #expect(again.replacingOutputs([0: output]) == result)
  }

  /// The lines that `format` writes.
  @Test(arguments: [
    (
      "1. a\n   ```motion\n   x\n     y\n   ```\n2. b",
      "1. a\n   ```motion\n   z\n\n   w\n   ```\n2. b"
    ),
    ("- ```motion\n  x\nb\n", "- ```motion\n  z\n\n  w\nb\n"),
    ("- ```motion\n  ```\n", "- ```motion\n  z\n\n  w\n  ```\n"),
    ("-\t```motion\n\tx\n\t```\n", "-\t```motion\n \tz\n\n \tw\n\t```\n"),
  ])
  func replacesCode(_ text: String, _ expected: String) throws {
    let result = try NotebookDocument(text: text).replacingCode([0: "z\n\nw"])
    #expect(result == expected)
    #expect(try NotebookDocument(text: result).cells.map(\.code) == ["z\n\nw"])
  }

  @Test func namesThatAreNoCellAreIgnored() throws {
    let document = try NotebookDocument(text: "a\n")
    #expect(document.replacingOutputs([0: "1", -1: "2", 7: nil]) == "a\n")
  }

  static let fragments = [
    "```", "````", "~~~", "`", "motion", "output", "```motion\n", "```output\n", "```\n", "~~~\n",
    "\r",
    "\n", "\n", "\n\n", "\r\n", "\t", "  ", "> ", "- ", "# ", "<!-- motion: skip -->", "<!--",
    "-->",
    "빨강", "👩‍👩‍👧", "é", "x = 1", "[a]: /b", "|", "...", "\u{FEFF}", "\0", "\\", "&amp;", "<div>",
    "~~~motion\n", "``` motion\r\n", "   ```output\n",
    "```motion\nx\n```\n\n```output\n1\n```\n", "1. ", "   ", "* ",
    "- ```motion\n  x\n  ```\n\n  ```output\n  1\n  ```\n", "  ```motion\n  x\n  ```\n",
    "\t```motion\n\tx\n\t```\n", "    ```output\n    1\n    ```\n",
  ]

  /// Reading and writing changes nothing; new outputs are read back, and everything else is
  /// unchanged.
  @Test(arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var random = Seeded(seed)
    for _ in 0..<50 {
      let text = random.text(of: Self.fragments, upTo: 24)
      let document = try NotebookDocument(text: text)
      let (cells, parts) = (document.cells, document.parts)
      #expect(document.replacingOutputs([:]).utf8.elementsEqual(text.utf8))
      let same = Dictionary(uniqueKeysWithValues: cells.map { ($0.index, $0.recorded) })
      let hasEmpty = cells.contains { $0.recorded == "" }
      #expect(hasEmpty || document.replacingOutputs(same).utf8.elementsEqual(text.utf8))
      let sources = parts.map { part in
        switch part {
        case .prose(let prose, _): prose
        case .cell(let cell): document.source(of: cell)
        }
      }
      #expect(sources.joined().utf8.elementsEqual(text.utf8))

      let codes = cells.map { _ in
        random.text(of: Self.fragments.filter { !$0.contains("`") && !$0.contains("~") }, upTo: 5)
      }
      let recoded = try NotebookDocument(
        text: document.replacingCode(
          Dictionary(uniqueKeysWithValues: zip(cells.map(\.index), codes))))
      #expect(
        recoded.cells.map { OutputText.lines($0.code) } == codes.map(OutputText.lines),
        "\(text.debugDescription) \(codes)")

      let outputs = cells.map { _ in random.text(of: Self.fragments, upTo: 5) }
      let written = document.replacingOutputs(
        Dictionary(uniqueKeysWithValues: zip(cells.map(\.index), outputs)))
      let again = try NotebookDocument(text: written)
      #expect(again.cells.map(\.code) == cells.map(\.code), "\(text.debugDescription)")
      #expect(again.cells.map(\.directives) == cells.map(\.directives))
      #expect(again.headings.map(\.text) == document.headings.map(\.text))
      for (cell, output) in zip(again.cells, outputs) {
        let lines = OutputText.lines(cell.recorded ?? "")
        #expect(lines == OutputText.lines(output), "\(text.debugDescription)")
      }
    }
  }

  /// Inserting an output and removing it restores the text.
  @Test(arguments: 0..<20)
  func insertionAndRemovalAreInverse(seed: UInt64) throws {
    var random = Seeded(seed &+ 1000)
    for _ in 0..<50 {
      let text = random.text(of: Self.fragments, upTo: 16)
      let document = try NotebookDocument(text: text)
      let fresh = document.cells.filter {
        $0.recorded == nil && $0.missingFence == nil && document.bytes[$0.block].last!.isLineEnd
      }
      let put = document.replacingOutputs(
        Dictionary(uniqueKeysWithValues: fresh.map { ($0.index, "1") }))
      let taken = try NotebookDocument(text: put).replacingOutputs(
        Dictionary(uniqueKeysWithValues: fresh.map { ($0.index, nil) }))
      #expect(taken.utf8.elementsEqual(text.utf8))
    }
  }
}
