import Foundation
import TestSupport
import Testing

/// Colors while typing, and gray suggestions from earlier lines.
@Suite struct TypingInColorTests {
  private static let inColor = ["NO_COLOR": ""]

  @Test func aLineIsColoredWhileItIsTyped() throws {
    let terminal = try Desk().prompt(settings: Self.inColor)
    try terminal.enter("view box frame (0, 0, 10, 10)", until: "motion t=0s>")
    terminal.send("gravity on")
    try terminal.expectState("a verb") { _ in
      terminal.rawOutput.contains("\u{1B}[1;34mgravity\u{1B}[0m")
    }
    terminal.send(" box magnitude \"x\" # c")
    try terminal.expectCursorLine("motion t=0s> gravity on box magnitude \"x\" # c")
    let raw = terminal.rawOutput
    for (style, text) in [("36", "box"), ("35", "magnitude"), ("33", "\"x\""), ("90", "# c")] {
      #expect(painted(raw, style).contains(text), "\(text)")
    }
  }

  @Test func aMistakeIsRedOnceItIsSure() throws {
    let terminal = try Desk().prompt(settings: Self.inColor)
    terminal.send("gravity onn")
    try terminal.expectCursorLine("motion t=0s> gravity onn")
    #expect(!terminal.rawOutput.contains("\u{1B}[4;31m"))
    terminal.send(" box")
    try terminal.expectCursorLine("motion t=0s> gravity onn box")
    #expect(painted(terminal.rawOutput, "4;31").contains("onn"))
  }

  /// All text that was written in a style.
  private func painted(_ raw: String, _ style: String) -> String {
    raw.components(separatedBy: "\u{1B}[\(style)m").dropFirst().map {
      $0.components(separatedBy: "\u{1B}[0m")[0]
    }.joined(separator: "|")
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]])
  func withoutColorsThereIsNeither(_ settings: [String: String]) throws {
    let terminal = try Desk().prompt(settings: settings)
    try terminal.enter("print 12345", until: "motion t=0s>")
    terminal.send("pr")
    try terminal.expectCursorLine("motion t=0s> pr")
    terminal.send("int 6\r")
    try terminal.expect("\n6\n")
    #expect(!terminal.rawOutput.contains(/\u{1B}\[[0-9;]*m/))
  }

  @Test func theLineOfAnEarlierSessionIsOfferedAndThisOnesComesFirst() throws {
    let desk = try Desk()
    let first = try desk.prompt(settings: Self.inColor)
    try first.enter("print 111", until: "motion t=0s>")
    try first.enter("gravity", until: "motion t=0s>")
    first.send(.control("d"))
    #expect(try first.waitForExit() == .exited(0))

    let second = try desk.prompt(settings: Self.inColor)
    second.send("pri")
    try second.expectCursorLine("motion t=0s> print 111")
    second.send(.right, .enter)
    try second.expect("\n111\n")
    try second.expectCursorLine("motion t=0s>")
    try second.enter("print 222", until: "motion t=0s>")
    second.send("print ")
    try second.expectCursorLine("motion t=0s> print 222")
    second.send("11")
    try second.expectCursorLine("motion t=0s> print 111")
    second.send(.control("c"))
    try second.expectScreen("motion t=0s> print 11^C\n")
  }

  @Test func whatIsSearchedForIsNotColored() throws {
    let terminal = try Desk().prompt(settings: Self.inColor)
    try terminal.enter("print 12345", until: "motion t=0s>")
    let before = terminal.rawOutput.components(separatedBy: "print").count
    terminal.send(.control("r"))
    terminal.send("123")
    try terminal.expectCursorLine("(search: 123) print 12345")
    let found = terminal.rawOutput.components(separatedBy: "print").dropFirst(before - 1).last
    #expect(found?.hasPrefix(" 12345") == true)
    terminal.send(.enter)
    try terminal.expect("\n12345\n")
  }
}
