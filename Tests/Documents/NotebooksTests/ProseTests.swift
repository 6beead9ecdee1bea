import Foundation
import TestSupport
import Testing
import Text

@testable import Notebooks

/// Laid out prose, compared with the files in `Cases/prose`: `NAME.72` and `NAME.30` without
/// styles, in that many columns, and `NAME.styled` with styles, with `␛` for escapes.
@Suite struct ProseTests {
  private static let folder = ProjectFolder("Cases/prose", beside: #filePath)

  static let names = folder.names(ending: ".md")

  @Test func everyFileIsOfACase() {
    let endings = [".md", ".72", ".30", ".styled"]
    #expect(Self.folder.strays(of: Self.names, endings: endings) == [])
  }

  @Test(arguments: names)
  func isShown(_ name: String) throws {
    let text = try Self.folder.text(name + ".md")
    let passages = try NotebookDocument(text: text).passages
    for columns in [72, 30] {
      let layout = ProseLayout(columns: columns, isStyled: false)
      let lines = layout.lines(of: Self.told(passages))
      let shown = TerminalText(lines: lines, color: false).sent
      #expect(!shown.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" })
      try Self.folder.expect(shown, isIn: "\(name).\(columns)")
    }
    let styled = ProseLayout(isStyled: true).lines(of: Self.told(passages))
    let sent = TerminalText(lines: styled, color: true).sent
    try Self.folder.expect(
      sent.replacingOccurrences(of: "\u{1B}", with: "␛"), isIn: "\(name).styled")
  }

  /// Passages as prose, with folded parts as quotations below their summaries.
  private static func told(_ passages: [NotebookPassage]) -> [ProseBlock] {
    passages.map { passage in
      switch passage {
      case .prose(let block): block
      case .cell(let cell): .code("cell \(cell.index + 1): \(cell.code)")
      case .hint(let hint):
        .quote([.paragraph([ProseRun("folded: \(hint.summary)")])] + told(hint.passages))
      }
    }
  }

  // MARK: Laws

  private static let fragments = [
    "word ", "a ", "빨강 ", "🙂 ", "- ", "1. ", "> ", "\n", "\n\n", "  ", "*", "**", "`", "# ", "## ",
    "[a link](https://example.org) ", "[two words](fall.md) ", "longer-word-that-is-one ", "| ",
    "\n|---|---|\n", "| a | b |\n|---|---|\n", "---\n", "<br>", "<details>\n\n", "</details>\n\n",
    "<!-- x -->", "\u{1B}[31m", "\u{202E}", "\t", "&lt;", "~~", "```\n", "    ",
  ]

  @Test(arguments: 0..<300)
  func noLineIsWiderThanThereIsRoomBesidesLongWords(_ seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let text = random.text(of: Self.fragments, upTo: 60)
    let passages = try NotebookDocument(text: text).passages
    let blocks = passages.flatMap(Self.blocks)
    for columns in [20, 33, 72] {
      for isStyled in [false, true] {
        let layout = ProseLayout(columns: columns, isStyled: isStyled)
        for line in layout.lines(of: blocks) {
          #expect(!line.text.containsTerminalControls)
          #expect(line.text == line.text.trimmingTrailingBlanks)
          #expect(
            DisplayWidth.of(line.text) <= columns || Self.isOneWord(line.text),
            "\(columns): \(line.text)")
        }
      }
    }
  }

  /// Whether a line has only a mark before a single word.
  private static func isOneWord(_ line: String) -> Bool {
    let words = line.split(separator: " ").filter { !["-", ">"].contains($0) }
    let isNumber = words.first.map { $0.hasSuffix(".") && $0.dropLast().allSatisfy(\.isNumber) }
    return words.count <= (isNumber == true ? 2 : 1)
  }

  private static func blocks(_ passage: NotebookPassage) -> [ProseBlock] {
    switch passage {
    case .prose(let block): [block]
    case .cell: []
    case .hint(let hint): hint.passages.flatMap(blocks)
    }
  }

  @Test func whatIsDeepIsStillSaid() throws {
    let depth = 5_000
    let text = String(repeating: "> ", count: MarkdownLoad.depthLimit) + "the end\n"
    let lines = ProseLayout(isStyled: false).lines(
      of: try NotebookDocument(text: text).passages.flatMap(Self.blocks))
    #expect(lines.last?.text.hasSuffix("the end") == true)
    let hints = String(repeating: "<details>\n\n", count: depth) + "words\n"
    #expect(
      try NotebookDocument(text: hints).passages.flatMap(Self.blocks)
        == [.paragraph([ProseRun("words")])])
  }

  @Test(arguments: ProjectFolder.notebooks.names(ending: ".md"))
  func aNotebookIsReadWhole(_ name: String) throws {
    let text = try ProjectFolder.notebooks.text(name + ".md")
    let document = try NotebookDocument(text: text)
    var cells: [Int] = []
    func walk(_ passages: [NotebookPassage]) {
      for passage in passages {
        switch passage {
        case .prose: break
        case .cell(let cell): cells.append(cell.index)
        case .hint(let hint): walk(hint.passages)
        }
      }
    }
    walk(document.passages)
    #expect(cells == document.cells.map(\.index))
  }
}
