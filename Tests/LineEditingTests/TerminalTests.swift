import Foundation
import Testing

@testable import LineEditing

@Suite struct TerminalTests {
  private static let colours: [(Bool, [String: String], Bool)] = [
    (true, ["TERM": "xterm"], true), (true, ["TERM": "dumb"], false), (true, [:], false),
    (true, ["TERM": ""], false), (false, ["TERM": "xterm"], false),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (false, ["FORCE_COLOR": "1"], true), (false, ["CLICOLOR_FORCE": "1"], true),
    (false, ["FORCE_COLOR": "0"], false), (false, ["FORCE_COLOR": ""], false),
    (true, ["TERM": "dumb", "FORCE_COLOR": "3"], true),
    (true, ["TERM": "xterm", "FORCE_COLOR": "1", "NO_COLOR": "1"], false),
  ]

  @Test(arguments: colours)
  func colour(_ isTerminal: Bool, _ environment: [String: String], _ allowed: Bool) {
    #expect(
      Terminal.colourAllowed(isTerminal: isTerminal, environment: environment) == allowed)
  }

  private static let widths: [([String: String], Int?, Int)] = [
    (["COLUMNS": "120"], 100, 120), ([:], 100, 100), ([:], nil, 80),
    (["COLUMNS": "0"], 100, 100), (["COLUMNS": "-5"], nil, 80), (["COLUMNS": "wide"], nil, 80),
  ]

  @Test(arguments: widths)
  func width(_ environment: [String: String], _ reported: Int?, _ columns: Int) {
    #expect(Terminal.width(environment: environment, reported: reported) == columns)
  }

  private static let locales: [([String: String], Bool)] = [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
    ([:], false),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LANG": "ko_KR.UTF-8"], true),
    (["LC_CTYPE": "de_DE.UTF-8", "LANG": "C"], true),
  ]

  @Test(arguments: locales)
  func unicode(_ environment: [String: String], _ isShown: Bool) {
    #expect(Terminal.showsUnicode(environment: environment) == isShown)
  }

  @Test func theLocaleIsUTF8AndNumbersKeepTheirDot() {
    #expect(Terminal.prepareLocale())
    #expect(Terminal.codeset() == "UTF-8")
    #expect(setlocale(LC_NUMERIC, nil).map { String(cString: $0) } == "C")
  }

  @Test func aFileIsNoTerminal() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(!Terminal.isTerminal(descriptor))
    #expect(Terminal.size(descriptor) == nil)
    #expect(!Terminal.isTerminal(-1))
  }

  @Test func theEnvironmentIsTheProcesss() {
    #expect(ProcessEnvironment.current["PATH"] == ProcessInfo.processInfo.environment["PATH"])
  }
}

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
    let rendered = Prompt(text, style: style).rendered(colour: true)
    #expect(!rendered.hasSuffix("\u{1}"))
    #expect(!rendered.contains("\u{1}\u{1}"))
    #expect(rendered.filter { $0 == "\u{1}" }.count % 2 == 0)
    #expect(Prompt(text, style: style).rendered(colour: false) == Prompt(text).lastLine)
  }

  @Test func theStyleIsAroundTheText() {
    #expect(
      Prompt("m> ", style: .strong).rendered(colour: true)
        == "\u{1}\u{1B}[1m\u{1}m>\u{1}\u{1B}[0m\u{1} ")
  }
}
