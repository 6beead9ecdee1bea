import TestSupport
import Testing

/// The mouse in `play`: touches and drags are recorded as lines of the session.
@Suite struct PlayMouseTests {
  /// A scene that is played and paused.
  private func paused(_ lines: String...) throws -> PseudoTerminal {
    let terminal = try Desk().prompt(columns: 80, rows: 40)
    for line in lines { try terminal.enter(line, until: "motion t=0s>") }
    terminal.send("play\r")
    try terminal.expectState("the stage") { $0.modes.contains(1002) && $0.text.contains("speed") }
    terminal.send(" ")
    try terminal.expectScreen("paused")
    return terminal
  }

  /// The cell in which a word begins on the screen.
  private func cell(of word: String, _ terminal: PseudoTerminal) throws -> (column: Int, row: Int) {
    let rows = terminal.screen.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in rows.enumerated() {
      if let found = line.range(of: word) {
        return (line.distance(from: line.startIndex, to: found.lowerBound), row)
      }
    }
    throw ChildProblem.inVain(waitingFor: word, status: nil, output: terminal.screen)
  }

  /// Sends xterm's sequence for the left button.
  private func mouse(
    _ phase: String, _ cell: (column: Int, row: Int), _ terminal: PseudoTerminal
  ) {
    let (button, end) = (phase == "move" ? 32 : 0, phase == "up" ? "m" : "M")
    terminal.send("\u{1B}[<\(button);\(cell.column + 1);\(cell.row + 1)\(end)")
  }

  private func lines(_ terminal: PseudoTerminal) throws -> [String] {
    terminal.send("q")
    try terminal.expectPromptAfterPlaying()
    return try terminal.history()
  }

  @Test func touchesTellTheHandlers() throws {
    let terminal = try paused(
      "view red frame (50, 50, 100, 100) color red",
      "on touch.began red { print \"down\", event.view }", "on touch.moved red { print \"moved\" }",
      "on touch.ended red { print \"up\" }")
    var place = try cell(of: "red", terminal)
    mouse("down", place, terminal)
    try terminal.expectScreen("down red")
    place.column += 5
    mouse("move", place, terminal)
    try terminal.expectScreen("moved")
    mouse("up", place, terminal)
    try terminal.expectState("the end of the touch") { $0.text.contains("\nup") }
    let lines = try lines(terminal).suffix(3)
    #expect(lines.first?.contains(/^touch \(\d+, \d+\) held;$/) == true, "\(lines)")
    #expect(lines.dropFirst().first?.contains(/^touch moved \(\d+, \d+\);$/) == true)
    #expect(lines.last == "touch ended;")
  }

  @Test func aViewThatDynamicsMovesHangsAtTheHand() throws {
    let terminal = try paused(
      "view red frame (50, 50, 100, 100) color red", "collision on red bounds")
    var place = try cell(of: "red", terminal)
    let before = place
    mouse("down", place, terminal)
    try terminal.expectScreen("finger1")
    place.row += 6
    mouse("move", place, terminal)
    terminal.send(" ")
    try terminal.expectState("the view that follows") { state in
      let rows = state.text.split(separator: "\n", omittingEmptySubsequences: false)
      return rows.indices.contains {
        $0 > before.row + 3 && rows[$0].contains("red ") && !rows[$0].contains("center")
      }
    }
    mouse("up", place, terminal)
    try terminal.expectState("the view let go") { !$0.text.contains("finger1") }
    let lines = try lines(terminal).filter { !$0.hasPrefix("run ") }
    #expect(
      lines.contains { $0.hasPrefix("attach red to (") && $0.hasSuffix(" as finger1;") }, "\(lines)"
    )
    #expect(lines.contains { $0.hasPrefix("finger1.anchorPoint = (") })
    #expect(lines.last == "remove finger1;")
  }

  @Test func anInteractiveTransitionFollowsTheHand() throws {
    let terminal = try paused(
      "screen list color white", "screen detail color blue",
      "present detail with slide interactive")
    let place = try cell(of: "list", terminal)
    mouse("down", place, terminal)
    mouse("move", (place.column, place.row - 3), terminal)
    mouse("move", (place.column, place.row - 12), terminal)
    try terminal.expectScreen("detail")
    mouse("up", (place.column, place.row - 12), terminal)
    let lines = try lines(terminal)
    #expect(lines.contains { $0.hasPrefix("progress ") && $0.hasSuffix("%;") }, "\(lines)")
    #expect(["finish;", "cancel;"].contains(lines.last ?? ""))
  }

  @Test func aMouseInPixelsIsFinerThanCells() throws {
    let terminal = try paused("view red frame (50, 50, 100, 100) color red")
    let place = try cell(of: "red", terminal)
    terminal.send("\u{1B}[?1016;2$y")
    try terminal.expectState("pixels") { $0.modes.contains(1016) }
    // Cells have 8 by 16 pixels.
    let pixel = (column: place.column * 8, row: place.row * 16)
    mouse("down", pixel, terminal)
    for step in 1...3 { mouse("move", (pixel.column + 2 * step, pixel.row), terminal) }
    mouse("up", (pixel.column + 6, pixel.row), terminal)
    let lines = try lines(terminal)
    let down = try x(in: lines.last { $0.hasSuffix("held;") })
    let up = try x(in: lines.last { $0.hasPrefix("touch moved") })
    // 6 of the 8 pixels of a cell.
    #expect((3...12).contains(up - down), "\(lines)")
    #expect(!terminal.state.modes.contains(1016))
  }

  /// The x of a touch.
  private func x(in line: String?) throws -> Int {
    let found = try #require(line?.firstMatch(of: /\((\d+),/))
    return try #require(Int(found.1))
  }

  @Test func whoLeavesLetsGo() throws {
    let terminal = try paused("view red frame (50, 50, 100, 100) color red")
    mouse("down", try cell(of: "red", terminal), terminal)
    let lines = try lines(terminal).suffix(2)
    #expect(lines.first?.hasSuffix(" held;") == true)
    #expect(lines.last == "touch ended;")
  }

  @Test func beyondTheStageNothingIsTouched() throws {
    let terminal = try paused("view red frame (50, 50, 100, 100) color red")
    mouse("down", (0, 0), terminal)
    mouse("up", (0, 0), terminal)
    terminal.send("?")
    try terminal.expectScreen("this list")
    #expect(try lines(terminal).filter { $0.hasPrefix("touch") }.isEmpty)
  }
}
