import Foundation
import TestSupport
import Testing

/// `play` on a terminal: each key, each way to end, each size. Nothing waits for a time, only for
/// something to appear.
@Suite struct PlayTests {
  /// A prompt with a scene that is being played.
  private func playing(
    _ lines: String..., play: String = "play", settings: [String: String] = [:], columns: Int = 80,
    rows: Int = 30
  ) throws -> (desk: Desk, terminal: PseudoTerminal) {
    let desk = try Desk()
    let colored = ["NO_COLOR": ""].merging(settings) { $1 }
    let terminal = try desk.prompt(settings: colored, columns: columns, rows: rows)
    for line in ["view red frame (50, 50, 100, 100) color red"] + lines {
      try terminal.enter(line, until: "motion t=0s>")
    }
    terminal.send(play + "\r")
    try terminal.expectState("the stage") { $0.modes.contains(1049) && $0.text.contains("speed") }
    return (desk, terminal)
  }

  /// Waits for the prompt after playing, with the terminal restored.
  private func expectPrompt(_ terminal: PseudoTerminal) throws {
    try terminal.expectPromptAfterPlaying()
    let state = terminal.state
    #expect(state.modes.contains(25), "the cursor is seen")
    #expect(state.modes.isDisjoint(with: [1002, 1006]), "the mouse is the terminal's")
    #expect(terminal.scrollback.contains("view red frame"), "what was there is there")
  }

  // MARK: Keys

  @Test func showsTheStageAndEnds() throws {
    let (_, terminal) = try playing("gravity on red; collision on red bounds")
    try terminal.expectScreen("red.center.y")
    try terminal.expectScreen("gravity1")
    try terminal.expectState("time that passes") { $0.text.contains(/t = 0\.[1-9]/) }
    terminal.send("q")
    try expectPrompt(terminal)
    try terminal.expectScreen("recorded as 1 line (see `history`)")
    let lines = try terminal.history(after: 3)
    #expect(lines.count == 1 && lines[0].hasPrefix("run "))
    #expect(terminal.rawOutput.contains("\u{1B}[?2026h"))
  }

  @Test func escapeEnds() throws {
    let (_, terminal) = try playing()
    terminal.send(.escape)
    try expectPrompt(terminal)
  }

  @Test func spacePausesAndDotsStep() throws {
    let (_, terminal) = try playing()
    terminal.send(" ")
    try terminal.expectScreen("paused")
    terminal.send("+")
    try terminal.expectScreen("speed 2")
    terminal.send("--")
    try terminal.expectScreen("speed 0.5")
    terminal.send(" ")
    try terminal.expectState("time that goes on") { !$0.text.contains("paused") }
    terminal.send(".")
    try terminal.expectScreen("paused")
    terminal.send("q")
    try expectPrompt(terminal)
    #expect(try terminal.history(after: 1).count == 1, "a pause does not cut a run in two")
  }

  @Test func aFrameBackIsALine() throws {
    let (_, terminal) = try playing(play: "play speed 10")
    try terminal.expectState("a while") { $0.text.contains(/t = [1-9]/) }
    terminal.send(",")
    try terminal.expectScreen("paused")
    terminal.send("q")
    try expectPrompt(terminal)
    #expect(try terminal.history(after: 1).last == "back 1 frame;")
  }

  @Test func keysOfTheDevice() throws {
    let (_, terminal) = try playing()
    terminal.send("k")
    try terminal.expectScreen("keyboard")
    terminal.send(.left)
    terminal.send("q")
    try expectPrompt(terminal)
    let lines = try terminal.history(after: 1)
    #expect(lines.contains("keyboard show;"))
    #expect(lines.contains("tilt (-0.5, 0);"))
  }

