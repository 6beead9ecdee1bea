import Foundation
import TestSupport
import Testing

/// Keys that people have in their fingers from other prompts, and what a terminal is told about the
/// prompt.
@Suite struct CuttingTests {
  @Test(arguments: [
    // Alt-Y: what was cut before.
    ("one two\u{17}\u{1}\u{B}\u{19}\u{1B}y", "two"), ("ab\u{15}cd\u{15}\u{19}\u{1B}y\u{1B}y", "cd"),
    ("ab\u{15}cd\u{15}\u{19}x\u{1B}y", "cdx"), ("\u{1B}y\u{19}a", "a"),
    // Cuts in a row are one text.
    ("one two\u{17}\u{17}x\u{19}", "xone two"),
    ("one two\u{1}\u{1B}d\u{1B}d\u{5}x\u{19}", "xone two"),
    // Alt-.: the last word of an earlier entry.
    ("a \u{1B}.", "a x"), ("a \u{1B}.\u{1B}.", "a b"), ("a \u{1B}.\u{1B}.\u{1B}.", "a grid"),
    ("\u{1B}.z\u{1B}.", "xzx"),
    // Shift-Enter, in both forms, and Ctrl-letters.
    ("a\u{1B}[13;2ub", "a|b"), ("a\u{1B}[27;2;13~b", "a|b"), ("ab\u{1B}[97;5uc", "cab"),
    ("a\u{1B}[98;2u", "aB"),
  ])
  func keys(_ typed: String, _ expected: String) throws {
    let terminal = try start()
    // The history ends with `fling a\n  b` and `tilt x`.
    terminal.send(typed + "\r")
    try terminal.expect("got <\(expected)>")
  }

  /// In an entry of several lines, Ctrl-U and Ctrl-K stay in theirs.
  @Test func aLineOfABlockIsCut() throws {
    let terminal = try start()
    terminal.send("ab\u{1B}\rcd\u{1B}\ref")
    terminal.send(.up, .left)
    terminal.send("\u{B}\u{15}")
    try terminal.expectScreen("ab\n         ...\n         ... ef")
    terminal.send("\u{15}!\r")
    try terminal.expect("got <ab!|ef>")
  }

  @Test func promptAndOutputAreMarked() throws {
    let terminal = try start()
    terminal.send("x\r")
    try terminal.expect("got <x>")
    try terminal.expectCursorLine("motion t=1s>")
    let marks = terminal.rawOutput.matches(of: /\u{1B}\]133;([^\u{1B}]*)\u{1B}\\/).map { $0.1 }
    // The last mark may still be on its way.
    #expect(marks.prefix(4) == ["A", "B", "C", "A"])
    let dumb = try start(["TERM": "dumb"])
    #expect(!dumb.rawOutput.contains("\u{1B}"))
  }

  /// A terminal with kitty's protocol is asked to tell all keys apart, but only at the prompt.
  @Test func keysAreToldApartWherePossible() throws {
    let terminal = try start()
    terminal.send("a\u{1B}[?0ub\u{1B}[13;2uc\u{1B}[13u")
    try terminal.expect("got <ab|c>")
    try terminal.expectCursorLine("motion t=1s>")
    let modes = terminal.rawOutput.matches(of: /\u{1B}\[([<>][0-9]*)u/).map { $0.1 }
    #expect(modes == [">1", "<", ">1"])
    #expect(terminal.rawOutput.matches(of: /\u{1B}\[\?u/).count == 1, "it is asked once")
    // Ctrl-C is no signal of the terminal's then.
    terminal.send("abc\u{1B}[99;5u")
    try terminal.expect("interrupted")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.rawOutput.hasSuffix("\u{1B}[<u"))
  }
}
