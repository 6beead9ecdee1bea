import Foundation
import TestSupport
import Testing

/// Colors of views and of series: on a terminal with colors, but not in files.
@Suite struct ColorTests {
  private static let lines = [
    "view red frame (50, 50, 100, 100) color red", "draw", "plot elasticOut, bounceOut height 4",
  ]
  /// The background of a red view behind its name, and the yellow of the second series.
  private static let painted = ["\u{1B}[48;5;167;38;5;231m", "\u{1B}[33mo"]

  private func isPainted(_ text: String) -> Bool {
    let found = Self.painted.map(text.contains)
    #expect(found[0] == found[1])
    return found[0]
  }

  private func onATerminal(_ settings: [String: String], _ options: [String]) throws -> Bool {
    let desk = try Desk()
    let terminal = try PseudoTerminal(
      program: Desk.program, arguments: options + Self.lines.flatMap { ["-c", $0] },
      environment: PseudoTerminal.plainEnvironment.merging(settings) { $1 }, owner: desk)
    #expect(try terminal.waitForExit() == .exited(0))
    return isPainted(terminal.rawOutput)
  }

  @Test func aTerminalThatHasColorsShowsThem() throws {
    #expect(try onATerminal([:], []))
    #expect(try !onATerminal(["NO_COLOR": "1"], []))
    #expect(try !onATerminal(["TERM": "dumb"], []))
    #expect(try !onATerminal([:], ["--no-color"]))
    #expect(try onATerminal(["NO_COLOR": "1"], ["--color", "always"]))
  }

  @Test func aPipeIsPlainUnlessItIsAskedFor() throws {
    let script = Self.lines.joined(separator: "\n") + "\n"
    #expect(try !isPainted(Desk().run("-", input: script).standardOutput))
    #expect(try isPainted(Desk().run("--color", "always", "-", input: script).standardOutput))
  }

  /// A saved notebook contains no colors, even if the screen shows them.
  @Test func aNotebookIsPlain() throws {
    let desk = try Desk()
    let script = Self.lines.joined(separator: "\n") + "\nsave \"looks.md\"\n"
    #expect(try isPainted(desk.run("--color", "always", "-", input: script).standardOutput))
    let notebook = try desk.text("looks.md")
    #expect(notebook.contains("|  red  |") && !notebook.contains("\u{1B}"))
    #expect(try desk.run("check", "--color", "always", "looks.md").status == .exited(0))
    let answers = try desk.run(
      "--color", "always", "--json", "-", input: script.replacing("looks", with: "b"))
    #expect(!answers.standardOutput.contains("\u{1B}"))
  }
}
