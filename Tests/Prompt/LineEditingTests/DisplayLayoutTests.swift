import Terminal
import Testing

@testable import LineEditing

@Suite struct DisplayLayoutTests {
  init() { Terminal.prepareLocale() }

  private func places(_ text: String, cursor: Int, columns: Int) -> [Int] {
    let layout = DisplayLayout(text: Array(text.unicodeScalars), cursor: cursor, columns: columns)
    return [layout.cursor.row, layout.cursor.column, layout.end.row, layout.end.column]
  }

  @Test func oneRow() {
    #expect(places("> abc", cursor: 3, columns: 80) == [0, 3, 0, 5])
    #expect(places("> abc", cursor: 5, columns: 80) == [0, 5, 0, 5])
    #expect(places("", cursor: 0, columns: 80) == [0, 0, 0, 0])
  }

  @Test func aFullRowBreaksAtOnce() {
    #expect(places("abcd", cursor: 4, columns: 4) == [1, 0, 1, 0])
    #expect(places("abcde", cursor: 4, columns: 4) == [1, 0, 1, 1])
  }

  @Test func wideCharactersAreNotCut() {
    #expect(places("abc日", cursor: 3, columns: 4) == [1, 0, 1, 2])
    #expect(places("ab日", cursor: 2, columns: 4) == [0, 2, 1, 0])
    #expect(places("é日本🙂", cursor: 4, columns: 80) == [0, 7, 0, 7])
    #expect(places("e\u{301}x", cursor: 2, columns: 80) == [0, 1, 0, 2])
  }

  /// Terminals differ in how wide a joined emoji is, but not in the width of its parts.
  @Test(arguments: [
    ("a👩\u{200D}👧b", "a👩👧b", 6), ("👍\u{1F3FD}b", "👍🟫b", 5), ("❤\u{FE0F}b", "❤b", 2),
    ("1\u{FE0F}\u{20E3}b", "1\u{20E3}b", 2), ("क\u{94D}\u{200D}ष", "क\u{94D}\u{200D}ष", 2),
  ])
  func aJoinedEmojiIsShownInItsParts(_ text: String, _ shown: String, _ width: Int) {
    let layout = DisplayLayout(text: Array(text.unicodeScalars), cursor: 0, columns: 80)
    #expect(layout.rows[0].cells.map(\.text).joined() == shown)
    #expect(layout.end.column == width)
  }

  @Test func newlinesTabsAndControlCharacters() {
    #expect(places("a\nbc\n", cursor: 3, columns: 80) == [1, 1, 2, 0])
    #expect(places("ab\tc", cursor: 3, columns: 80) == [0, 8, 0, 9])
    #expect(places("a\u{1}b", cursor: 2, columns: 80) == [0, 6, 0, 7])
  }

  @Test func nonsenseIsBorne() {
    #expect(places("ab", cursor: 99, columns: 0) == [0, 2, 0, 2])
    #expect(places("ab", cursor: -1, columns: -5) == [0, 0, 0, 2])
  }

  private func rows(_ text: String, columns: Int) -> [String] {
    let layout = DisplayLayout(
      prompt: "go> ", margin: "... ", text: Array(text.unicodeScalars), cursor: 0,
      columns: columns)
    return layout.rows.map { $0.cells.map(\.text).joined() }
  }

  @Test func aMarginStandsBeforeEachFurtherLine() {
    #expect(rows("a {\n  b\n}", columns: 80) == ["go> a {", "...   b", "... }"])
    #expect(rows("abcdef\nghijkl", columns: 8) == ["go> abcd", "ef", "... ghij", "kl"])
  }

  @Test func theCursorStandsBehindTheMargin() {
    let text = Array("a\nb".unicodeScalars)
    let layout = DisplayLayout(
      prompt: "go> ", margin: "... ", text: text, cursor: 2, columns: 80)
    #expect(layout.cursor == .init(row: 1, column: 4))
  }

  @Test func whatCannotBePrintedIsSpelled() {
    #expect(rows("\u{1}\u{7F}\u{E000}\tx", columns: 80) == ["go> \\u{1}\\u{7f}\u{E000}        x"])
    #expect(rows("a\u{9B}\u{202E}b", columns: 80) == ["go> a\\u{9b}\\u{202e}b"])
    #expect(rows("\u{FFFE}\u{10FFFE}", columns: 80) == ["go> \\U+FFFE\\U+10FFFE"])
  }

  /// Where libedit draws, the places are those of its own spelling.
  @Test func libeditSpellsInItsOwnWay() {
    let layout = DisplayLayout(
      text: Array("a\u{1}b".unicodeScalars), cursor: 2, columns: 80, spelling: .libedits)
    #expect(layout.cursor == .init(row: 0, column: 3))
  }

  @Test func marksStandOnTheirLetters() {
    let layout = DisplayLayout(text: Array("abe\u{301}".unicodeScalars), cursor: 9, columns: 3)
    #expect(layout.rows[0].cells.map(\.text) == ["a", "b", "e\u{301}"])
    #expect(layout.cursor == .init(row: 1, column: 0))
  }
}
