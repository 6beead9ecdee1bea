import Foundation
import Testing

@testable import Platform
@testable import Terminal

@Suite struct TerminalTests {
  private static let colors: [(Bool, [String: String], Bool)] = [
    (true, ["TERM": "xterm"], true), (true, ["TERM": "dumb"], false), (true, [:], false),
    (true, ["TERM": ""], false), (false, ["TERM": "xterm"], false),
    (true, ["TERM": "emacs"], false), (true, ["TERM": "dumb-emacs-ansi"], true),
    (true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (false, ["FORCE_COLOR": "1"], true), (false, ["CLICOLOR_FORCE": "1"], true),
    (false, ["FORCE_COLOR": "0"], false), (false, ["FORCE_COLOR": ""], false),
    (true, ["TERM": "dumb", "FORCE_COLOR": "3"], true),
    (true, ["TERM": "xterm", "FORCE_COLOR": "1", "NO_COLOR": "1"], false),
  ]

  @Test(arguments: colors)
  func color(_ isTerminal: Bool, _ environment: [String: String], _ allowed: Bool) {
    #expect(
      Terminal.colorAllowed(isTerminal: isTerminal) { environment[$0] } == allowed)
  }

  @Test(arguments: [
    ("xterm", true), ("xterm-kitty", true), ("nobody-knows-it", true), ("dumb", false), ("", false),
    ("emacs", false), ("dumb-emacs-ansi", false),
  ])
  func cursorMovement(_ name: String, _ moves: Bool) {
    #expect(Terminal.movesCursor(environment: ["TERM": name]) == moves)
    #expect(!Terminal.movesCursor(environment: [:]))
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
