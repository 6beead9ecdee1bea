import Foundation
import TestSupport
import Testing

/// `motionbook present` on a terminal: each key, each way to end, each size. Nothing waits for a
/// time, only for something to appear.
@Suite struct PresentTests {
  private static let talk = """
    # A talk

    Which way does it fall?

    ```motion
    view red frame (50, 0, 100, 100) color red
    gravity on red
    run 200ms
    print "fallen", red.center.y > 50
    ```

    Then on.

    ```motion
    run 1s
    plot red.center.y height 30
    ```

    <details><summary>Answer</summary>

    Down, of course.

    ```motion
    print "no frame passes"
    ```

    </details>

    """

  /// A talk with ten hours of simulated time.
  private static let endless = """
    ```motion
    view red frame (50, 50, 100, 100) color red
    gravity on red
    run 600min
    ```

    """

  private func presenting(
    _ text: String = talk, settings: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    until wanted: String = "space runs it"
  ) throws -> (desk: Desk, terminal: PseudoTerminal) {
    let desk = try Desk()
    try desk.write("talk.md", text)
    let terminal = try desk.prompt(
      "present", "talk.md", settings: ["NO_COLOR": ""].merging(settings) { $1 },
      columns: columns, rows: rows, until: nil)
    try terminal.expectState("the page") {
      $0.modes.contains(1049) && $0.text.contains(wanted)
    }
    return (desk, terminal)
  }

  /// Waits for the end, with the terminal restored.
  private func expectEnd(_ terminal: PseudoTerminal, _ status: Int32 = 0) throws {
    #expect(try terminal.waitForExit() == .exited(status))
    let state = terminal.state
    #expect(state.modes.isDisjoint(with: [1049, 1002, 1006]))
    #expect(state.modes.contains(25), "the cursor is seen")
    #expect(terminal.isAsFound)
    #expect(!terminal.scrollback.contains("A talk"), "nothing is left of it")
  }

  /// Runs the first cell, and checks its output.
  private func runFirst(_ terminal: PseudoTerminal) throws {
    terminal.send(" ")
    try terminal.expectScreen("space shows the output")
    terminal.send(" ")
    try terminal.expectScreen("fallen true")
  }

  // MARK: Keys

  @Test func showsACellRunsItAndGoesOn() throws {
    let (_, terminal) = try presenting()
    #expect(terminal.screen.contains("A talk"))
    #expect(terminal.screen.contains("│ gravity on red"))
    #expect(!terminal.screen.contains("fallen true"))
    try runFirst(terminal)
    try terminal.expectScreen("talk.md  1/3")
    terminal.send(" ")
    try terminal.expectScreen("Then on.")
    terminal.send("q")
    try expectEnd(terminal)
    #expect(terminal.rawOutput.contains("\u{1B}[?2026h"))
  }

