import Foundation
import TestSupport
import Testing

/// Sessions that are left at one prompt and restored at another.
@Suite struct LeavingTests {
  /// Types lines at a prompt of their own and leaves it. Returns the output at the end.
  @discardableResult
  private func session(_ desk: Desk, _ lines: String..., leaving key: String = "quit\r") throws
    -> String
  {
    let terminal = try desk.prompt("-q", columns: 100)
    for line in lines { try terminal.enter(line, until: "motion t=0s>") }
    terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(0))
    return String(terminal.screen.split(separator: "\n").last ?? "")
  }

  @Test(arguments: ["quit\r", "exit\r", "\u{4}"])
  func whatIsNotSavedComesBack(_ key: String) throws {
    let desk = try Desk()
    let said = try session(desk, "let a = 1", "let b = \"빨강\\n\"", leaving: key)
    #expect(said == "not saved: `open 1` brings this session back")
    #expect(desk.journals == [])
    let terminal = try desk.prompt("-q", columns: 100)
    try terminal.enter("open 1", until: "motion t=0s>")
    #expect(try terminal.enter("print a, b", until: "motion t=0s>") == ["1 빨강", ""])
  }

  @Test func aSessionThatComesBackIsSavedWhereItWas() throws {
    let desk = try Desk()
    try session(desk, "let a = 1", "save \"a b.md\"")
    let terminal = try desk.prompt("-q", columns: 100)
    try terminal.enter("open 1", until: "motion t=0s>")
    try terminal.enter("let b = 2", until: "motion t=0s>")
    #expect(try terminal.enter("save", until: "motion t=0s>") == ["saved \(desk.path("a b.md"))"])
    #expect(try desk.text("a b.md") == "```motion\nlet a = 1\nlet b = 2\n```\n")
    try desk.write("a b.md", "somebody's\n")
    try terminal.enter("let c = 3", until: "motion t=0s>")
    let answer = try terminal.enter("save", until: "motion t=0s>")
    #expect(answer.first?.hasPrefix("error: cannot write") == true)
    #expect(try desk.text("a b.md") == "somebody's\n")
  }

  @Test func theListIsInWords() throws {
    let desk = try Desk()
    try session(desk, "let a = 1", "view red frame (0, 0, 50, 50)")
    try session(desk, "let c = 3", "save \"c.md\"")
    for number in 1...2 {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number) * 1_000_000)],
        ofItemAtPath: desk.path("state/motionbook/session-\(number).kept"))
    }
    let terminal = try desk.prompt("-q", columns: 60)
    #expect(
      try terminal.enter("sessions", until: "motion t=0s>") == [
        "number  left              lines  begins with",
        "------  ----------------  -----  ---------------------------",
        "     2  1970-01-24 03:33      1  let c = 3",
        "     1  1970-01-12 13:46      2  let a = 1; view red frame …",
      ])
  }

  @Test func twoProgramsLeaveTwoSessions() throws {
    let desk = try Desk()
    let first = try desk.prompt("-q")
    let second = try desk.prompt("-q")
    try first.enter("let a = 1", until: "motion t=0s>")
    try second.enter("let b = 2", until: "motion t=0s>")
    for terminal in [second, first] {
      terminal.send(.control("d"))
      #expect(try terminal.waitForExit() == .exited(0))
    }
    #expect(desk.keptSessions == [1, 2])
    #expect(try desk.text("state/motionbook/session-1.kept").hasSuffix("let b = 2\n"))
  }

  @Test func onlyAPromptKeepsSessions() throws {
    let desk = try Desk()
    try desk.write("a.md", NotebookCommandTests.good)
    #expect(try desk.run("-c", "let a = 1").status == .exited(0))
    #expect(try desk.run(input: "let a = 1\n").status == .exited(0))
    #expect(try desk.run("run", "a.md").status == .exited(0))
    #expect(!desk.exists("state"))
    for line in ["sessions", "open 1"] {
      let run = try desk.run("-c", line)
      #expect(run.status == .exited(1))
      #expect(run.standardError.contains("sessions are kept only at the prompt"))
    }
    try desk.write("b.md", "```motion\nsessions\n```\n")
    let notebook = try desk.run("run", "b.md", "--allow-writes")
    #expect(notebook.standardError.contains("`sessions` is not allowed in a notebook"))
  }

  @Test func withoutHomeItIsSaidOnce() throws {
    let terminal = try desk(without: ["HOME", "XDG_STATE_HOME"])
    #expect(
      terminal.screen
        == "warning: HOME is not set, so only `save` keeps this session\nmotion t=0s>")
    try terminal.enter("let a = 1", until: "motion t=0s>")
    let answer = try terminal.enter("sessions", until: "motion t=0s>")
    #expect(answer.first == "error: no sessions are kept because HOME is not set")
    terminal.send("quit\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.hasSuffix("quit"))
  }

  private func desk(without names: [String]) throws -> PseudoTerminal {
    let empty = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
    return try Desk().prompt("-q", settings: empty)
  }
}
