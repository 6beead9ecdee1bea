import TestSupport
import Testing

@testable import Notebooks

/// A notebook whose Markdown would take too much memory or time is refused before cmark reads it.
@Suite struct MarkdownLoadTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: ["[", "<", "_a__b", "1. a\n", "a\n", "> a\n"])
  func tooManyMarksAreAProblem(_ piece: String) {
    func marks(_ text: String) -> Int { MarkdownLoad(Array(text.utf8)).marks }
    let each = marks(piece + piece) - marks(piece)
    let text = "a" + Self.repeated(piece, MarkdownLoad.markLimit / each + 1)
    #expect(
      throws: NotebookProblem.tooManyMarks(count: marks(text), limit: MarkdownLoad.markLimit)
    ) { _ = try NotebookDocument(text: text).cells.count }
  }

  /// cmark fills each row up to the width of its table, and searches all lines before its rule.
  @Test(arguments: [
    "|" + repeated("a|", 200) + "\n|" + repeated("-|", 200) + "\n" + repeated("|a\n", 5_000),
    "a\n" + repeated("a\n", 32_000) + "|-\n",
  ])
  func tablesThatGrow(_ text: String) throws {
    #expect(throws: NotebookProblem.self) { try NotebookDocument(text: text) }
    _ = try NotebookDocument(text: text.replacing("|-", with: "||"))
  }

  /// cmark copies a definition wherever it is used.
  @Test func aDefinitionThatIsUsedTooOften() throws {
    let text = { "[a]: " + Self.repeated("b", $0) + "\n\n" + Self.repeated("[a] ", $0) + "\n" }
    #expect(throws: NotebookProblem.tooManyReferences(uses: 8_001, bytes: 8_005)) {
      try NotebookDocument(text: text(8_000))
    }
    _ = try NotebookDocument(text: text(7_000))
  }

  @Test func problemsAreSentences() {
    #expect(
      NotebookProblem.tooManyMarks(count: 1_000_001, limit: 1_000_000).description
        == "the notebook has too much Markdown: 1000001 punctuation marks and line ends outside"
        + " code; the limit is 1000000")
    #expect(
      NotebookProblem.tooDeep(line: 3, limit: 100).description
        == "line 3 of the notebook is nested too deep: the limit is 100 quotations and lists")
  }

  @Test func codeIsNoLoad() throws {
    let code = Self.repeated("[[[[[[[[[[ <? > > >\n", MarkdownLoad.markLimit / 10)
    let text = "a\n\n```motion\n1\n```\n\n```output\n\(code)```\n"
    #expect(try NotebookDocument(text: text).cells.count == 1)
  }

  @Test(arguments: ["<?", "<!A ", "<![CDATA["])
  func tooManyDeclarationsAreAProblem(_ opening: String) throws {
    _ = try NotebookDocument(text: "a " + Self.repeated(opening, MarkdownLoad.declarationLimit))
    let text = "a " + Self.repeated(opening, MarkdownLoad.declarationLimit + 1)
    #expect(
      throws: NotebookProblem.tooManyDeclarations(
        count: MarkdownLoad.declarationLimit + 1, limit: MarkdownLoad.declarationLimit)
    ) { try NotebookDocument(text: text) }
  }

  @Test func directivesAreNoDeclarations() throws {
    let text = Self.repeated("<!-- motion: skip -->\n```motion\n1\n```\n\n", 200)
    #expect(try NotebookDocument(text: text).cells.count == 200)
  }

  @Test(arguments: [
    ("> ", "a"), (">", ""), ("- ", "a"), ("1. ", "a"), ("> - ", "a"), ("+\t", "a"),
  ])
  func nestingIsBounded(_ mark: String, _ text: String) throws {
    _ = try NotebookDocument(text: Self.repeated(mark, 15) + text)
    #expect(throws: NotebookProblem.tooDeep(line: 3, limit: MarkdownLoad.depthLimit)) {
      try NotebookDocument(
        text: "a\n\n" + Self.repeated(mark, MarkdownLoad.depthLimit + 1) + text + "\n")
    }
  }

  @Test func listsInListsOfEarlierLinesAreBounded() {
    let lines = (0...MarkdownLoad.depthLimit).map { Self.repeated("  ", $0) + "- a\n" }
    #expect(throws: NotebookProblem.tooDeep(line: 101, limit: MarkdownLoad.depthLimit)) {
      try NotebookDocument(text: lines.joined())
    }
  }

  @Test func rulesAreNotNested() throws {
    _ = try NotebookDocument(text: Self.repeated("- ", 500) + "\n\n" + Self.repeated("* ", 500))
    _ = try NotebookDocument(text: Self.repeated(" ", 500) + "a - b\n")
  }

  /// A note is saved so that the notebook can be opened again.
  @Test(arguments: [repeated("> ", 200) + "a", "a " + repeated("<?", 200)])
  func aNoteThatNoNotebookHoldsIsCode(_ note: String) throws {
    let text = NotebookWriter.text([.note(note), .cell(code: "1", output: "1")])
    #expect(text.hasPrefix("```\n\(note)\n```\n"))
    #expect(try NotebookDocument(text: text).cells.count == 1)
  }

  /// However fences, comments, HTML, quotations and lists are mixed: cmark makes at most two nodes
  /// of a mark, so none is missed in what looks like code.
  @Test func everyNodeComesFromAMark() {
    let pieces = [
      "```", "````", "~~~", "```motion", "<!--", "-->", "<div>", "<b>", "<pre>", "</pre>",
      "<script>", "</script>", "<?", "?>", "<!A", "> ", "- ", "1. ", "  ", "    ", "\t", "a", "`",
      "\n", "\n", "\n", "\n\n", "\r\n", "\n[[[[[[[[[[[[[[[[[[[[[[[[\n", "\n_a__b_a__b_a__b_a__b\n",
    ]
    var random = Seeded(33)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in random.pick(pieces) }.joined()
      let bytes = Array(text.utf8)
      let nodes = MarkdownTree(bytes).blocks.reduce(0) { $0 + Self.nodes(in: $1) }
      #expect(nodes <= 2 * MarkdownLoad(bytes).marks + 2, "\(text.debugDescription)")
    }
  }

  private static func nodes(in node: MarkdownNode) -> Int {
    1 + node.children.reduce(0) { $0 + nodes(in: $1) }
  }
}