  @Test func theStatusShowsTheTilt() throws {
    let (_, terminal) = try playing()
    terminal.send(" ")
    try terminal.expectScreen("paused")
    terminal.send(.left)
    try terminal.expectScreen("paused  tilt (-0.5, 0)")
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test func aWideScreenHasAPlotBesideTheStage() throws {
    let (_, terminal) = try playing("gravity on red", columns: 110)
    try terminal.expectScreen("red.center.y (pt) against t (s)")
    terminal.resize(columns: 99, rows: 30)
    try terminal.expectState("a row of values") {
      !$0.text.contains("against t") && $0.text.contains("red.center.y ")
    }
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test func looks() throws {
    let (_, terminal) = try playing("field radial on red at (160, 284) strength 1")
    terminal.send(" ")
    try terminal.expectScreen("paused")
    let plain = terminal.screen
    for key in ["g", "f"] {
      terminal.send(key)
      try terminal.expectState("something else") { $0.text != plain }
      terminal.send(key)
      try terminal.expectState("the same again") { $0.text == plain }
    }
    terminal.send("?")
    try terminal.expectScreen("this list")
    terminal.send("t?")
    try terminal.expectState("no list") { !$0.text.contains("this list") }
    terminal.send("q")
    try expectPrompt(terminal)
    #expect(try terminal.history(after: 2).count <= 1, "looking is not doing")
  }

  @Test func ownKeysRunTheirHandlers() throws {
    let (_, terminal) = try playing(
      "on key \"p\" { print \"pressed\"; red.center.x += 10 }",
      "on key \"space\" { print \"mine\" }")
    terminal.send("p")
    try terminal.expectScreen("pressed")
    terminal.send(" ")
    try terminal.expectScreen("mine")
    terminal.send("?")
    try terminal.expectScreen("your handler")
    terminal.send("q")
    try expectPrompt(terminal)
    let lines = try terminal.history(after: 3).filter { !$0.hasPrefix("run ") }
    #expect(lines == ["press \"p\";", "press \"space\";"])
  }

  @Test func aTiltEndsWhenItsKeyIsLetGo() throws {
    let (_, terminal) = try playing()
    // The terminal has kitty's keyboard protocol.
    terminal.send("\u{1B}[?0u ")
    try terminal.expectScreen("paused")
    #expect(terminal.rawOutput.contains("\u{1B}[?u") && terminal.rawOutput.contains("\u{1B}[>3u"))
    terminal.send("\u{1B}[1;1:1D")
    try terminal.expectScreen("tilt (-0.5, 0)")
    terminal.send("\u{1B}[1;1:3D ")
    try terminal.expectState("a level device") { !$0.text.contains("tilt (") }
    terminal.send("\u{1B}[27u")
    try expectPrompt(terminal)
    #expect(terminal.rawOutput.contains("\u{1B}[<u"))
    let lines = try terminal.history(after: 1).filter { $0.hasPrefix("tilt") }
    #expect(lines == ["tilt (-0.5, 0);", "tilt to (0, 0) over 200ms;"])
  }

  @Test func controlCIsAKeyInKittysProtocol() throws {
    let (_, terminal) = try playing()
    terminal.send("\u{1B}[?0u\u{1B}[99;5u")
    try expectPrompt(terminal)
    try terminal.expectScreen("stopped here; the state is kept")
  }

  @Test func unknownSequencesDoNothing() throws {
    let (_, terminal) = try playing()
    terminal.send("\u{1B}x\u{1B}]11;rgb:0/0/0\u{07}\u{1B}P1$r0m\u{1B}\\\u{1B}[5;5~\u{1B}[1;2S ")
    try terminal.expectScreen("paused")
    terminal.send("q")
    try expectPrompt(terminal)
    // The frames before the pause, if there were any.
    let lines = try terminal.history(after: 1)
    #expect(lines.count <= 1 && lines.allSatisfy { $0.hasPrefix("run ") })
  }

  /// Time goes on while the terminal is behind, and few pictures are sent.
  @Test func aSlowTerminalDoesNotSlowTime() throws {
    let (_, terminal) = try playing("gravity on red; collision on red bounds")
    try terminal.expectState("a question") { _ in terminal.rawOutput.contains("\u{1B}[5n") }
    terminal.send("\u{1B}[0n")
    // From here on, it does not answer any more.
    try terminal.expectState("time that passes") { $0.text.contains(/t = [5-9]\./) }
    let pictures = terminal.rawOutput.components(separatedBy: "\u{1B}[5n").count
    #expect(pictures < 60, "in 5 s, of which 300 frames")
    terminal.send("q")
    try expectPrompt(terminal)
  }

  // MARK: The record

  @Test func whatWasPlayedReplaysByteForByte() throws {
    let (desk, terminal) = try playing(
      "gravity on red; collision on red bounds",
      "on key \"p\" { print \"pushed\", t; push on red vector (1, -3) instantaneous }",
      play: "play follow red.center.x, red.center.y")
    terminal.send("p")
    try terminal.expectScreen("pushed")
    terminal.send(.right)
    terminal.send("k")
    try terminal.expectScreen("keyboard")
    terminal.send("q")
    try expectPrompt(terminal)
    terminal.send("table red.center, red.rotation every 50ms\rsave \"played.md\"\rcheck\rquit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let text = try desk.text("played.md")
    #expect(text.contains("press \"p\";") && !text.contains("play "))
    // The scene with what was played, and the table.
    #expect(text.components(separatedBy: "```motion\n").count == 3, "\(text)")
    let check = try desk.run("check", "played.md")
    #expect(check.status == .exited(0), "\(check.standardOutput)")
  }

  @Test func aReplayIsSeenAgain() throws {
    let (_, terminal) = try playing()
    terminal.send("q")
    try expectPrompt(terminal)
    terminal.send("run 10min\r")
    try terminal.expect("36000 frames")
    terminal.send("replay live\r")
    try terminal.expectState("the stage again") {
      $0.text.contains("replay") && $0.modes.contains(1049)
    }
    terminal.send("q")
    try expectPrompt(terminal)
    #expect(try terminal.history(after: 1).last == "run 10min", "nothing recorded")
  }

  // MARK: Ends

  @Test func controlCEnds() throws {
    let (_, terminal) = try playing()
    terminal.send(.control("c"))
    try expectPrompt(terminal)
    try terminal.expectScreen("stopped here; the state is kept")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func aSignalThatEndsItLeavesTheTerminal(_ signal: Int32) throws {
    let (_, terminal) = try playing()
    try terminal.expectScreenBack(whenKilledBy: signal)
  }

  @Test func aStopGivesTheScreenBackAndTakesItAgain() throws {
    let (_, terminal) = try playing()
    terminal.send(" ")
    try terminal.expectScreen("paused")
    try terminal.expectScreenTakenAgain(showing: "paused")
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test func continuingAfterAStopThatCannotBeCaughtTakesTheKeysAgain() throws {
    let (_, terminal) = try playing()
    terminal.send(" ")
    try terminal.expectScreen("paused")
    try terminal.expectKeysTakenAgain(showing: "paused")
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test func anErrorInAHandlerEndsIt() throws {
    let (_, terminal) = try playing("on key \"e\" { at t + 0.2 { fling nobody velocity (1, 1) } }")
    terminal.send("e")
    try expectPrompt(terminal)
    try terminal.expectScreen("error: ")
    #expect(try terminal.history(after: 2).last == "run 11 frames", "up to the frame before")
  }

  @Test func aLineThatFailsIsToldAndItGoesOn() throws {
    let (_, terminal) = try playing("on key \"p\" { fling nobody velocity (1, 1) }")
    terminal.send("p")
    try terminal.expectScreen("error: ")
    terminal.send(" ")
    try terminal.expectScreen("paused")
    terminal.send("q")
    try expectPrompt(terminal)
  }

  // MARK: Terminals

  @Test(arguments: [(10, 4), (20, 8), (200, 60)])
  func everySizeCanBePlayed(_ columns: Int, _ rows: Int) throws {
    let desk = try Desk()
    let terminal = try desk.prompt(columns: 80, rows: 24)
    try terminal.enter("view red frame (50, 50, 100, 100)", until: "motion t=0s>")
    terminal.resize(columns: columns, rows: rows)
    terminal.send("play\r")
    try terminal.expectState("the stage") { $0.modes.contains(1049) && $0.text.contains("t = ") }
    terminal.send("q")
    try terminal.expectState("the screen before") { !$0.modes.contains(1049) }
  }

  /// A slow terminal sees a key only after the picture before it, so blanks are not sent to a cleared
  /// screen: of 12,000 cells about 1,000 are left.
  @Test func theFirstPictureOfAnEmptyScreenIsShort() throws {
    let (_, terminal) = try playing(columns: 200, rows: 60)
    let picture = terminal.rawOutput.split(separator: "\u{1B}[?2026h").dropFirst().first
    let length = picture?.utf8.count ?? 0
    #expect((500..<5000).contains(length), "\(length)")
  }

  @Test func anotherSizeIsDrawnAnew() throws {
    let (_, terminal) = try playing()
    terminal.send(" ")
    try terminal.expectScreen("paused")
    terminal.resize(columns: 50, rows: 15)
    try terminal.expectState("the smaller stage") { state in
      state.text.split(separator: "\n", omittingEmptySubsequences: false).count == 15
        && state.text.contains("paused")
    }
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test func aDumbTerminalShowsNothing() throws {
    let terminal = try Desk().prompt(settings: ["TERM": "dumb"])
    terminal.send("view red frame (50, 50, 100, 100)\r")
    terminal.send("play 0.5s\r")
    try terminal.expect("30 frames, t = 0.5 s")
    #expect(!terminal.rawOutput.contains("1049"))
  }

  @Test func withoutColorsThereAreNone() throws {
    let (_, terminal) = try playing(settings: ["NO_COLOR": "1"])
    terminal.send(" ")
    try terminal.expectScreen("paused")
    #expect(!terminal.rawOutput.contains(/\u{1B}\[[0-9;]+m/))
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test(arguments: ["set glyphs ascii", "set glyphs braille", "set glyphs unicode"])
  func glyphsAreAsTheyWereSet(_ line: String) throws {
    let (_, terminal) = try playing(line)
    terminal.send(" ")
    try terminal.expectScreen("paused")
    let screen = terminal.screen
    #expect(screen.contains("red"))
    #expect(screen.utf8.allSatisfy { $0 < 0x80 } == line.hasSuffix("ascii"))
    let hasBraille = screen.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) }
    #expect(hasBraille == line.hasSuffix("braille"))
    terminal.send("q")
    try expectPrompt(terminal)
  }

  @Test func aPipeRunsTheTime() throws {
    let run = try Desk().run(
      input: "view red frame (0, 0, 10, 10)\nplay 0.5s\nplay 1s speed 0.01\n")
    #expect(run.status == .exited(0))
    #expect(run.lines == ["30 frames, t = 0.5 s", "60 frames, t = 1.5 s"])
    #expect(!run.standardOutput.contains("\u{1B}"))
  }
}
