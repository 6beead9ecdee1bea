import Foundation
import TestSupport
import Testing

/// `clear` clears the screen and nothing else, and only on a terminal.
@Suite struct ClearTests {
  @Test(arguments: [(80, 24), (40, 5)])
  func theScreenIsClearedWithThePromptAtTheTop(_ columns: Int, _ rows: Int) throws {
    let terminal = try Desk().prompt("-q", columns: columns, rows: rows)
    for number in 1...9 { try terminal.enter("print \(number)", until: "motion t=0s>") }
    terminal.send("clear\r")
    try terminal.expectState("a prompt at the top of an empty screen") {
      $0.text.trimmingCharacters(in: .whitespacesAndNewlines) == "motion t=0s>"
        && $0.cursor.row == 0
    }
    #expect(try terminal.enter("print 7", until: "motion t=0s>") == ["7"])
    #expect(terminal.state.text.hasPrefix("motion t=0s> print 7\n7\nmotion t=0s>"))
  }

  @Test func theStageStaysAsItIs() throws {
    let terminal = try Desk().prompt("-q")
    try terminal.enter("view red frame (0, 0, 10, 10)", until: "motion t=0s>")
    terminal.send("clear\r")
    try terminal.expectState("a prompt on an empty screen") {
      $0.text.trimmingCharacters(in: .whitespacesAndNewlines) == "motion t=0s>"
    }
    #expect(try terminal.enter("print red.center.x", until: "motion t=0s>") == ["5"])
  }

  @Test(arguments: [["-c", "clear", "-c", "print 1"], ["run", "-"]])
  func aPipeGetsNoEscapeCodes(_ arguments: [String]) throws {
    let run = try Desk().run(
      arguments, input: "clear\nprint 1\n", settings: ["FORCE_COLOR": "1", "TERM": "xterm"])
    #expect(run.standardOutput == "1\n")
    #expect(run.standardError == "")
    #expect(run.status == .exited(0))
  }

  @Test func aFileGetsNoneBesideATerminal() throws {
    let desk = try Desk()
    let terminal = try PseudoTerminal(
      program: Desk.program, arguments: ["-c", "clear", "-c", "print 1"],
      environment: PseudoTerminal.plainEnvironment, standardOutput: desk.path("out"), owner: desk)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(try desk.text("out") == "1\n")
    #expect(terminal.rawOutput == "")
  }
}
