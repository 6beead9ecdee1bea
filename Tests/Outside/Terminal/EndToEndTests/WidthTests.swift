import TestSupport
import Testing

/// The width of tables and plots: that of the terminal at a prompt, and 72 in recorded text.
@Suite struct WidthTests {
  private static let plot = "plot [1, 4, 9] height 4"

  /// The width of a plot's base, which is the width of the plot.
  private func width(_ lines: [String]) throws -> Int {
    try #require(lines.first { $0.contains("+--") }).count
  }

  @Test(arguments: [45, 60, 120, 200])
  func aPromptFillsItsTerminal(_ columns: Int) throws {
    let terminal = try Desk().prompt("-q", columns: columns)
    #expect(try width(terminal.enter(Self.plot, until: "motion t=0s>")) == columns)
    terminal.resize(columns: columns + 30, rows: 24)
    #expect(try width(terminal.enter(Self.plot, until: "motion t=0s>")) == columns + 30)
    try terminal.enter("set width 50", until: "motion t=0s>")
    #expect(try width(terminal.enter(Self.plot, until: "motion t=0s>")) == min(50, columns + 30))
  }

  @Test func whatIsGivenOutOnTheWayIsAsWide() throws {
    let terminal = try Desk().prompt("-q", columns: 110)
    let lines = try terminal.enter(
      "repeat 1 { \(Self.plot); run 1 frame }", until: "motion t=0.0167s>")
    #expect(try width(lines) == 110)
  }

  @Test func aWideTableStandsSideBySide() throws {
    let terminal = try Desk().prompt("-q", columns: 150)
    try terminal.enter("let longNumbersOfALongName = [1, 2]", until: "motion t=0s>")
    let names = Array(repeating: "longNumbersOfALongName", count: 5).joined(separator: ", ")
    let lines = try terminal.enter("table \(names)", until: "motion t=0s>")
    #expect(lines.count { $0.contains("-----") } == 1)
  }

  @Test func notebooksAndPipesKeepTheirWidth() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", columns: 120)
    try terminal.enter(Self.plot, until: "motion t=0s>")
    try terminal.enter("save \"a.md\"", until: "motion t=0s>")
    let saved = try desk.text("a.md")
    #expect(try width(saved.split(separator: "\n").map(String.init)) == 72)
    #expect(!saved.contains("▄"))
    let replayed = try terminal.enter("replay", until: "motion t=0s>")
    #expect(try width(replayed) == 72, "a notebook looks as it is kept")
    let run = try desk.run("-c", Self.plot)
    #expect(run.standardOutput.utf8.count == run.standardOutput.count)
    #expect(try width(run.standardOutput.split(separator: "\n").map(String.init)) == 72)
    #expect(try desk.run("check", "a.md").status == .exited(0))
  }

  /// Box drawing and braille where the terminal shows them; all that is recorded stays ASCII.
  @Test func aTerminalWithUnicodeAndColorDrawsWithIt() throws {
    let desk = try Desk()
    let terminal = try desk.prompt("-q", settings: ["NO_COLOR": ""])
    try terminal.enter("view a frame (50, 50, 100, 100)", until: "motion t=0s>")
    let drawn = try terminal.enter("draw; \(Self.plot)", until: "motion t=0s>")
    // It is as small as the window asks for; what is saved is not.
    #expect(drawn.contains { $0.contains("┌──") && $0.contains("──┐") })
    #expect(drawn.contains { $0.unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } })
    for line in ["\(Self.plot) glyphs ascii", "set glyphs ascii; draw; \(Self.plot)"] {
      let plain = try terminal.enter(line, until: "motion t=0s>")
      #expect(plain.allSatisfy { $0.utf8.count == $0.count })
    }
    try terminal.enter("save \"a.md\"", until: "motion t=0s>")
    let saved = try desk.text("a.md")
    #expect(saved.contains("+-------+") && saved.utf8.count == saved.count)
    #expect(try desk.run("check", "a.md").status == .exited(0))
  }

  /// All of a drawing is seen in its window, with the prompt below it, and in a lesson with what
  /// comes next or with the pause before it.
  @Test(arguments: [16, 24, 40])
  func aDrawingFitsItsWindow(_ rows: Int) throws {
    let desk = try Desk()
    let box = "view a frame (50, 50, 100, 100)"
    let terminal = try desk.prompt("-q", rows: rows)
    let drawn = try terminal.enter("\(box); draw", until: "motion t=0s>")
    #expect((rows / 2..<rows).contains(drawn.count), "\(drawn.count) rows")
    try desk.write("mine.md", "# M\n\n```motion\n\(box)\ndraw\n```\n\n```motion\nprint 1\n```\n")
    let lesson = try desk.prompt("lesson", "mine.md", rows: rows, until: "mine 1/2 t=0s>")
    lesson.send("\r")
    try lesson.expectState("the next passage, or a pause before it") {
      $0.text.hasSuffix("mine 2/2 t=0s>") || $0.text.hasSuffix("(any key shows what comes next)")
    }
    let edges = lesson.screen.split(separator: "\n").filter { $0.contains("+--------") }
    #expect(edges.count == 2, "the upper and the lower edge: \(lesson.screen)")
  }

  /// With the title at its top and the prompt below it, in color too.
  @Test(arguments: [["NO_COLOR": ""], [:]])
  func chartsFitTheirWindow(_ settings: [String: String]) throws {
    let terminal = try Desk().prompt("-q", settings: settings, rows: 24)
    try terminal.enter(
      "view a frame (50, 50, 100, 100); gravity on a; run 1s", until: "motion t=1s>")
    let lines = [
      "plot a.center.y, a.velocity.y", "compare backOut, quadOut", "draw", "draw trails",
      "compare spring(mass: 1, stiffness: 100, damping: 10), uiSpring(damping: 0.5, duration: 1s)",
    ]
    for line in lines {
      let drawn = try terminal.enter(line, until: "motion t=1s>")
      #expect((12..<24).contains(drawn.count), "\(line): \(drawn.count) rows")
    }
    let asked = try terminal.enter("plot a.center.y height 30", until: "motion t=1s>")
    #expect(asked.count > 30)
  }

  @Test(arguments: [["LANG": "C", "NO_COLOR": ""], ["TERM": "dumb", "NO_COLOR": ""], [:]])
  func otherTerminalsDrawInASCII(_ settings: [String: String]) throws {
    let terminal = try Desk().prompt("-q", settings: settings)
    let drawn = try terminal.enter(
      "view a frame (50, 50, 100, 100); draw; \(Self.plot)", until: "motion t=0s>")
    #expect(drawn.contains { $0.contains("+-------+") })
    #expect(drawn.allSatisfy { $0.utf8.count == $0.count })
  }
}
