import Foundation
import TestSupport
import Testing

/// Ctrl-C while a statement runs at the prompt.
@Suite struct PromptInterruptTests {
  private func scene(_ desk: Desk) throws -> PseudoTerminal {
    let terminal = try desk.prompt("-q", columns: 100)
    for line in EndlessScene.lines { try terminal.enter(line, until: "motion t=0s>") }
    return terminal
  }

  /// The number of frames and the time in an answer such as `600 frames, t = 10 s`.
  private func frames(in answer: String) throws -> (frames: Int, time: String) {
    let match = try #require(
      answer.firstMatch(of: /([0-9]+) frames?, t = ([0-9.]+) s/), "\(answer)")
    return (try #require(Int(match.1)), String(match.2))
  }

  /// Starts a run of ten hours and stops it. Returns its answer once the prompt is back.
  private func interruptedRun(on terminal: PseudoTerminal) throws -> (frames: Int, time: String) {
    terminal.send(EndlessScene.run + "\r")
    // The progress line, which then disappears.
    try terminal.expect("Ctrl-C to stop")
    terminal.send(.control("c"))
    let told = try terminal.expect(" s\nstopped here; the state is kept\nmotion t=") + " s"
    return try frames(in: told.split(separator: "\r").last.map(String.init) ?? told)
  }

  /// Without a screen, the line editor cannot start.
  @Test func theIdlePromptWithoutAScreenGoesOn() throws {
    let desk = try Desk()
    let terminal = try PseudoTerminal(
      program: Desk.program, arguments: ["-q"],
      environment: PseudoTerminal.plainEnvironment.merging(
        ["XDG_STATE_HOME": desk.path("state")]) { $1 },
      standardOutput: desk.path("log"), standardError: desk.path("errors"), owner: desk)
    func expectLog(_ text: String) throws {
      try terminal.expectState("the answer") { _ in (try? desk.text("log")) == text }
    }
    terminal.send("print 1\r")
    try expectLog("1\n")
    // It abandons the line, and does not end the program.
    terminal.send("repeat 2 {\r")
    terminal.send(.control("c"))
    terminal.send("print 7\r")
    try expectLog("1\n7\n")
    terminal.send(.control("c"))
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func aRunStopsAndKeepsItsState() throws {
    let desk = try Desk()
    let terminal = try scene(desk)
    let (frames, time) = try interruptedRun(on: terminal)
    #expect(frames > 0 && frames < 600 * 60 * 60, "\(frames)")
    let prompt = "motion t=\(time)s>"
    try terminal.expectCursorLine(prompt)
    #expect(!terminal.screen.contains("Ctrl-C to stop"), "the line is gone")
    let shown = try terminal.enter("show", until: prompt)
    #expect(shown.first?.hasPrefix("t = \(time) s (frame \(frames)), ") == true, "\(shown)")
    let lines = try terminal.enter("history 5..6", until: prompt)
    #expect(lines.last == "6  run \(frames) frames")
    try terminal.enter("print box.center.y", until: prompt)
    #expect(try terminal.enter("save \"a.md\"", until: prompt) == ["saved a.md"])
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    let check = try desk.run("check", "a.md")
    #expect(check.standardOutput == "a.md: all 3 cells agree\n")
    #expect(check.status == .exited(0))
  }

  @Test func aRunThatStoppedGoesOn() throws {
    let terminal = try scene(Desk())
    let (frames, time) = try interruptedRun(on: terminal)
    let prompt = "motion t=\(time)s>"
    try terminal.expectCursorLine(prompt)
    let before = try terminal.enter("box.center", until: prompt)
    terminal.send("step\r")
    try terminal.expect("1 frame, t = ")
    terminal.send("back\r")
    try terminal.expect("t = \(time) s\n")
    try terminal.expectCursorLine(prompt)
    let after = try terminal.enter("box.center", until: prompt)
    #expect(after == before, "\(frames)")
  }

  @Test func nothingIsLeftOfALoopThatStopped() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", columns: 100)
    try terminal.enter("let kept = 1", until: "motion t=0s>")
    terminal.send(EndlessScene.loop + "\r")
    // Before the first answer, Ctrl-C might still go to the prompt.
    try terminal.expect("\ngo\n")
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("kept", until: "motion t=0s>") == ["1"])
    let unknown = try terminal.enter("x", until: "motion t=0s>")
    #expect(unknown.first?.hasPrefix("error: ") == true)
    #expect(try terminal.enter("history", until: "motion t=0s>").count == 2)
  }

  @Test func aLoopOfRunsIsOneLine() throws {
    let terminal = try scene(Desk())
    terminal.send("repeat 600 { run 1min; }\r")
    try terminal.expect("running: t = ")
    terminal.send(.control("c"))
    try terminal.expect("interrupted")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("box.center.y", until: "motion t=0s>") == ["50"])
  }

  @Test func theRestOfAnEntryIsNotRun() throws {
    let terminal = try scene(Desk())
    terminal.send("\(EndlessScene.run); print \"not reached\"\r")
    try terminal.expect("Ctrl-C to stop")
    terminal.send(.control("c"))
    try terminal.expect(" s\nstopped here; the state is kept\nmotion t=")
    #expect(!terminal.scrollback.contains("\nnot reached"))
  }

  @Test func aSecondInterruptIsOfNoHarmAtThePrompt() throws {
    let terminal = try scene(Desk())
    _ = try interruptedRun(on: terminal)
    for _ in 0..<3 {
      terminal.send(.control("c"))
      try terminal.expect("^C\nmotion t=")
    }
    terminal.send("print 6 * 7\r")
    try terminal.expect("\n42\n")
  }
}
