import Testing

@testable import Diagnostics

@Suite struct SourceTests {
  @Test(arguments: [
    ("abc", 0, 1, 1), ("abc", 3, 1, 4), ("a\nbc", 2, 2, 1), ("a\nbc", 4, 2, 3), ("a\nbc", 1, 1, 2),
    ("a\r\nb", 2, 2, 1), ("a\rb", 2, 2, 1), ("a\r\r\nb", 3, 3, 1), ("빨강 x", 7, 1, 4),
    ("🐱🐱", 4, 1, 2), ("", 0, 1, 1), ("a\n", 2, 2, 1),
    ("e\u{301}x", 3, 1, 2), ("abc", 99, 1, 4),
  ])
  func positionsCountLinesAndCharacters(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let position = Source(text).position(of: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }

  @Test func linesCountFromTheFirstLine() {
    let source = Source("a\nb", name: "fall.md", firstLine: 12)
    #expect(source.position(of: 0).line == 12)
    #expect(source.position(of: 2).line == 13)
  }

  @Test(arguments: [
    ("ab\ncd", 1, "ab"), ("ab\ncd", 2, "ab"), ("ab\r\ncd", 0, "ab"), ("ab\ncd", 3, "cd"),
    ("", 0, ""), ("ab\n", 3, ""), ("ab\rcd\r", 3, "cd"),
  ])
  func lineRangesHaveNoLineEnds(_ text: String, _ offset: Int, _ line: String) {
    let source = Source(text)
    #expect(source.text(source.lineRange(around: offset)) == line)
  }

  @Test func aNullIsWhatMarkdownMakesOfIt() {
    let source = Source("a\0b")
    #expect(source.text(0..<source.utf8.count) == "a\u{FFFD}b")
  }

  @Test func textOutsideIsCutOff() {
    #expect(Source("abc").text(1..<99) == "bc")
    #expect(Source("abc").text(5..<9) == "")
  }

  @Test func spansJoin() {
    let source = Source("one two three")
    let joined = Span(source, 4, 7).joined(to: Span(source, 0, 3))
    #expect(joined.text == "one two")
    #expect(Span(source, 4, 2).upper == 4, "never ends before it begins")
  }
}
