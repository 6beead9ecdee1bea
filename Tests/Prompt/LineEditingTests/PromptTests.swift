import Testing

@testable import LineEditing

@Suite struct PromptTests {
  @Test func aSpaceStandsBeforeTheText() {
    #expect(Prompt("motion>").lastLine == "motion> ")
    #expect(Prompt("motion> ").lastLine == "motion> ")
    #expect(Prompt("").lastLine == "")
  }

  @Test func earlierLinesAreApart() {
    let prompt = Prompt("one\n\ntwo> ")
    #expect(prompt.earlierLines == ["one", ""])
    #expect(prompt.lastLine == "two> ")
  }

  @Test func whatATerminalObeysIsSpelled() {
    #expect(Prompt("a\u{1B}[1m\u{1}b\t> ").lastLine == "a\\u{1b}[1m\\u{1}b > ")
  }

  /// libedit loses a sequence at the end and everything after two side by side.
  @Test(arguments: ["motion t=2s> ", "x", " ", "", "日> "], [Prompt.Style.plain, .strong, .dim])
  func sequencesAreNeitherLastNorAdjacent(_ text: String, _ style: Prompt.Style) {
    let rendered = Prompt(text, style: style).rendered(color: true)
    #expect(!rendered.hasSuffix("\u{1}"))
    #expect(!rendered.contains("\u{1}\u{1}"))
    #expect(rendered.filter { $0 == "\u{1}" }.count % 2 == 0)
    #expect(Prompt(text, style: style).rendered(color: false) == Prompt(text).lastLine)
  }

  @Test func theStyleIsAroundTheText() {
    #expect(
      Prompt("m> ", style: .strong).rendered(color: true)
        == "\u{1}\u{1B}[1m\u{1}m>\u{1}\u{1B}[0m\u{1} ")
  }
}
