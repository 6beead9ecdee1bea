import TestSupport
import Testing

/// F1 and Alt-H: help on the word at the cursor, without losing the line.
@Suite struct HelpAtCursorTests {
  @Test(arguments: ["\u{1B}OP", "\u{1B}[11~", "\u{1B}h"])
  func helpStandsBelowTheLineUntilTheNextKey(_ key: String) throws {
    let terminal = try Desk().prompt()
    terminal.send("gravity on box magni")
    terminal.send(.left)
    try terminal.expectState("the cursor") { $0.cursor.column == 32 }
    terminal.send(key)
    try terminal.expectState("help below the line, and the cursor in it") {
      $0.text.contains("motion t=0s> gravity on box magni\ngravity: ") && $0.cursor.column == 32
    }
    terminal.send(.end)
    try terminal.expectState("no panel") { !$0.text.contains("gravity:") }
    terminal.send("tude 2")
    try terminal.expectCursorLine("motion t=0s> gravity on box magnitude 2")
    terminal.send(.left, .left)
    terminal.send(key)
    try terminal.expectScreen("magnitude 2\nmagnitude NUMBER: ")
    terminal.send(.enter)
    try terminal.expectState("the line ran, and the help is gone") {
      $0.text.contains("error: ") && !$0.text.contains("NUMBER: ")
    }
  }

  @Test func longHelpIsCutAndSaysWhereTheRestIs() throws {
    let terminal = try Desk().prompt(rows: 10)
    terminal.send("animate")
    terminal.send("\u{1B}OP")
    try terminal.expectScreen("… `help animate` shows the rest")
    #expect(
      terminal.screen.hasPrefix("motion t=0s> animate")
        || terminal.screen.contains("\nmotion t=0s> animate"))
    terminal.send(.control("c"))
    try terminal.expectState("all is gone") {
      $0.text.hasSuffix("motion t=0s> animate^C\nmotion t=0s>")
    }
  }

  @Test func onAnEmptyLineItTellsWhatRuns() throws {
    let terminal = try Desk().prompt()
    terminal.send("\u{1B}OP")
    try terminal.expectScreen("\nnothing is running\nKeys\n")
    try terminal.enter("view box frame (0, 0, 10, 10); gravity on box", until: "motion t=0s>")
    try terminal.enter("animate over 2s { box.alpha = 0 }", until: "motion t=0s>")
    terminal.send("\u{1B}OP")
    try terminal.expectScreen("\nrunning: 1 animation, gravity1\nKeys\n")
    terminal.send("box")
    try terminal.expectState("no panel") { !$0.text.contains("running") }
    terminal.send("\u{1B}OP")
    try terminal.expectScreen("motion t=0s> box\nbox")
  }

  @Test func onADumbTerminalTheKeyIsQuiet() throws {
    let terminal = try Desk().prompt(settings: ["TERM": "dumb"])
    terminal.send("print ")
    terminal.send("\u{1B}OP")
    terminal.send("7\r")
    try terminal.expect("\n7\n")
  }
}
