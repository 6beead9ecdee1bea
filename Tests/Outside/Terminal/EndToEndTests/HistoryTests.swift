import Foundation
import TestSupport
import Testing

/// Lines of earlier sessions, recalled by the arrow keys.
@Suite struct HistoryTests {
  private func leave(_ terminal: PseudoTerminal) throws {
    try terminal.expectState("an empty prompt") { $0.cursorLine.hasSuffix("s>") }
    terminal.send(.control("d"))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func linesAreThereInTheNextSession() throws {
    let desk = try Desk()
    let first = try desk.prompt()
    try first.enter("print \"빨강\"", until: "motion t=0s>")
    try first.enter(" print 2", until: "motion t=0s>")
    try first.enter("nonsense", until: "motion t=0s>")
    first.send("repeat 2 {\r")
    try first.expectCursorLine("         ...")
    try first.enter("run 1s }", until: "motion t=2s>")
    try leave(first)

    let second = try desk.prompt()
    second.send(.up)
    try second.expectScreen("motion t=0s> repeat 2 {\n         ...   run 1s }")
    second.send(.enter)
    try second.expectCursorLine("motion t=2s>")
    // To the block, to its first line, past it.
    second.send(.up, .up, .up)
    try second.expectCursorLine("motion t=2s> nonsense")
    second.send(.up)
    try second.expectCursorLine("motion t=2s> print \"빨강\"")
    second.send(.enter)
    try second.expect("\n빨강\n")
    try leave(second)
  }

  @Test func theFileIsItsOwnersAndOnlyGrows() throws {
    let desk = try Desk()
    for line in ["print 1", " print 2", "print 3", "", "   "] {
      let terminal = try desk.prompt("-q")
      terminal.send(line + "\r")
      try terminal.expectState("another prompt") {
        $0.text.hasSuffix("motion t=0s>") && $0.text.split(separator: "\n").count > 1
      }
      try leave(terminal)
    }
    let text = try desk.text("state/motionbook/history")
    #expect(text == "{\"text\":\"print 1\"}\n{\"text\":\"print 3\"}\n")
    let attributes = try FileManager.default.attributesOfItem(
      atPath: desk.path("state/motionbook/history"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aLockedHistoryIsToldAndTheLineRuns() throws {
    let desk = try Desk()
    let terminal = try desk.prompt()
    try terminal.enter("print 1", until: "motion t=0s>")
    let handle = try #require(
      FileHandle(forWritingAtPath: desk.path("state/motionbook/history")))
    #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
    let answer = try terminal.enter("print 2", until: "motion t=0s>").joined(separator: " ")
    #expect(answer.contains("another program has locked") && answer.hasSuffix(" 2"), "\(answer)")
    #expect(try terminal.enter("print 3", until: "motion t=0s>") == ["3"])
    // Unlocked first, because a process that another test has started may have the handle too.
    flock(handle.fileDescriptor, LOCK_UN)
    try handle.close()
    try terminal.enter("print 4", until: "motion t=0s>")
    try leave(terminal)
    let text = try desk.text("state/motionbook/history")
    #expect(text == "{\"text\":\"print 1\"}\n{\"text\":\"print 4\"}\n")
  }

  @Test func historyCanBeLeftAlone() throws {
    let desk = try Desk()
    let first = try desk.prompt()
    try first.enter("print 1", until: "motion t=0s>")
    try leave(first)
    let second = try desk.prompt("--no-history")
    second.send(.up)
    try second.enter("print 2", until: "motion t=0s>")
    #expect(!second.scrollback.contains("print 1"), "none is read")
    second.send(.up)
    try second.expectCursorLine("motion t=0s> print 2")
    second.send(.control("c"))
    try second.expect("^C\n")
    try leave(second)
    #expect(
      try desk.text("state/motionbook/history") == "{\"text\":\"print 1\"}\n", "none is written")
  }

  @Test func aStateFolderThatCannotBeMadeStopsNobody() throws {
    let desk = try Desk()
    try desk.write("file", "")
    let terminal = try desk.prompt(settings: ["XDG_STATE_HOME": desk.path("file")], until: nil)
    try terminal.expect("cannot keep this session")
    try terminal.expectCursorLine("motion t=0s>")
    #expect(try terminal.enter("print 7", until: "motion t=0s>").last == "7")
    #expect(try terminal.enter("print 8", until: "motion t=0s>") == ["8"], "told once")
    try leave(terminal)
  }

  @Test func whatWasTypedIsSearchedBackwards() throws {
    let terminal = try Desk().prompt()
    for line in ["print 111", "print 222", "print 133"] {
      try terminal.enter(line, until: "motion t=0s>")
    }
    terminal.send(.control("r"))
    terminal.send("11")
    try terminal.expectScreen("print 111")
    terminal.send(.enter)
    try terminal.expect("\n111\nmotion t=0s>")
  }
}
