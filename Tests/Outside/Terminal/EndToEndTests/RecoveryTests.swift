import Foundation
import TestSupport
import Testing

/// A session that is cut off loses no finished line.
@Suite struct RecoveryTests {
  /// Types lines in a new session and kills it at the prompt after the last one.
  private func killedSession(
    _ desk: Desk, _ lines: [(entry: String, prompt: String)], file: String? = nil,
    start: String = "motion t=0s>"
  ) throws {
    let terminal =
      try file.map { try desk.prompt($0, until: start) } ?? desk.prompt(until: start)
    for line in lines { try terminal.enter(line.entry, until: line.prompt) }
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == .killed(signal: SIGKILL))
  }

  /// Leaves a killed session of `run 1s`, and a newer killed one, which has been asked about.
  private func killedTwice(
    _ desk: Desk, _ lines: [(entry: String, prompt: String)]
  ) throws {
    try killedSession(desk, [("run 1s", "motion t=1s>")])
    // This one is older, however soon the second one follows and whatever the clock does.
    let older = desk.path("state/motionbook/" + (try #require(desk.journals.first)))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: older)
    let second = try desk.prompt("-q", until: nil)
    try second.expectCursorLine("[y]")
    second.send(.control("c"))
    try second.expectCursorLine("motion t=0s>")
    for line in lines { try second.enter(line.entry, until: line.prompt) }
    second.signal(SIGKILL)
    _ = try second.waitForExit()
  }

  /// Restarts after a session ended unexpectedly, and answers the question.
  private func restarted(
    _ desk: Desk, lines: Int, answer: String = "y", until prompt: String
  ) throws -> PseudoTerminal {
    let terminal = try desk.prompt("-q", until: nil)
    let told = lines == 1 ? "1 line" : "\(lines) lines"
    try terminal.expect("A session of \(told) ended unexpectedly at ")
    try terminal.expect("Continue it? (y/n)\n")
    try terminal.expectCursorLine("[y]")
    terminal.send(answer + "\r")
    try terminal.expectCursorLine(prompt)
    return terminal
  }

  private func leave(_ terminal: PseudoTerminal, _ desk: Desk) throws {
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(desk.journals == [])
  }

  private static let fall = [
    ("view 빨강 frame (100, 0, 100, 100)", "motion t=0s>"), ("gravity on 빨강", "motion t=0s>"),
    ("run 5 frames", "motion t=0.0833s>"), ("print 빨강.center.y, \"a\\nb\"", "motion t=0.0833s>"),
    ("nonsense", "motion t=0.0833s>"), ("help run", "motion t=0.0833s>"),
  ]

  @Test(arguments: ["y", "", "Yes"])
  func goesOnFromWhereItWas(_ answer: String) throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    #expect(desk.journals.count == 1)
    let terminal = try restarted(desk, lines: 4, answer: answer, until: "motion t=0.0833s>")
    try terminal.expectScreen("53.1155")
    let prompt = "motion t=0.0833s>"
    #expect(try terminal.enter("history", until: prompt).count == 4)
    #expect(try terminal.enter("check", until: prompt) == ["all 2 cells agree"])
    #expect(desk.journals.count == 1, "the new session's alone")
    try leave(terminal, desk)
  }

  /// The question says when the session ended, and what it was about.
  @Test func theQuestionSaysWhatItIsAbout() throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    let journal = desk.path("state/motionbook/" + (try #require(desk.journals.first)))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_355_900)], ofItemAtPath: journal)
    let plain = try desk.prompt("-q", columns: 64, until: nil)
    try plain.expectCursorLine("[y]")
    let lines = plain.screen.split(separator: "\n")
    #expect(lines.first == "A session of 4 lines ended unexpectedly at 2026-03-01 09:05:")
    #expect(lines[1].hasPrefix("  view 빨강 frame (100, 0, 100, 100); gravity on 빨강; run"))
    #expect(lines[1].hasSuffix("…") && lines.count == 4, "\(lines)")
    plain.send("y\r")
    try plain.expectCursorLine("motion t=0.0833s>")
    try plain.enter("title \"A \\\"fall\\\"\"", until: "motion t=0.0833s>")
    plain.signal(SIGKILL)
    _ = try plain.waitForExit()
    let titled = try desk.prompt("-q", until: nil)
    try titled.expectCursorLine("[y]")
    try titled.expectScreen("\n  A \"fall\": view 빨강 frame (100, 0, 100, 100); ")
  }

  @Test(arguments: ["n", "NO"])
  func startsAfreshWhereItIsNotWanted(_ answer: String) throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    let terminal = try restarted(desk, lines: 4, answer: answer, until: "motion t=0s>")
    try terminal.expectScreen("kept: `open 1` brings it back\nmotion t=0s>")
    #expect(try terminal.enter("history", until: "motion t=0s>") == [])
    try leave(terminal, desk)
    let next = try desk.prompt("-q")
    #expect(next.screen == "motion t=0s>", "nothing is asked any more")
    try next.enter("open 1", until: "motion t=0.0833s>")
    #expect(try next.enter("history", until: "motion t=0.0833s>").count == 4)
  }

  @Test func aQuestionThatIsNotAnsweredIsAskedAgain() throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    let first = try desk.prompt("-q", until: nil)
    try first.expect("ended unexpectedly")
    try first.expectCursorLine("[y]")
    first.send(.control("c"))
    try first.expectCursorLine("motion t=0s>")
    #expect(try first.enter("print 1", until: "motion t=0s>") == ["1"])
    first.send("quit\r")
    #expect(try first.waitForExit() == .exited(0))
    let second = try restarted(desk, lines: 4, until: "motion t=0.0833s>")
    try leave(second, desk)
  }

  /// A reader who has missed the question types a command; the old session is kept.
  @Test func anyOtherLineBeginsAnew() throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    let terminal = try restarted(desk, lines: 4, answer: "run 1s", until: "motion t=0s>")
    try terminal.expectScreen("so a new session begins; the line did not run.")
    try terminal.expectScreen("kept: `open 1` brings it back\nmotion t=0s>")
    #expect(try terminal.enter("history", until: "motion t=0s>") == [])
    try leave(terminal, desk)
  }

  @Test func aTornLineIsLeftOut() throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    let name = "state/motionbook/" + (try #require(desk.journals.first))
    try desk.write(name, bytes: try desk.bytes(name) + Array("run 100".utf8))
    let terminal = try restarted(desk, lines: 4, until: "motion t=0.0833s>")
    try leave(terminal, desk)
  }

  @Test func aJournalTornAnywhereIsNoTrap() throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    let name = "state/motionbook/" + (try #require(desk.journals.first))
    let whole = try desk.bytes(name)
    for count in stride(from: 0, through: whole.count, by: 17) {
      try desk.write(name, bytes: Array(whole.prefix(count)))
      let terminal = try desk.prompt("-q", until: nil)
      let finished = whole.prefix(count).count { $0 == UInt8(ascii: "\n") } - 1
      if finished > 0 {
        try terminal.expect("A session of \(finished) ")
        try terminal.expectCursorLine("[y]")
        terminal.send("\r")
      }
      try terminal.expectCursorLine(finished > 2 ? "motion t=0.0833s>" : "motion t=0s>")
      try leave(terminal, desk)
    }
  }

  @Test func whatWasUndoneStaysUndone() throws {
    let desk = try Desk()
    try killedSession(
      desk,
      [("let a = 1", "motion t=0s>"), ("run 1s", "motion t=1s>"), ("undo", "motion t=0s>")])
    let terminal = try restarted(desk, lines: 3, until: "motion t=0s>")
    #expect(try terminal.enter("history", until: "motion t=0s>") == ["1  let a = 1"])
    try leave(terminal, desk)
  }

  @Test func travelsInTimeAreKept() throws {
    let desk = try Desk()
    try killedSession(
      desk,
      [
        ("run 2s", "motion t=2s>"), ("back 30", "motion t=1.5s>"), ("let a = t", "motion t=1.5s>"),
        ("goto 3s", "motion t=3s>"),
      ])
    let terminal = try restarted(desk, lines: 4, until: "motion t=3s>")
    #expect(try terminal.enter("a", until: "motion t=3s>") == ["1.5 s"])
    try leave(terminal, desk)
  }

  @Test func aSessionOverANotebookComesBackWithIt() throws {
    let desk = try Desk()
    try desk.write("a.md", NotebookCommandTests.good)
    let prompt = "motion t=0.0833s>"
    try killedSession(desk, [("let a = 1", prompt)], file: "a.md", start: prompt)
    let terminal = try restarted(desk, lines: 2, until: prompt)
    #expect(try terminal.enter("save \"a.md\"", until: prompt) == ["saved a.md"])
    try leave(terminal, desk)
    let saved = try desk.text("a.md")
    #expect(saved == NotebookCommandTests.good + "\n\n```motion\nlet a = 1\n```\n")
    #expect(try desk.run("check", "a.md").status == .exited(0))
  }

  /// A required file was moved away: the lines that fail must not be lost.
  @Test func aSessionThatComesBackInPartStays() throws {
    let desk = try Desk()
    try desk.write("a.md", NotebookCommandTests.good)
    let prompt = "motion t=0.0833s>"
    try killedSession(
      desk, [("let a = 1", prompt), ("box.center.y", prompt)], file: "a.md", start: prompt)
    let journal = try #require(desk.journals.first)
    let bytes = try desk.bytes("state/motionbook/" + journal)
    try FileManager.default.moveItem(atPath: desk.path("a.md"), toPath: desk.path("b.md"))

    let second = try restarted(desk, lines: 3, until: "motion t=0s>")
    try second.expectScreen("2 lines of 3 failed, so the session stays as it was.")
    #expect(try second.enter("print a", until: "motion t=0s>") == ["1"])
    second.send("quit\r")
    #expect(try second.waitForExit() == .exited(0))
    #expect(desk.journals == [journal])
    #expect(try desk.bytes("state/motionbook/" + journal) == bytes)

    try FileManager.default.moveItem(atPath: desk.path("b.md"), toPath: desk.path("a.md"))
    let third = try restarted(desk, lines: 3, until: prompt)
    #expect(try third.enter("print a, box.center.y", until: prompt) == ["1 53.1155"])
    try leave(third, desk)
  }

  @Test func aRecoveryThatIsStoppedIsOfferedAgain() throws {
    let desk = try Desk()
    let folder = desk.path("state/motionbook")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lines = EndlessScene.lines + [EndlessScene.run]
    try desk.write(
      "state/motionbook/session-1-0.journal",
      "motionbook journal 1\n" + lines.map { $0 + "\n" }.joined())
    let terminal = try desk.prompt("-q", columns: 100, until: nil)
    try terminal.expectCursorLine("[y]")
    terminal.send("y\r")
    try terminal.expect("Ctrl-C to stop")
    terminal.send(.control("c"))
    try terminal.expect("The session stays as it was. The next start will offer it again.")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("print 7", until: "motion t=0s>") == ["7"])
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(desk.journals == ["session-1-0.journal"])
  }

  @Test func behindOneThatIsNotWantedTheNextIsOffered() throws {
    let desk = try Desk()
    try killedTwice(desk, [("let a = 1", "motion t=0s>"), ("let b = 2", "motion t=0s>")])
    let third = try desk.prompt("-q", until: nil)
    try third.expect("A session of 2 lines ended unexpectedly")
    try third.expectCursorLine("[y]")
    third.send("n\r")
    try third.expect("kept: `open 1` brings it back\nA session of 1 line ended unexpectedly")
    try third.expectCursorLine("[y]")
    third.send("y\r")
    try third.expectCursorLine("motion t=1s>")
    try leave(third, desk)
  }

  @Test func ofTwoTheNewerIsOfferedFirst() throws {
    let desk = try Desk()
    try killedTwice(desk, [("run 2s", "motion t=2s>"), ("run 3s", "motion t=5s>")])
    let third = try restarted(desk, lines: 2, until: "motion t=5s>")
    third.send("quit\r")
    #expect(try third.waitForExit() == .exited(0))
    let fourth = try restarted(desk, lines: 1, until: "motion t=1s>")
    try leave(fourth, desk)
  }

  @Test func aSessionThatStillRunsIsNotOffered() throws {
    let desk = try Desk()
    let first = try desk.prompt("-q")
    try first.enter("run 1s", until: "motion t=1s>")
    let second = try desk.prompt("-q")
    #expect(second.screen == "motion t=0s>")
    #expect(desk.journals.count == 2)
  }

  @Test func killedAgainAtOnceNothingIsLost() throws {
    let desk = try Desk()
    try killedSession(desk, Self.fall)
    for _ in 0..<2 {
      let terminal = try restarted(desk, lines: 4, until: "motion t=0.0833s>")
      terminal.signal(SIGKILL)
      _ = try terminal.waitForExit()
    }
    let terminal = try restarted(desk, lines: 4, until: "motion t=0.0833s>")
    try leave(terminal, desk)
  }

  @Test func killedInARunTheLinesBeforeItAreThere() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", columns: 100)
    for line in EndlessScene.lines { try terminal.enter(line, until: "motion t=0s>") }
    terminal.send(EndlessScene.run + "\r")
    try terminal.expect("Ctrl-C to stop")
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    let next = try restarted(desk, lines: EndlessScene.lines.count, until: "motion t=0s>")
    #expect(try next.enter("box.center", until: "motion t=0s>") == ["(150, 50)"])
    try leave(next, desk)
  }

  @Test func aTerminalThatGoesAwayKeepsTheSession() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q")
    try terminal.enter("run 1s", until: "motion t=1s>")
    terminal.signal(SIGHUP)
    #expect(try terminal.waitForExit() == .killed(signal: SIGHUP))
    let next = try restarted(desk, lines: 1, until: "motion t=1s>")
    try leave(next, desk)
  }

  @Test func strangeFilesBesideAreLeftAlone() throws {
    let desk = try Desk()
    let folder = desk.path("state/motionbook")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try desk.write("state/motionbook/garbage.journal", bytes: OddInputTests.garbage)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.journal", withDestinationPath: desk.path("nowhere"))
    let terminal = try desk.prompt("-q")
    #expect(terminal.screen == "motion t=0s>")
    #expect(try desk.bytes("state/motionbook/garbage.journal") == OddInputTests.garbage)
  }
}
