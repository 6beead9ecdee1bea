import Testing

@testable import Text

@Suite struct VisibleTests {
  @Test(arguments: [
    ("plain", "plain"), ("빨강 é 🙂", "빨강 é 🙂"), ("a\u{1B}[2J", "a\\u{1b}[2J"),
    ("\0\u{7F}\u{80}\u{9F}\u{A0}", "\\u{0}\\u{7f}\\u{80}\\u{9f}\u{A0}"),
    (
      "\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}",
      "\\u{61c}\\u{200e}\\u{200f}\\u{202a}\\u{202e}\\u{2066}\\u{2069}"
    ),
    ("\u{200D}\u{2028}\u{2065}", "\u{200D}\u{2028}\u{2065}"), ("a\tb\nc\r\nd", "a b\nc\\u{d}\nd"),
    ("e\u{301}\u{202E}", "e\u{301}\\u{202e}"),
  ])
  func whatIsObeyedIsSpelled(_ text: String, _ shown: String) {
    #expect(text.visible.unicodeScalars.elementsEqual(shown.unicodeScalars))
    #expect(text.visible.visible == text.visible)
    #expect(text.visibleInLine == text.visible.replacing("\n", with: " "))
    #expect(
      text.containsTerminalControls == (text.unicodeScalars.contains(where: \.isTerminalControl)))
  }

  @Test func aTextCannotCommand() {
    var text = TerminalText()
    text.command(.style(.strong))
    text.show("a\u{1B}[2Jb\n")
    text.command(.plain)
    #expect(text.sent == "\u{1B}[1ma\\u{1b}[2Jb\n\u{1B}[0m")
  }

  @Test func marksMoveWithWhatIsSpelled() {
    let line =
      WrittenLine("a\u{7}") + WrittenLine("12", isMeasured: true)
      + WrittenLine("\u{8}", style: .cyan) + WrittenLine("z")
    let shown = line.visible
    #expect(shown.text == "a\\u{7}12\\u{8}z")
    #expect(shown.measured == [6..<8])
    #expect(shown.runs.map(\.text) == ["a\\u{7}12", "\\u{8}", "z"])
    #expect(shown.runs.map(\.style) == [nil, .cyan, nil])
  }

  @Test func aTextIsCutAtItsLineEnds() {
    let line = WrittenLine("a \n") + WrittenLine("12\n3", isMeasured: true)
    let lines = line.cutAtLineEnds
    #expect(lines.map(\.text) == ["a", "12", "3"])
    #expect(lines.map(\.measured) == [[], [0..<2], [0..<1]])
    #expect(WrittenLine("").cutAtLineEnds.map(\.text) == [""])
    #expect(WrittenLine("\n").cutAtLineEnds.map(\.text) == ["", ""])
  }
}
