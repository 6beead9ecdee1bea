import TestSupport
import Testing

/// The text that may follow the line, in gray behind the cursor, and colors while it is typed.
@Suite struct GhostTests {
  private func startInColor() throws -> PseudoTerminal { try start(["NO_COLOR": ""]) }

  @Test func itIsShownAndNotRunUnlessItIsTaken() throws {
    let terminal = try startInColor()
    terminal.send("gr")
    try terminal.expectCursorLine("motion t=0s> grid")
    #expect(terminal.state.cursor.column == 15)
    #expect(terminal.rawOutput.contains("\u{1B}[90m"))
    terminal.send(.enter)
    try terminal.expect("got <gr>")
    try terminal.expectScreen("motion t=0s> gr\ngot <gr>")
  }

  @Test(arguments: [Key.right, .end, .control("f"), .control("e")])
  func itIsTakenAtTheEndOfTheLine(_ key: Key) throws {
    let terminal = try startInColor()
    terminal.send("gra")
    try terminal.expectCursorLine("motion t=0s> gravity 2")
    terminal.send(.left, .right)
    try terminal.expectState("the cursor where it was") { $0.cursor.column == 16 }
    terminal.send(key)
    try terminal.expectState("the cursor behind all") { $0.cursor.column == 22 }
    terminal.send(.enter)
    try terminal.expect("got <gravity 2>")
  }

  @Test(arguments: [Key.alt("f"), .controlRight])
  func itIsTakenByWords(_ key: Key) throws {
    let terminal = try startInColor()
    terminal.send("gra")
    terminal.send(key)
    try terminal.expectState("the cursor behind a word") { $0.cursor.column == 20 }
    try terminal.expectCursorLine("motion t=0s> gravity 2")
    terminal.send(.control("_"))
    try terminal.expectState("the word taken back") { $0.cursor.column == 16 }
    terminal.send(key, key, .enter)
    try terminal.expect("got <gravity 2>")
  }

  @Test func aWordIsGoneOverWhereNothingIsToBeTaken() throws {
    let terminal = try startInColor()
    terminal.send("one two")
    terminal.send(.home, .alt("f"))
    try terminal.expectState("the cursor behind a word") { $0.cursor.column == 16 }
  }

  @Test func itGoesWithTheLine() throws {
    let terminal = try startInColor()
    terminal.send("gr")
    try terminal.expectCursorLine("motion t=0s> grid")
    terminal.send(.control("c"))
    try terminal.expectScreen("motion t=0s> gr^C\ninterrupted\nmotion t=0s>")
    terminal.send("til")
    try terminal.expectCursorLine("motion t=0s> tilt x")
    terminal.send(.control("u"))
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send("fl")
    try terminal.expectCursorLine("motion t=0s> fling a")
    terminal.send(.control("r"))
    try terminal.expectCursorLine("(search: ) fl")
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb", "NO_COLOR": ""]])
  func thereIsNoneWithoutColors(_ settings: [String: String]) throws {
    let terminal = try start(settings)
    terminal.send("gr")
    terminal.send(.right)
    terminal.send("\r")
    try terminal.expect("got <gr>")
    #expect(!terminal.screen.contains("grid"))
  }

  @Test func itIsCutAtTheScreensEdge() throws {
    let terminal = try start(["NO_COLOR": ""], columns: 20)
    terminal.send("gra")
    try terminal.expectCursorLine("motion t=0s> gravi…")
    terminal.send(.end, .enter)
    try terminal.expect("got <gravity 2>")
  }
}
