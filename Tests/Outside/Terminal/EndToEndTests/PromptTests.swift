import Foundation
import TestSupport
import Testing

/// The prompt on a terminal: typing, leaving, resizing, color.
@Suite struct PromptTests {
  @Test func greetsAndTellsTheTime() throws {
    let terminal = try Desk().prompt()
    let screen = terminal.screen.split(separator: "\n")
    #expect(screen.count == 3)
    #expect(screen.allSatisfy { $0.count <= 60 }, "it fits a narrow terminal")
    let line = try #require(screen.first?.firstMatch(of: /^Motionbook\. Try: (.+)$/)?.1)
    #expect(screen[1].contains("`lesson fall`"))
    try terminal.expect("motion t=0s>")
    #expect(try terminal.enter(String(line), until: "motion t=0s>").count > 10, "it works")
    #expect(try terminal.enter("run 2s", until: "motion t=2s>") == ["120 frames, t = 2 s"])
    #expect(try terminal.enter("step", until: "motion t=2.0167s>") == ["1 frame, t = 2.0167 s"])
  }

  @Test func quietGreetsNobody() throws {
    let terminal = try Desk().prompt("-q")
    #expect(terminal.screen == "motion t=0s>")
  }

  @Test func entriesGoOverLines() throws {
    let terminal = try Desk().prompt()
    terminal.send("for i in 1..3 {\r")
    try terminal.expectCursorLine("         ...")
    terminal.send("print i * 10\r")
    try terminal.expectState("another row to type in") {
      $0.text.hasSuffix("print i * 10\n         ...")
    }
    #expect(try terminal.enter("}", until: "motion t=0s>") == ["10", "20", "30"])
    terminal.send("print (1 +\r")
    try terminal.expectCursorLine("         ...")
    terminal.send(.control("c"))
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("print 5", until: "motion t=0s>") == ["5"])
  }

  @Test func mistakesStandUnderTheLine() throws {
    let terminal = try Desk().prompt()
    try terminal.enter("view box frame (0, 0, 9, 9)", until: "motion t=0s>")
    let answer = try terminal.enter("gravty on box", until: "motion t=0s>")
    try #require(answer.count == 4)
    #expect(answer[0].hasPrefix("error: "))
    #expect(answer[1] == "  gravty on box")
    #expect(answer[2] == "  ^^^^^^")
    #expect(answer[3] == "help: did you mean `gravity`?")
  }

  @Test(arguments: ["quit", "exit", ":q", ":quit", ".exit"])
  func leaves(_ word: String) throws {
    let desk = try Desk()
    let terminal = try desk.prompt()
    terminal.send("run 1s\r\(word)\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.state.modes.contains(2004))
    #expect(desk.journals == [])
  }

  @Test func controlDLeaves() throws {
    let desk = try Desk()
    let terminal = try desk.prompt()
    terminal.send("ab")
    try terminal.expectCursorLine("motion t=0s> ab")
    terminal.send(.control("d"))
    terminal.send(.backspace, .backspace, .control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.hasSuffix("motion t=0s> ^D"))
    #expect(terminal.state.cursor.column == 0, "the shell's prompt gets a row of its own")
    #expect(desk.journals == [])
  }

  @Test func controlCAbandonsALine() throws {
    let terminal = try Desk().prompt()
    terminal.send("view box fra")
    try terminal.expectCursorLine("motion t=0s> view box fra")
    terminal.send(.control("c"))
    try terminal.expectScreen("fra^C\nmotion t=0s>")
    terminal.send(.control("c"))
    try terminal.expectScreen("fra^C\nmotion t=0s> ^C\nmotion t=0s>")
    let answer = try terminal.enter("show", until: "motion t=0s>")
    #expect(answer.last?.hasPrefix("empty: ") == true)
  }

  @Test func theLineIsDrawnAnewForAnotherWidth() throws {
    let terminal = try Desk().prompt(columns: 80)
    terminal.send("print \"one two three four five\"")
    try terminal.expectCursorLine("motion t=0s> print \"one two three four five\"")
    terminal.resize(columns: 30, rows: 24)
    try terminal.expectScreen("motion t=0s> print \"one two th\nree four five\"")
    terminal.resize(columns: 80, rows: 24)
    try terminal.expectScreen("motion t=0s> print \"one two three four five\"")
    terminal.send(.enter)
    try terminal.expect("\none two three four five\n")
  }

  /// libedit keeps the cursor's row when it hears of fewer rows, and would write there.
  @Test func aWindowMayShrinkToARow() throws {
    let terminal = try Desk().prompt(columns: 30)
    terminal.send("print 12345678901234567890123456789012345678")
    try terminal.expectCursorLine("234567890123456789012345678")
    terminal.resize(columns: 30, rows: 1)
    terminal.send("9 * 0")
    terminal.resize(columns: 80, rows: 24)
    terminal.send(.enter)
    try terminal.expect("\n0\n")
  }

  @Test(arguments: ["C", "POSIX", "nowhere.UTF-8", ""])
  func wideLettersAreTypedInAnyLocale(_ locale: String) throws {
    let settings = ["LANG": locale, "LC_ALL": locale]
    let terminal = try Desk().prompt(settings: settings)
    terminal.send("view 빨강x frame (0, 0, 10, 10)")
    try terminal.expectCursorLine("motion t=0s> view 빨강x frame (0, 0, 10, 10)")
    terminal.send(.home)
    for _ in 0..<8 { terminal.send(.right) }
    terminal.send(.backspace)
    try terminal.expectCursorLine("motion t=0s> view 빨강 frame (0, 0, 10, 10)")
    terminal.send(.enter)
    try terminal.expect("\nmotion t=0s>")
    try terminal.expectCursorLine("motion t=0s>")
    let answer = try terminal.enter("빨강.center.x + 0.5", until: "motion t=0s>")
    #expect(answer == ["5.5"])
  }

  // MARK: Color

  private func colors(_ settings: [String: String], _ options: [String]) throws -> Bool {
    let desk = try Desk()
    let terminal = try PseudoTerminal(
      program: Desk.program, arguments: options,
      environment: PseudoTerminal.plainEnvironment
        .merging(["XDG_STATE_HOME": desk.path("state")]) { $1 }.merging(settings) { $1 },
      owner: desk)
    try terminal.expectCursorLine("motion t=0s>")
    try terminal.enter("nonsense", until: "motion t=0s>")
    try terminal.enter("help run", until: "motion t=0s>")
    return terminal.rawOutput.contains(/\u{1B}\[[0-9;]*m/)
  }

  @Test func colorIsForTerminals() throws {
    #expect(try colors([:], []))
    #expect(try !colors(["NO_COLOR": "1"], []))
    #expect(try colors(["NO_COLOR": ""], []))
    #expect(try !colors(["TERM": "dumb"], []))
    #expect(try !colors([:], ["--no-color"]))
    #expect(try !colors([:], ["--color", "never"]))
    #expect(try colors(["NO_COLOR": "1"], ["--color", "always"]))
  }

  @Test func anAnswerThatGoesElsewhereIsPlain() throws {
    let desk = try Desk()
    let terminal = try PseudoTerminal(
      program: Desk.program, arguments: ["-c", "help run", "-c", "print 7"],
      standardOutput: desk.path("out"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.rawOutput == "")
    let text = try desk.text("out")
    #expect(text.hasSuffix("\n7\n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test func aScriptOnATerminalHasNoPrompt() throws {
    let desk = try Desk()
    try desk.write("a.motion", "print 1\n")
    let terminal = try desk.prompt("run", "a.motion", until: nil)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.rawOutput == "1\r\n")
  }
}
