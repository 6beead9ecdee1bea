import TestSupport
import Testing

/// Entries of several lines: here one is whole when its braces are closed.
@Suite struct Blocks {
  @Test(arguments: [60, 80, 150])
  func linesAreIndentedByDepth(_ columns: Int) throws {
    let terminal = try start(columns: columns)
    terminal.send("a {\rb {\rc\r}\rd\r")
    try terminal.expectScreen(
      """
      motion t=0s> a {
               ...   b {
               ...     c
               ...   }
               ...   d
               ...
      """)
    terminal.send("}\r")
    try terminal.expect("got <a {|  b {|    c|  }|  d|}>")
    try terminal.expectCursorLine("motion t=1s>")
  }

  @Test func aBracketBehindTextStaysWhereItIs() throws {
    let terminal = try start()
    terminal.send("a {\r(b)\r[c]\rd }\r")
    try terminal.expect("got <a {|  (b)|  [c]|  d }>")
  }

  @Test func upAndDownMoveInsideAndThenThroughHistory() throws {
    let terminal = try start()
    terminal.send("one {\rtwo\r}\r")
    try terminal.expect("got <one {|  two|}>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(.up)
    try terminal.expectState("the block again, the cursor behind it") {
      $0.cursorLine == "         ... }" && $0.cursor.column == 14
    }
    terminal.send(.up)
    try terminal.expectState("a line up") {
      $0.cursorLine == "         ...   two" && $0.cursor.column == 14
    }
    terminal.send(.up)
    try terminal.expectState("in the first line") {
      $0.cursorLine == "motion t=1s> one {" && $0.cursor.column == 14
    }
    terminal.send(.up)
    try terminal.expectCursorLine("motion t=1s> tilt x")
    #expect(terminal.screen.hasSuffix("motion t=1s> tilt x"), "nothing of the block is left")
    terminal.send(.down)
    try terminal.expectCursorLine("         ... }")
    terminal.send(.down)
    try terminal.expectCursorLine("motion t=1s>")
  }

  @Test func theColumnIsKeptPastShorterLines() throws {
    let terminal = try start()
    terminal.paste("a long line {\nb\nanother long line }")
    terminal.send(.up, .up)
    terminal.send("!")
    terminal.send(.enter)
    try terminal.expect("got <a long line {!|b|another long line }>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.paste("a long line {\nb\nanother long line }")
    terminal.send(.left, .left, .up, .down)
    terminal.send("!")
    terminal.send(.enter)
    try terminal.expect("got <a long line {|b|another long line! }>")
  }

  @Test func homeAndEndKeepToTheLine() throws {
    let terminal = try start()
    terminal.paste("one {\ntwo\n}")
    terminal.send(.up, .home)
    terminal.send("<")
    terminal.send(.end)
    terminal.send(">")
    terminal.send(.enter)
    try terminal.expect("got <one {|<two>|}>")
  }

  @Test func aLineIsPutInBetween() throws {
    let terminal = try start()
    terminal.send("a {\rc")
    terminal.send(.up, .end, .enter)
    terminal.send("b")
    try terminal.expectScreen("motion t=0s> a {\n         ...   b\n         ...   c")
    terminal.send(.down, .end, .enter)
    terminal.send("}\r")
    try terminal.expect("got <a {|  b|  c|}>")
  }

  @Test func enterAnywhereInAWholeBlockEndsIt() throws {
    let terminal = try start()
    terminal.paste("a {\nb\n}")
    terminal.send(.up, .enter)
    try terminal.expect("got <a {|b|}>")
    #expect(
      terminal.screen.hasPrefix(
        "motion t=0s> a {\n         ... b\n         ... }\ngot <"), "\(terminal.screen)")
  }

  @Test func controlCAbandonsTheBlock() throws {
    let terminal = try start()
    terminal.send("a {\rb")
    try terminal.expectCursorLine("         ...   b")
    terminal.send(.up, .control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(
      terminal.screen
        == "motion t=0s> a {\n         ...   b^C\ninterrupted\nmotion t=0s>", "\(terminal.screen)")
  }

  @Test func aBlockTallerThanTheScreenIsSeenAroundTheCursor() throws {
    let terminal = try start(rows: 6)
    terminal.paste((1...20).map { "line \($0)" }.joined(separator: "\n"))
    try terminal.expectCursorLine("         ... line 20")
    #expect(terminal.screen.hasPrefix("         ... line 15\n"), "\(terminal.screen)")
    for _ in 1...12 { terminal.send(.up) }
    try terminal.expectCursorLine("         ... line 8")
    #expect(terminal.screen.split(separator: "\n").count == 6, "\(terminal.screen)")
    terminal.send("!")
    terminal.send(.enter)
    let lines = (1...20).map { $0 == 8 ? "line 8!" : "line \($0)" }
    let printed = try terminal.expect("motion t=1s>")
    let answer = printed.replacingOccurrences(of: "\n", with: "")
    #expect(answer.contains("got <\(lines.joined(separator: "|"))>"), "\(printed)")
  }

  @Test func controlLLeavesTheBlockAtTheTop() throws {
    let terminal = try start()
    terminal.send("x\ra {\rb")
    try terminal.expectCursorLine("         ...   b")
    terminal.send(.control("l"))
    try terminal.expectState("only the block") {
      $0.text == "motion t=1s> a {\n         ...   b" && $0.cursor == (1, 16)
    }
  }

  @Test func aNewSizeKeepsTheBlock() throws {
    let terminal = try start(columns: 40)
    terminal.send("a {\rsome words that are too long for a row\rb")
    try terminal.expectCursorLine("         ...   b")
    terminal.resize(columns: 80, rows: 24)
    try terminal.expectScreen(
      "motion t=0s> a {\n         ...   some words that are too long for a row\n         ...   b")
  }

  /// Without margins an entry that goes on could not be told; each line is an entry there.
  @Test func onADumbTerminalEveryLineEnds() throws {
    let terminal = try start(["TERM": "dumb"])
    terminal.send("a {\r")
    try terminal.expect("got <a {>")
  }
}
