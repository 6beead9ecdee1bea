import Foundation
import TestSupport
import Testing

/// Ctrl-C without a prompt: nothing continues, and the exit status says so.
@Suite struct StoppingTests {
  /// More than the capacity of a pipe, so that the program waits in the middle of it.
  private static let long = String(repeating: "bounce", count: 15_000)

  @Test func aScriptOfManyStatements() throws {
    let script = String(repeating: "print \"go go go go go go\"\n", count: 20_000)
    let run = try Desk().run(
      "run", "-", input: script + "print \"not reached\"\n",
      nudge: .init(signal: SIGINT, after: "go"))
    #expect(run.status == .exited(130))
    #expect(!run.standardOutput.contains("not reached"))
  }

  @Test(arguments: [[], ["--json"]])
  func inTheMiddleOfALongAnswer(_ options: [String]) throws {
    let run = try Desk().run(
      options + ["-c", "print \"\(Self.long)\"", "-c", "print \"not reached\""],
      nudge: .init(signal: SIGINT, after: "bounce"))
    #expect(run.status == .exited(130))
    #expect(!run.standardOutput.contains("not reached"))
  }

  @Test func theLastAnswerOfAll() throws {
    let run = try Desk().run(
      "-c", "print \"\(Self.long)\"", nudge: .init(signal: SIGINT, after: "bounce"))
    #expect(run.status == .exited(130), "what was cut off is not good")
  }

  @Test func inAMistakeThatIsLong() throws {
    let desk = try Desk()
    let cell = "<!-- motion: error -->\n```motion\nnonsense\n```\n"
    try desk.write("a.md", "```motion\nprint \"\(Self.long)\"\n```\n" + cell)
    let run = try desk.run("run", "a.md", nudge: .init(signal: SIGINT, after: "bounce"))
    #expect(run.status == .exited(130))
  }

  /// The expected input never comes.
  @Test(arguments: [["-c", "print \"go\"", "-"], ["-c", "print \"go\"", "-", "--json"]])
  func whileTheScriptIsRead(_ arguments: [String]) throws {
    let desk = try Desk()
    let terminal = try PseudoTerminal(
      program: Desk.program, arguments: arguments,
      environment: PseudoTerminal.plainEnvironment, owner: desk)
    try terminal.expect("go")
    terminal.send("print 1\r")
    terminal.send(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
  }

  /// The user expects a prompt: the pasted lines do not continue, but finished ones stay.
  @Test func aPasteOfManyLines() throws {
    let terminal = try Desk().prompt("-q", columns: 100)
    let endless =
      EndlessScene.lines + ["print \"go\"", EndlessScene.run, "let late = 1", "let later = 2"]
    terminal.paste(endless.joined(separator: "\n"))
    terminal.send("\r")
    try terminal.expect("Ctrl-C to stop")
    terminal.send(.control("c"))
    try terminal.expect(
      "stopped here; the state is kept\nthe 2 lines after it were not run\nmotion t=")
    terminal.send("late\r")
    try terminal.expect("error: ")
    terminal.send("box.alpha\r")
    try terminal.expect("\n1\n")
  }
}
