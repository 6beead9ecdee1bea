import TestSupport
import Testing

/// Ctrl-R and the keys after it. The history: `gravity 2`, `grid`, a block, `tilt x`.
@Suite struct Searches {
  private func search(_ pattern: String, columns: Int = 80) throws -> PseudoTerminal {
    let terminal = try start(columns: columns)
    terminal.send(.control("r"))
    try terminal.expectCursorLine("(search: )")
    terminal.send(pattern)
    try terminal.expectState("the label with “\(pattern)”") {
      $0.cursorLine.hasPrefix("(search: \(pattern)")
    }
    return terminal
  }

  @Test(arguments: [60, 80, 150])
  func enterEndsTheLineThatIsFound(_ columns: Int) throws {
    let terminal = try search("avi", columns: columns)
    try terminal.expectCursorLine("(search: avi) gravity 2")
    terminal.send(.enter)
    try terminal.expect("got <gravity 2>")
    #expect(terminal.screen.hasPrefix("motion t=0s> gravity 2\n"), "\(terminal.screen)")
  }

  @Test func anArrowTakesTheLineAndMoves() throws {
    let terminal = try search("avi")
    terminal.send(.right)
    try terminal.expectCursorLine("motion t=0s> gravity 2")
    terminal.send("!\r")
    try terminal.expect("got <gra!vity 2>")
  }

  @Test(arguments: [
    (Key.end, "gravity 2!"), (.home, "!gravity 2"), (.left, "g!ravity 2"),
    (.control("a"), "!gravity 2"), (.control("e"), "gravity 2!"), (.delete, "gr!vity 2"),
    (.controlRight, "gravity! 2"), (.alt("f"), "gravity! 2"), (.tab, "gr!avity 2"),
    (.altEnter, "gr|!avity 2"), (.control("k"), "gr!"), (.escape, "gr!avity 2"),
  ])
  func anotherKeyActsOnTheLineThatIsFound(_ key: Key, _ line: String) throws {
    let terminal = try search("avi")
    try terminal.expectCursorLine("(search: avi) gravity 2")
    terminal.send(key)
    try terminal.expectState("the end of the search") { !$0.text.contains("(search") }
    terminal.send("!\r")
    try terminal.expect("got <\(line)>")
  }

  @Test func upGoesOnFromTheEntryThatIsFound() throws {
    let terminal = try search("fling")
    terminal.send(.up)
    try terminal.expectCursorLine("motion t=0s> grid")
    terminal.send(.down, .down)
    try terminal.expectCursorLine("motion t=0s> tilt x")
    terminal.send(.down)
    try terminal.expectCursorLine("motion t=0s>")
  }

  @Test func controlGBringsBackWhatWasThere() throws {
    let terminal = try start()
    terminal.send("half a line")
    terminal.send(.left, .left, .control("r"))
    terminal.send("gri")
    try terminal.expectCursorLine("(search: gri) grid")
    terminal.send(.control("g"))
    try terminal.expectCursorLine("motion t=0s> half a line")
    terminal.send("!\r")
    try terminal.expect("got <half a li!ne>")
  }

  @Test func controlCAbandonsTheSearchAndTheLine() throws {
    let terminal = try search("gri")
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
  }

  @Test func controlRGoesOnAndBackspaceBack() throws {
    let terminal = try search("r")
    try terminal.expectCursorLine("(search: r) grid")
    terminal.send("a")
    try terminal.expectCursorLine("(search: ra) gravity 2")
    terminal.send(.backspace)
    try terminal.expectCursorLine("(search: r) grid")
    terminal.send(.control("r"))
    try terminal.expectCursorLine("(search: r) gravity 2")
    terminal.send(.control("r"))
    try terminal.expectCursorLine("(search: r, not found) gravity 2")
    terminal.send(.enter)
    try terminal.expect("got <gravity 2>")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(.control("r"), .control("r"))
    try terminal.expectCursorLine("(search: r) gravity 2")
  }

  @Test func aPasteGoesIntoTheLineThatIsFound() throws {
    let terminal = try search("tilt")
    terminal.paste("x y")
    try terminal.expectCursorLine("motion t=0s> x ytilt x")
  }

  @Test func aBlockThatIsFoundHasItsMargins() throws {
    let terminal = try search("fling")
    try terminal.expectScreen("(search: fling) fling a\n         ...   b")
    terminal.send(.enter)
    try terminal.expect("got <fling a|  b>")
  }

  @Test func aDumbTerminalSearchesToo() throws {
    let terminal = try start(["TERM": "dumb"])
    terminal.send("half")
    terminal.send(.control("r"))
    terminal.send("avi")
    try terminal.expectCursorLine("(search: avi) gravity 2")
    terminal.send(.right)
    try terminal.expectCursorLine("motion t=0s> gravity 2")
    terminal.send("!")
    terminal.send(.control("_"), .control("_"))
    try terminal.expectCursorLine("motion t=0s> half")
    terminal.send(.enter)
    try terminal.expect("got <half>")
    #expect(!terminal.rawOutput.contains("\u{1B}"))
  }
}
