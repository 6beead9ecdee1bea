import Foundation
import TestSupport
import Testing

/// Sessions whose journal cannot be written or read.
@Suite struct KeepingTroubleTests {
  private func count(_ text: String, in terminal: PseudoTerminal) -> Int {
    terminal.scrollback.ranges(of: text).count
  }

  @Test func whatCouldNotBeWrittenIsWrittenLaterAndBothAreSaid() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", "--no-history", columns: 300)
    let prompt = "motion t=0s>"
    try terminal.enter("let a = 1", until: prompt)
    let place = desk.path("state/motionbook")
    try FileManager.default.removeItem(atPath: place)
    try desk.write("state/motionbook", "in the way\n")
    try terminal.enter("let b = 2", until: prompt)
    try terminal.enter("let c = 3", until: prompt)
    #expect(count("this session is no longer kept", in: terminal) == 1)
    #expect(count("kept again", in: terminal) == 0)
    try FileManager.default.removeItem(atPath: place)
    try terminal.enter("let d = 4", until: prompt)
    try terminal.enter("let f = 5", until: prompt)
    #expect(count("this session is kept in full again", in: terminal) == 1)
    #expect(count("warning", in: terminal) == 1)
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    let journal = try #require(desk.journals.first)
    let lines = try desk.text("state/motionbook/" + journal).split(separator: "\n").dropFirst()
    #expect(lines == ["let a = 1", "let b = 2", "let c = 3", "let d = 4", "let f = 5"])
  }

  /// Even a line that is not kept restores a deleted journal.
  @Test func aJournalThatWasTakenAwayIsThereAtTheNextPrompt() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", columns: 300)
    try terminal.enter("let a = 1", until: "motion t=0s>")
    try FileManager.default.removeItem(atPath: desk.path("state"))
    try terminal.enter("nonsense", until: "motion t=0s>")
    terminal.signal(SIGKILL)
    _ = try terminal.waitForExit()
    let journal = try #require(desk.journals.first)
    #expect(
      try desk.text("state/motionbook/" + journal) == "motionbook journal 1\nlet a = 1\n")
  }

  @Test func aSessionLeftWhereItCannotBeKeptPromisesNothing() throws {
    let desk = try Desk()
    try desk.write("state", "in the way\n")
    let terminal = try desk.prompt("-q", "--no-history", columns: 300, until: nil)
    try terminal.expect("warning: cannot keep this session")
    try terminal.expectCursorLine("motion t=0s>")
    try terminal.enter("let a = 1", until: "motion t=0s>")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(count("cannot keep the session you left", in: terminal) == 1)
    #expect(count("brings this session back", in: terminal) == 0)
  }

  @Test func aJournalThatIsTooLongIsNamed() throws {
    let desk = try Desk()
    let folder = desk.path("state/motionbook")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let name = "session-1-0.journal"
    try desk.write("state/motionbook/" + name, "motionbook journal 1\n")
    #expect(truncate(folder + "/" + name, 70 << 20) == 0)
    let terminal = try desk.prompt("-q", columns: 300)
    #expect(
      terminal.screen == """
        warning: cannot read a session that ended unexpectedly: `\(folder)/\(name)` is longer than 16777216 bytes
        motion t=0s>
        """)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(desk.journals == [name])
  }

  /// Opening a pipe waits for a writer, and there is none.
  @Test func pipesInTheStateFolderHoldNothingUp() throws {
    let desk = try Desk()
    let folder = desk.path("state/motionbook")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["history", "session-1-0.journal", "session-1.kept"] {
      #expect(mkfifo(folder + "/" + name, 0o600) == 0)
    }
    let terminal = try desk.prompt("-q", columns: 300)
    #expect(try terminal.enter("print 7", until: "motion t=0s>").last == "7")
    #expect(try terminal.enter("print 8", until: "motion t=0s>") == ["8"])
    #expect(count("cannot save the line history: ", in: terminal) == 1)
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(desk.keptSessions == [1, 2])
  }

  @Test func aFileThatMayNotBecomeSoLongIsAMistake() throws {
    let desk = try Desk()
    try desk.write("a.md", "old\n")
    let run = try desk.shell(
      "ulimit -f 0; \"$motionbook\" -c 'let a = 1' -c 'save \"a.md\" replacing'")
    #expect(run.standardError.contains("error: cannot write `a.md`: File too large\n"))
    #expect(run.status == .exited(1))
    #expect(try desk.text("a.md") == "old\n")
  }

  @Test func aWorkingFolderThatIsGoneIsNamed() throws {
    let run = try Desk().shell(
      "mkdir gone && cd gone && rmdir ../gone && \"$motionbook\" -c 'print 1' -c 'save \"a.md\"'")
    #expect(run.standardOutput == "1\n")
    #expect(
      run.standardError.contains("cannot write `a.md`: the working folder no longer exists\n"))
  }

  /// Too few files may be open for a line editor; lines are read all the same.
  @Test func withoutALineEditorThereIsStillAPrompt() throws {
    let terminal = try Desk().prompt("-q", after: "ulimit -n 5")
    #expect(count("warning: the line editor cannot start", in: terminal) == 1)
    terminal.send("print 4 + 3\r")
    try terminal.expect("\n7\n")
    try terminal.expectCursorLine("motion t=0s>")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
