import TestSupport
import Testing

/// Ctrl-_ takes back what was typed, pasted, completed, found or cut.
@Suite struct Undoing {
  private let undo = Key.control("_")

  @Test func typingByWords() throws {
    let terminal = try start()
    terminal.send("run until rest")
    for line in ["motion t=0s> run until", "motion t=0s> run", "motion t=0s>", "motion t=0s>"] {
      terminal.send(undo)
      try terminal.expectCursorLine(line)
    }
    terminal.send("ok\r")
    try terminal.expect("got <ok>")
  }

  @Test func aPaste() throws {
    let terminal = try start()
    terminal.send("print ")
    terminal.paste("a {\nb\n}")
    try terminal.expectCursorLine("         ... }")
    terminal.send(undo)
    try terminal.expectState("no block") { $0.text == "motion t=0s> print" }
  }

  @Test func aCompletion() throws {
    let terminal = try start()
    terminal.send("gra\t")
    try terminal.expectCursorLine("motion t=0s> gravity")
    terminal.send(undo)
    terminal.send("!\r")
    try terminal.expect("got <gra!>")
  }

  @Test func anEntryFromHistory() throws {
    let terminal = try start()
    terminal.send("gr")
    terminal.send(.up, undo)
    terminal.send("!\r")
    try terminal.expect("got <gr!>")
  }

  @Test func whatASearchHasFound() throws {
    let terminal = try start()
    terminal.send("half")
    terminal.send(.control("r"))
    terminal.send("tilt")
    terminal.send(.end, undo)
    terminal.send("!\r")
    try terminal.expect("got <half!>")
  }

  @Test func whatWasCut() throws {
    let terminal = try start()
    terminal.send("one two three")
    terminal.send(.control("w"), .control("u"), undo)
    try terminal.expectCursorLine("motion t=0s> one two")
    terminal.send(undo)
    terminal.send("!\r")
    try terminal.expect("got <one two three!>")
  }

  @Test func aLineOfABlock() throws {
    let terminal = try start()
    terminal.send("a {\rb")
    terminal.send(undo, undo)
    try terminal.expectState("one line") { $0.text == "motion t=0s> a {" }
  }

  @Test func everyLineBeginsAnew() throws {
    let terminal = try start()
    terminal.send("x\r")
    try terminal.expectCursorLine("motion t=1s>")
    terminal.send(undo)
    terminal.send("y\r")
    try terminal.expect("got <y>")
  }
}