  @Test func theStageMovesWhileACellRuns() throws {
    let (_, terminal) = try presenting(Self.endless)
    terminal.send(" ")
    try terminal.expectState("time that passes") { $0.text.contains(/t = [0-9.]*[1-9]/) }
    #expect(terminal.screen.contains("┌"))
    terminal.send(.left)
    try terminal.expectScreen("space runs it")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func aRunIsSlowedDownAndSpedUp() throws {
    let (_, terminal) = try presenting(Self.endless)
    terminal.send(" -")
    try terminal.expectScreen("speed 0.5")
    terminal.send("++")
    try terminal.expectScreen("speed 2")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func aShortRunIsShownSlowly() throws {
    let (_, terminal) = try presenting()
    terminal.send("+ ")
    // 12 frames in a second, and twice as fast.
    try terminal.expectScreen("speed 0.4 (short run)")
    try terminal.expectScreen("t = 0.2 s  speed 2")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test(arguments: ["n", "\r", "\u{1B}[C", "\u{1B}[6~"])
  func otherKeysGoOn(_ key: String) throws {
    let (_, terminal) = try presenting()
    terminal.send(key)
    try terminal.expectScreen("space shows the output")
    terminal.send(key)
    try terminal.expectScreen("fallen true")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test(arguments: ["p", "b", "\u{1B}[D", "\u{1B}[5~", "\u{7F}"])
  func keysGoBack(_ key: String) throws {
    let (_, terminal) = try presenting()
    try runFirst(terminal)
    terminal.send(" ")
    try terminal.expectScreen("Then on.")
    terminal.send(key)
    try terminal.expectScreen("fallen true")
    terminal.send(key)
    try terminal.expectState("the cell that has not run") {
      $0.text.contains("gravity on red") && !$0.text.contains("fallen true")
    }
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func homeAndEndGoToTheFirstAndTheLastPage() throws {
    let (_, terminal) = try presenting()
    terminal.send(.end)
    try terminal.expectScreen("(the end)")
    terminal.send(.home)
    try terminal.expectScreen("A talk")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func aHintIsFoldedUntilItIsWanted() throws {
    let (_, terminal) = try presenting()
    terminal.send(.end, .left)
    try terminal.expectScreen("+ Answer")
    #expect(!terminal.screen.contains("of course"))
    terminal.send("h")
    try terminal.expectScreen("Down, of course.")
    terminal.send(" ")
    try terminal.expectState("what it answered") {
      $0.text.contains("\n    no frame passes")
    }
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func aLongPageIsMoved() throws {
    let (_, terminal) = try presenting()
    terminal.send(.end, .left, .left)
    try terminal.expectScreen("Then on.")
    terminal.send(" ")
    try terminal.expectScreen("t = ")
    // To its end, and to its output.
    terminal.send(" ")
    try terminal.expectState("what it answered") { $0.text.contains("down: more") }
    #expect(terminal.screen.contains("│ run 1s"), "the cell stands at the top")
    #expect(terminal.screen.contains("space scrolls"))
    terminal.send(" ")
    try terminal.expectScreen("increases from")
    for _ in 1...40 { terminal.send(.down) }
    try terminal.expectScreen("moving at 1")
    #expect(!terminal.screen.contains("down: more"))
    for _ in 1...40 { terminal.send(.up) }
    try terminal.expectScreen("Then on.")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func theKeysAreListed() throws {
    let (_, terminal) = try presenting()
    terminal.send("?")
    try terminal.expectScreen("this list")
    terminal.send("?")
    try terminal.expectState("no list") { !$0.text.contains("this list") }
    terminal.send(.escape)
    try expectEnd(terminal)
  }

  // MARK: A changed file

  @Test func aChangedNotebookIsShownAnew() throws {
    let (desk, terminal) = try presenting()
    try runFirst(terminal)
    try desk.write("talk.md", Self.talk.replacingOccurrences(of: "Which way", with: "How far"))
    try terminal.expectScreen("How far does it fall?")
    try terminal.expectScreen("the file has changed")
    #expect(terminal.screen.contains("fallen true"), "what it answered is as true as before")
    try desk.write("talk.md", bytes: [0x23, 0xFF])
    try terminal.expectScreen("cannot read the file")
    #expect(terminal.screen.contains("How far does it fall?"))
    try FileManager.default.removeItem(atPath: desk.path("talk.md"))
    try terminal.expectScreen("there is no file")
    try desk.write(
      "talk.md", Self.talk.replacingOccurrences(of: "\"fallen\"", with: "\"it has\""))
    try terminal.expectState("the new cell, which has not run") {
      $0.text.contains("print \"it has\"") && !$0.text.contains("true")
    }
    terminal.send("q")
    try expectEnd(terminal)
  }

  // MARK: Ends

  @Test(arguments: [talk, endless])
  func controlCEnds(_ text: String) throws {
    let (_, terminal) = try presenting(text)
    terminal.send(" ")
    try terminal.expectScreen("t = ")
    terminal.send(.control("c"))
    try expectEnd(terminal, 130)
  }

  @Test func whoLeavesDuringARunLeaves() throws {
    let (_, terminal) = try presenting(Self.endless)
    terminal.send(" ")
    try terminal.expectScreen("t = ")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func aSignalThatEndsItLeavesTheTerminal(_ signal: Int32) throws {
    let (_, terminal) = try presenting()
    try terminal.expectScreenBack(whenKilledBy: signal)
  }

  @Test(arguments: [talk, endless])
  func aStopGivesTheScreenBackAndTakesItAgain(_ text: String) throws {
    let (_, terminal) = try presenting(text)
    if text == Self.endless {
      terminal.send(" ")
      try terminal.expectScreen("t = ")
    }
    try terminal.expectScreenTakenAgain(showing: text == Self.endless ? "t = " : "A talk")
    terminal.send("q")
    try expectEnd(terminal)
  }

  // MARK: Terminals

  @Test func beforeAWideScreenPageAndStageStandBesideEachOther() throws {
    let (_, terminal) = try presenting(columns: 120, rows: 30)
    terminal.send(" ")
    try terminal.expectState("both") {
      $0.text.contains("space continues") && $0.text.contains("fallen true")
        && $0.text.contains("t = 0.2 s  gravity1")
    }
    terminal.send(" ")
    try terminal.expectState("the page alone") {
      $0.text.contains("Then on.") && !$0.text.contains("gravity1")
    }
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func anotherSizeIsDrawnAnew() throws {
    let (_, terminal) = try presenting()
    terminal.resize(columns: 20, rows: 5)
    try terminal.expectScreen("too small to show a…")
    terminal.resize(columns: 50, rows: 20)
    try terminal.expectScreen("Which way does it fall?")
    terminal.send(" ")
    try terminal.expectScreen("space shows the output")
    terminal.resize(columns: 60, rows: 15)
    try terminal.expectState("the smaller stage") { state in
      state.text.split(separator: "\n", omittingEmptySubsequences: false).count == 15
        && state.text.contains("t = 0.2 s")
    }
    terminal.send("q")
    // Lines that did not fit on a smaller screen have scrolled off at the top.
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test(arguments: [(10, 4), (24, 8), (200, 60)])
  func everySizeCanBePresentedOn(_ columns: Int, _ rows: Int) throws {
    let (_, terminal) = try presenting(
      columns: columns, rows: rows, until: columns < 24 ? "too" : "talk.md")
    terminal.send("  ")
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func withoutColorsThereAreNone() throws {
    let (_, terminal) = try presenting(settings: ["NO_COLOR": "1"])
    try runFirst(terminal)
    #expect(!terminal.rawOutput.contains(/\u{1B}\[[0-9;]+m/))
    terminal.send("q")
    try expectEnd(terminal)
  }

  @Test func aTerminalOfLettersGetsLetters() throws {
    let (_, terminal) = try presenting(settings: ["LC_ALL": "C"])
    #expect(terminal.screen.contains("| gravity on red"))
    terminal.send(" ")
    try terminal.expectScreen("space shows the output")
    #expect(terminal.screen.utf8.allSatisfy { $0 < 0x80 })
    terminal.send("q")
    try expectEnd(terminal)
  }

  // MARK: What cannot be presented

  @Test func withoutATerminalItIsToldWhatDoes() throws {
    let desk = try Desk()
    try desk.write("talk.md", Self.talk)
    let run = try desk.run("present", "talk.md")
    #expect(run.status == .exited(1))
    #expect(run.standardOutput.isEmpty)
    #expect(run.standardError.contains("error: `present` needs a terminal"))
    #expect(run.standardError.contains("use `motionbook run talk.md` to print the notebook"))
    let terminal = try desk.prompt(
      "present", "talk.md", settings: ["TERM": "dumb"], until: nil)
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(!terminal.rawOutput.contains("\u{1B}"))
  }

  @Test func aFileThatCannotBeReadIsTold() throws {
    let terminal = try Desk().prompt("present", "none.md", until: nil)
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.scrollback.contains("error: cannot read `none.md`"))
    #expect(!terminal.rawOutput.contains("1049"))
  }
}
